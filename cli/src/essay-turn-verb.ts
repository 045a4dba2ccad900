import { coachTurn } from '@stoa/engine/tutors/essay/coaching/coach-turn';
import { essayKnowledge } from '@stoa/engine/tutors/essay/coaching/essay-knowledge';
import { coachedDbq } from '@stoa/engine/tutors/essay/coaching/coached-dbq';
import type { CoachedPrompt } from '@stoa/engine/tutors/essay/coaching/situation';
import { openEssays } from '@stoa/library/open-essays';
import { CoachEvent, type CoachMove } from '@stoa/schema/essay/coach-turn';
import type { Dbq } from '@stoa/schema/essay/dbq';
import { CoachingScope, EssayPhase, TimedMode } from '@stoa/schema/essay/essay-phase';
import { ReasoningSkill } from '@stoa/schema/essay/reasoning-skill';
import { z } from 'zod';
import {
  AnnotationOfLine,
  annotationsOf,
  DraftOfLine,
  draftOf,
  HistoryOfLine,
  historyOf,
  PromptOfLine,
  promptOf,
} from './essay-of-line.ts';

/** A line of `stoa essay turn`: a situation. */
export const EssayTurnLine = z.object({
  prompt: PromptOfLine.extend({ dbq: z.string().optional(), topic: z.string().optional() }).default(PromptOfLine.parse({})),
  scope: CoachingScope.default('full'),
  mode: TimedMode.default('untimed'),
  phase: EssayPhase.nullish(),
  event: CoachEvent,
  studentMessage: z.string().nullish(),
  draft: DraftOfLine.default({ paragraphs: [] }),
  annotations: z.array(AnnotationOfLine).default([]),
  history: HistoryOfLine.default([]),
  minutesElapsed: z.number().nullish(),
  skill: ReasoningSkill.nullish(),
});
type EssayTurnLine = z.infer<typeof EssayTurnLine>;

/**
 * Returns what the coach does in a situation, by its script: whether it speaks, its words, the phase that it suggests, and its
 * move.
 */
export function essayTurn(): (line: EssayTurnLine) => { speak: boolean; text: string; phase: EssayPhase; move: CoachMove } {
  const { dbqs, ...content } = openEssays();
  const knowledge = essayKnowledge(content);
  return (line) => {
    const { speak, text, phase, move } = coachTurn(
      {
        prompt: coached(line.prompt, dbqs),
        scope: line.scope,
        mode: line.mode,
        phase: line.phase ?? null,
        event: line.event,
        studentMessage: line.studentMessage ?? null,
        draft: draftOf(line.draft),
        annotations: annotationsOf(line.annotations),
        history: historyOf(line.history).map((said) =>
          said.role === 'student'
            ? { role: 'student' as const, text: said.text }
            : { role: 'coach' as const, text: said.text, move: null, detector: null, about: null },
        ),
        minutesElapsed: line.minutesElapsed ?? null,
        skill: line.skill ?? null,
        promptsLeft: null,
        settled: true,
        minutesSinceCheckIn: null,
        detectorsOff: new Set(),
      },
      knowledge,
    );
    return { speak, text, phase, move };
  };
}

/** Finds the complete prompt in the content, by its name or its words, if the line gives no documents. */
function coached(told: EssayTurnLine['prompt'], dbqs: readonly Dbq[]): CoachedPrompt {
  const dbq = dbqs.find(({ id, prompt }) => id === told.dbq || (told.text !== '' && prompt === told.text));
  if (dbq !== undefined && told.sources.length === 0) return coachedDbq(dbq);
  return { ...promptOf(told), topic: told.topic ?? dbq?.topic ?? null, hypotheses: new Map() };
}
