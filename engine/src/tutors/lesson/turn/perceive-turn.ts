import { longestMessage, type LessonInput } from '@stoa/schema/lesson';
import { readAnswer } from '../../../math/check-answer.ts';
import { readTyped } from '../../../safety/read-typed.ts';
import type { Unsafe } from '../../../safety/unsafe.ts';
import { answerWithUnit, countAsked } from '../hearing/answer-with-unit.ts';
import { asksOfPeople } from '../hearing/asks-of-people.ts';
import { asksWho } from '../hearing/asks-who.ts';
import { gradeAnswer } from '../questions/grade-answer.ts';
import { hearMessage } from '../hearing/hear-message.ts';
import { isNumberRow } from '../hearing/number-row.ts';
import type { Heard } from '../hearing/heard.ts';
import { TutorRefusal } from '../../../turn/tutor-refusal.ts';
import type { LessonSession, Question } from '../state/lesson-session.ts';
import type { LessonSight } from './lesson-sight.ts';
import type { LessonState, LessonWorld } from '../state/lesson-world.ts';
import { wishSentence } from '../hearing/wish-sentences.ts';
import { wordsAsTyped } from '../../../safety/words-as-typed.ts';

/**
 * Notices what a turn of hers is. Whatever is found out about an answer is found here, deterministically.
 *
 * Errors  throws `TutorRefusal`: `empty_message`, `long_message`, `stale`. Nothing has changed then.
 */
export function perceiveTurn(world: LessonWorld, { session }: LessonState, input: LessonInput): LessonSight {
  if (input.kind === 'wish') {
    requireFocus(session, input.question_id);
    return {
      session,
      text: wishSentence(input.wish),
      unsafe: null,
      heard: { kind: 'wish', wish: input.wish },
      grading: null,
      asks_who: false,
      free: false,
    };
  }
  const text = wordsAsTyped(input.message.trim());
  if (text === '') throw new TutorRefusal('empty_message', 'There is nothing in this message. Write a few words, or an answer.');
  // Before anything is refused: a cry for help is heard in a message that is too long, and from a stale tab.
  const unsafe = readTyped(text);
  if (unsafe !== null) return stopped(session, text.slice(0, longestMessage).toWellFormed(), unsafe);
  if (text.length > longestMessage)
    throw new TutorRefusal(
      'long_message',
      `This message is too long to read at once. Say it in at most ${longestMessage} characters; yours has ${text.length}.`,
    );
  requireFocus(session, input.question_id);
  const question = session.ended === null ? session.last_question : null;
  const heard = hear(session, question, input.kind, text);
  const grading = question !== null && heard.kind === 'answer' ? gradeAnswer(world, question, heard.text) : null;
  const free = !(heard.kind === 'answer' && heard.text === text);
  return { session, text, unsafe: null, heard, grading, asks_who: asksWho(text), free };
}

const stopped = (session: LessonSession, text: string, unsafe: Unsafe): LessonSight => ({
  session,
  text,
  unsafe,
  heard: { kind: 'remark' },
  grading: null,
  asks_who: false,
  free: true,
});

/**
 * What stands in the answer field is an answer, unless it cannot be read as one and is plainly something else: "I don't know" is not a
 * wrong number.
 */
function hear(session: LessonSession, question: Question | null, kind: 'message' | 'answer', text: string): Heard {
  const lastAct = session.full_conversation_log.findLast(({ role }) => role === 'tutor')?.act ?? null;
  const heard = hearMessage(
    text,
    question === null ? null : { answer: question.answer, text: question.question_text },
    lastAct,
    session.extension === 'offered',
  );
  if (question === null) return heard;
  const count = countAsked(text, question.question_text);
  if (count !== null) return { kind: 'answer', text: count };
  const reads = (one: string) => readAnswer(question.answer, one).kind === 'read';
  if (kind === 'message') {
    const number = heard.kind === 'remark' ? answerWithUnit(text, question.question_text, reads) : null;
    return number === null ? heard : { kind: 'answer', text: number };
  }
  const plain = ['confusion', 'question', 'asks_for_answer', 'wish'].includes(heard.kind) || asksOfPeople(text) !== null;
  if (plain) return heard;
  if (reads(text)) return { kind: 'answer', text };
  const number = answerWithUnit(text, question.question_text, reads);
  if (number !== null) return { kind: 'answer', text: number };
  // Beside words in the field, her answer is what the words claim; and a greeting or "no! wait" is no answer that failed.
  const talks = heard.kind === 'small_talk' || heard.kind === 'off_topic' || (heard.kind === 'remark' && isInWords(text));
  if (isNumberRow(text)) return { kind: 'remark' }; // numbers put in order are work on the way
  return heard.kind === 'answer' || talks ? heard : { kind: 'answer', text };
}

/** Words without a figure or a sign of mathematics. */
const isInWords = (text: string): boolean => /\p{L}{2}/u.test(text) && !/[\d\\^_=+*/<>|√×÷]/u.test(text);

function requireFocus({ last_question, ended }: LessonSession, question_id: string | null): void {
  const inFocus = ended === null ? (last_question?.question_id ?? null) : null;
  if (question_id === null || question_id === inFocus) return;
  throw new TutorRefusal(
    'stale',
    'The lesson has gone on to something else, perhaps in another tab. Your message is still in the field; look at the new question first.',
  );
}
