import type { Heard, TakenFor } from '../hearing/heard.ts';
import { paceWished } from '../hearing/pace-wished.ts';
import type { LessonSession, Question } from '../state/lesson-session.ts';
import { totalSteps } from '../state/lesson-session.ts';
import { useWay } from '../support/explaining.ts';
import type { Onward, TeachingAct } from './lesson-move.ts';

/**
 * Returns the session after an act, before anything comes next. `session` already has the answer applied, and the question
 * closed if it ended.
 */
export function carriedOut(session: LessonSession, teaching: TeachingAct, heard: Pick<Heard, 'taken' | 'acts'>): LessonSession {
  return actedOn(inPhase(probed(atPace({ ...session, ended: null }, heard), teaching), teaching), teaching, heard.taken);
}

/** A wish for another pace applies from here on. */
function atPace(session: LessonSession, heard: Pick<Heard, 'taken' | 'acts'>): LessonSession {
  const pace = paceWished(heard);
  return pace === null ? session : { ...session, pace_preference: pace === 'slower' ? 'slow' : 'fast' };
}

/** Sets the probe that is open after the act: the one asked now, or the one that was open before. */
function probed(session: LessonSession, teaching: TeachingAct): LessonSession {
  const question = session.last_question;
  if (question === null) return session;
  const open_probe = openAfter(question, teaching);
  return open_probe === question.open_probe ? session : { ...session, last_question: { ...question, open_probe } };
}

function openAfter({ probe, open_probe }: Question, teaching: TeachingAct): Question['open_probe'] {
  switch (teaching.act) {
    case 'probe': {
      const { grading } = teaching;
      const asked = grading === null ? teaching.probe : grading.suited === null ? probe : grading.probe;
      return asked === null || asked.expected.length === 0 ? null : { probe: asked, asked: 1 };
    }
    case 'bridge':
      if (teaching.opens !== null) return { probe: teaching.opens, asked: 1 };
      return teaching.again && open_probe !== null ? { ...open_probe, asked: open_probe.asked + 1 } : null;
    default:
      return open_probe; // stays open as long as its question waits; a question that's closed takes its probe with it
  }
}

/** Applies the phase of help that the tutor itself moves on to. */
function inPhase(session: LessonSession, teaching: TeachingAct): LessonSession {
  const phase = 'goes_to' in teaching ? teaching.goes_to : undefined;
  const question = session.last_question;
  if (phase === undefined || question === null) return session;
  return { ...session, last_question: { ...question, phase, aided: question.aided || !question.counted } };
}

function actedOn(session: LessonSession, teaching: TeachingAct, taken: TakenFor): LessonSession {
  const wish = taken.kind === 'wish' ? taken.wish : null;
  switch (teaching.act) {
    case 'hint':
    case 'withhold':
      return useWay('grading' in teaching && teaching.grading !== null ? session : helped(session), teaching.words);
    case 'clarify':
    case 'another_way':
      // The answer can be read off a picture of this very question, so the picture counts as help, like a hint.
      if (teaching.picture?.of === 'question') return helped(session);
      return useWay(session, teaching.words);
    case 'explain':
      return useWay(session, teaching.words ?? null);
    case 'redirect':
      return taken.kind === 'off_topic' ? { ...session, off_topic_count: session.off_topic_count + 1 } : session;
    case 'teach':
      // Leaving the question proves nothing, and ends her claim to know this already.
      if (wish === 'another_question') return { ...session, challenge_from: null };
      return wish === 'already_know' && teaching.onward.kind === 'question'
        ? { ...session, challenge_from: Math.max(1, session.current_step) }
        : session;
    default:
      // Once the question is closed, her claim to know this already has been tested, whatever the result.
      return session.last_question === null ? { ...session, challenge_from: null } : session;
  }
}

/** Counts help that she asked for without having answered before. */
function helped(session: LessonSession): LessonSession {
  const question = session.last_question;
  if (question === null) return session;
  const aided = question.aided || !question.counted;
  return { ...session, last_question: { ...question, help_given: question.help_given + 1, aided } };
}

/** Returns the session once the next thing has come: a question in focus, in the words of the plan or the bank, or an end. */
export function goneOn(session: LessonSession, onward: Onward, now: Date): LessonSession {
  switch (onward.kind) {
    case 'question': {
      const { step, question, material } = onward;
      const { concepts_taught } = session.session_summary;
      const asked: LessonSession = {
        ...session,
        current_step: step,
        extension: step > totalSteps(session) ? 'active' : session.extension,
        session_summary: {
          ...session.session_summary,
          concepts_taught: [...new Set([...concepts_taught, question.concept])],
        },
        last_question: question,
      };
      return useWay(asked, material.explanation);
    }
    case 'complete':
      return {
        ...session,
        current_step: totalSteps(session) + 1,
        extension: onward.offer_extension ? 'offered' : 'none',
        ended: onward.offer_extension ? null : { at: now.toISOString(), how: 'completed' },
      };
    case 'end':
      return { ...session, ended: { at: now.toISOString(), how: onward.how } };
  }
}
