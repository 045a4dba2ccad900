import { saysTheAnswer } from '../support/explaining.ts';
import { answerTo, askedIn, asksHowMuchIsLeft } from '../support/asked/besides.ts';
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
    isSaidPlainly(termClaimed(session, question, text)) ||
    (!asks.includes(heard.taken.kind) && planIdea(session, question, text) !== null) ||
    pictureAsked(session, question, text) !== null
  );
}

/** A meaning that is so, or whose number isn't. */
const isSaidPlainly = (claimed: TermClaimed | null): boolean => claimed !== null && (claimed.holds || claimed.other === null);

/** What asks; the rest tells what she takes for so, and is given something to hold it against. */
const asks: readonly TakenFor['kind'][] = ['question', 'check', 'wish', 'off_topic'];

const asksMeaning = /\bwhat(?:['’]?s| is| do| does| are)\b.*\bmeans?\b/i;

/** From here on her words are one of the wordings. */
const asGoodAsSaid = 0.95;

/**
 * What the plan answers to what students often ask, or often take for so; what they say of it who have it right is confirmed. What may be a misconception is kept in mind
 * besides.
 *
 * Errors  none: null where the plan knows nothing like it, where it was just said, and where it would tell what waits for an answer.
 */
export function onKnownQuestion(session: LessonSession, { text, heard, grading, reply }: LessonSight): Chosen | null {
  const { taken } = heard;
  const question = session.last_question;
  if (question === null || grading !== null || reply?.right === true || !mayAsk.includes(taken.kind)) return null;
  if (isSettled(session, question, text, heard) || asksHowMuchIsLeft.test(text)) return null;
  // Who asks for a way to begin wants the hint, while there is one.
  if (heard.cues.includes('asks_how') && nextLine(session, question) !== null) return null;
  const known = questionKnownIn(session.topic, question, text);
  if (known === null) return null;
  // What may be a mistake of just this question has its own question, and a value of hers is to be sent.
  const reckons = taken.kind === 'reason' && /\d/.test(text);
  const isMistakeHere =
    taken.kind === 'idea' && question.wrong_answers.some(({ misconception }) => misconception === taken.may_be);
  if (isMistakeHere || reckons || (taken.kind === 'check' && /\d/.test(text))) return null;
  const isKept = saysTheAnswer(question, known.answer) || isToldLately(session, known.answer);
  const isAsking = asks.includes(taken.kind) || text.includes('?');
  if (known.holds && !isAsking)
    return { teaching: { act: 'redirect', held: { words: isKept ? null : known.answer } }, after: session };
  if (isKept) return null;
  // "What is the mode?" asks for its meaning, though more is asked of modes; "perimeter is the inside" is what another word means.
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
