import { isLeave } from '../hearing/taken-for.ts';
import type { TakenFor } from '../hearing/heard.ts';
import { isComplete, type LessonSession } from '../state/lesson-session.ts';
import type { Onward, TeachingAct } from './lesson-move.ts';
import type { LessonSight } from './lesson-sight.ts';

/** True if the message also says that she's leaving: then its content is answered, and nothing new begins. */
export const leavesWith = ({ heard: { acts }, text }: Pick<LessonSight, 'heard' | 'text'>): boolean =>
  acts.some((act) => isLeave(act, text)) || endsInGoodbye.test(text);

/** "64. finally a normal one. bye" */
const endsInGoodbye = /\b(?:bye|goodbye|bye bye|good night|cya|see (?:you|ya)(?: later| tomorrow| soon)?)\W*$/i;

/**
 * Returns the end in place of what the plan would begin, since she's leaving. A lesson whose plan is done is completed, without
 * an offer of more.
 */
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

/** The kinds of message that need no reply before she goes. A question is answered first. */
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

/**
 * Ends the lesson if the student says she's leaving and her message needs no reply first. Returns null if she isn't leaving.
 */
export const onLeaving = (session: LessonSession, sight: LessonSight): TeachingAct | null =>
  wantsNoReply.includes(sight.heard.taken.kind) && leavesWith(sight) ? { act: 'teach', onward: leaving(session) } : null;
