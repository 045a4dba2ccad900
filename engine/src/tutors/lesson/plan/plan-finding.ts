import type { Leak } from '../../../guards/leak/find-leak.ts';

/**
 * Something that an author has to look at. `at` is its place as in the file, counted from 0, and starting at the plan if it's
 * inside the plan: `steps.2.questions.1.hint`, `opening`, `guidelines.misconceptions.0`. An error keeps the plan from students;
 * a warning doesn't.
 */
export type Finding = { at: string; says: string; severity: 'error' | 'warning' };

export const error = (at: string, says: string): Finding => ({ at, says, severity: 'error' });
export const warning = (at: string, says: string): Finding => ({ at, says, severity: 'warning' });

/**
 * A place as an author counts, for the middle of a sentence.
 *
 *     steps.0.questions.1.text → question 2 of step 1      opening.hint → the opening question
 */
export function placeInWords(at: string): string {
  const [, step, part, index] =
    /^steps\.(\d+)(?:\.(questions|another_way|worked_example|explanation)(?:\.(\d+))?)?/.exec(at) ?? [];
  if (step === undefined) {
    const [, example] = /^opening_examples\.(\d+)/.exec(at) ?? [];
    return example === undefined ? 'the opening question' : `example ${Number(example) + 1} beside the opening question`;
  }
  const of = `step ${Number(step) + 1}`;
  if (part === 'questions') return `question ${Number(index) + 1} of ${of}`;
  if (part === 'worked_example') return `the worked example of ${of}`;
  return of;
}

/**
 * Says how a text leaks an answer. If the leak was found in the middle of a word, the whole word is quoted: "minutes. 3 * 5 =
 * 15", not "inutes. 3 * 5 = 15".
 */
export function saidOfLeak(text: string, { says, at }: Pick<Leak, 'says' | 'at'>): string {
  const [before] = /\p{L}+$/u.exec(text.slice(0, at)) ?? [];
  const [rest] = /^\p{L}+/u.exec(text.slice(at)) ?? [];
  if (before === undefined || rest === undefined) return says;
  const cut = says.search(new RegExp(`(?<!\\p{L})${rest}`, 'u'));
  return cut < 0 ? says : `${says.slice(0, cut)}${before}${says.slice(cut)}`;
}

/** Returns the ids that occur more than once in a list, each once. */
export const repeated = (ids: readonly string[]): string[] => [...new Set(ids.filter((id, at) => ids.indexOf(id) !== at))];
