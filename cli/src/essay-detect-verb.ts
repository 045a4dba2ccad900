import { detect } from '@stoa/engine/tutors/essay/detectors/detect';
import { inferPhase } from '@stoa/engine/tutors/essay/phase/infer-phase';
import { historyOfBanks } from '@stoa/engine/tutors/essay/reading/history-of-banks';
import { openEssays } from '@stoa/library/open-essays';
import type { DetectorId, DetectorSeverity } from '@stoa/schema/essay/detector-fire';
import { EssayPhase, TimedMode } from '@stoa/schema/essay/essay-phase';
import { z } from 'zod';
import { AnnotationOfLine, annotationsOf, DraftOfLine, draftOf, PromptOfLine, promptOf } from './essay-of-line.ts';

/** A line of `stoa essay detect`: a draft with its prompt. Without a phase, it is inferred from the draft. */
export const EssayDetectLine = z.object({
  prompt: PromptOfLine,
  draft: DraftOfLine,
  annotations: z.array(AnnotationOfLine).default([]),
  phase: EssayPhase.nullish(),
  mode: TimedMode.nullish(),
});
type EssayDetectLine = z.infer<typeof EssayDetectLine>;

/**
 * A detector that fired. `span` is the text that it is about, `paragraph` counts from 0; both are null if it is about the whole
 * draft.
 */
type FireOfLine = { detector: DetectorId; severity: DetectorSeverity; span: string | null; paragraph: number | null };

/** Finds what a coach should act on in a draft now. In the reading time of a timed essay, that is nothing. */
export function essayDetect(): (line: EssayDetectLine) => { fires: FireOfLine[] } {
  const { banks, thresholds } = openEssays();
  const known = historyOfBanks(banks);
  return ({ prompt: told, draft: written, annotations, phase, mode }) => {
    if (mode === 'reading') return { fires: [] };
    const prompt = promptOf(told);
    const draft = draftOf(written);
    const fires = detect({
      prompt,
      draft,
      annotations: annotationsOf(annotations),
      phase: phase ?? inferPhase(draft, prompt, thresholds),
      known,
      thresholds,
    });
    return {
      fires: fires.map(({ detector, severity, span, paragraph }) => ({
        detector,
        severity,
        span: span?.text ?? null,
        paragraph,
      })),
    };
  };
}
