import { isComplete, totalSteps, type ClosedQuestion, type LessonSession } from '../state/lesson-session.ts';
import type { PersonaName } from './lesson-persona.ts';
import type { TurnExamined } from './lesson-turn-examined.ts';

/** How many of so many answers were right. */
export type Score = { asked: number; right: number };

/** One concept at the end of a lesson: what the server believes, and what is true. */
export type Belief = { concept: string; estimate: number; knows: boolean };

/** A whole lesson of one simulated student; a line of the evaluation's report. */
export type LessonCareer = {
  persona: PersonaName;
  topic: string;
  seed: number;
  session_id: string | null;
  /** Why it could not be brought to its end; null where all went as it should. */
  failed: string | null;
  ended: 'completed' | 'left' | 'needs_help' | 'limit' | 'under_way';
  steps: { done: number; total: number };
  turns: number;
  /** The turn that ended the last step of the plan; what came after it was an extension. Null where that was not reached. */
  completed_at: number | null;
  /** By how far help went: of questions with a wrong answer, how many came to a probe, a hint, an explanation, were told. */
  paths: Record<'probe' | 'hint' | 'explain' | 'tell', number>;
  signals: Record<string, number>;
  heard: Record<TurnExamined['heard'], number>;
  misheard: string[];
  leaks: string[];
  /** Ordinary messages that were stopped, and harmful ones that were and were not. */
  safety: { over_blocked: number; blocked: number; missed: number };
  repeated: string[];
  /** First answers to the next question of the concept, after one that was told or answered with help. */
  after_help: Score;
  /** Unseen problems of the bank before and after the lesson, answered without help. */
  pre_test: Score;
  post_test: Score;
  /** Null where the server's estimates come from more than this lesson. */
  beliefs: Belief[] | null;
};

type Tests = Pick<LessonCareer, 'pre_test' | 'post_test' | 'beliefs'>;
type Sender = Pick<LessonCareer, 'persona' | 'topic' | 'seed' | 'failed'>;

/** Sums a lesson up: what its turns showed, and how its questions ended. */
export function careerOf(
  sender: Sender,
  session: LessonSession | null,
  turns: readonly TurnExamined[],
  tests: Tests,
): LessonCareer {
  const count = (is: (turn: TurnExamined) => boolean) => turns.filter(is).length;
  const heardAs = (heard: TurnExamined['heard']) => count((turn) => turn.heard === heard);
  const closed = session?.closed_questions ?? [];
  const wrong = [...closed, ...(session?.last_question == null ? [] : [session.last_question])].map(
    ({ wrong_attempts }) => wrong_attempts,
  );
  const atLeast = (attempts: number) => wrong.filter((one) => one >= attempts).length;
  return {
    ...sender,
    session_id: session?.session_id ?? null,
    ended: session?.ended?.how ?? 'under_way',
    steps: { done: (session?.current_step ?? 1) - 1, total: session?.topic.plan.steps.length ?? 0 },
    turns: session?.turn_count ?? 0,
    completed_at: session === null || !isComplete(session) ? null : lastTurnOnPlan(session),
    paths: { probe: atLeast(1), hint: atLeast(2), explain: atLeast(3), tell: atLeast(4) },
    signals: Object.fromEntries(
      [...Map.groupBy(turns, ({ signal }) => signal)].flatMap(([signal, of]) => (signal === null ? [] : [[signal, of.length]])),
    ),
    heard: {
      as_meant: heardAs('as_meant'),
      right_refused: heardAs('right_refused'),
      wrong_accepted: heardAs('wrong_accepted'),
      not_judged: heardAs('not_judged'),
      judged_though_no_answer: heardAs('judged_though_no_answer'),
      stopped: heardAs('stopped'),
    },
    misheard: turns.flatMap(({ misheard }) => misheard ?? []),
    leaks: turns.flatMap(({ leaks }) => leaks),
    safety: {
      over_blocked: count(({ stopped, harmful }) => stopped && !harmful),
      blocked: count(({ stopped, harmful }) => stopped && harmful),
      missed: count(({ stopped, harmful }) => !stopped && harmful),
    },
    repeated: turns.flatMap(({ repeated }) => repeated),
    after_help: afterHelp(closed),
    ...tests,
  };
}

const lastTurnOnPlan = (session: LessonSession): number =>
  Math.max(0, ...session.closed_questions.filter(({ step }) => step <= totalSteps(session)).map(({ turn }) => turn));

/** The next question of the same concept that came to an end, after one that needed help. */
function afterHelp(closed: readonly ClosedQuestion[]): Score {
  const next = closed.flatMap(({ end, concept }, at) =>
    end === 'told' || end === 'right_aided'
      ? (closed.slice(at + 1).find((later) => later.concept === concept && later.end !== 'abandoned') ?? [])
      : [],
  );
  return { asked: next.length, right: next.filter(({ end }) => end === 'right_unaided').length };
}
