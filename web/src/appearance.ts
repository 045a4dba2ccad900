import type { Settings } from '@stoa/schema/account';

type Appearance = Pick<Settings, 'theme' | 'motion' | 'text_size'>;
const place = 'stoa:appearance';

/** Puts on what the learner has set, and remembers it in this browser so that the next page begins so. */
export function wear({ theme, motion, text_size }: Appearance): void {
  Object.assign(document.documentElement.dataset, { theme, motion, textSize: text_size });
  localStorage.setItem(place, JSON.stringify({ theme, motion, text_size }));
}

/** Before anybody is known: what this browser wore last. */
export function wearLast(): void {
  const last = localStorage.getItem(place);
  if (last === null) return;
  const { theme, motion, text_size } = JSON.parse(last) as Appearance;
  wear({ theme, motion, text_size });
}

/** Whether things should move, for what is drawn by script. */
export const prefersStillness = (): boolean =>
  document.documentElement.dataset['motion'] === 'reduced' || window.matchMedia('(prefers-reduced-motion: reduce)').matches;
