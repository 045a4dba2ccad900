import { saysTheAnswer } from '../support/explaining.ts';
import { answerTo, askedIn } from '../support/besides.ts';
import { comparisonSettled } from '../support/comparison-settled.ts';
import { writesTrueLine } from '../support/false-line.ts';
import { isToldLately } from '../support/next-help.ts';
import { pictureAsked } from '../support/picture-asked.ts';
import { planIdea } from '../support/plan-idea.ts';
import { studentQuestionIn } from '../support/student-question.ts';
import { termClaimed } from '../support/term-claimed.ts';
import { meaningAsked } from '../support/word-meaning.ts';
import type { TakenFor } from '../hearing/heard.ts';
import type { LessonSession, Question } from '../state/lesson-session.ts';
import type { Chosen } from './chosen.ts';
import type { LessonSight } from './lesson-sight.ts';

/** What a message may be taken for that asks of the topic, or takes something of it for so. */
const mayAsk: readonly TakenFor['kind'][] = [
  'question',
  'check',
  'remark',
  'reason',
  'idea',
  'confusion',
  'small_talk',
  'off_topic',
  'feeling',
  'wish',
];

/** What mathematics or the plan says yes or no to, which is better than what is so in general. */
function isSettled(session: LessonSession, question: Question, text: string, heard: LessonSight['heard']): boolean {
  const [asked] = askedIn(heard, text);
  const likeness = asked !== undefined && /\blike\b/i.test(text) ? (answerTo(session, question, asked)?.likeness ?? null) : null;
  return (
    likeness !== null ||
    comparisonSettled(question, text) !== null ||
    writesTrueLine(text) ||
    termClaimed(session, question, text)?.holds === true ||
    (!asks.includes(heard.taken.kind) && planIdea(session, question, text) !== null) ||
    pictureAsked(session, question, text) !== null
  );
}

/** What asks; the rest tells what she takes for so, and is given something to hold it against. */
const asks: readonly TakenFor['kind'][] = ['question', 'check', 'wish', 'off_topic'];

/** From here on her words are one of the wordings. */
const asGoodAsSaid = 0.95;

/**
 * What the plan answers to what students often ask, or often take for so. What may be a misconception is kept in mind besides.
 *
 * Errors  none: null where the plan knows nothing like it, where it was just said, and where it would tell what waits for an answer.
 */
export function onKnownQuestion(session: LessonSession, { text, heard, grading, reply }: LessonSight): Chosen | null {
  const { taken } = heard;
  const question = session.last_question;
  if (question === null || grading !== null || reply?.right === true || !mayAsk.includes(taken.kind)) return null;
  if (isSettled(session, question, text, heard)) return null;
  const known = studentQuestionIn(session.topic, text);
  if (known === null || saysTheAnswer(question, known.answer) || isToldLately(session, known.answer)) return null;
  // "What is the mode?" asks for its meaning, though more is asked of modes; "perimeter is the inside" is what another word means.
  const isOfWord = meaningAsked(session, heard) !== null || termClaimed(session, question, text) !== null;
  if (known.likeness < asGoodAsSaid && isOfWord) return null;
  const suspected =
    taken.kind === 'idea' && question.suspected === undefined
      ? { suspected: { misconception: taken.may_be, turn: session.turn_count } }
      : {};
  return {
    teaching: {
      act: 'clarify',
      words: known.answer,
      example: null,
      ...(asks.includes(taken.kind) ? {} : { asks_for: 'her_idea' }),
    },
    after: { ...session, last_question: { ...question, ...suspected } },
  };
}
