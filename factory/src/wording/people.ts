import { firstNames } from '@stoa/engine/problems/first-names';
import type { Chance } from '../generator.ts';

/** Draws one first name. */
export const person = (chance: Chance): string => chance.pick(firstNames);

/** Draws `count` different first names. */
export const people = (chance: Chance, count: number): string[] => chance.shuffle(firstNames).slice(0, count);
