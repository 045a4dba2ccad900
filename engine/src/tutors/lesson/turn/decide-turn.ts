import { openExamIn } from '../../../problems/open-exam-in.ts';
import type { Moment } from '../../../turn/tutor.ts';
import { pacingOf } from '../agents/master-tutor/turn-signals.ts';
import { judgedAnswer } from '../questions/grade-answer.ts';
import type { LessonSession, Question } from '../state/lesson-session.ts';
import type { LessonState, LessonWorld } from '../state/lesson-world.ts';
import { besidesOf } from './choose-besides.ts';
import { openBeside } from './choose-onward.ts';
import type { LessonMove, Onward } from './lesson-move.ts';
import type { LessonSight } from './lesson-sight.ts';
import { carriedOut, goneOn } from './next-session.ts';
import { mayReopen } from './on-beside-the-matter.ts';
import type { PacedMoment } from './turn-rule.ts';
import { teachingFor } from './turn-rules.ts';

/**
 * Chooses what this turn does and what the session is after it. Nothing but the plan, the state of the question and what was
 * heard goes into the decision.
 */
export function decideTurn(world: LessonWorld, state: LessonState, sight: LessonSight, moment: Moment): LessonMove {
  if (sight.unsafe !== null) return { kind: 'safety', verdict: sight.unsafe };
  if (sight.heard.cues.includes('asks_who')) return { kind: 'say_who' };
  const exam = sight.grading === null ? openExamIn(world.met.exams, sight.text, moment.now) : null;
  if (exam !== null) return { kind: 'withhold_exam', exam };
  const counted: LessonState = {
    ...state,
    session: { ...state.session, turn_count: state.session.turn_count + 1, just_answered: mayStillExplain(state.session) },
  };
  const { session } = state;
  if (session.ended !== null && !mayReopen(session, sight)) return { kind: 'after_end' };
  const at: PacedMoment = { ...moment, pacing: pacingOf(session, writtenIn(sight)) };
  const { teaching, after, judged = null } = teachingFor({ world, state: counted, session: counted.session, sight, moment: at });
  const beside = besidesOf(session, sight, teaching, world.everydayWords);
  const onward = 'onward' in teaching ? teaching.onward : null;
  const done = carriedOut(after, teaching, sight.heard);
  const leadsTo = <One extends Onward>(one: One) => ({ onward: one, session: goneOn(done, one, moment.now) });
  const skips = onward === null ? [] : openBeside(world, after, onward, at);
  return {
    kind: 'teach',
    heard: sight.heard,
    teaching,
    beside,
    judged,
    next: onward === null ? { onward, session: done } : leadsTo(onward),
    may_skip_to: skips.map((one) => ({ step: one.step, ...leadsTo(one) })),
  };
}

/** Number of turns after a right answer in which the student may still give her reason for it. */
const turnsToExplain = 3;

/**
 * Returns the answered question that she may still explain. While harder problems are on offer, her questions are still about
 * the last one.
 */
const mayStillExplain = ({ just_answered, closed_questions, turn_count, extension }: LessonSession): Question | null => {
  if (extension === 'offered') return just_answered;
  const answered = closed_questions.findLast(({ question_id }) => question_id === just_answered?.question_id);
  return answered !== undefined && turn_count + 1 - answered.turn < turnsToExplain ? just_answered : null;
};

const writtenIn = ({ text, grading, heard }: LessonSight) => ({
  text,
  judged: grading === null ? null : judgedAnswer(grading),
  heard,
});
