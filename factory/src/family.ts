import { finiteDecimal, rational, rationalText, type Rational } from '@stoa/engine/math/exact/rational';
import { allDifficulties, byDifficulty } from './by-difficulty.ts';
import { drawUntil } from './draw-until.ts';
import type { Chance, Difficulty, DraftMisconception, Generator, Ladder, ProblemDraft } from './generator.ts';
import { moneyText } from './wording/decimal-text.ts';
import { plainlyWrong } from './wording/plainly-wrong.ts';
import { misconceptionsOf, type WrongWay } from './wrong-way.ts';

/** Draws one quantity of a problem: a number, or numbers that depend on each other. */
type Draw<T> = (chance: Chance) => T;
type FiveDraws = readonly [Draw<unknown>, Draw<unknown>, Draw<unknown>, Draw<unknown>, Draw<unknown>];

/** What is drawn for each difficulty, quantity by quantity: { x: [range(2, 9), range(11, 30), …] }. */
export type Levels = Readonly<Record<string, FiveDraws>>;
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

/** A line of the solution. */
export type Step = readonly [explanation: string, math: string];

/**
 * The answer of a problem: a number, `written` where it is asked for in another form ('1 3/4'); a text that is typed (a set, an
 * expression, true or false) with one that is plainly wrong; or the right one of choices, whose distractors are where the ways lead.
 */
type Answer = { right: Value; written?: string } | { typed: string; wrong: string } | { choice: string };
type Page = Omit<ProblemDraft, 'answer' | 'choices' | 'inputType' | 'ladder' | 'misconceptions' | 'steps' | 'wrong'> & {
  inputType?: ProblemDraft['inputType']; // a whole number where nothing is said; choices say it themselves
};
/** A number, or the text that a student would type or choose. */
export type Way = WrongWay<Value | string>;

/** A family told by its parts, each a function of the quantities. Everything else that a generator has to do follows from them. */
type Family<L extends Levels, Also> = {
  levels: L;
  /** Drawn anew until it holds. */
  where?: (of: Drawn<L>, difficulty: Difficulty) => boolean;
  /** What follows from the quantities and several parts speak of. */
  also?: (of: Drawn<L>, difficulty: Difficulty) => Also;
  /** What stands on the page, and what answers it. */
  given: (of: Drawn<L> & Also, difficulty: Difficulty) => Page & Answer;
  steps: (of: Drawn<L> & Also, difficulty: Difficulty) => readonly Step[];
  /** For whoever is stuck: what is asked and where to begin; the idea of the next step; that step with these numbers, but not the answer. */
  ladder?: (of: Drawn<L> & Also, difficulty: Difficulty) => Ladder;
  /** The commonest first: of two that lead to the same answer, the first keeps it. */
  ways: (of: Drawn<L> & Also, difficulty: Difficulty) => readonly Way[];
  /** Whether students of this skill would answer with a number below zero. */
  belowZero?: boolean;
};

/** The generator of a family: what is drawn, asked, explained, and gone wrong. */
export function family<const L extends Levels, Also = unknown>(
  { name, version, skill, difficulties = allDifficulties }: Told,
  { levels, where = () => true, also, given, steps, ladder, ways, belowZero = false }: Family<L, Also>,
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
      const drawn = drawUntil(
        () => draw(chance, difficulty),
        (numbers) => where(numbers, difficulty),
      );
      // A family that tells of nothing else has no name for it.
      const of = { ...drawn, ...also?.(drawn, difficulty) } as Drawn<L> & Also;
      const told = ladder?.(of, difficulty);
      return {
        ...answered(given(of, difficulty), ways(of, difficulty), belowZero),
        steps: steps(of, difficulty).map(([explanation, math]) => ({ explanation, math })),
        ...(told === undefined ? {} : { ladder: told }),
      };
    },
  };
}

type Told = Pick<Generator, 'name' | 'version' | 'skill'> & { difficulties?: readonly Difficulty[] };

/** The page with its answer, where the ways of going wrong lead on it, and an answer that is plainly wrong. */
function answered(page: Page & Answer, ways: readonly Way[], belowZero: boolean): Omit<ProblemDraft, 'steps' | 'ladder'> {
  if ('choice' in page) {
    const { choice, ...asked } = page;
    const misconceptions = misconceptionsFor(ways, { inputType: 'multiple_choice', belowZero });
    const distractors = misconceptions.map(({ answer }) => answer);
    const choices = { right: choice, distractors };
    return { ...asked, inputType: 'multiple_choice', answer: choice, choices, misconceptions, wrong: distractors[0] ?? '' };
  }
  const inputType = page.inputType ?? 'integer';
  const misconceptions = misconceptionsFor(ways, { ...page, inputType, belowZero });
  if ('typed' in page) {
    const { typed: answer, ...asked } = page;
    return { ...asked, inputType, answer, misconceptions };
  }
  const { right, written, ...asked } = page;
  const value = exact(right);
  const answer = written ?? numberText(value, { ...page, inputType }) ?? rationalText(value);
  return { ...asked, inputType, answer, misconceptions, wrong: plainlyWrong(value, misconceptions) };
}

/** Where the ways of a family lead, as a student of the skill could have typed it; a draft that is a function asks the same ways. */
export const misconceptionsFor = (ways: readonly Way[], typing: Typing): DraftMisconception[] =>
  misconceptionsOf(ways, (to) => {
    if (typeof to === 'string') return to;
    const beyond = typeof to === 'number' && !Number.isSafeInteger(to); // no number that a student would write
    return beyond ? null : typed(typing, exact(to));
  });

type Typing = { readonly inputType: ProblemDraft['inputType']; readonly belowZero: boolean; readonly unit?: string };

/** Nobody answers with a fraction where a whole number is asked for, without an end in decimals, nor with a number they have never met. */
const typed = (typing: Typing, to: Rational): string | null =>
  (typing.inputType === 'integer' && to.d !== 1n) || (!typing.belowZero && to.n < 0n) ? null : numberText(to, typing);

/** A decimal where decimals are asked for, null where it has no end; an amount of money with its cents; else a fraction. */
function numberText(value: Rational, { inputType, unit }: Omit<Typing, 'belowZero'>): string | null {
  if (inputType !== 'decimal') return rationalText(value);
  const decimal = finiteDecimal(value);
  return decimal !== null && unit === '$' ? moneyText(value) : decimal;
}

const exact = (value: Value): Rational => (typeof value === 'number' ? rational(value) : value);
