import { withSlashedFractions } from '../../../math/slashed-fractions.ts';
import type { Question } from '../state/lesson-session.ts';

/** What is worked out in a line: behind a sign of equality, a fraction or a number by itself. */
const results = /=\s*(\\[dt]?frac\s*\{\d+\}\s*\{\d+\}|-?\d+(?:\.\d+)?)(?=\s*(?:$|[=+\-,;]|\\[a-z]))/g;

/**
 * The value that she writes, in LaTeX, where the question's solution works it out on the way: "4/8" beside a line that says 1/2 = 4/8. Null where it is no such
 * value, where the question has it, or where the solution ends with it.
 *
 * Shape   `text` is the answer as it was read; the form counts, for what is found on the way to 7/8 is 4/8, and not 1/2.
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

/** 4/8 for each way of writing it. */
const plain = (text: string): string => withSlashedFractions(text).replace(/[\s$,]/g, '');

const numbersIn = (text: string): string[] =>
  text.replace(/\\[dt]?frac\s*\{(\d+)\}\s*\{(\d+)\}/g, ' $1/$2 ').match(/-?\d+(?:\.\d+|\/\d+)?/g) ?? [];
