import type { Echo } from '@stoa/schema/answer-check';
import type { InputType } from '@stoa/schema/problem';

/** What a student wrote, as a hint repeats it to her, so that she knows what is meant. */
export type Wrote = {
  /** For a prompt: the text as it was read, or as the learner typed it. */
  plain: string;
  /** For the learner: `You wrote $\frac{3}{8}$.`; empty if it is too long to repeat. */
  named: string;
};

const longest = 90;

/** Repeats an answer. `echo` is how it was read, `normalized` its canonical form; both are null if it couldn't be read. */
export function nameBack(input: InputType, text: string, echo: Echo | null, normalized: string | null): Wrote {
  if (echo === null || normalized === null) return { plain: text, named: '' };
  if (input === 'multiple_choice') return { plain: `${normalized}: ${echo.plain}`, named: `You chose ${normalized}.` };
  if (input === 'boolean') return { plain: normalized, named: `You answered “${normalized}”.` };
  return { plain: echo.plain, named: echo.latex.length > longest ? '' : `You wrote $${echo.latex}$.` };
}

/**
 * Names the first line of the learner's work that doesn't follow from those before it. `index` counts from 0; `sound`: every
 * line before it was shown to follow, so she may be told that.
 */
export function nameLine(
  index: number,
  text: string,
  { echo, sound }: { echo: Echo | null; sound: boolean },
): Wrote & { number: number } {
  const number = index + 1;
  // A hint follows, which may begin with "Look at", so the line is just named, if it can be repeated.
  const line = echo === null || echo.latex.length > longest ? `Go back to line ${number}.` : `Line ${number}: $${echo.latex}$.`;
  const praise = index === 1 ? 'Your first line is sound. ' : `Your work is sound up to line ${index}. `;
  return { number, plain: echo?.plain ?? text, named: `${sound && index > 0 ? praise : ''}${line}` };
}
