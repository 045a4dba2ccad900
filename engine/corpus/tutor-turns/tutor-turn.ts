import { createHash } from 'node:crypto';
import { InputType } from '@stoa/schema/problem';
import { z } from 'zod';
import { turnActs, turnVerdicts } from '../../src/guards/tutor-turn/spoken-turn.ts';
import { readCorpus, type Traced } from '../read-corpus.ts';

/** What makes a turn one that must not be said. */
export const turnFaults = [
  'wrong_verdict', // calls a wrong answer right, a right one wrong, or a right one "almost"
  'false_fact',
  'leaks_answer', // the answer that is still to be found, of this question or of the next
  'conveys_nothing', // leaves out what the turn has to get across
  'internal_language',
  'off_topic',
  'harm',
  'flattery',
  'several_questions',
  'too_long',
  'judges_open', // judges what was no answer, or charges for it
] as const;

/** One turn that a tutor might say where the lesson has decided what it has to do: to be said, or to be stopped, and for which fault. */
export const TutorTurn = z.strictObject({
  id: z.string().regex(/^tt-\d{3,5}$/),
  label: z.enum(['good', 'bad']),
  family: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  part: z.enum(['look', 'count']),
  act: z.enum(turnActs),
  question: z.strictObject({ stem: z.string(), expected: z.string(), input_type: InputType, choices: z.array(z.string()) }),
  verdict: z.enum(turnVerdicts), // of the student's message
  must_convey: z.string().min(1).nullable(),
  student: z.string().min(1), // the last message
  said: z.array(z.string().regex(/^(Tutor|Student): ./)).min(1), // before it
  next_question: z.strictObject({ stem: z.string(), expected: z.string() }).nullable(), // shown below the turn
  text: z.string().min(1),
  why: z.enum(turnFaults).nullable(),
});
export type TutorTurn = z.infer<typeof TutorTurn>;

/** In which part a family belongs: drawn by its name alone, before any guard read one of its turns. */
export function partOf(family: string): TutorTurn['part'] {
  const drawn = createHash('sha256').update(`tutor-turns:2026-11-22:${family}`).digest().readUInt32BE(0) / 2 ** 32;
  return drawn < 0.6 ? 'look' : 'count';
}

/** Turns that may be looked at while a guard is made, and turns that it is only measured by. */
export const tutorTurns: Readonly<Record<TutorTurn['part'], readonly Traced<TutorTurn>[]>> = {
  look: readCorpus(TutorTurn, 'tutor-turns', [
    'look',
    'look-other-writer',
    'look-fresh',
    'look-model-voice',
    'look-two-voices',
    'look-many-teachers',
    'look-side-by-side',
    ...[1, 2, 3, 4, 5].map((writer) => `look-five-writers-${writer}`),
    ...[7, 8, 9, 10, 11, 12, 14, 15, 16].map((writer) => `look-more-writers-${writer}`),
  ]),
  count: readCorpus(TutorTurn, 'tutor-turns', [
    'count',
    'count-other-writer',
    'count-model-voice',
    'count-model-voice-2',
    'count-model-voice-3',
    'count-many-teachers',
    'count-side-by-side',
    'count-sixth-writer',
    'count-thirteenth-writer',
  ]),
};

/** Whether a turn is by one of the writers to whom only the weighing of the objections is fitted: no model that it weighs may have been fitted to them. */
export const isForWeighing = ({ provenance }: Pick<Traced<TutorTurn>, 'provenance'>): boolean =>
  /^tutor-turns-(?:five|more)-writers-/.test(provenance);

/** The turns that the models of single faults are fitted to. */
export const turnsOfFaults: readonly Traced<TutorTurn>[] = tutorTurns.look.filter((turn) => !isForWeighing(turn));
