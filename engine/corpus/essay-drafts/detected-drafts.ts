import { detect } from '../../src/tutors/essay/detectors/detect.ts';
import type { ScoredDraft } from '../../src/tutors/essay/detectors/score-detectors.ts';
import type { EssayPrompt } from '../../src/tutors/essay/reading/essay-prompt.ts';
import { yearIn } from '../../src/tutors/essay/reading/find-years.ts';
import type { KnownHistory } from '../../src/tutors/essay/reading/known-history.ts';
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

/** What fires on each draft, beside what should. `known`: the history that the banks know. */
export const detectedDrafts = <Row extends EssayDraftRow>(
  rows: readonly Row[],
  known: KnownHistory,
): readonly (ScoredDraft & { readonly row: Row })[] =>
  rows.map((row) => {
    const fires = detect({
      prompt: asPrompt(essayPrompts.get(row.prompt)!),
      draft: { paragraphs: row.paragraphs.map((text) => ({ text, citations: [] })) },
      annotations: row.annotations,
      phase: row.phase,
      known,
    });
    return {
      row,
      phase: row.phase,
      expected: new Set(row.fires.map(({ detector }) => detector)),
      fired: new Set(fires.map(({ detector }) => detector)),
    };
  });
