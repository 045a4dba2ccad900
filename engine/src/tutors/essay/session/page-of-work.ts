import { paragraphsOf } from '@stoa/schema/essay/essay-text';
import type { EssayWork, StudentSource } from '@stoa/schema/essay/submission';
import type { EssayPage } from './session-situation.ts';

/** Converts an essay's page into the coach's form: its paragraphs, and each mark with the words that it marks. */
export const pageOfWork = (
  { document, marks }: EssayWork,
  sources: readonly Pick<StudentSource, 'number' | 'body'>[],
): EssayPage => ({
  draft: { paragraphs: paragraphsOf(document) },
  annotations: marks.map(({ source, start, end, note }) => ({
    source,
    quote: sources.find(({ number }) => number === source)?.body.slice(start, end) ?? '',
    note,
  })),
});
