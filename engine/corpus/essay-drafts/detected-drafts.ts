import { detect, type DetectInput } from '../../src/tutors/essay/detectors/detect.ts';
import type { ScoredDraft } from '../../src/tutors/essay/detectors/score-detectors.ts';
import type { EssayPrompt } from '../../src/tutors/essay/reading/essay-prompt.ts';
import { yearIn } from '../../src/tutors/essay/reading/find-years.ts';
import { essayPrompts, type CorpusPrompt, type EssayDraftRow } from './essay-draft-row.ts';

export const asPrompt = ({ text, start, end, sources }: CorpusPrompt): EssayPrompt => ({
  text,
  start,
  end,
  sources: sources.map(({ date, ...source }, at) => ({
    ...source,
    number: at + 1,
    year: yearIn(date ?? ''),
    aliases: [],
    mentions: [],
  })),
});

/** What fires on each draft, beside what should. `known`: the history that the banks know; `thresholds`: where the detectors draw their lines. */
export const detectedDrafts = <Row extends EssayDraftRow>(
  rows: readonly Row[],
  { known, thresholds }: Pick<DetectInput, 'known' | 'thresholds'>,
): readonly (ScoredDraft & { readonly row: Row })[] =>
  rows.map((row) => {
    const fires = detect({
      prompt: asPrompt(essayPrompts.get(row.prompt)!),
      draft: { paragraphs: row.paragraphs.map((text) => ({ text, citations: [] })) },
      annotations: row.annotations,
      phase: row.phase,
      known,
      thresholds,
    });
    return {
      row,
      phase: row.phase,
      expected: new Set(row.fires.map(({ detector }) => detector)),
      fired: new Set(fires.map(({ detector }) => detector)),
    };
  });
