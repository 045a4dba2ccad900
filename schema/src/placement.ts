import { z } from 'zod';
import { ProblemId, StudentProblem } from './problem.ts';
import { SkillRef } from './practice.ts';
import { SafetyReply } from './safety-reply.ts';
import { SkillId, Strand } from './skill.ts';

const onProblem = { problem_id: ProblemId };

/** What a student can do in a placement. Both acts name the question, so that an outdated tab is noticed. */
export const PlacementInput = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('answer'), ...onProblem, answer: z.string().max(10_000) }),
  z.strictObject({ kind: z.literal('not_yet'), ...onProblem }), // "I haven't learned this yet"
]);
export type PlacementInput = z.infer<typeof PlacementInput>;

/**
 * The result of a placement. Nothing in it is mastered: a credited skill unlocks what builds on it until evidence says
 * otherwise.
 */
export const PlacementResult = z.strictObject({
  at: z.iso.datetime(),
  questions: z.int(),
  headline: z.string(),
  words: z.array(z.string()), // a few sentences to the student
  strands: z.array(z.strictObject({ strand: Strand, credited: z.int(), of: z.int() })), // those with at least one credited skill
  ready: z.array(SkillRef), // what is recommended now, best first
  look_again: z.array(SkillRef), // the skills that she answered wrong
});
export type PlacementResult = z.infer<typeof PlacementResult>;

/** What is stored about a learner's latest placement: the skills that it credits, which all tutors use. */
export const KeptPlacement = z.strictObject({
  session_id: z.string(),
  at: z.iso.datetime(),
  credited: z.array(SkillId),
});
export type KeptPlacement = z.infer<typeof KeptPlacement>;

/** Everything that the page of a placement shows. It contains no verdict: she sees the result after the last question. */
export const PlacementView = z.strictObject({
  session_id: z.string(),
  version: z.int(),
  phase: z.enum(['asking', 'finished']),
  problem: StudentProblem.nullable(),
  asked: z.int(), // questions that she has answered
  most: z.int(),
  note: z.string().nullable(), // why her last answer wasn't accepted
  safety: SafetyReply.nullable(),
  result: PlacementResult.nullable(),
});
export type PlacementView = z.infer<typeof PlacementView>;

/** The answer to one turn of a placement. */
export const PlacementReply = z.strictObject({
  turn_id: z.string(),
  outcome: z.enum(['asked', 'unreadable', 'undecided', 'finished', 'crisis', 'guidance']),
  words: z.string(), // read aloud by screen readers
  view: PlacementView,
});
export type PlacementReply = z.infer<typeof PlacementReply>;
