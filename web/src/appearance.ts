import type { Settings } from '@stoa/schema/account';

type Appearance = Pick<Settings, 'theme' | 'motion' | 'text_size'>;
const name = 'stoa:appearance';

/** Applies a learner's settings to the page, and remembers them in this browser so that the next page begins with them. */
export function applyAppearance({ theme, motion, text_size }: Appearance): void {
  Object.assign(document.documentElement.dataset, { theme, motion, textSize: text_size });
  localStorage.setItem(name, JSON.stringify({ theme, motion, text_size }));
}

/** Applies the appearance that this browser used last, before anybody is signed in. */
export function applyLastAppearance(): void {
  const last = localStorage.getItem(name);
  if (last === null) return;
  const { theme, motion, text_size } = JSON.parse(last) as Appearance;
  applyAppearance({ theme, motion, text_size });
}

/** True if nothing that a script draws should move, because the settings or the system ask for less motion. */
export const prefersStillness = (): boolean =>
  document.documentElement.dataset['motion'] === 'reduced' || window.matchMedia('(prefers-reduced-motion: reduce)').matches;
