import type { Course, SharedName } from '@stoa/schema/course/course';
import { everydayWords } from '../../../hearing/vocabulary/everyday-words.ts';
import { wordDistance } from '../../../hearing/word-distance.ts';
import { termWordsOf } from './question-terms.ts';

/** The name that a student used, and the units that it may mean, in the order of the course's author. */
export type UnitsMeant = { readonly name: string; readonly meanings: SharedName['meanings'] };

/**
 * Returns the units that a text may mean if it only mentions a name that several of them share: "i need help with graphs". Null
 * if it says more ("how do I graph a parabola"), has a formula, or names nothing of the kind; then `mapUnits` finds the unit.
 *
 * Shape   a name is recognized in any of its forms, with one typo if it has six letters or more.
 */
export function unitsMeant(text: string, { sharedNames }: Pick<Course, 'sharedNames'>): UnitsMeant | null {
  if (/[\d=^+*/<>()√]/.test(text)) return null; // a formula says more than a name
  const said = termWordsOf(text).filter(({ plain }) => !everydayWords.has(plain) && !around.has(plain));
  if (said.length === 0) return null;
  for (const { names, meanings } of sharedNames)
    for (const name of names) {
      const words = termWordsOf(name);
      const isSaid = (word: (typeof words)[number]) =>
        said.some(({ stem, plain }) => stem === word.stem || (word.plain.length >= 6 && wordDistance(plain, word.plain) <= 1));
      const isNamed = (one: (typeof said)[number]) =>
        words.some(({ stem, plain }) => stem === one.stem || (plain.length >= 6 && wordDistance(plain, one.plain) <= 1));
      if (words.every(isSaid) && said.every(isNamed)) return { name, meanings };
    }
  return null;
}

/** Words that students use around a name and that don't identify it, besides everyday words. */
const around = new Set(
  'start practice practise review revise homework hw basics intro introduction part chapter unit whole new old'.split(' '),
);
