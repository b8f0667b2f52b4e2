/** The settings of this browser as reactive state, kept in its storage and shared by all its tabs. */
import { browserLanguage, showLanguage } from './i18n/index.svelte.ts';
import { parse, type Settings } from './settings.ts';

const KEY = 'tengen.settings';

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    // Some browsers refuse storage altogether; settings then last as long as the page.
    return null;
  }
}

/** The settings; assign to a field to change it, and it is kept. */
export const settings: Settings = $state(parse(stored()));

/** The board's props that follow the settings: `<Board {...boardSettings()} …>`. */
export function boardSettings() {
  return {
    look: settings.board,
    showCoordinates: settings.coordinates,
    showNumbers: settings.moveNumbers,
    confirm: settings.confirmMove,
  };
}

function keep(): void {
  const text = JSON.stringify(settings);
  try {
    if (text !== localStorage.getItem(KEY)) localStorage.setItem(KEY, text);
  } catch {
    // See `stored`.
  }
}

function showTheme(): void {
  const { theme } = settings;
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
}

/**
 * Makes the page follow the settings and keeps them. Resolves when the language's texts are there.
 *
 * @throws if the texts cannot be loaded.
 */
export async function startSettings(): Promise<void> {
  $effect.root(() => {
    $effect(keep);
    $effect(showTheme);
    $effect(() => {
      // A language that cannot be loaded now, offline perhaps, leaves the page in the one it has.
      showLanguage(settings.language ?? browserLanguage()).catch(() => undefined);
    });
  });
  addEventListener('storage', (event) => {
    if (event.key === KEY) Object.assign(settings, parse(event.newValue));
  });
  await showLanguage(settings.language ?? browserLanguage());
}
