import type { LessonWish, TutorAct } from '@stoa/schema/lesson';
import type { GlossaryTerm, QuestionAnswer } from '@stoa/schema/study-plan';
import { readAnswer } from '../../../math/check-answer.ts';
import { answerWithUnit, countAsked } from './answer-with-unit.ts';
import { askedMeaning } from './asks-meaning.ts';
import { asksOfPeople } from './asks-of-people.ts';
import { cuesIn } from './cues.ts';
import { hearMessage } from './hear-message.ts';
import type { Heard, TakenFor } from './heard.ts';
import { isNumberRow } from './number-row.ts';
import { wishSentence } from './wish-sentences.ts';

/** What a message is heard against: the lesson as it stands. */
export type Situation = {
  /** The question that waits; null where none does. */
  question: { answer: QuestionAnswer; text: string } | null;
  /** What the tutor did last. */
  lastTutorAct: TutorAct | null;
  extensionOffered: boolean;
  glossary: readonly GlossaryTerm[];
};

/**
 * Hears a message, once for all that follows. `field`: whether it was written as a message, or in the field for the answer.
 *
 * Errors  none: what is not understood is a `remark`.
 */
export const hearTyped = (text: string, field: 'message' | 'answer', situation: Situation): Heard => ({
  taken: takenFor(text, field, situation),
  cues: cuesIn(text),
  terms: askedMeaning(text, situation.glossary).map(({ words }) => words[0]!),
});

/** A press of a button is its wish, whatever its sentence might be taken for. */
export const hearPress = (wish: LessonWish): Heard => ({
  taken: { kind: 'wish', wish },
  cues: cuesIn(wishSentence(wish)),
  terms: [],
});

/** Of what must not be heard: a message that the safety check has stopped. */
export const nothingHeard: Heard = { taken: { kind: 'remark' }, cues: [], terms: [] };

/**
 * What stands in the answer field is an answer, unless it cannot be read as one and is plainly something else: "I don't know" is not a
 * wrong number.
 */
function takenFor(text: string, field: 'message' | 'answer', { question, lastTutorAct, extensionOffered }: Situation): TakenFor {
  const taken = hearMessage(text, question, lastTutorAct, extensionOffered);
  if (question === null) return taken;
  const count = countAsked(text, question.text);
  if (count !== null) return { kind: 'answer', text: count };
  const reads = (one: string) => readAnswer(question.answer, one).kind === 'read';
  if (field === 'message') {
    const number = taken.kind === 'remark' ? answerWithUnit(text, question.text, reads) : null;
    return number === null ? taken : { kind: 'answer', text: number };
  }
  const plain = ['confusion', 'question', 'asks_for_answer', 'wish'].includes(taken.kind) || asksOfPeople(text) !== null;
  if (plain) return taken;
  if (reads(text)) return { kind: 'answer', text };
  const number = answerWithUnit(text, question.text, reads);
  if (number !== null) return { kind: 'answer', text: number };
  // Beside words in the field, the answer is what the words claim; and a greeting or "no! wait" is no answer that failed.
  const talks = taken.kind === 'small_talk' || taken.kind === 'off_topic' || (taken.kind === 'remark' && isInWords(text));
  if (isNumberRow(text)) return { kind: 'remark' }; // numbers put in order are work on the way
  return taken.kind === 'answer' || talks ? taken : { kind: 'answer', text };
}

/** Words without a figure or a sign of mathematics. */
const isInWords = (text: string): boolean => /\p{L}{2}/u.test(text) && !/[\d\\^_=+*/<>|√×÷]/u.test(text);
