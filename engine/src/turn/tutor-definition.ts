import type { z } from 'zod';
import type { Activity } from '@stoa/schema/activity';
import type { PracticePolicy } from '@stoa/schema/policy';

/** The names of the evidence weights in the policy. */
export type PolicyWeight = keyof PracticePolicy['evidence_weight'];

/** The settings in which a tutor gives evidence, each with the name of the policy's weight for it. */
export type EvidenceSettings = Readonly<Record<string, PolicyWeight>>;

/**
 * Everything that the server, the store, an export, and the teacher's pages have to know about a tutor besides its turns. The
 * list of these definitions is the only place that names all tutors; a tutor that isn't listed is refused.
 */
export type TutorDefinition<Name extends string = string, Settings extends EvidenceSettings = EvidenceSettings> = {
  name: Name;
  /** Reads a stored session of any version that was ever stored, and converts it to the current version. */
  state: z.ZodType<{ session_id: string }>;
  /**
   * What a learner's export shows of a session: an allow-list. The schema strips every field that it doesn't name, at every
   * level, so a new field isn't exported until somebody adds it here.
   */
  exported: z.ZodObject;
  /** Reads what a list of recent activity says about a session from its stored state, and nothing else. */
  activity: z.ZodType<Activity>;
  /** The settings its evidence comes from; empty if it gives none. A turn record takes evidence only from these settings. */
  evidence: Settings;
  /** The agents that may phrase its words. */
  agents: readonly { name: string; version: number }[];
  /** What a student is led back to after a text was stopped: "the math". */
  leadsBackTo: string;
  /** True if texts of its sessions are flagged for the adults who look after the learner. */
  flags: boolean;
  /** True if its turns record events, mastery, servings, and exposures. An author's preview records none. */
  leavesTraces: boolean;
};

/** Returns the definition, keeping its literal name and settings as types. */
export const defineTutor = <const Name extends string, const Settings extends EvidenceSettings>(
  definition: TutorDefinition<Name, Settings>,
): TutorDefinition<Name, Settings> => definition;
