import type { Chance } from '../generator.ts';

const names = [
  'Ana', 'Ben', 'Chloe', 'Dev', 'Ella', 'Felix', 'Grace', 'Hugo', 'Iris', 'Jonas', 'Kira', 'Leo', 'Maya', 'Noah', 'Olga', 'Pedro',
  'Rosa', 'Sami', 'Tara', 'Umar', 'Vera', 'Omar', 'Yara', 'Zoe',
] as const; // prettier-ignore

/** One first name. */
export const person = (chance: Chance): string => chance.pick(names);

/** So many different first names. */
export const people = (chance: Chance, count: number): string[] => chance.shuffle(names).slice(0, count);
