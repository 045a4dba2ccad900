import type { CoachEvent, CoachTalk } from '@stoa/schema/essay/coach-turn';
import type { DetectorId } from '@stoa/schema/essay/detector-fire';
import type { EssayDraft, SourceAnnotation } from '@stoa/schema/essay/essay-draft';
import type { CoachingScope, EssayPhase, TimedMode } from '@stoa/schema/essay/essay-phase';
import type { ReasoningSkill } from '@stoa/schema/essay/reasoning-skill';
import type { EssayPrompt } from '../reading/essay-prompt.ts';

/** A prompt with what a coach may offer of it. A stranger's prompt has no topic and no guesses. */
export type CoachedPrompt = EssayPrompt & {
  /** Fills "what was the state of …?" */
  readonly topic: string | null;
  /** Guesses at a document, by its number, each a question. */
  readonly hypotheses: ReadonlyMap<number, readonly string[]>;
};

/** Everything that a turn of the coach is decided from. */
export type EssaySituation = {
  readonly prompt: CoachedPrompt;
  readonly scope: CoachingScope;
  readonly mode: TimedMode;
  /** The phase that was suggested last; null before the first turn. */
  readonly phase: EssayPhase | null;
  readonly event: CoachEvent;
  readonly studentMessage: string | null;
  readonly draft: EssayDraft;
  readonly annotations: readonly SourceAnnotation[];
  /** Oldest first, without the message of this turn. */
  readonly history: readonly CoachTalk[];
  readonly minutesElapsed: number | null;
  /** The reasoning that she chose where the prompt leaves it open. */
  readonly skill: ReasoningSkill | null;
  /** Prompts of a narrowed scope that come after this one; null: nobody knows. */
  readonly promptsLeft: number | null;
  /** False: too little has changed since the coach's last words for more of them. */
  readonly settled: boolean;
  /** Minutes since the coach last asked into a silence; null: never. */
  readonly minutesSinceCheckIn: number | null;
  readonly detectorsOff: ReadonlySet<DetectorId>;
};
