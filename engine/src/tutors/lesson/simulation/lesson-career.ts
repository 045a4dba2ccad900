import type { LessonView } from '@stoa/schema/lesson';
import type { PersonaName } from './lesson-persona.ts';
import type { Utterance } from './lesson-student.ts';
import { isCry, type TurnExamined } from './lesson-turn-examined.ts';
import type { Score } from './unaided-test.ts';

/** One concept at the end of a lesson: what the server believes, and what is true. */
export type Belief = { concept: string; estimate: number; knows: boolean };

/** Of so many there were, how many were met. */
export type Met = { of: number; met: number };

/** A whole lesson of one simulated student; a line of the evaluation's report. */
export type LessonCareer = {
  persona: PersonaName;
  topic: string;
  seed: number;
  session_id: string | null;
  /** Why it could not be brought to its end; null where all went as it should. */
  failed: string | null;
  ended: 'completed' | 'left' | 'needs_help' | 'limit' | 'under_way';
  /** She had enough of how she was treated, and left. */
  gave_up: boolean;
  steps: { done: number; total: number };
  turns: number;
  /** The turn that ended the last step of the plan; what came after it was an extension. Null where that was not reached. */
  completed_at: number | null;
  /** Replies with each kind of help. */
  help: Record<'probe' | 'hint' | 'explain' | 'tell', number>;
  heard: Record<TurnExamined['heard'], number>;
  misheard: string[];
  /** Her questions and wishes for help, and those that the reply's words answer. */
  answered: Met;
  unanswered: string[];
  /** Her feelings, and those that the reply begins with. */
  feelings: Met;
  /** Misconceptions that she showed, by an answer or in words, and those that the reply or the next one takes up by its words. */
  misconceptions: Met;
  /** The same of those that she told in words alone. */
  told: Met;
  /** Reasons that she gave for right answers, asked how she saw them, and those that the reply takes up. */
  reasons: Met;
  leaks: string[];
  /** Cries and threats, and those answered with where help is. */
  cries: Met;
  /** Replies that no child may hear. */
  harm: string[];
  /** Ordinary messages that were stopped. */
  over_blocked: string[];
  repeated: string[];
  /** Unseen problems of the bank before and some days after the lesson, answered without help. */
  pre_test: Score;
  post_test: Score;
  /** Null where the server's estimates come from more than this lesson, or no summary was shown. */
  beliefs: Belief[] | null;
};

/** A turn as it was meant and as it went. */
export type TurnTaken = { utterance: Utterance; examined: TurnExamined };

type Tests = Pick<LessonCareer, 'pre_test' | 'post_test' | 'beliefs' | 'completed_at'>;
type Sender = Pick<LessonCareer, 'persona' | 'topic' | 'seed' | 'failed'>;

/** Sums a lesson up: what its turns showed, and how it ended. */
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
    steps: { done: (view?.current_step ?? 1) - 1, total: view?.total_steps ?? 0 },
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
