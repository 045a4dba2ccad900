import type { Question } from '../../state/lesson-session.ts';
import { numeralsIn } from '../numbers-in.ts';
import { sharedWords } from '../words-in-common.ts';

/** Whether a reason for a right answer is the one that makes it right, one that holds by chance, or can't be judged. */
export type ReasonGiven = 'fits' | 'by_chance' | 'unknown';

/**
 * Weighs the student's reason for a right answer against the solution: by its words, and by its numbers if she calculates. "It
 * comes first" and "I like 8" are reasons by chance for any question, unless it asks for just that.
 */
export function weighReason(
  reason: string,
  { question_text, solution, hint }: Pick<Question, 'question_text' | 'solution' | 'hint'>,
): ReasonGiven {
  const chance = ofPlaces.test(reason) ? null : byChance.exec(reason);
  const isOfSolution =
    chance !== null && sharedWords([hint, ...solution.map(({ explanation }) => explanation)].join(' '), reason) > 1;
  if (chance !== null && !isOfSolution && !asksForExtreme.test(question_text) && !/\d ?[-+*/x×÷=] ?\d/.test(reason))
    return 'by_chance';
  const steps = solution.map(({ explanation, math }) => `${explanation} ${math}`);
  const numbers = numeralsIn(reason);
  if (numbers.length > 1) return steps.some((step) => holdsAll(numeralsIn(step), numbers)) ? 'fits' : 'unknown';
  return sharedWords([hint, ...steps].join(' '), reason) > 0 ? 'fits' : 'unknown';
}

const byChance = new RegExp(
  String.raw`\b(?:${[
    String.raw`(?:comes?|came|is|its|it's|was|stands?|sits?) (?:the )?(?:first|last|next)`,
    String.raw`(?:comes?|came|is|its|it's|was|stands?|sits?) (?:right |just )?(?:at|in|on) the (?:very )?(?:front|start|beginning|end)`,
    String.raw`(?:first|last|biggest|bigest|bigger|largest|smallest|highest|lowest) (?:numbers?|one|digits?|choice|option)`,
    String.raw`(?:biggest|largest|highest|greatest)(?: one| number)? (?:minus|take away|subtract|and subtract(?:ed)?) (?:the )?(?:smallest|lowest|least)`,
    String.raw`(?:is|its|it's|was) the (?:biggest|bigest|largest|smallest|highest|lowest)(?=\W*$)`,
    String.raw`i (?:just )?(?:like|love|guess(?:ed)?|felt)|(?:at )?random(?:ly)?`,
    String.raw`my (?:favou?rite|lucky) (?:number|sign|letter|answer|fraction)`,
    String.raw`(?:has|have|had) the (?:most|least|fewest)`,
    String.raw`(?:looks?|sounds?|seems?|feels?) (?:right|good|nice|bigger|smaller|correct)`,
    String.raw`always|normal(?:ly)?|usually|a (?:girl|boy)`,
  ].join('|')})\b`,
  'i',
);
/** Words for decimal places. With them, "first" names a place, so it's no reason by chance. */
const ofPlaces = /\b(?:tenths?|hundredths?|thousandths?|places?)\b/i;
const asksForExtreme =
  /\b(?:greatest|largest|biggest|smallest|least|highest|lowest|longest|shortest|most|first|last|range|always)\b/i;

/** Counts the words that a text shares with the hint and the explanations of the solution. */
export const sharedWithSolution = (text: string, { hint, solution }: Pick<Question, 'hint' | 'solution'>): number =>
  sharedWords([hint, ...solution.map(({ explanation }) => explanation)].join(' '), text);

const holdsAll = (all: readonly string[], some: readonly string[]): boolean => some.every((number) => all.includes(number));
