import type { Question } from '../../state/lesson-session.ts';
import { inFigures } from '../../support/in-figures.ts';
import { numeralsIn } from '../../support/numbers-in.ts';
import type { Heard } from '../heard.ts';

/** What a message may be taken for that states a value, and asks for nothing else. */
const mayState: readonly Heard['taken']['kind'][] = ['check', 'remark', 'reason', 'idea'];

/** "S = 2n + 5 i send", "18 i chose A": says that it is her answer. */
const saysItIsOne = /\b(?:my|final|the) answer\b|\bi (?:send|sent|chose|choose|pick(?:ed)?|submit(?:ted)?|answered)\b/i;

/** How sure the hearing must be that a value is her answer. Of such messages, nine in ten do give one. */
const sureEnough = 0.7;

/** The student denies it, or asks whether she may. */
const denies = /\bnot\b|n['’]t\b|\b(?:isnt|dont|cant|doesnt|wasnt|could i|can i|may i)\b/i;

/**
 * Returns the value that a message ends with as her answer, after her work with the numbers of the question, if nothing in it
 * asks: "4 3 4 3 is 14". Without that, a student who gave her answer is told to send it.
 *
 * Errors  none: null if no such value is heard, if she asks about it, or if the question has choices.
 */
export function plainlyStated(
  { answer: { input_type }, question_text }: Pick<Question, 'answer' | 'question_text'>,
  text: string,
  { acts, taken }: Pick<Heard, 'acts' | 'taken'>,
): string | null {
  const heard = acts.find((one) => one.act === 'answer');
  if (heard === undefined || !mayState.includes(taken.kind) || denies.test(text)) return null;
  if (saysItIsOne.test(text)) return heard.answer;
  if (input_type === 'multiple_choice' || input_type === 'boolean' || text.includes('?')) return null;
  const given = numeralsIn(inFigures(question_text));
  const usesGiven = numeralsIn(inFigures(text.slice(0, heard.start))).some((one) => given.includes(one));
  const isLast = !/\d/.test(text.slice(heard.end)) && text.length - heard.end < longestAfter;
  const isNew = !given.includes(heard.answer.trim());
  return heard.confidence >= sureEnough && usesGiven && isLast && isNew ? heard.answer : null;
}
const longestAfter = 14;
