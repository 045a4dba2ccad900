import { rational, rationalText, type Rational } from '@stoa/engine/math/exact/rational';
import { allDifficulties, byDifficulty } from './by-difficulty.ts';
import { drawUntil } from './draw-until.ts';
import type { Chance, Difficulty, DraftMisconception, Generator, Ladder, ProblemDraft } from './generator.ts';
import { plainlyWrong } from './wording/plainly-wrong.ts';
import { misconceptionsOf, type WrongWay } from './wrong-way.ts';

/** Draws one quantity of a problem: a number, or numbers that depend on each other. */
type Draw<T> = (chance: Chance) => T;
type FiveDraws = readonly [Draw<unknown>, Draw<unknown>, Draw<unknown>, Draw<unknown>, Draw<unknown>];

/** What is drawn for each difficulty, quantity by quantity: { x: [range(2, 9), range(11, 30), …] }. */
type Levels = Readonly<Record<string, FiveDraws>>;
type Drawn<L extends Levels> = { readonly [Name in keyof L]: ReturnType<L[Name][number]> };

/** A whole number from `low` to `high`. */
export const range =
  (low: number, high: number): Draw<number> =>
  (chance) =>
    chance.int(low, high);
/** The same with either sign. */
export const plusMinus =
  (low: number, high: number): Draw<number> =>
  (chance) =>
    (chance.maybe(0.5) ? 1 : -1) * chance.int(low, high);
export const oneOf =
  <T>(...items: readonly [T, ...T[]]): Draw<T> =>
  (chance) =>
    chance.pick(items);
export const never: Draw<boolean> = () => false;
export const surely: Draw<boolean> = () => true;
export const often: Draw<boolean> = (chance) => chance.maybe(0.5);
/** The same draw at every difficulty. */
export const always = <T>(draw: Draw<T>): readonly [Draw<T>, Draw<T>, Draw<T>, Draw<T>, Draw<T>] => [
  draw,
  draw,
  draw,
  draw,
  draw,
];

/** Numbers that depend on each other, drawn together at each difficulty. */
export const graded = <T>(
  draw: (chance: Chance, difficulty: Difficulty) => T,
): readonly [Draw<T>, Draw<T>, Draw<T>, Draw<T>, Draw<T>] => [
  (chance) => draw(chance, 1),
  (chance) => draw(chance, 2),
  (chance) => draw(chance, 3),
  (chance) => draw(chance, 4),
  (chance) => draw(chance, 5),
];

type Value = Rational | number;

type Step = readonly [explanation: string, math: string];

/** A family told by its parts, each a function of the quantities. Everything else that a generator has to do follows from them. */
type Family<L extends Levels> = {
  levels: L;
  /** Drawn anew until it holds. */
  where: (of: Drawn<L>, difficulty: Difficulty) => boolean;
  /** What stands on the page, and the number that answers it; `written` where it is asked for in another form: '1 3/4'. */
  given: (
    of: Drawn<L>,
  ) => Omit<ProblemDraft, 'answer' | 'steps' | 'ladder' | 'misconceptions' | 'wrong'> & { right: Value; written?: string };
  steps: (of: Drawn<L>) => readonly Step[];
  /** For whoever is stuck: what is asked and where to begin; the idea of the next step; that step with these numbers, but not the answer. */
  ladder?: (of: Drawn<L>) => Ladder;
  /** The commonest first: of two that lead to the same number, the first keeps it. */
  ways: (of: Drawn<L>) => readonly WrongWay<Value>[];
  /** Whether students of this skill would answer with a number below zero. */
  belowZero: boolean;
};

/** The generator of a family that one number answers. */
export function family<const L extends Levels>(
  { name, version, skill, difficulties = allDifficulties }: Told,
  { levels, where, given, steps, ladder, ways, belowZero }: Family<L>,
): Generator {
  const quantities = Object.entries(levels);
  const draw = (chance: Chance, difficulty: Difficulty): Drawn<L> =>
    // The levels name exactly these quantities, each with five draws of its own type.
    Object.fromEntries(quantities.map(([quantity, five]) => [quantity, byDifficulty(difficulty, five)(chance)])) as Drawn<L>;
  return {
    name,
    version,
    skill,
    difficulties,
    draft(chance, difficulty) {
      const of = drawUntil(
        () => draw(chance, difficulty),
        (drawn) => where(drawn, difficulty),
      );
      const { right, written, ...page } = given(of);
      const value = exact(right);
      const misconceptions = misconceptionsFor(ways(of), { inputType: page.inputType, belowZero });
      return {
        ...page,
        answer: written ?? rationalText(value),
        steps: steps(of).map(([explanation, math]) => ({ explanation, math })),
        ...(ladder === undefined ? {} : { ladder: ladder(of) }),
        misconceptions,
        wrong: plainlyWrong(value, misconceptions),
      };
    },
  };
}

type Told = Pick<Generator, 'name' | 'version' | 'skill'> & { difficulties?: readonly Difficulty[] };

/** Where the ways of a family lead, as a student of the skill could have typed it; a draft that is a function asks the same ways. */
export const misconceptionsFor = (ways: readonly WrongWay<Value>[], typing: Typing): DraftMisconception[] =>
  misconceptionsOf(ways, (to) => typed(typing, exact(to)));

type Typing = { readonly inputType: ProblemDraft['inputType']; readonly belowZero: boolean };

/** Nobody answers with a fraction where a whole number is asked for, nor with a number they have never met. */
const typed = ({ inputType, belowZero }: Typing, to: Rational): string | null =>
  (inputType === 'integer' && to.d !== 1n) || (!belowZero && to.n < 0n) ? null : rationalText(to);

const exact = (value: Value): Rational => (typeof value === 'number' ? rational(value) : value);
