import type { AnswerCheck } from '@stoa/schema/answer-check';
import type { FlagPlace } from '@stoa/schema/flag';
import type { Hint, HintLevel } from '@stoa/schema/hint';
import type { OpenExam } from '@stoa/schema/open-exam';
import type { LineVerdict, PracticeReply } from '@stoa/schema/practice';
import type { BankedProblem, Misconception } from '@stoa/schema/problem';
import type { Skill } from '@stoa/schema/skill';
import type { Evidence } from '../../mastery/record-evidence.ts';
import type { Unsafe } from '../../safety/unsafe.ts';
import type { Applied } from '../../turn/tutor.ts';
import type { Speaker } from '../../turn/speaker.ts';
import type { Diagnosed, OpenProblem, PracticeSession, SlowDown } from './practice-session.ts';
import type { PracticeState } from './practice-world.ts';

/** An answer as the tutor notices it: what was written, how it was judged, and what explains it if it is wrong. */
export type AnswerSight = {
  kind: 'answer';
  /** The session as it stood before this turn. */
  session: PracticeSession;
  open: OpenProblem;
  problem: BankedProblem;
  answer: string | null;
  lines: string[] | null;
  check: AnswerCheck;
  /** What the checker has to say to the student, if it may be said. */
  note: string | null;
  line_verdicts: LineVerdict[];
  /** What deterministic diagnosis found, of a wrong answer; null leaves it to the agent. */
  diagnosed: Diagnosed | null;
  misconception: Misconception | null;
  /** The very answer of an earlier attempt at this problem. */
  repeated: boolean;
  /** Sooner than anybody could have read and thought. */
  rapid: boolean;
};

/** A text that is not taken as an answer, and where it was typed. */
export type UnsafeText = { unsafe: Unsafe; text: string; place: FlagPlace };

/** What the tutor notices. */
export type PracticeSight =
  | { kind: 'unsafe'; found: UnsafeText }
  | AnswerSight
  | { kind: 'too_soon'; slow_down: SlowDown }
  | { kind: 'ask_hint'; open: OpenProblem; problem: BankedProblem; clicking: boolean }
  | { kind: 'see_example'; open: OpenProblem; problem: BankedProblem }
  | { kind: 'skip'; open: OpenProblem; problem: BankedProblem }
  | { kind: 'next' };

/** What the tutor chooses to do about it. `evidence` moves mastery; null leaves it where it is. */
export type PracticeMove =
  | { kind: 'stop'; found: UnsafeText } // not judged, no evidence, no attempt
  | { kind: 'wait'; slow_down: SlowDown }
  | { kind: 'ask_again'; sight: AnswerSight }
  | { kind: 'confirm'; sight: AnswerSight; evidence: Evidence | null }
  | { kind: 'coach'; sight: AnswerSight; evidence: Evidence | null; level: HintLevel }
  | { kind: 'note_wrong'; sight: AnswerSight; evidence: Evidence | null; closes: boolean; exam: OpenExam | null } // no hint: a checkpoint, the same answer again, or an exam question of hers
  | { kind: 'hint'; open: OpenProblem; problem: BankedProblem; level: HintLevel; clicking: boolean; turn: number } // how many turns the session has had
  | { kind: 'example'; open: OpenProblem; problem: BankedProblem; sibling: BankedProblem }
  | { kind: 'give_up'; open: OpenProblem; problem: BankedProblem; evidence: Evidence | null; withheld: boolean } // the solution, while a checkpoint waits for it
  | {
      kind: 'serve';
      problem: BankedProblem;
      skill: Pick<Skill, 'id' | 'name' | 'description' | 'bkt'>;
      reason: string;
      /** The problem that waited in a checkpoint which this one replaces, and what it says that the student left it. */
      left?: { problem: BankedProblem; evidence: Evidence } | null;
    }
  | { kind: 'pause'; words: string }
  | { kind: 'finish'; words: string };

/** What the tutor says: the parts of a move that a model may have phrased. Null where the move has none. */
export type PracticeWords = {
  diagnosed: { found: Diagnosed; by: Speaker | null } | null;
  hint: { hint: Hint; by: Speaker | null } | null;
  /** The safety agent stopped the student's text after the first layer had let it pass; then nothing else is said. */
  stopped?: UnsafeText;
};

/** All that a turn changes, ready to be committed together. The reply is stored as it is shown: a repeated turn gets it word for word. */
export type PracticeApplied = Applied<PracticeState, PracticeReply>;
