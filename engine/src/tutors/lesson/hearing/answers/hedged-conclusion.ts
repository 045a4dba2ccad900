import type { Question } from '../../state/lesson-session.ts';
import { selfCorrected } from '../../support/claims/self-corrected.ts';
import { writesFalseLine } from '../../support/claims/false-line.ts';
import { inOneLine, statedIn } from '../../support/claims/stated-lines.ts';
import { inFigures } from '../../support/in-figures.ts';
import { numeralsIn } from '../../support/numbers-in.ts';
import { isEqual, valueOf } from '../../support/reasons/working-told.ts';
import { because } from '../reasons/because.ts';
import { rightByValue } from './value-among-choices.ts';

const value = String.raw`\$?(?<said>-?\d+(?:\.\d+)?(?:\s*[/:]\s*\d+)?)(?![\d/:]|\.\d)`;
const hedge = String.raw`(?:(?:like|maybe|just|probably|kinda|prob) )*`;
const unit = String.raw`(?: ?%| (?!or\b|and\b|times\b|plus\b|minus\b|than\b)[a-z]+){0,2}`;
const itIs = String.raw`(?:it is|its|it['’]s|that is|thats|that['’]s|the answer is|x is|is it|is that|is the answer|is|would it be|could it be)`;
/** "So is it 7/8?", "it is 9?", "so maybe 17?": a value with a question mark. */
const asked = new RegExp(
  String.raw`(?:^|[.,!;]|\b(?:so|then|and|hm+|um+)\b)\s*(?<joint>(?:(?:so|then|hm+|um+|and|ok|i think) )*)${hedge}${itIs} ${hedge}${value}${unit}\s*\?`,
  'gi',
);
/** "Maybe 17 because …", "i think its like 9 cause …": a value with the reason for it. */
const reasoned = new RegExp(
  String.raw`\b(?:maybe|i think|i guess|probably|prob|like)(?: (?:maybe|its|it['’]?s|it is|like|in between|between|around|just|the answer is))* ${value}${unit},? (?:${because})\b(?<reason>.+)`,
  'i',
);
const weighs = /\bor\b|\b(?:wrong|idk|no idea|just guess\w*|guessed|random|said|says|told)\b/i;
/** A value that is asked about, too. */
const asksOfValue = /\d[^.!?]*\?/;

/**
 * Returns the right answer that the student comes to by work of hers, though she isn't sure of it: "so theres 8 slices so is it
 *         7/8?", "… because 4 to 12 is times 3. it is 9?", "maybe 17 bc 14 and 20". Taking it costs her nothing.
 *
 * Errors  none: null for a guess without work ("is it 5?"), which is only a wish to have it checked, and if she weighs it against
 *         something else or writes a false line.
 */
export function hedgedConclusion(question: Pick<Question, 'answer' | 'question_text'>, message: string): string | null {
  const text = inFigures(selfCorrected(message));
  if (weighs.test(text)) return null;
  const { said, reason } = reasoned.exec(text)?.groups ?? {};
  if (said !== undefined && !text.includes('?') && /\d/.test(reason!) && isOther(question, said) && !writesFalseLine(text))
    return rightByValue(question, said);
  const last = Array.from(text.matchAll(asked)).at(-1);
  if (last === undefined || !isOther(question, last.groups!.said!)) return null;
  const before = text.slice(0, last.index);
  if (asksOfValue.test(before) || asksOfValue.test(text.slice(last.index + last[0].length))) return null;
  const concludes = /\b(?:so|then)\b/i.test(`${last[0]}`.split(/\d/)[0]!) || new RegExp(`\\b(?:${because})\\b`, 'i').test(before);
  const works = (concludes && tellsFact(before)) || rejects.test(before) || isReckoned(before, last.groups!.said!);
  return works && !writesFalseLine(before) ? rightByValue(question, last.groups!.said!) : null;
}

/** "6/21 is not 8/21. is it 8/28?": rules out another value first. */
const rejects = /\d+\/\d+ (?:is not|isn['’]?t|isnt|is) (?:the same as |equal to |like )?\d+\/\d+/i;

/** A number with a word that says something: "theres 8 slices". "4 and 28" says nothing. */
const tellsFact = (before: string): boolean =>
  /\d/.test(before) && (before.match(/[a-z]{3,}|\d ?[-+*×÷] ?\d/gi) ?? []).some((word) => !saysNothing.test(word));
const saysNothing =
  /^(?:okay|wait|just|maybe|think|thought|guess|yeah|yes|well|um+|hm+|its|the|and|but|not|sure|then|like|answer|number|question)$/i;

/** "So 3 times 4. is 12 section?": the value of a line that the student leaves open. */
const isReckoned = (before: string, said: string): boolean =>
  statedIn(inOneLine(before)).some(({ line, value: is }) => is === null && isEqual(line.value, valueOf(said) ?? Number.NaN));

/** True unless the question itself has the value, as no choice. */
const isOther = ({ answer, question_text }: Pick<Question, 'answer' | 'question_text'>, said: string): boolean =>
  answer.input_type === 'multiple_choice' || !numeralsIn(question_text).includes(said);
