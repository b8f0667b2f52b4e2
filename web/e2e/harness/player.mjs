/** Somebody who plays: what they do at the board and what they see on it. */
import assert from 'node:assert/strict';

import { Explanation } from './explanation.mjs';
import { Person } from './person.mjs';
import { until } from './until.mjs';

/** @typedef {'black' | 'white'} Colour */

/** `h8` as people write it. @param {string} point */
const shown = (point) => point.toUpperCase();

/** @param {Element[]} cells */
const labels = (cells) => cells.map((cell) => cell.getAttribute('aria-label') ?? '');

/**
 * Whether the names of the stones on a board are the expected ones. Something may follow, such as the foul that a
 * stone is, but no further digit of its number.
 *
 * @param {readonly string[]} stones
 * @param {readonly string[]} expected
 */
function sameStones(stones, expected) {
  const left = new Set(stones);
  const all = expected.every((name) => {
    const found = [...left].find((stone) => stone.startsWith(name) && !/^\d/.test(stone.slice(name.length)));
    return found !== undefined && left.delete(found);
  });
  return all && left.size === 0;
}

export class Player extends Person {
  /** The board as a whole. */
  get board() {
    return this.page.locator('.board');
  }

  /** A point of the board. @param {string} point */
  cell(point) {
    return this.page.getByRole('gridcell', { name: new RegExp(`^${shown(point)}(?!\\d)`) });
  }

  /** Waits until the board asks this player for a point. */
  async isAsked() {
    await this.page.locator('.board.asks').waitFor();
  }

  /** The bar with the player's own name and clock. */
  get bar() {
    return this.page.getByTestId(/^player-/).filter({ hasText: this.says('web-you') });
  }

  /** The card that tells that the other one is away. */
  get absence() {
    return this.page.getByRole('region', { name: this.says('web-away-label'), exact: true });
  }

  /** Points at a place on the board. @param {string} point */
  async touch(point) {
    await this.isAsked();
    await (this.manner.touch ? this.cell(point).tap() : this.cell(point).click());
  }

  /** Places a stone when it is their turn, and sees it there. @param {string} point */
  async place(point) {
    await this.touch(point);
    if (this.manner.touch) {
      await this.seesChosen(point);
      await this.touch(point);
    }
    const names = ['black', 'white'].map((colour) =>
      this.says('web-point-stone', { point: shown(point), colour }),
    );
    await this.page.getByRole('gridcell', { name: new RegExp(`^(${names.join('|')})`) }).waitFor();
  }

  /** Waits until a point was chosen once and is to be confirmed. @param {string} point */
  async seesChosen(point) {
    const name = this.says('web-point-chosen', { point: shown(point) });
    await this.page.getByRole('gridcell', { name, exact: true }).waitFor();
  }

  /** Waits until these moves and no others stand on the board; colours alternate. @param {string} moves */
  async seesMoves(moves) {
    const expected = moves.split(' ').flatMap((point, index) => {
      const colour = index % 2 === 0 ? 'black' : 'white';
      return point === ''
        ? []
        : [this.says('web-point-move', { point: shown(point), colour, number: index + 1 })];
    });
    const stones = () => this.page.getByRole('gridcell', { name: this.#anyStone }).evaluateAll(labels);
    await until(
      async () => sameStones(await stones(), expected),
      async () => `${this.name} sees ${(await stones()).join('; ')}, and not ${moves}`,
    );
  }

  /** What any stone's name has in it. */
  get #anyStone() {
    const names = ['black', 'white'].map((colour) => this.says('web-point-stone', { point: '', colour }));
    return new RegExp(names.join('|'));
  }

  /** Waits for their own colour. @returns {Promise<Colour>} */
  async colour() {
    const stone = this.bar.getByRole('img', { name: this.says('black'), exact: true });
    await stone.or(this.bar.getByRole('img', { name: this.says('white'), exact: true })).waitFor();
    return (await stone.count()) > 0 ? 'black' : 'white';
  }

  /** Waits until a point is marked as forbidden. @param {string} point @param {string} kind */
  async seesForbidden(point, kind) {
    const words = {
      point: this.says('web-point-empty', { point: shown(point) }),
      kind: this.says(`kind-${kind}`),
    };
    const name = this.says('web-point-forbidden', words);
    await this.page.getByRole('gridcell', { name: new RegExp(`^${name}`) }).waitFor();
  }

  /** Waits until a stone is marked as a foul. @param {string} point @param {string} kind */
  async seesForbiddenStone(point, kind) {
    const name = new RegExp(`^${shown(point)}(?!\\d).*${this.says(`kind-${kind}`)}`);
    await this.page.getByRole('gridcell', { name }).waitFor();
  }

  /** Why a point is a foul or none. */
  get explanation() {
    return new Explanation(this);
  }

  /** Takes one of the 26 openings from the gallery. @param {string} code */
  async choosesOpening(code) {
    const gallery = this.page.getByRole('dialog', { name: this.says('web-gallery') });
    await gallery.getByRole('button', { name: new RegExp(`\\b${shown(code)}$`) }).click();
    await gallery.waitFor({ state: 'hidden' });
  }

  /** What is asked, with the buttons to answer it. */
  get question() {
    return this.page.getByRole('region', { name: this.says('web-question'), exact: true });
  }

  /** Answers with a number: of fifths, or of stones in a hand. @param {number} number */
  async saysNumber(number) {
    await this.question.getByRole('button', { name: String(number), exact: true }).click();
  }

  /** Opens what is folded under a text. @param {string} id */
  async unfolds(id) {
    await this.page.getByText(this.says(id), { exact: true }).filter({ visible: true }).click();
  }

  /** Offers points for the fifth move. @param {string} points */
  async offers(points) {
    const list = points.split(' ');
    for (const point of list) await this.touch(point);
    await this.press('web-offer-send', { count: list.length });
  }

  /** Gives the game up. */
  async resigns() {
    await this.press('web-resign');
    await this.sees('web-resign-sure');
    await this.press('web-resign');
  }

  /** The card with the result. */
  get result() {
    return this.page.getByTestId('result');
  }

  /** Waits for the end and checks that the card says so. @param {'won' | 'lost' | 'draw' | 'void'} how */
  async ends(how) {
    await this.result.getByRole('heading', { name: this.says(`web-result-${how}`) }).waitFor();
  }

  /** What the server refused last, when there is something. @param {string} id @param {Record<string, string | number>} args */
  async isRefused(id, args) {
    await this.page
      .getByTestId('refusal')
      .filter({ hasText: this.says(id, args), visible: true })
      .waitFor();
  }
}

/**
 * Plays moves, one player after the other.
 *
 * @param {readonly Player[]} players the one whose turn it is first
 * @param {string} moves
 */
export async function play(players, moves) {
  for (const [index, point] of moves.split(' ').entries()) {
    const player = players[index % players.length];
    assert.ok(player);
    await player.place(point);
  }
}

/**
 * The two as they have their colours: Black, White.
 *
 * @param {Player} one
 * @param {Player} other
 * @returns {Promise<[Player, Player]>}
 */
export async function byColour(one, other) {
  return (await one.colour()) === 'black' ? [one, other] : [other, one];
}
