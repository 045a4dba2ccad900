import type { Probe } from '@stoa/schema/study-plan';
import { isToldSince } from '../support/next-help.ts';
import { speaksByItself } from '../questions/speaks-by-itself.ts';
import type { LessonSession, Question } from '../state/lesson-session.ts';

/** Returns the question's own sub-question if it makes sense by itself and wasn't asked since the question came; else null. */
export const smallProbe = (session: LessonSession, question: Question): Probe | null =>
  speaksByItself(question.probe, question) && !isToldSince(session, question.asked_at_turn, question.probe.text)
    ? question.probe
    : null;
