/** What somebody does at the analysis board: which tool they hold, what they set up, what is explained to them. */
import { untrack } from 'svelte';

import type { Point } from '../board/geometry.ts';
import type { Stone } from '../board/types.ts';
import { Walk } from '../explain/walk.svelte.ts';
import { colourName } from '../game/names.ts';
import { refusalText } from '../game/refusals.ts';
import { t } from '../i18n/index.svelte.ts';
import { house } from '../live/house.svelte.ts';
import { notify } from '../shell/notices.svelte.ts';
import type { Foul, RulesJudged, SideJudged } from '../wire.ts';
import type { Analysis } from './analysis.svelte.ts';
import { Engine } from './engine.svelte.ts';
import { Explorer } from './explorer.svelte.ts';
import { explained, Judging } from './judging.svelte.ts';
import { lastMoveOf, parentOf, prefixesOf, ROOT, type Path } from './path.ts';
import { positionText, rootAt, toMoveAt } from './position.ts';
import { Setup } from './setup.svelte.ts';
import { Solving } from './solving.svelte.ts';
import { toggledArrow, toggledMark, type Tool } from './tools.ts';

/** What the panels beside the tree show. */
export type PanelId = 'engine' | 'explorer' | 'rules' | 'compare';

/** One sitting at the board. It follows the analysis as long as the component lives that has made it. */
export class Session {
  readonly analysis: Analysis;
  readonly judging = new Judging();
  readonly engine = new Engine();
  readonly explorer = new Explorer();
  readonly solving = new Solving();
  tool: Tool = $state('stone');
  /** Where an arrow begins whose end is not chosen yet. */
  tail: Point | null = $state(null);
  panel: PanelId = $state('engine');
  /** The rule sets that are compared. */
  compared: string[] = $state(['renju', 'standard', 'freestyle']);
  showForbidden = $state(true);
  showThreats = $state(false);
  /** The position that is being set up in place of the tree. */
  setup: Setup | null = $state(null);
  /** The explanation that is walked through. */
  walk: Walk | null = $state(null);
  /** The places whose moves are known to be forbidden. */
  fouls: ReadonlyMap<Path, Foul> = $state.raw(new Map());

  constructor(analysis: Analysis) {
    this.analysis = analysis;
    $effect(() => this.#judge());
    $effect(() => this.#follow());
    $effect(() => this.#explore());
    // Another root or rule set makes another game; edits of the tree do not.
    const root = $derived(analysis.root);
    $effect(() => {
      void root;
      untrack(() => {
        this.setup = null;
        this.fouls = new Map();
        this.engine.forget();
        this.solving.close();
      });
    });
    // After the fouls by another rule set are forgotten.
    $effect(() => this.#noteFouls());
    // What was explained is of another position now.
    $effect(() => {
      void analysis.path;
      this.leave();
    });
  }

  get rule(): string {
    return this.analysis.root.rule_set;
  }

  /** What the house says of the position by its own rule set. */
  get judged(): RulesJudged | null {
    return this.judging.by(this.rule);
  }

  /** The same for the side to move. */
  get own(): SideJudged | null {
    const toMove = this.judging.judged?.to_move;
    return this.judged?.sides.find(({ colour }) => colour === toMove) ?? null;
  }

  /** Whether somebody has won here. */
  get over(): boolean {
    return this.judged?.won != null;
  }

  /** Whether the tree's own position is on the board. */
  get atTree(): boolean {
    return this.walk === null && this.setup === null;
  }

  get stones(): readonly Stone[] {
    return this.walk?.stones ?? this.setup?.stones ?? this.analysis.stones;
  }

  /** Why a set-up position cannot be the beginning of anything. */
  get fault(): string | null {
    if (!this.setup) return null;
    if (this.judging.refusal) return refusalText(this.judging.refusal);
    const won = this.judged?.won;
    return won ? t('web-setup-won', { colour: colourName(won.colour) }) : null;
  }

  /** Whether a click on a point does anything. */
  allowed(point: Point): boolean {
    if (this.walk) return false;
    if (this.setup) return true;
    if (this.tool !== 'stone' && this.tool !== 'explain') return true;
    return !this.over && !this.analysis.stones.some((stone) => stone.point === point);
  }

  /** Says why a click does nothing where one could expect that it does. */
  refuse(point: Point): void {
    const won = this.judged?.won;
    const isFree = !this.analysis.stones.some((stone) => stone.point === point);
    if (this.atTree && won && isFree) notify(t('web-analysis-ended', { colour: colourName(won.colour) }));
  }

  /** Does what the tool is for. */
  touch(point: Point): void {
    const { analysis, tool, setup } = this;
    if (setup) setup.touch(point);
    else if (tool === 'stone') analysis.play(point);
    else if (tool === 'explain') this.explain(point);
    else if (tool === 'arrow') this.#drawArrow(point);
    else analysis.change([toggledMark(analysis.shown, tool, point)]);
  }

  /** Explains a free point for the side to move. */
  explain(point: Point): void {
    const { root, path, toMove } = this.analysis;
    this.walk = new Walk(explained(positionText(root, path), this.rule, point), toMove);
  }

  /** Explains the last move. */
  why(): void {
    const { root, path, lastStone } = this.analysis;
    const before = parentOf(path);
    if (lastStone === null) return;
    this.walk = new Walk(explained(positionText(root, before), this.rule, lastStone), toMoveAt(root, before));
  }

  /** Goes back to the position from an explanation or an arrow begun. */
  leave(): void {
    this.walk = null;
    this.tail = null;
  }

  beginSetup(): void {
    this.walk = null;
    this.setup = new Setup(rootAt(this.analysis.root, this.analysis.path));
  }

  /** Begins anew with the position that was set up, if it can be the beginning of anything. */
  endSetup(): void {
    if (!this.setup || this.fault !== null) return;
    const { root } = this.setup;
    this.setup = null;
    this.analysis.begin(root);
  }

  /** Goes on with the same moves by another rule set. */
  chooseRules(rule: string): void {
    const { root, tree, path } = this.analysis;
    this.analysis.begin({ ...root, rule_set: rule }, tree.edits(), path);
  }

  /** Ends all that goes on. */
  close(): void {
    this.judging.stop();
    this.explorer.stop();
    this.engine.stop();
    this.solving.close();
  }

  #drawArrow(point: Point): void {
    if (this.tail === null) {
      this.tail = point;
      return;
    }
    if (this.tail !== point) this.analysis.change([toggledArrow(this.analysis.shown, this.tail, point)]);
    this.tail = null;
  }

  #judge(): void {
    const draft = this.setup?.root;
    const { root, path } = this.analysis;
    const isCompared = this.panel === 'compare' && !draft;
    const others = isCompared ? this.compared.filter((each) => each !== this.rule) : [];
    this.judging.show(draft ? positionText(draft, ROOT) : positionText(root, path), [this.rule, ...others]);
  }

  /** The archive is asked only while somebody looks at what it says. */
  #explore(): void {
    if (this.panel !== 'explorer' || this.setup) return;
    const { root, path } = this.analysis;
    this.explorer.show(root, path);
  }

  #noteFouls(): void {
    const { judged } = this;
    if (!judged || this.setup || judged.fouls.length === 0) return;
    const { path } = this.analysis;
    const kinds = new Map(judged.fouls.map(({ point, kind }) => [point, kind]));
    untrack(() => {
      const found = prefixesOf(path).flatMap((place): Array<[Path, Foul]> => {
        const kind = kinds.get(lastMoveOf(place) ?? '');
        return kind === undefined ? [] : [[place, kind]];
      });
      this.fouls = new Map([...this.fouls, ...found]);
    });
  }

  #follow(): void {
    const { root, path } = this.analysis;
    const isOver = this.over || this.setup !== null;
    // After a break of the line, or when something else was worked out, it begins anew.
    void [this.engine.on, this.engine.lines, this.engine.isAside, house.status];
    untrack(() => this.engine.follow(root, path, isOver));
  }
}
