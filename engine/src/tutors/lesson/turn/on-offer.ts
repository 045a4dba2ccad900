import type { TakenFor } from '../hearing/heard.ts';
import { answerTo, askedIn, shortAnswerTo } from '../support/asked/besides.ts';
import { knownAnswerTo, likelyQuestionIn } from '../support/asked/likely-question.ts';
import { correctionIn } from '../support/mistakes/mistake-shown.ts';
import { isToldLately } from '../support/next-help.ts';
import { pictureForQuestion } from '../support/pictures/picture-for-question.ts';
import { lastExtensionTurn } from '../support/progress/step-progress.ts';
import type { LessonSession } from '../state/lesson-session.ts';
import type { TeachingAct } from './lesson-move.ts';
import type { LessonSight } from './lesson-sight.ts';

/** Wishes that harder problems answer; any other is met, and they stay on offer. */
const forMore = ['continue', 'faster', 'another_question', 'already_know'];

/** Whether she takes up what is offered after the last step. */
export const takesUpOffer = (taken: TakenFor): boolean =>
  taken.kind === 'continuation' || taken.kind === 'answer' || (taken.kind === 'wish' && forMore.includes(taken.wish));

/**
 * What she says while harder problems are on offer, and neither takes them nor leaves: a question is answered, the rest taken up in a line, and the choice is offered again.
 * Null where it is her goodbye, and where the lesson has gone on long enough.
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

/** The idea of the last question, drawn; the question itself is done. */
function pictureOf(session: LessonSession): ReturnType<typeof pictureForQuestion> {
  const picture = session.just_answered === null ? null : pictureForQuestion(session, session.just_answered);
  return picture?.of === 'idea' ? picture : null;
}

/** What the plan says to it: nothing waits for an answer, so that only what was just said is left out. */
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
