import { z } from 'zod';
import { LearnerId } from '../account.ts';
import { softSigns } from '../soft-signs.ts';
import { contract } from './contract.ts';
import { LessonLine } from './lesson-line.ts';
import { PageQuery, page } from './page.ts';

const keepers = ['teacher', 'admin'] as const;

/** A misconception in a lesson as a teacher sees it, with the student's words that it is based on. */
export const SeenMisconception = z.strictObject({
  description: z.string(),
  resolved: z.boolean(),
  times: z.int(),
  turn: z.int(), // the turn in which it first appeared
  quote: z.string().nullable(), // her words then; null if the lesson no longer has them
  asked: z.string().nullable(), // the question that she answered then
});
export type SeenMisconception = z.infer<typeof SeenMisconception>;

/** Where a lesson stopped: the words of the question that waits or was left, and its step. */
const StuckOn = z.strictObject({ step: z.string(), question: z.string(), wrong_attempts: z.int() });
export type StuckOn = z.infer<typeof StuckOn>;

/** Something in a lesson that isn't a flag, but that a person who looks after the student may still want to talk about. */
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

/** What those who look after a student see of her lessons. */
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
