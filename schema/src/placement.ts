import { z } from 'zod';
import { ProblemId, StudentProblem } from './problem.ts';
import { SkillRef } from './practice.ts';
import { SafetyReply } from './safety-reply.ts';
import { SkillId, Strand } from './skill.ts';

const onProblem = { problem_id: ProblemId };

/** What a student can do in a placement. Both acts name the question, so that a stale tab is noticed. */
export const PlacementInput = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('answer'), ...onProblem, answer: z.string().max(10_000) }),
  z.strictObject({ kind: z.literal('not_yet'), ...onProblem }), // "I haven't learned this yet"
]);
export type PlacementInput = z.infer<typeof PlacementInput>;

/** What a placement has found. Nothing in it is mastered: what is credited opens what builds on it until evidence says otherwise. */
export const PlacementResult = z.strictObject({
  at: z.iso.datetime(),
  questions: z.int(),
  headline: z.string(),
  words: z.array(z.string()), // a few sentences to the student
  strands: z.array(z.strictObject({ strand: Strand, credited: z.int(), of: z.int() })), // those with something credited
  ready: z.array(SkillRef), // what is recommended now, best first
  look_again: z.array(SkillRef), // of what she answered, what was not right
});
export type PlacementResult = z.infer<typeof PlacementResult>;

/** What is kept of a learner's latest placement: the skills that it credits, by which all tutors go. */
export const KeptPlacement = z.strictObject({
  session_id: z.string(),
  at: z.iso.datetime(),
  credited: z.array(SkillId),
});
export type KeptPlacement = z.infer<typeof KeptPlacement>;

/** Everything that the page of a placement shows. No verdict is in it: she sees what was found when all is asked. */
export const PlacementView = z.strictObject({
  session_id: z.string(),
  version: z.int(),
  phase: z.enum(['asking', 'finished']),
  problem: StudentProblem.nullable(),
  asked: z.int(), // questions that are behind her
  most: z.int(),
  note: z.string().nullable(), // why her last answer was not taken
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
