import { z } from 'zod';
import { SafetyReply } from '../safety-reply.ts';
import { Dbq, DbqSource } from './dbq.ts';
import { EssayDocument } from './essay-document.ts';
import { longestNote, mostMarks } from './essay-limits.ts';
import { CoachingScope } from './essay-phase.ts';
import { EssaySet } from './essay-set.ts';

/** Whether a clock runs: 15 minutes of reading and 45 of writing, from its start. */
export const EssayTiming = z.enum(['untimed', 'timed']);
export type EssayTiming = z.infer<typeof EssayTiming>;

/**
 * What a student marked in a document: the characters from `start` to `end` of its text, and her note. With an empty range, the
 * note is about the whole document.
 */
export const SourceMark = z
  .strictObject({
    id: z.uuid(),
    source: z.int().min(1).max(7),
    start: z.int().min(0).max(100_000),
    end: z.int().min(0).max(100_000),
    note: z.string().max(longestNote),
  })
  .refine(({ start, end }) => start <= end, { path: ['end'], message: 'It ends before it starts.' });
export type SourceMark = z.infer<typeof SourceMark>;

/** Everything that a student writes in an essay: the text, and what she marked in the documents. It is saved as one unit. */
export const EssayWork = z.strictObject({ document: EssayDocument, marks: z.array(SourceMark).max(mostMarks) });
export type EssayWork = z.infer<typeof EssayWork>;

/** A document as a student sees it, without fields for what a coach may suggest about it. */
export const StudentSource = DbqSource.pick({
  number: true,
  title: true,
  attribution: true,
  kind: true,
  body: true,
  alt: true,
  chart: true,
});
export type StudentSource = z.infer<typeof StudentSource>;

/** A DBQ as a student sees it. */
export const StudentDbq = Dbq.pick({ id: true, title: true, prompt: true, start: true, end: true }).extend({
  sources: z.array(StudentSource).length(7),
});
export type StudentDbq = z.infer<typeof StudentDbq>;

/** A line of the list of essays. */
export const EssayLine = z.strictObject({
  id: z.uuid(),
  dbq_id: z.string(),
  title: z.string(),
  scope: CoachingScope,
  timing: EssayTiming,
  /** Its position among the questions of a narrowed scope; null: it is on its own. */
  set: EssaySet.nullable(),
  started_at: z.iso.datetime(),
  /** When the clock started; null: there is none. A teacher may start one later than the essay. */
  clock_since: z.iso.datetime().nullable(),
  saved_at: z.iso.datetime(),
  submitted_at: z.iso.datetime().nullable(),
});
export type EssayLine = z.infer<typeof EssayLine>;

/** Another copy of the work, from another tab or device, that was kept but not saved as the work. */
export const CopyAside = z.strictObject({ at: z.iso.datetime(), work: EssayWork });
export type CopyAside = z.infer<typeof CopyAside>;

/** An essay in its current state. `version` counts its saves; `now` is the server's clock, which the exam uses. */
export const EssaySubmission = EssayLine.extend({
  dbq: StudentDbq,
  version: z.int().min(1),
  work: EssayWork,
  aside: z.array(CopyAside),
  now: z.iso.datetime(),
});
export type EssaySubmission = z.infer<typeof EssaySubmission>;

/** The work to be saved, over the version that the page has seen. */
export const EssayToSave = z.strictObject({
  expected_version: z.int().min(1).max(1_000_000_000),
  work: EssayWork,
  /** The stored work isn't the version that this was written over: it is put aside, and this one replaces it. */
  instead: z.boolean().default(false),
});
export type EssayToSave = z.infer<typeof EssayToSave>;

/** The result of a save. `safety`: the message for her if what she wrote contains a cry for help. */
export const EssaySaved = z.strictObject({ version: z.int(), saved_at: z.iso.datetime(), safety: SafetyReply.nullable() });
export type EssaySaved = z.infer<typeof EssaySaved>;
