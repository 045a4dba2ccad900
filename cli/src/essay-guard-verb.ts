import { coachViolations } from '@stoa/engine/tutors/essay/guard/coach-violations';
import { knowledgeOfContent } from '@stoa/engine/tutors/essay/guard/content-knowledge';
import { lineContext, withFacts } from '@stoa/engine/tutors/essay/guard/line-context';
import { openEssays } from '@stoa/library/open-essays';
import { HistoricalKind } from '@stoa/schema/essay/period-bank';
import type { CoachViolation } from '@stoa/schema/essay/coach-violation';
import { z } from 'zod';
import {
  AnnotationOfLine,
  annotationsOf,
  DraftOfLine,
  draftOf,
  HistoryOfLine,
  PromptOfLine,
  promptOf,
  saidInHistory,
} from './essay-of-line.ts';

/** An entry of a bank as a line gives it. */
const FactOfLine = z.object({
  name: z.string().min(1),
  kind: HistoricalKind.catch('event'),
  start: z.number().int(),
  end: z.number().int(),
  aliases: z.array(z.string()).default([]),
  fact: z.string().default(''),
});

/** A line of `stoa essay guard`: what a coach is about to say, and the situation. */
export const EssayGuardLine = z.object({
  text: z.string().max(8000),
  context: z
    .object({
      prompt: PromptOfLine.optional(),
      sources: PromptOfLine.shape.sources.optional(),
      draft: DraftOfLine.optional(),
      annotations: z.array(AnnotationOfLine).default([]),
      history: HistoryOfLine.default([]),
      studentMessage: z.string().nullish(),
      bank: z.union([z.array(FactOfLine), z.object({ anchors: z.array(FactOfLine).default([]) })]).nullish(),
    })
    .nullish(),
});

/**
 * Finds what stops a coach's line from being said; `violations` is empty if it may be said. The banks of `content/essays` are
 * always known.
 */
export function essayGuard(): (line: z.infer<typeof EssayGuardLine>) => { violations: readonly CoachViolation[] } {
  const { banks, templates } = openEssays();
  const knowledge = knowledgeOfContent(banks, templates);
  return ({ text, context }) => {
    const told = context?.prompt ?? PromptOfLine.parse({});
    const sources = context?.sources ?? told.sources;
    const facts = context?.bank == null ? [] : Array.isArray(context.bank) ? context.bank : context.bank.anchors;
    const situation = {
      prompt: promptOf({ ...told, sources }),
      draft: draftOf(context?.draft ?? ''),
      annotations: annotationsOf(context?.annotations ?? []),
      said: [...saidInHistory(context?.history ?? []), ...(context?.studentMessage == null ? [] : [context.studentMessage])],
    };
    const found = coachViolations(text, lineContext(situation, withFacts(knowledge, facts)));
    return { violations: found.map(({ violation }) => violation) };
  };
}
