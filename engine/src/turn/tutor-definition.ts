import type { z } from 'zod';
import type { PracticePolicy } from '@stoa/schema/policy';

/** The weights that the policy knows, by name. */
export type PolicyWeight = keyof PracticePolicy['evidence_weight'];

/**
 * Everything that the server, the store, an export and the teacher's pages have to know of a tutor beside its turns. The list of these
 * definitions is the only place that names all tutors, and what is not on it is refused.
 */
export type TutorDefinition<Name extends string = string> = {
  name: Name;
  /** Reads what a store holds of a session, in every version that was ever stored, and brings it up to today's. */
  state: z.ZodType<{ session_id: string }>;
  /**
   * What of a session its learner's export shows: an allow-list. The schema strips what it does not name, at every level, so a new field
   * stays at home until somebody writes it down here.
   */
  exported: z.ZodObject;
  /** The settings in which its evidence is given, with the weight of the policy by which each counts; none: it gives no evidence. */
  evidence: Readonly<Record<string, PolicyWeight>>;
  /** The names of the agents that may phrase its words. */
  agents: readonly { name: string; version: number }[];
  /** Whether texts of its sessions are flagged, for those who look after the learner. */
  flags: boolean;
  /** Whether its turns leave events, mastery, servings and exposures. An author's preview leaves none. */
  leavesTraces: boolean;
};

/** Keeps the literal name of a definition. */
export const defineTutor = <const Name extends string>(definition: TutorDefinition<Name>): TutorDefinition<Name> => definition;
