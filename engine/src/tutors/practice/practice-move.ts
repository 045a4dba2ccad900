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

/** An answer as the tutor perceives it: what was written, how it was judged, and what explains it if it is wrong. */
export type AnswerSight = {
  kind: 'answer';
  /** The session before this turn. */
  session: PracticeSession;
  open: OpenProblem;
  problem: BankedProblem;
  answer: string | null;
  lines: string[] | null;
  check: AnswerCheck;
  /** The checker's message to the student, if it may be shown. */
  note: string | null;
  line_verdicts: LineVerdict[];
  /** What deterministic diagnosis found in a wrong answer; null leaves it to the agent. */
  diagnosed: Diagnosed | null;
  misconception: Misconception | null;
  /** The same answer as in an earlier attempt at this problem. */
  repeated: boolean;
  /** Given sooner than anyone could have read the problem and thought about it. */
  rapid: boolean;
};

/** A text that isn't taken as an answer, and where it was typed. */
export type UnsafeText = { unsafe: Unsafe; text: string; place: FlagPlace };

/** What the tutor perceives. */
export type PracticeSight =
  | { kind: 'unsafe'; found: UnsafeText }
  | AnswerSight
  | { kind: 'too_soon'; slow_down: SlowDown }
  | { kind: 'ask_hint'; open: OpenProblem; problem: BankedProblem; clicking: boolean }
  | { kind: 'see_example'; open: OpenProblem; problem: BankedProblem }
  | { kind: 'skip'; open: OpenProblem; problem: BankedProblem }
  | { kind: 'next' };

/** What the tutor decides to do. `evidence` changes mastery; null leaves it as it is. */
export type PracticeMove =
  | { kind: 'stop'; found: UnsafeText } // not judged; counts neither as evidence nor as an attempt
  | { kind: 'wait'; slow_down: SlowDown }
  | { kind: 'ask_again'; sight: AnswerSight }
  | { kind: 'confirm'; sight: AnswerSight; evidence: Evidence | null }
  | { kind: 'coach'; sight: AnswerSight; evidence: Evidence | null; level: HintLevel }
  | { kind: 'note_wrong'; sight: AnswerSight; evidence: Evidence | null; closes: boolean; exam: OpenExam | null } // no hint: checkpoint, repeated answer, or exam question
  | { kind: 'hint'; open: OpenProblem; problem: BankedProblem; level: HintLevel; clicking: boolean; turn: number } // turn: how many turns the session has had
  | { kind: 'example'; open: OpenProblem; problem: BankedProblem; sibling: BankedProblem }
  | { kind: 'give_up'; open: OpenProblem; problem: BankedProblem; evidence: Evidence | null; withheld: boolean } // withheld: the solution stays hidden for now
  | {
      kind: 'serve';
      problem: BankedProblem;
      skill: Pick<Skill, 'id' | 'name' | 'description' | 'bkt'>;
      reason: string;
      /** The problem that was open in the checkpoint that this session replaces, and the evidence of leaving it. */
      left?: { problem: BankedProblem; evidence: Evidence } | null;
    }
  | { kind: 'pause'; words: string }
  | { kind: 'finish'; words: string };

/** The parts of a move's reply that a model may have phrased. Each is null if the move doesn't have it. */
export type PracticeWords = {
  diagnosed: { found: Diagnosed; by: Speaker | null } | null;
  hint: { hint: Hint; by: Speaker | null } | null;
  /** The student's text, if the safety agent stopped it after the first layer had let it pass. Nothing else is said then. */
  stopped?: UnsafeText;
};

/**
 * Everything that a turn changes, ready to be committed together. The reply is stored as it is shown, so a repeated turn gets
 * it word for word.
 */
export type PracticeApplied = Applied<PracticeState, PracticeReply>;
