import { meetingNod } from '../support/progress/nods.ts';
import type { LessonSession, Question } from '../state/lesson-session.ts';
import type { TeachingAct } from './lesson-move.ts';
import { smallProbe } from './small-probe.ts';

/**
 * Asks a student who only nods to do one small thing, and later what's in the way. Neither counts as help, as neither says
 * anything about the solution. Returns null if the nod gets its usual reply.
 */
export function onNod(session: LessonSession, question: Question): TeachingAct | null {
  const met = meetingNod(session, question);
  if (met === 'led_back' || met === 'helped') return null;
  const probe = smallProbe(session, question);
  return met === 'one_thing' && probe !== null && !canBeNodded.test(probe.text)
    ? { act: 'probe', grading: null, misconception: null, asks_for: 'one_thing', words: probe.text, probe }
    : { act: 'redirect', asks_for: met };
}

/** A question that "yes" or "no" could answer: a nod would be taken for a reply. */
const canBeNodded = /(?:^|[.!:,] +)(?:is|are|am|was|were|do|does|did|can|could|will|would|should|has|have|had)\b[^.!?]*\?\s*$/i;
