import { isToldSince } from '../support/next-help.ts';
import { meetingNod } from '../support/progress/nods.ts';
import { speaksByItself } from '../questions/speaks-by-itself.ts';
import type { LessonSession, Question } from '../state/lesson-session.ts';
import type { TeachingAct } from './lesson-move.ts';

/** Who only nods is asked for one small thing, and then what is in the way. Neither is help: it says nothing of the way. Null where a nod is met as ever. */
export function onNod(session: LessonSession, question: Question): TeachingAct | null {
  const met = meetingNod(session, question);
  if (met === 'led_back' || met === 'helped') return null;
  const { probe } = question;
  const isSmall =
    speaksByItself(probe, question) && !canBeNodded.test(probe.text) && !isToldSince(session, question.asked_at_turn, probe.text);
  return met === 'one_thing' && isSmall
    ? { act: 'probe', grading: null, misconception: null, asks_for: 'one_thing', words: probe.text, probe }
    : { act: 'redirect', asks_for: met };
}

/** A question that yes and no answer, or seem to: a nod would be taken for a reply. */
const canBeNodded = /(?:^|[.!:,] +)(?:is|are|am|was|were|do|does|did|can|could|will|would|should|has|have|had)\b[^.!?]*\?\s*$/i;
