import { asksForMore } from '../hearing/asks-for-more.ts';
import type { TakenFor } from '../hearing/heard.ts';
import { answerTo } from '../support/asked/answer-to.ts';
import { askedIn } from '../support/asked/asked-in.ts';
import { shortAnswerTo } from '../support/asked/short-answer-to.ts';
import { knownAnswerTo, likelyQuestionIn } from '../support/asked/likely-question.ts';
import { correctionIn } from '../support/mistakes/mistake-shown.ts';
import { isToldLately } from '../support/next-help.ts';
import { pictureForQuestion } from '../support/pictures/picture-for-question.ts';
import { lastExtensionTurn } from '../support/progress/step-progress.ts';
import type { LessonSession } from '../state/lesson-session.ts';
import type { TeachingAct } from './lesson-move.ts';
import type { LessonSight } from './lesson-sight.ts';

/** Wishes that accept harder problems. Any other wish gets its own reply, and the offer stays. */
const forMore = ['continue', 'faster', 'another_question', 'already_know'];

/** True if she accepts what is offered after the last step. */
export const takesUpOffer = (taken: TakenFor, text: string): boolean =>
  asksForMore(text) ||
  taken.kind === 'continuation' ||
  taken.kind === 'answer' ||
  (taken.kind === 'wish' && forMore.includes(taken.wish));

/**
 * Responds to what the student says while harder problems are on offer, if she neither accepts nor leaves. A question is
 * answered, anything else gets a line, and the offer is repeated. Returns null if she says goodbye or the lesson has gone on
 * long enough.
 */
export function onOffer(session: LessonSession, sight: LessonSight): TeachingAct | null {
  const { taken, cues, acts } = sight.heard;
  if (session.turn_count >= lastExtensionTurn(session) || (taken.kind === 'wish' && taken.wish === 'finish')) return null;
  const isGoodbye =
    (taken.kind === 'small_talk' || taken.kind === 'feeling') &&
    (cues.includes('thanks') ||
      cues.includes('says_bye') ||
      acts.some((act) => act.act === 'feeling' && act.feeling === 'thanks'));
  if (isGoodbye) return null;
  const picture = taken.kind === 'wish' && taken.wish === 'picture' ? pictureOf(session) : null;
  if (picture !== null) return { act: 'clarify', words: picture.look, example: null, picture };
  const words = asksOfMatter.includes(taken.kind) ? answerOf(session, sight) : null;
  return words === null ? { act: 'redirect' } : { act: 'clarify', words, example: null };
}

const asksOfMatter: readonly TakenFor['kind'][] = ['question', 'check', 'misconception', 'idea', 'wish', 'remark'];

/** Returns a picture of the last question's idea. No picture of the question itself, which is done. */
function pictureOf(session: LessonSession): ReturnType<typeof pictureForQuestion> {
  const picture = session.just_answered === null ? null : pictureForQuestion(session, session.just_answered);
  return picture?.of === 'idea' ? picture : null;
}

/** Returns what the plan says about the message. As no question is waiting, only words that she was just told are left out. */
function answerOf(session: LessonSession, { heard, text }: LessonSight): string | null {
  const last = session.just_answered;
  const misconception = heard.taken.kind === 'misconception' ? heard.taken.id : null;
  const correction = correctionIn(session.topic, misconception);
  const [asked] = askedIn(heard, text);
  if (asked !== undefined && shortAnswerTo(asked) !== null) return null;
  const likely = last === null ? null : likelyQuestionIn(session, last, text);
  const passage = last === null || asked === undefined ? null : (answerTo(session, last, asked)?.words ?? null);
  const ways = [
    correction,
    likely?.isSure === true ? likely.answer : null,
    passage,
    likely?.answer,
    knownAnswerTo(session.topic, text),
  ];
  return ways.find((words) => words != null && !isToldLately(session, words)) ?? null;
}
