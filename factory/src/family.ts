import { rational, rationalText, type Rational } from '@stoa/engine/math/exact/rational';
import type { MalRule } from '@stoa/engine/math/mal-rules/mal-rule';
import { byDifficulty } from './by-difficulty.ts';
import { drawUntil } from './draw-until.ts';
import type { Chance, Difficulty, DraftMisconception, Generator, Ladder, ProblemDraft } from './generator.ts';
import { plainlyWrong } from './wording/plainly-wrong.ts';
import { misconceptionsOf } from './wrong-way.ts';

/** Draws one quantity of a problem. */
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
export const often: Draw<boolean> = (chance) => chance.maybe(0.5);
/** The same draw at every difficulty. */
export const always = <T>(draw: Draw<T>): readonly [Draw<T>, Draw<T>, Draw<T>, Draw<T>, Draw<T>] => [
  draw,
  draw,
  draw,
  draw,
  draw,
];

type Value = Rational | number;

/** A mal-rule as one family asks it: what it gives on the family's quantities, its ladder, and its sentence with their numbers. */
export type Way<Quantities> = MalRule & {
  readonly answer: (of: Quantities) => Value | null;
  readonly hints: (of: Quantities) => Ladder;
  readonly told?: (of: Quantities) => string;
};

/** A rule of the catalogue, asked for the quantities of this family. */
export const asked = <Quantities>(rule: MalRule, how: Omit<Way<Quantities>, keyof MalRule>): Way<Quantities> => ({
  ...rule,
  ...how,
});

type Step = ProblemDraft['steps'][number];

/** A family told by its parts. Everything else that a generator has to do follows from them. */
type Family<L extends Levels> = {
  levels: L;
  /** Drawn anew until it holds. */
  where: (of: Drawn<L>, difficulty: Difficulty) => boolean;
  /** What stands on the page, and the number that answers it. */
  given: (of: Drawn<L>) => Omit<ProblemDraft, 'answer' | 'steps' | 'misconceptions' | 'wrong'> & { right: Value };
  steps: readonly ((of: Drawn<L>) => Step)[];
  /** The commonest first: of two that lead to the same number, the first keeps it. */
  ways: readonly Way<Drawn<L>>[];
};

/** The generator of a family that one number answers. */
export function family<const L extends Levels>(
  { name, version, skill }: Pick<Generator, 'name' | 'version' | 'skill'>,
  { levels, where, given, steps, ways }: Family<L>,
): Generator {
  const quantities = Object.entries(levels);
  const draw = (chance: Chance, difficulty: Difficulty): Drawn<L> =>
    // The levels name exactly these quantities, each with five draws of its own type.
    Object.fromEntries(quantities.map(([quantity, five]) => [quantity, byDifficulty(difficulty, five)(chance)])) as Drawn<L>;
  return {
    name,
    version,
    skill,
    difficulties: [1, 2, 3, 4, 5],
    draft(chance, difficulty) {
      const of = drawUntil(
        () => draw(chance, difficulty),
        (drawn) => where(drawn, difficulty),
      );
      const { right, ...page } = given(of);
      const value = exact(right);
      const misconceptions = misconceptionsFor(ways, of, page.inputType);
      return {
        ...page,
        answer: rationalText(value),
        steps: steps.map((step) => step(of)),
        misconceptions,
        wrong: plainlyWrong(value, misconceptions),
      };
    },
  };
}

/** What the ways of a family lead to on these quantities; for a draft that is a function, and asks the same rules. */
export const misconceptionsFor = <Quantities>(
  ways: readonly Way<Quantities>[],
  of: Quantities,
  inputType: ProblemDraft['inputType'],
): DraftMisconception[] =>
  misconceptionsOf(
    ways.map(({ answer, hints, told, ...rule }) => ({
      rule,
      to: answer(of),
      hints: hints(of),
      ...(told === undefined ? {} : { says: told(of) }),
    })),
    (to) => typed(inputType, exact(to)),
  );

/** Nobody answers with a fraction where a whole number is asked for. */
const typed = (inputType: ProblemDraft['inputType'], to: Rational): string | null =>
  inputType === 'integer' && to.d !== 1n ? null : rationalText(to);

const exact = (value: Value): Rational => (typeof value === 'number' ? rational(value) : value);
