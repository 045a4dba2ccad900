import type { QuestionAnswer } from '@stoa/schema/study-plan';
import { checkAnswer } from '../../../../math/check-answer.ts';
import { isWorth } from '../../../../math/is-worth.ts';
import { choicePosition } from '../../../../math/judge/choices.ts';
import { inFigures } from '../../support/in-figures.ts';
import { numeralsIn } from '../../support/numbers-in.ts';
import { because } from '../reasons/because.ts';

/** The question that waits for an answer, with its known wrong answers. */
export type QuestionHeard = { answer: QuestionAnswer; text: string; wrong_answers: readonly { answer: string }[] };

/** True if a question asks for a number. Then words alone can't be sent as an answer: "Area is just how far around, right?". */
export const isNumeric = ({ input_type }: QuestionAnswer): boolean => ['integer', 'decimal', 'fraction'].includes(input_type);

/** Returns the verdict that opens a message: "True actually, the big one sits at the end anyway". */
export function openingTruth(text: string, { answer }: QuestionHeard): string | null {
  if (answer.input_type !== 'boolean' || text.includes('?')) return null;
  return truthAtOnce.exec(text)?.[1]?.toLowerCase() ?? null;
}
const truthAtOnce = new RegExp(
  String.raw`^\W*(?:(?:oh|ok|so|no|wait|i think|its|it['’]?s|it is|um+|hm+|well)\W+)*(true|false)\b(?=\s*(?:[,.!]|$|(?:${because}|actually|i think)\b))`,
  'i',
);

/** Returns the letter of the choice that opens a message, before a reason: "C because eighths are bigger pieces". */
export function openingChoice(text: string, { answer }: QuestionHeard): string | null {
  if (answer.input_type !== 'multiple_choice') return null;
  const said = letterAtOnce.exec(text)?.[1];
  if (said === undefined || text.includes('?')) return null;
  return choicePosition(said) < answer.choices.length ? said.toUpperCase() : null;
}

const letterAtOnce = new RegExp(
  String.raw`^\W*(?:(?:um+|ok|so|its|it['’]?s|i (?:think|pick|say|choose)|prob|probably|maybe)\W+)*([A-Ha-h])(?=\s*(?:[,.:)!]|$)|\s+(?:${because})\b)`,
);

/** Returns the verdict that stands alone at the end: "0.30 is 3 dimes and 0 pennies, its the same. false". */
export function closingTruth(text: string, { answer }: QuestionHeard): string | null {
  if (answer.input_type !== 'boolean') return null;
  const said = text.includes('?')
    ? /(?:^|[.!])\s*(?:(?:so|ok|oh|no|yes|its|it['’]?s)\W+)*(true|false)\s*[.!]/i.exec(text)
    : /[.!,;]\s*(?:(?:so|its|it['’]?s|i say|thats|that['’]?s) )*(true|false)\W*$/i.exec(text);
  return said?.[1]?.toLowerCase() ?? null;
}

/**
 * Returns the value that opens a message: a known wrong answer ("Its 13 percent isnt it, cause the top is 13"), or any value
 *         that the student says she got or gives a reason for ("i got 9/12, 8 from the first and 1 from the second", "5/1 bc i
 *         ate 5").
 */
export function openingClaim(
  text: string,
  { answer, text: stem, wrong_answers }: QuestionHeard,
  isProbed: boolean,
): string | null {
  const { got, said } = claimsAtOnce.exec(inFigures(text))?.groups ?? {};
  if (said === undefined) return null;
  const isHers = got !== undefined || (!isProbed && reasonAtOnce.test(text) && !text.includes('?'));
  if (isHers && checkAnswer(answer, said).verdict === 'correct') return said;
  if (isHers && isNumeric(answer) && !numeralsIn(stem).includes(said)) return said;
  return wrong_answers.some((one) => isWorth(answer, one.answer, said)) ? said : null;
}
/** What may come before a value that opens a message. */
const atOnce = String.raw`^\W*(?:(?:so|um+|ok|well|i think|i guess|maybe)\W+)*`;
const claimsAtOnce = new RegExp(
  String.raw`${atOnce}(?:(?:it['’]?s|it is|(?<got>i got|i get|(?:the|my) answer is)) )?(?:like |just )?\$?(?<said>-?\d+(?: ?[./:] ?\d+)?)(?: ?(?:%|percent))?\s*(?:,|\bisn['’]?t it\b|\b(?:${because})\b|\bits\b|\bit['’]s\b|[.!]*$)`,
  'i',
);
const reasonAtOnce = new RegExp(
  String.raw`${atOnce}(?:(?:it['’]?s|it is) )?\$?-?[\d./:]+(?: ?(?:%|percent))?\s*(?:${because})\b`,
  'i',
);

/** Returns a known wrong answer that a message concludes with: "58 minus 14 is 44 so it's 44 cm long". */
export function closingClaim(text: string, { answer, wrong_answers }: QuestionHeard): string | null {
  const [, said] = claimsAtEnd.exec(text) ?? [];
  if (said === undefined || text.includes('?')) return null;
  return wrong_answers.some((one) => isWorth(answer, one.answer, said)) ? said : null;
}
const claimsAtEnd =
  /\bso (?:it['’]?s|it is|that['’]?s|that is|thats|its|the answer is|x is|x =) (?:like |just )?\$?(-?\d+(?:[./]\d+)?)(?: ?(?:%|[a-z]+)){0,3}\W*$/i;
