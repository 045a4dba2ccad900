import type { FamilyRecord } from '@stoa/engine/verification/skill-is-served';
import type { Generator } from './generator.ts';

/** Lists for the verifier which skill each family of problems serves, and at which difficulties. */
export const familyRecord = (generators: readonly Generator[]): FamilyRecord =>
  new Map(generators.map(({ name, skill, difficulties }) => [name, { skill, difficulties }]));
