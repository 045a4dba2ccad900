import { z } from 'zod';
import { SafetyReply } from '../safety-reply.ts';
import { Dbq, DbqSource } from './dbq.ts';
import { EssayDocument } from './essay-document.ts';
import { longestNote, mostMarks } from './essay-limits.ts';
import { CoachingScope } from './essay-phase.ts';
import { EssaySet } from './essay-set.ts';

/** Whether a clock runs: 15 minutes of reading and 45 of writing, from the moment it began. */
export const EssayTiming = z.enum(['untimed', 'timed']);
export type EssayTiming = z.infer<typeof EssayTiming>;

/**
 * What a student marked in a document: the characters from `start` to `end` of its text, and what she wrote beside them. With an empty
 * range the note is on the whole document.
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

/** All that a student writes in an essay: the text, and what she marked in the documents. It is saved as one. */
export const EssayWork = z.strictObject({ document: EssayDocument, marks: z.array(SourceMark).max(mostMarks) });
export type EssayWork = z.infer<typeof EssayWork>;

/** A document as a student reads it. What a coach may offer on it has no field. */
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

/** A DBQ as a student has it before her. */
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
  /** Where it stands in the questions of a narrowed scope; null: it is one by itself. */
  set: EssaySet.nullable(),
  started_at: z.iso.datetime(),
  /** When the clock began; null: there is none. A teacher may set one going later than the essay. */
  clock_since: z.iso.datetime().nullable(),
  saved_at: z.iso.datetime(),
  submitted_at: z.iso.datetime().nullable(),
});
export type EssayLine = z.infer<typeof EssayLine>;

/** Another copy of the work, from another tab or device: it lost against the one that was saved, and is kept. */
export const CopyAside = z.strictObject({ at: z.iso.datetime(), work: EssayWork });
export type CopyAside = z.infer<typeof CopyAside>;

/** An essay as it stands. `version` counts how often it was saved; `now` is the server's clock, which the exam goes by. */
export const EssaySubmission = EssayLine.extend({
  dbq: StudentDbq,
  version: z.int().min(1),
  work: EssayWork,
  aside: z.array(CopyAside),
  now: z.iso.datetime(),
});
export type EssaySubmission = z.infer<typeof EssaySubmission>;

/** The work on its way to the server, over the version that the page has seen. */
export const EssayToSave = z.strictObject({
  expected_version: z.int().min(1).max(1_000_000_000),
  work: EssayWork,
  /** The stored work is another one than this was written over: it is put aside, and this one takes its place. */
  instead: z.boolean().default(false),
});
export type EssayToSave = z.infer<typeof EssayToSave>;

/** What a save came to. `safety`: what she reads when a cry for help stands in what she wrote. */
export const EssaySaved = z.strictObject({ version: z.int(), saved_at: z.iso.datetime(), safety: SafetyReply.nullable() });
export type EssaySaved = z.infer<typeof EssaySaved>;
