import { isLeave } from '../hearing/taken-for.ts';
import type { TakenFor } from '../hearing/heard.ts';
import { isComplete, type LessonSession } from '../state/lesson-session.ts';
import type { Onward, TeachingAct } from './lesson-move.ts';
import type { LessonSight } from './lesson-sight.ts';

/** Whether she says that she leaves beside what she sends: then that is taken up, and nothing is begun. */
export const leavesWith = ({ heard: { acts }, text }: Pick<LessonSight, 'heard' | 'text'>): boolean =>
  acts.some((act) => isLeave(act, text));

/** The end where she leaves, in place of what the plan would begin; a lesson that is through is completed, and offers no more. */
export function endInstead(onward: Onward, session: LessonSession): Onward {
  switch (onward.kind) {
    case 'complete':
      return { ...onward, offer_extension: false };
    case 'end':
      return onward;
    case 'question':
      return leaving(session);
  }
}

export const leaving = (session: LessonSession): Extract<Onward, { kind: 'end' }> => ({
  kind: 'end',
  how: isComplete(session) ? 'completed' : 'left',
});

/** What she may say beside it that wants no reply before she goes; a question of hers is answered first. */
const wantsNoReply: readonly TakenFor['kind'][] = [
  'answer',
  'two_answers',
  'probe_answer',
  'check',
  'confusion',
  'misconception',
  'idea',
  'reason',
  'remark',
  'feeling',
  'small_talk',
];

/** Who leaves with words that nobody judges goes at once; null where she doesn't leave. */
export const onLeaving = (session: LessonSession, sight: LessonSight): TeachingAct | null =>
  wantsNoReply.includes(sight.heard.taken.kind) && leavesWith(sight) ? { act: 'teach', onward: leaving(session) } : null;
