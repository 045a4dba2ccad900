import type { Dbq } from '@stoa/schema/essay/dbq';
import type { CoachedPrompt } from './situation.ts';

/** Converts a DBQ of the content into the coach's form. */
export const coachedDbq = ({ prompt, start, end, sources, topic }: Dbq): CoachedPrompt => ({
  text: prompt,
  start,
  end,
  sources: sources.map(({ number, title, attribution, year, body, alt, aliases, mentions }) => ({
    number,
    title,
    attribution,
    year,
    body: alt === null ? body : `${body} ${alt}`,
    aliases,
    mentions,
  })),
  topic,
  hypotheses: new Map(sources.map(({ number, hypotheses }) => [number, hypotheses.map(({ text }) => text)])),
});
