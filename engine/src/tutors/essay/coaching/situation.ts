import type { CoachEvent, CoachTalk } from '@stoa/schema/essay/coach-turn';
import type { DetectorId } from '@stoa/schema/essay/detector-fire';
import type { EssayDraft, SourceAnnotation } from '@stoa/schema/essay/essay-draft';
import type { CoachingScope, EssayPhase, TimedMode } from '@stoa/schema/essay/essay-phase';
import type { ReasoningSkill } from '@stoa/schema/essay/reasoning-skill';
import type { EssayPrompt } from '../reading/essay-prompt.ts';

/** A prompt with what a coach may offer for it. A prompt that isn't ours has no topic and no guesses. */
export type CoachedPrompt = EssayPrompt & {
  /** Completes "what was the state of …?" */
  readonly topic: string | null;
  /** Guesses at the meaning of a document, by its number. Each is a question. */
  readonly hypotheses: ReadonlyMap<number, readonly string[]>;
};

/** Everything that a turn of the coach is decided by. */
export type EssaySituation = {
  readonly prompt: CoachedPrompt;
  readonly scope: CoachingScope;
  readonly mode: TimedMode;
  /** The phase that was last suggested; null before the first turn. */
  readonly phase: EssayPhase | null;
  readonly event: CoachEvent;
  readonly studentMessage: string | null;
  readonly draft: EssayDraft;
  readonly annotations: readonly SourceAnnotation[];
  /** Oldest first, without the message of this turn. */
  readonly history: readonly CoachTalk[];
  readonly minutesElapsed: number | null;
  /** The reasoning skill that she chose, if the prompt leaves it open. */
  readonly skill: ReasoningSkill | null;
  /** How many prompts of a narrowed scope are left after this one; null if unknown. */
  readonly promptsLeft: number | null;
  /** False if too little has changed since the coach last spoke for it to speak again. */
  readonly settled: boolean;
  /** Minutes since the coach last asked during a silence; null if it never has. */
  readonly minutesSinceCheckIn: number | null;
  readonly detectorsOff: ReadonlySet<DetectorId>;
};
