import type { Moment } from '../../../turn/tutor.ts';
import type { LessonSession, Question } from '../state/lesson-session.ts';
import type { LessonState, LessonWorld } from '../state/lesson-world.ts';
import type { Pacing } from '../support/progress/pacing.ts';
import type { LessonMove, TeachingAct } from './lesson-move.ts';
import type { LessonSight } from './lesson-sight.ts';

/** A turn's time and chance, and how fast it goes. */
export type PacedMoment = Moment & { pacing: Pacing };

/** A turn of the student's, as a rule reads it. `session`: the lesson with this turn counted. */
export type LessonTurn = {
  world: LessonWorld;
  state: LessonState;
  session: LessonSession;
  sight: LessonSight;
  moment: PacedMoment;
};

/** A turn while a question waits for its answer. */
export type QuestionTurn = LessonTurn & { question: Question };

/** What to do, and the session as it stands when it is done: without the question where it was closed. */
export type Chosen = { teaching: TeachingAct; after: LessonSession; judged?: Extract<LessonMove, { kind: 'teach' }>['judged'] };

/** Meets a turn of its own kind; null: the turn is of another, and the next rule reads it. */
export type TurnRule<Turn extends LessonTurn = LessonTurn> = (turn: Turn) => Chosen | null;

/** What is done where the lesson stays as it is; null where nothing is. */
export function staying(session: LessonSession, teaching: TeachingAct): Chosen;
export function staying(session: LessonSession, teaching: TeachingAct | null): Chosen | null;
export function staying(session: LessonSession, teaching: TeachingAct | null): Chosen | null {
  return teaching === null ? null : { teaching, after: session };
}

/** A rule of the turns in which a question waits. */
export const whileAsked =
  (rule: TurnRule<QuestionTurn>): TurnRule =>
  (turn) => {
    const { last_question: question } = turn.session;
    return question === null ? null : rule({ ...turn, question });
  };

/** A rule of the turns in which a question waits and no answer to it was heard. */
export const unanswered = (rule: TurnRule<QuestionTurn>): TurnRule =>
  whileAsked((turn) => (turn.sight.grading === null ? rule(turn) : null));
