import { checkAnswer } from '../../../../math/check-answer.ts';
import { gcd } from '../../../../math/exact/rational.ts';
import { findUnit } from '../../../../math/units/unit-table.ts';
import type { Question } from '../../state/lesson-session.ts';
import type { Beside } from '../../turn/lesson-move.ts';
import type { ChooseWording } from '../choose-wording.ts';
import { asksForUnit, isSimplest, wantsSimplest } from './asked-sentences.ts';

/** "Do i need the sign", "with the % or without", "is it 55 or 55%". */
const asksSign =
  /\b(?:do|does|should|must|can|could|if|whether|need|have to|gotta|supposed to|or)\b.{0,25}\b(?:need|write|put|use|include|add|type|leave|have|with(?:out)?|show|want)\b.{0,20}(?:\b(?:percent|dollar|degrees?|money|cents?|%|\$)? ?(?:sign|symbol)s?\b|[%$](?=\W*(?:$|[?!.,]|or\b)))|\b(?:sign|symbol) or (?:not|no|without|just)\b|(?<![\d./])(\d+(?:[./]\d+)?) or (?:just |like |is it )*(?:\1 ?%|\$ ?\1(?![\d.])|\1 percent)|(?<![\d./])(?:(\d+(?:[./]\d+)?) ?(?:%|percent)|\$(\d+(?:[./]\d+)?)) or (?:just |like |is it )*(?:\2|\3)(?!\d|[./]\d| ?%)/i;
/** Another sign than that of an amount: it matters. */
const otherSign =
  /\b(?:minus|negative|plus|equals?|equal|times|which|what|greater|less|comparison|-|\+|=|<|>) (?:sign|symbol)s?\b/i;

/** True if the judging takes the answer with its sign and without it. */
function readsEither({ answer, question_text: stem }: Question): boolean {
  if (!/^\d+(?:\.\d+)?$/.test(answer.expected)) return false;
  const isRead = (text: string): boolean => checkAnswer(answer, text).verdict === 'correct';
  if (/%|\bpercent\b/i.test(stem)) return isRead(answer.expected) && isRead(`${answer.expected}%`);
  return /\\\$|\bdollars?\b/.test(stem) && isRead(answer.expected) && isRead(`$${answer.expected}`);
}

const asksUnit = /\b([a-z]{2,12}) or (?:in |is it |like )*([a-z]{2,12})\b/gi;

/** "Inches or feet": returns the one of the two that the question asks for. */
function unitAsked({ question_text: stem }: Question, text: string): string | null {
  if (
    !/\?|\b(?:is it|do i|should i|in|which|use)\b/i.test(text) ||
    /\b(?:bigger|smaller|longer|larger|shorter|more|less)\b/i.test(text)
  )
    return null;
  const wanted = /\bhow many (?:[\w-]+ )?([a-z]+)|\bin ([a-z]+)\b(?=[^.?!]*\?)/gi;
  const named = Array.from(stem.matchAll(wanted), ([, many, within]) => (many ?? within)!.toLowerCase());
  for (const [, one = '', other = ''] of text.toLowerCase().matchAll(asksUnit)) {
    const [first, second] = [findUnit(one), findUnit(other)];
    const areUnits = first !== null && second !== null && first.kind === second.kind && first !== second;
    const areMoney = /^(?:dollars?|cents?)$/.test(one) && /^(?:dollars?|cents?)$/.test(other) && one !== other;
    if (!areUnits && !areMoney) continue;
    const isOf = (word: string): boolean =>
      named.some(
        (own) =>
          own.replace(/s$/, '') === word.replace(/s$/, '') || (findUnit(word) !== null && findUnit(own) === findUnit(word)),
      );
    const isNamed = (word: string): boolean => new RegExp(String.raw`\b${word.replace(/s$/, '')}s?\b`, 'i').test(stem);
    const fitting = named.some((own) => findUnit(own) !== null) ? [one, other].filter(isOf) : [one, other].filter(isNamed);
    if (fitting.length === 1) return fitting[0]!;
  }
  return null;
}

const asksSimplest =
  /\b(?:(?:do|does|should|must|did|if|whether) (?:i|we|it|that|this|you)|have to|need(?:s)? to|needs?|supposed to|gotta)\b.{0,25}\b(?:simplif\w*|simplest|reduc(?:e|ed|ing)|lowest terms|make it (?:smaller|simpler))\b(?! by\b)|\b(?:is it (?:ok|okay|fine|alright|bad)|do you mind|does it matter) (?:that|if) (?:i|it)\b.{0,20}\b(?:simplif\w*|reduc\w*|simplest)\b|\b(?:is|isn['’]?t) (?:it|this|that)(?: \w+)? (?:simplified|reduced|simplest|in (?:its |the )?(?:simplest|lowest))|\bcan (?:i|it|you|this)(?: be)? (?:still )?(?:simplif\w*|reduc\w*)/i;
const isReduced = (text: string): boolean => {
  const [, top, bottom] = /^\s*-?(\d+)\s*\/\s*(\d+)\s*$/.exec(text) ?? [];
  return top !== undefined && bottom !== undefined && gcd(BigInt(top), BigInt(bottom)) === 1n;
};

/**
 * Returns the reply to a question about the form of an answer that depends on the question: whether a sign belongs to it, in
 * which unit it's wanted, whether to simplify. `sent`: her right answer, if the question comes with one.
 *
 * Errors  none: null if she asks nothing of the kind, or the form isn't free and more is to be said.
 */
export function formAskedHere(question: Question, text: string, choose: ChooseWording, sent: string | null): Beside | null {
  if (/\b(?:why|how do|how can|when)\b/i.test(text)) return null;
  const told = (words: string): Beside => ({ do: 'answer_question', likeness: null, words });
  if (asksSign.test(text) && !otherSign.test(text) && readsEither(question))
    return { do: 'answer_shortly', answer: 'sign_either' };
  const unit = unitAsked(question, text);
  if (unit !== null) return told(choose(asksForUnit).replace('{}', () => unit));
  if (!asksSimplest.test(text)) return null;
  if (sent !== null) return isReduced(sent) ? told(choose(isSimplest)) : null;
  const wanted = question.answer.judging.form === 'reduced_fraction';
  return wanted || /\b(?:simplest form|lowest terms|simplify)\b/i.test(question.question_text)
    ? told(choose(wantsSimplest))
    : null;
}
