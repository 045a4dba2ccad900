import { z } from 'zod';
import { LearnerId } from '../account.ts';
import { softSigns } from '../soft-signs.ts';
import { contract } from './contract.ts';
import { LessonLine } from './lesson-line.ts';
import { PageQuery, page } from './page.ts';

const keepers = ['teacher', 'admin'] as const;

/** A misconception of a lesson as a teacher is told of it, with what the student said that it rests on. */
export const SeenMisconception = z.strictObject({
  description: z.string(),
  resolved: z.boolean(),
  times: z.int(),
  turn: z.int(), // in which it showed first
  quote: z.string().nullable(), // what she said then; null where the lesson no longer has it
  asked: z.string().nullable(), // the question that she said it to
});
export type SeenMisconception = z.infer<typeof SeenMisconception>;

/** What a lesson stops at: the question that waits or was left, in its words, and the step. */
const StuckOn = z.strictObject({ step: z.string(), question: z.string(), wrong_attempts: z.int() });
export type StuckOn = z.infer<typeof StuckOn>;

/** Something in a lesson that is no flag, and that somebody who looks after the student may still want a word about. */
export const WorthAWord = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('feeling'),
    feeling: z.enum(softSigns),
    turn: z.int(),
    at: z.iso.datetime(),
    words: z.string(),
  }),
  z.strictObject({ kind: z.literal('needs_help'), turn: z.int(), at: z.iso.datetime(), stuck_on: StuckOn.nullable() }),
]);
export type WorthAWord = z.infer<typeof WorthAWord>;

/** What lessons show of a student to those who look after her. */
export const studentLessonContracts = {
  ofLearner: contract({
    method: 'GET',
    path: '/api/learners/:learnerId/lessons',
    summary:
      'A student’s lessons, newest first: what is stuck in them, and the misconceptions that showed, each with what she said',
    access: { who: keepers, owns: 'learner' },
    params: z.object({ learnerId: LearnerId }),
    query: z.object(PageQuery),
    response: page(
      LessonLine.extend({
        stuck_on: StuckOn.nullable(),
        misconceptions: z.array(SeenMisconception),
        worth_a_word: z.array(WorthAWord),
      }),
    ),
  }),
  worthAWord: contract({
    method: 'GET',
    path: '/api/lesson-transcripts/worth-a-word',
    summary:
      'What students said of how they are in lessons of the last seven days, below what is flagged, and the lessons that ended in need of help',
    access: { who: keepers, owns: 'nothing' },
    response: z.strictObject({
      items: z.array(
        z.strictObject({
          session_id: z.string(),
          learner_id: LearnerId,
          learner: z.string(), // her name, as her teachers know her
          title: z.string(),
          signs: z.array(WorthAWord), // newest first, at least one
        }),
      ),
    }),
  }),
};
