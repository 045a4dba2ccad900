import { withSlashedFractions } from '../../../math/slashed-fractions.ts';
import type { Question } from '../state/lesson-session.ts';

/** Matches a result in a line: a fraction or a number by itself after an equals sign. */
const results = /=\s*(\\[dt]?frac\s*\{\d+\}\s*\{\d+\}|-?\d+(?:\.\d+)?)(?=\s*(?:$|[=+\-,;]|\\[a-z]))/g;

/**
 * Returns the value that she writes, in LaTeX, if the question's solution works it out on the way: "4/8" for a line that says
 * 1/2 = 4/8. Returns null if it doesn't, if the value is in the question, or if the solution ends with it.
 *
 * Shape   `text` is the answer as it was read. Its form counts: on the way to 7/8 she finds 4/8, not 1/2.
 */
export function valueOnTheWay(
  { solution, question_text, answer }: Pick<Question, 'solution' | 'question_text' | 'answer'>,
  text: string,
): string | null {
  const said = plain(text);
  if (!/^-?\d+(?:\.\d+|\/\d+)?$/.test(said) || said === plain(answer.expected)) return null;
  if (numbersIn(question_text).includes(said)) return null;
  const found = solution.flatMap(({ math }) => [...math.matchAll(results)].flatMap(([, result]) => result ?? []));
  return found.find((result) => plain(result) === said) ?? null;
}

/** Writes 4/8 in one way. */
const plain = (text: string): string => withSlashedFractions(text).replace(/[\s$,]/g, '');

const numbersIn = (text: string): string[] =>
  text.replace(/\\[dt]?frac\s*\{(\d+)\}\s*\{(\d+)\}/g, ' $1/$2 ').match(/-?\d+(?:\.\d+|\/\d+)?/g) ?? [];
