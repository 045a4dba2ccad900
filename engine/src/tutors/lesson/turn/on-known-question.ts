import { saysTheAnswer } from '../support/explaining.ts';
import { answerTo } from '../support/asked/answer-to.ts';
import { askedIn } from '../support/asked/asked-in.ts';
import { asksHowMuchIsLeft } from '../support/asked/short-answer-to.ts';
import { questionKnownIn } from '../support/asked/likely-question.ts';
import { comparisonSettled } from '../support/claims/comparison-settled.ts';
import { writesTrueLine } from '../support/claims/false-line.ts';
import { isToldLately, nextLine } from '../support/next-help.ts';
import { pictureAsked } from '../support/pictures/picture-asked.ts';
import { planIdea } from '../support/claims/plan-idea.ts';
import { termClaimed, type TermClaimed } from '../support/claims/term-claimed.ts';
import { meaningAsked } from '../support/asked/word-meaning.ts';
import type { TakenFor } from '../hearing/heard.ts';
import type { LessonSession, Question } from '../state/lesson-session.ts';
import type { Chosen } from './turn-rule.ts';
import type { LessonSight } from './lesson-sight.ts';

/** The kinds of message that may ask about the topic, or state a belief about it. */
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

/** True if mathematics or the plan gives a yes or no to this message, which is better than a general answer. */
function isSettled(session: LessonSession, question: Question, text: string, heard: LessonSight['heard']): boolean {
  const [asked] = askedIn(heard, text);
  const likeness = asked !== undefined && /\blike\b/i.test(text) ? (answerTo(session, question, asked)?.likeness ?? null) : null;
  return (
    likeness !== null ||
    comparisonSettled(question, text) !== null ||
    writesTrueLine(text) ||
    isSaidPlainly(termClaimed(session, question, text)) ||
    (!asks.includes(heard.taken.kind) && planIdea(session, question, text) !== null) ||
    pictureAsked(session, question, text) !== null
  );
}

/** True if the meaning that she states is right, or is no word's meaning (when only its number is wrong). */
const isSaidPlainly = (claimed: TermClaimed | null): boolean => claimed !== null && (claimed.holds || claimed.other === null);

/** The kinds of message that ask. The others state a belief, and she's given something to compare it with. */
const asks: readonly TakenFor['kind'][] = ['question', 'check', 'wish', 'off_topic'];

const asksMeaning = /\bwhat(?:['’]?s| is| do| does| are)\b.*\bmeans?\b/i;

/** At this likeness or above, her words are as good as one of the plan's own wordings. */
const asGoodAsSaid = 0.95;

/**
 * Gives the plan's answer to a question or a belief that students often have. A belief that is right is confirmed. A possible
 * misconception is also remembered.
 *
 * Errors  none: null if the plan knows nothing like it, if the answer was just said, and if it would tell what she's being
 *         asked for.
 */
export function onKnownQuestion(session: LessonSession, { text, heard, grading, reply }: LessonSight): Chosen | null {
  const { taken } = heard;
  const question = session.last_question;
  if (question === null || grading !== null || reply?.right === true || !mayAsk.includes(taken.kind)) return null;
  if (isSettled(session, question, text, heard) || asksHowMuchIsLeft.test(text)) return null;
  // A student who asks how to begin gets the hint, while there is one.
  if (heard.cues.includes('asks_how') && nextLine(session, question) !== null) return null;
  const known = questionKnownIn(session.topic, question, text);
  if (known === null) return null;
  // A mistake known for this question has its own sub-question. A value that she asks about is hers to send.
  const reckons = taken.kind === 'reason' && /\d/.test(text);
  const isMistakeHere =
    taken.kind === 'idea' && question.wrong_answers.some(({ misconception }) => misconception === taken.may_be);
  if (isMistakeHere || reckons || (taken.kind === 'check' && /\d/.test(text))) return null;
  const isKept = saysTheAnswer(question, known.answer) || isToldLately(session, known.answer);
  const isAsking = asks.includes(taken.kind) || text.includes('?');
  if (known.holds && !isAsking)
    return { teaching: { act: 'redirect', held: { words: isKept ? null : known.answer } }, after: session };
  if (isKept) return null;
  // "What is the mode?" asks for the word's meaning, even if the plan foresees other questions about modes. "perimeter is the
  // inside" states another word's meaning.
  const isOfWord =
    meaningAsked(session, heard) !== null || termClaimed(session, question, text) !== null || asksMeaning.test(text);
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
