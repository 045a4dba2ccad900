import { finiteDecimal, rational, rationalText, type Rational } from '@stoa/engine/math/exact/rational';
import { allDifficulties, byDifficulty } from './by-difficulty.ts';
import { drawUntil } from './draw-until.ts';
import type { Chance, Difficulty, DraftMisconception, Generator, Ladder, ProblemDraft } from './generator.ts';
import { moneyText } from './wording/decimal-text.ts';
import { plainlyWrong } from './wording/plainly-wrong.ts';
import { misconceptionsOf, type WrongWay } from './wrong-way.ts';

/** Draws one quantity of a problem: a number, or several numbers that depend on each other. */
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
/** A number drawn from `size`, with either sign. */
export const eitherSign =
  (size: Draw<number>): Draw<number> =>
  (chance) =>
    size(chance) * (chance.maybe(0.5) ? 1 : -1);
/** A number drawn from `size`, below zero. */
export const negative =
  (size: Draw<number>): Draw<number> =>
  (chance) =>
    -size(chance);
/** Always this number; nothing is drawn. */
export const only =
  (number: number): Draw<number> =>
  () =>
    number;
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
/** What a mal-rule leads to: a number, or the text that a student would type. */
export type Way = WrongWay<Value | string>;

/** A line of the solution. */
export type Step = readonly [explanation: string, math: string];

/**
 * The parts of a family, each a function of the quantities. Everything else that a generator has to do is derived from them.
 *
 * Shape   drawn in this order: the setting, the levels until `where` holds, the phrasing. Each part gets what was drawn
 *         before it.
 */
type Parts<L extends Levels, Setting, Derived, Phrasing, Page, To> = {
  /** What is drawn once, before the quantities: a letter, a name. */
  setting?: (chance: Chance, difficulty: Difficulty) => Setting;
  levels: L;
  /** The levels are drawn again until this holds. */
  where?: (of: Drawn<L> & Setting, difficulty: Difficulty) => boolean;
  /** Values computed from the quantities, if several parts need them. */
  derived?: (of: Drawn<L> & Setting & Graded) => Derived;
  /** Drawn once the quantities are known: how the question is worded. */
  phrasing?: (chance: Chance, of: Drawn<L> & Setting & Graded & Derived) => Phrasing;
  /** What the page shows, and its answer. */
  given: (of: Drawn<L> & Setting & Graded & Derived & Phrasing) => Page;
  /**
   * Hints for a student who is stuck: what is asked and where to begin; the idea of the next step; that step with these
   * numbers, but not the answer.
   */
  ladder?: (of: Drawn<L> & Setting & Graded & Derived & Phrasing) => Ladder;
  steps: (of: Drawn<L> & Setting & Graded & Derived & Phrasing) => readonly Step[];
  /** The most common first: if two lead to the same answer, the first keeps it. */
  ways: (of: Drawn<L> & Setting & Graded & Derived & Phrasing) => readonly WrongWay<To>[];
};

type Graded = { readonly difficulty: Difficulty };
type Nothing = Record<never, never>;
type Told = Pick<Generator, 'name' | 'version' | 'skill'> & { difficulties?: readonly Difficulty[] };
type Page = Omit<ProblemDraft, 'answer' | 'steps' | 'ladder' | 'misconceptions' | 'wrong' | 'choices'>;

/**
 * If `inputType` is left out, a whole number is asked for. `written` is the number in another form, if that is asked for: '1
 * 3/4'.
 */
type NumberPage = Omit<Page, 'inputType'> & { inputType?: Page['inputType']; right: Value; written?: string };

/**
 * Returns the generator of a family answered by one number; `belowZero` if students of the skill may answer with a negative
 * number.
 */
export function family<const L extends Levels, Setting = Nothing, Derived = Nothing, Phrasing = Nothing>(
  told: Told,
  parts: Parts<L, Setting, Derived, Phrasing, NumberPage, Value | string> & { belowZero?: boolean },
): Generator {
  return generatorOf(told, parts, ({ right, written, inputType = 'integer', ...page }, ways) => {
    const value = exact(right);
    const typing = { ...page, inputType, belowZero: parts.belowZero ?? false };
    const misconceptions = misconceptionsFor(ways, typing);
    const answer = written ?? numberText(value, typing) ?? rationalText(value);
    return { ...page, inputType, answer, misconceptions, wrong: plainlyWrong(value, misconceptions) };
  });
}

/**
 * The same for a family answered by a text in the syntax of its input type: an expression, an inequality, a set. `wrong` is
 * clearly wrong.
 */
export function textFamily<const L extends Levels, Setting = Nothing, Derived = Nothing, Phrasing = Nothing>(
  told: Told,
  parts: Parts<L, Setting, Derived, Phrasing, Page & { right: string; wrong: string }, string>,
): Generator {
  return generatorOf(told, parts, ({ right, wrong, ...page }, ways) => ({
    ...page,
    answer: right,
    misconceptions: commonest(ways, right),
    wrong,
  }));
}

/** The same for a family in which one of several texts is chosen. Each wrong choice is what a mal-rule leads to. */
export function choiceFamily<const L extends Levels, Setting = Nothing, Derived = Nothing, Phrasing = Nothing>(
  told: Told,
  parts: Parts<L, Setting, Derived, Phrasing, Omit<Page, 'inputType'> & { right: string }, string>,
): Generator {
  return generatorOf(told, parts, ({ right, ...page }, ways) => ({ ...page, ...chosenAmong(right, ways) }));
}

/** Returns the part of a draft that lists the choices: the right text, and what the mal-rules lead to. */
export function chosenAmong(
  right: string,
  ways: readonly WrongWay<string>[],
): Pick<ProblemDraft, 'answer' | 'inputType' | 'choices' | 'misconceptions' | 'wrong'> {
  const misconceptions = commonest(ways, right, mostDistractors);
  const distractors = misconceptions.map(({ answer }) => answer);
  return {
    answer: right,
    inputType: 'multiple_choice',
    choices: { right, distractors },
    misconceptions,
    wrong: distractors[0] ?? '',
  };
}

function generatorOf<const L extends Levels, Setting, Derived, Phrasing, Given, To>(
  { name, version, skill, difficulties = allDifficulties }: Told,
  { setting, levels, where, derived, phrasing, given, ladder, steps, ways }: Parts<L, Setting, Derived, Phrasing, Given, To>,
  answered: (page: Given, ways: readonly WrongWay<To>[]) => Omit<ProblemDraft, 'steps' | 'ladder'>,
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
      // A part that a family does not have adds nothing, and its type is then `Nothing`.
      const once = (setting?.(chance, difficulty) ?? {}) as Setting;
      const drawn = drawUntil(
        () => ({ ...once, ...draw(chance, difficulty) }),
        (one) => where?.(one, difficulty) ?? true,
      );
      const graded = { ...drawn, difficulty };
      const following = { ...graded, ...((derived?.(graded) ?? {}) as Derived) };
      const of = { ...following, ...((phrasing?.(chance, following) ?? {}) as Phrasing) };
      return {
        ...answered(given(of), ways(of)),
        steps: steps(of).map(([explanation, math]) => ({ explanation, math })),
        ...(ladder === undefined ? {} : { ladder: ladder(of) }),
      };
    },
  };
}

/**
 * As many ladders as a teacher would prepare, and as many choices as a student can compare; the most common come first in a
 * list.
 */
const [mostLadders, mostDistractors] = [5, 4];

const commonest = (ways: readonly WrongWay<string>[], right: string, most = mostLadders): DraftMisconception[] =>
  misconceptionsOf(ways, (to) => (to === right ? null : to)).slice(0, most);

/** Returns what the family's ways lead to, as a student of the skill could have typed it. */
const misconceptionsFor = (ways: readonly Way[], typing: Typing): DraftMisconception[] =>
  misconceptionsOf(ways, (to) => {
    if (typeof to === 'string') return to;
    const beyond = typeof to === 'number' && !Number.isSafeInteger(to); // not a number that a student would write
    return beyond ? null : typed(typing, exact(to));
  });

type Typing = { readonly inputType: ProblemDraft['inputType']; readonly belowZero: boolean; readonly unit?: string };

/**
 * Returns the text that a student would type. Null for answers nobody gives: a fraction where a whole number is asked for, an
 * endless decimal, or a kind of number that she doesn't know yet.
 */
const typed = (typing: Typing, to: Rational): string | null =>
  (typing.inputType === 'integer' && to.d !== 1n) || (!typing.belowZero && to.n < 0n) ? null : numberText(to, typing);

/** Returns a decimal if decimals are asked for, null if it doesn't end; an amount of money with its cents; else a fraction. */
function numberText(value: Rational, { inputType, unit }: Typing): string | null {
  if (inputType !== 'decimal') return rationalText(value);
  const decimal = finiteDecimal(value);
  return decimal !== null && unit === '$' ? moneyText(value) : decimal;
}

const exact = (value: Value): Rational => (typeof value === 'number' ? rational(value) : value);
