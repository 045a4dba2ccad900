import type { z } from 'zod';
import type { Activity } from '@stoa/schema/activity';
import type { PracticePolicy } from '@stoa/schema/policy';

/** The weights that the policy knows, by name. */
export type PolicyWeight = keyof PracticePolicy['evidence_weight'];

/** The settings in which a tutor gives evidence, with the weight of the policy by which each counts. */
export type EvidenceSettings = Readonly<Record<string, PolicyWeight>>;

/**
 * Everything that the server, the store, an export and the teacher's pages have to know of a tutor beside its turns. The list of these
 * definitions is the only place that names all tutors, and what is not on it is refused.
 */
export type TutorDefinition<Name extends string = string, Settings extends EvidenceSettings = EvidenceSettings> = {
  name: Name;
  /** Reads what a store holds of a session, in every version that was ever stored, and brings it up to today's. */
  state: z.ZodType<{ session_id: string }>;
  /**
   * What of a session its learner's export shows: an allow-list. The schema strips what it does not name, at every level, so a new field
   * stays at home until somebody writes it down here.
   */
  exported: z.ZodObject;
  /** Reads what a list of recent activity says of a session out of what a store holds of it; of nothing else in it. */
  activity: z.ZodType<Activity>;
  /** Where its evidence comes from; none: it gives no evidence. A turn record takes evidence of these settings and of no other. */
  evidence: Settings;
  /** The names of the agents that may phrase its words. */
  agents: readonly { name: string; version: number }[];
  /** What a student is led back to after a text that was stopped: "the math". */
  leadsBackTo: string;
  /** Whether texts of its sessions are flagged, for those who look after the learner. */
  flags: boolean;
  /** Whether its turns leave events, mastery, servings and exposures. An author's preview leaves none. */
  leavesTraces: boolean;
};

/** Keeps the literal name and settings of a definition. */
export const defineTutor = <const Name extends string, const Settings extends EvidenceSettings>(
  definition: TutorDefinition<Name, Settings>,
): TutorDefinition<Name, Settings> => definition;
