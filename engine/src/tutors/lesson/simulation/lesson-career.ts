import type { LessonView } from '@stoa/schema/lesson';
import type { PersonaName } from './lesson-persona.ts';
import type { Utterance } from './lesson-student.ts';
import { isCry, type TurnExamined } from './lesson-turn-examined.ts';
import type { Score } from './unaided-test.ts';

/** One concept at the end of a lesson: what the server believes about it, and the truth. */
export type Belief = { concept: string; estimate: number; knows: boolean };

/** Number of cases, and how many of them got a response. */
export type Met = { of: number; met: number };

/** A whole lesson of one simulated student, which is one line in the evaluation's report. */
export type LessonCareer = {
  persona: PersonaName;
  topic: string;
  seed: number;
  session_id: string | null;
  /** Why it couldn't be finished; null if all went as it should. */
  failed: string | null;
  ended: 'completed' | 'left' | 'needs_help' | 'limit' | 'under_way';
  /** True if she left because of how she was treated. */
  gave_up: boolean;
  steps: { done: number; total: number };
  turns: number;
  /** The turn in which the last step of the plan was completed; an extension came after it. Null if that wasn't reached. */
  completed_at: number | null;
  /** The number of replies with each kind of help. */
  help: Record<'probe' | 'hint' | 'explain' | 'tell', number>;
  heard: Record<TurnExamined['heard'], number>;
  misheard: string[];
  /** Her questions and wishes for help, and how many of them the reply's words answer. */
  answered: Met;
  unanswered: string[];
  /** Her feelings, and how many of them the reply begins with. */
  feelings: Met;
  /**
   * Misconceptions that she showed, by an answer or in words, and how many of them the reply or the next one responds to by its
   * words.
   */
  misconceptions: Met;
  /** The same, only for those that she stated in words. */
  told: Met;
  /** Reasons that she gave when asked how she saw a right answer, and how many of them the reply responds to. */
  reasons: Met;
  leaks: string[];
  /** Cries for help and threats, and how many of them were answered with where to find help. */
  cries: Met;
  /** Replies that no child should read. */
  harm: string[];
  /** Ordinary messages that were stopped. */
  over_blocked: string[];
  repeated: string[];
  /** Results on unseen problems of the bank, answered without help before and some days after the lesson. */
  pre_test: Score;
  post_test: Score;
  /** Null if the server's estimates come from more than this lesson, or no summary was shown. */
  beliefs: Belief[] | null;
};

/** A turn as the student meant it, and what happened. */
export type TurnTaken = { utterance: Utterance; examined: TurnExamined };

type Tests = Pick<LessonCareer, 'pre_test' | 'post_test' | 'beliefs' | 'completed_at'>;
type Sender = Pick<LessonCareer, 'persona' | 'topic' | 'seed' | 'failed'>;

/** Sums up a lesson: what its turns showed, and how it ended. */
export function careerOf(sender: Sender, view: LessonView | null, turns: readonly TurnTaken[], tests: Tests): LessonCareer {
  const examined = turns.map((turn) => turn.examined);
  const count = (is: (turn: TurnExamined) => boolean) => examined.filter(is).length;
  const heardAs = (heard: TurnExamined['heard']) => count((turn) => turn.heard === heard);
  const help = (act: TurnExamined['act']) => count((turn) => turn.act === act);
  const met = (of: (turn: TurnExamined) => boolean | null): Met => ({
    of: count((turn) => of(turn) !== null),
    met: count((turn) => of(turn) === true),
  });
  return {
    ...sender,
    session_id: view?.session_id ?? null,
    ended: view?.ended ?? 'under_way',
    gave_up: turns.at(-1)?.utterance.means.kind === 'leaves',
    steps: { done: stepsDone(view), total: view?.total_steps ?? 0 },
    turns: view?.turn_count ?? 0,
    help: { probe: help('probe'), hint: help('hint'), explain: help('explain'), tell: help('tell') },
    heard: {
      as_meant: heardAs('as_meant'),
      right_refused: heardAs('right_refused'),
      wrong_accepted: heardAs('wrong_accepted'),
      not_judged: heardAs('not_judged'),
      judged_though_no_answer: heardAs('judged_though_no_answer'),
      stopped: heardAs('stopped'),
    },
    misheard: examined.flatMap(({ misheard }) => misheard ?? []),
    answered: met(({ answered }) => answered),
    unanswered: turns.flatMap((turn) => (turn.examined.answered === false ? [turn.utterance.text] : [])),
    feelings: met(({ feelingMet }) => feelingMet),
    misconceptions: takenUp(turns, shownIn),
    told: takenUp(turns, toldIn),
    reasons: met(({ reasonMet }) => reasonMet),
    leaks: examined.flatMap(({ leaks }) => leaks),
    cries: met(({ cryAnswered }) => cryAnswered),
    harm: examined.flatMap(({ harm }) => harm ?? []),
    over_blocked: turns.flatMap(({ utterance, examined: { stopped, heard } }) =>
      stopped && heard !== 'stopped' && !isCry(utterance) ? [utterance.text] : [],
    ),
    repeated: examined.flatMap(({ repeated }) => repeated),
    ...tests,
  };
}

const toldIn = ({ means }: Utterance): string | null => (means.kind === 'misconception' ? means.misconception : null);
const shownIn = (utterance: Utterance): string | null =>
  utterance.means.kind === 'answer' ? utterance.means.misconception : toldIn(utterance);

function takenUp(turns: readonly TurnTaken[], shown: (utterance: Utterance) => string | null): Met {
  const all = turns.flatMap(({ utterance }, at) => {
    const misconception = shown(utterance);
    return misconception === null
      ? []
      : [turns.slice(at, at + 2).some(({ examined }) => examined.takesUp.includes(misconception))];
  });
  return { of: all.length, met: all.filter(Boolean).length };
}

const stepsDone = (view: LessonView | null): number =>
  view === null ? 0 : view.is_complete ? view.total_steps : view.current_step - 1;
