import type { FamilyRecord } from '@stoa/engine/verification/skill-is-served';
import type { Generator } from './generator.ts';

/** What the verifier is told of the families that write problems: which skill each serves, and how difficult. */
export const familyRecord = (generators: readonly Generator[]): FamilyRecord =>
  new Map(generators.map(({ name, skill, difficulties }) => [name, { skill, difficulties }]));
