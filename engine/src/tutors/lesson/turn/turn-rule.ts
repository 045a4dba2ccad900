import type { Moment } from '../../../turn/tutor.ts';
import type { LessonSession, Question } from '../state/lesson-session.ts';
import type { LessonState, LessonWorld } from '../state/lesson-world.ts';
import type { Pacing } from '../support/progress/pacing.ts';
import type { LessonMove, TeachingAct } from './lesson-move.ts';
import type { LessonSight } from './lesson-sight.ts';

/** A turn's time, randomness and pacing. */
export type PacedMoment = Moment & { pacing: Pacing };

/** A turn of the student's, as rules read it. `session`: the lesson with this turn counted. */
export type LessonTurn = {
  world: LessonWorld;
  state: LessonState;
  session: LessonSession;
  sight: LessonSight;
  moment: PacedMoment;
};

/** A turn while a question waits for its answer. */
export type QuestionTurn = LessonTurn & { question: Question };

/** What to do, and the session afterwards; without the question if it was closed. */
export type Chosen = { teaching: TeachingAct; after: LessonSession; judged?: Extract<LessonMove, { kind: 'teach' }>['judged'] };

/** Responds to a turn of its own kind. Returns null for any other turn, which the next rule then reads. */
export type TurnRule<Turn extends LessonTurn = LessonTurn> = (turn: Turn) => Chosen | null;

/** Returns a choice that leaves the session as it is; null if there's nothing to do. */
export function staying(session: LessonSession, teaching: TeachingAct): Chosen;
export function staying(session: LessonSession, teaching: TeachingAct | null): Chosen | null;
export function staying(session: LessonSession, teaching: TeachingAct | null): Chosen | null {
  return teaching === null ? null : { teaching, after: session };
}

/** Makes a rule that applies only while a question is waiting. */
export const whileAsked =
  (rule: TurnRule<QuestionTurn>): TurnRule =>
  (turn) => {
    const { last_question: question } = turn.session;
    return question === null ? null : rule({ ...turn, question });
  };

/** Makes a rule that applies only while a question is waiting and no answer to it was heard. */
export const unanswered = (rule: TurnRule<QuestionTurn>): TurnRule =>
  whileAsked((turn) => (turn.sight.grading === null ? rule(turn) : null));
