import type { Echo } from '@stoa/schema/answer-check';
import type { InputType } from '@stoa/schema/problem';

/** What a student wrote, as a hint names it back to her, so that she knows what is meant. */
export type Wrote = {
  /** For a prompt: as it was read, or as the learner typed it. */
  plain: string;
  /** For the learner: `You wrote $\frac{3}{8}$.`; empty where it is too long to be said again. */
  named: string;
};

const longest = 90;

/** Names an answer back. `echo` is how it was read, `normalized` its canonical form; both null where it could not be read. */
export function nameBack(input: InputType, text: string, echo: Echo | null, normalized: string | null): Wrote {
  if (echo === null || normalized === null) return { plain: text, named: '' };
  if (input === 'multiple_choice') return { plain: `${normalized}: ${echo.plain}`, named: `You chose ${normalized}.` };
  if (input === 'boolean') return { plain: normalized, named: `You answered “${normalized}”.` };
  return { plain: echo.plain, named: echo.latex.length > longest ? '' : `You wrote $${echo.latex}$.` };
}

/**
 * Names the first line of the learner's work that does not follow from those before it. `index` counts from 0; `sound`: every line before it
 * was shown to follow, so that she may be told so.
 */
export function nameLine(
  index: number,
  text: string,
  { echo, sound }: { echo: Echo | null; sound: boolean },
): Wrote & { number: number } {
  const number = index + 1;
  // A hint follows, which may well begin with "Look at", so the line is named by itself where it can be said again.
  const line = echo === null || echo.latex.length > longest ? `Go back to line ${number}.` : `Line ${number}: $${echo.latex}$.`;
  const praise = index === 1 ? 'Your first line is sound. ' : `Your work is sound up to line ${index}. `;
  return { number, plain: echo?.plain ?? text, named: `${sound && index > 0 ? praise : ''}${line}` };
}
