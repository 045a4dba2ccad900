import { DetectorId } from '@stoa/schema/essay/detector-fire';
import { EssayPhase } from '@stoa/schema/essay/essay-phase';
import { SourceAnnotation } from '@stoa/schema/essay/essay-draft';
import { z } from 'zod';
import { readCorpus, type Traced } from '../read-corpus.ts';

/** A prompt of the corpus, with no more about its documents than a stranger's prompt has. */
export const CorpusPrompt = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  text: z.string().min(1),
  start: z.int(),
  end: z.int(),
  sources: z
    .array(
      z.strictObject({
        title: z.string().min(1),
        attribution: z.string().min(1),
        date: z.string().nullable(),
        body: z.string().min(1),
      }),
    )
    .length(7),
});
export type CorpusPrompt = z.infer<typeof CorpusPrompt>;

/** A detector that is to fire, and in which paragraph (from 0); null: in the draft as a whole. */
const ExpectedFire = z.strictObject({ detector: DetectorId, paragraph: z.int().min(0).nullable() });

/** A student's draft in its phase, with each detector that a coach would want to fire on it; any other is to be quiet. */
export const EssayDraftRow = z.strictObject({
  id: z.string().regex(/^ed-\d{4}$/),
  family: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), // the way of writing
  part: z.enum(['look', 'count']),
  prompt: CorpusPrompt.shape.id,
  phase: EssayPhase,
  paragraphs: z.array(z.string()).min(1),
  annotations: z.array(SourceAnnotation),
  fires: z.array(ExpectedFire),
  quiet: z.array(DetectorId), // what a careless detector would fire here, and is not to
  points: z.int().min(0).max(7).nullable(), // of a whole essay, by the rubric of today; null: it is a part of one
  why: z.string().min(1),
});
export type EssayDraftRow = z.infer<typeof EssayDraftRow>;

/** The prompts of the drafts, by their ids. */
export const essayPrompts: ReadonlyMap<string, CorpusPrompt> = new Map(
  readCorpus(CorpusPrompt, 'essay-drafts', ['prompts']).map((prompt) => [prompt.id, prompt]),
);

/** Drafts that may be looked at while detectors are made, and drafts that they are only measured by. */
export const essayDrafts: Readonly<Record<'look' | 'count', readonly Traced<EssayDraftRow>[]>> = {
  look: readCorpus(EssayDraftRow, 'essay-drafts', [
    'look-1',
    'look-2',
    'look-whole',
    'look-3',
    'look-4',
    'look-5',
    'look-6',
    'look-7',
    'look-8',
    'look-9',
    'look-10',
  ]),
  count: readCorpus(EssayDraftRow, 'essay-drafts', ['count', 'count-whole']),
};
