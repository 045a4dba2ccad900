import { allDifficulties } from '../by-difficulty.ts';
import type { Difficulty, Generator, ProblemDraft } from '../generator.ts';
import { missingInAStep } from './missing-in-a-step.ts';
import { whatWentWrong } from './what-went-wrong.ts';
import { whichHasThisAnswer } from './which-has-this-answer.ts';
import { whichIsRight } from './which-is-right.ts';
import { whoIsCorrect } from './who-is-correct.ts';

/** Which other questions are asked about a family's problems, and how its task is told: 'solved $2x = 6$'. */
type Row = {
  did: Told;
  /**
   * The difficulties at which to ask what somebody did wrong, and who of two is correct: those at which the family knows two
   * mistakes.
   */
  mistakes?: readonly Difficulty[];
  /** The difficulties at which to ask for a number missing from a line of the solution. */
  step?: readonly Difficulty[];
  /** Asks which of several answers is right. */
  which?: { asks: Told; at?: readonly Difficulty[] };
  /** Asks which of several tasks has this answer. */
  backward?: { asks: (answer: string) => string; at?: readonly Difficulty[] };
};

type Told = (task: string, draft: ProblemDraft) => string;

const all = allDifficulties;
const solvedTheEquation: Told = (task) => `solved the equation ${task}`;
const solvedTheInequality: Told = (task) => `solved the inequality ${task}`;
const solvedTheSystem: Told = (task) => `solved the system ${task}`;
const simplified: Told = (task) => `simplified ${task}`;
const expanded: Told = (task) => `expanded ${task}`;
const factored: Told = (task) => `factored ${task} completely`;
const evaluated: Told = (task) => `found the value of ${task}`;
/** Returns a task such as 'Find the greatest common factor of 12 and 18.' as 'looked for …'. */
const lookedFor: Told = (_, { stem }) => stem.replace(/^Find (.*)\.$/, 'looked for $1');
const equationWith = { asks: (answer: string) => `Which equation has the solution ${answer}?` };
const inequalityWith = { asks: (answer: string) => `Which inequality has the solution ${answer}?` };
const systemWith = { asks: (answer: string) => `Which system has the solution ${answer}?` };
const simplifiesTo = { asks: (answer: string) => `Which expression simplifies to ${answer}?` };
const expandsTo = { asks: (answer: string) => `Which product is equal to ${answer} in expanded form?` };
const factorsInto = { asks: (answer: string) => `Which polynomial is ${answer} in factored form?` };
const hasTheValue = { asks: (answer: string) => `Which expression has the value ${answer}?` };
const whichSolution: Told = (task) => `Which of these is the solution of ${task}?`;
const whichSimplified: Told = (task) => `Which expression is ${task} in simplest form?`;
const whichExpanded: Told = (task) => `Which polynomial is equal to ${task}?`;
const whichFactors = (task: string): string => `Which product is equal to ${task} and is factored completely?`;

/** Returns the letter that a formula is solved for. */
const solvedFor = ({ stem }: ProblemDraft): string => /for (\$[a-zA-Z]\$)/.exec(stem)![1]!;

/** Matches 'Angle … and $\sin A = …$. Find $\cos A$ as a fraction.' */
const givenAndAsked = /^.*, and (\$[^$]*\$)\. Find (\$[^$]*\$).*$/s;

const rows: Readonly<Record<string, Row>> = {
  whole_multiply_product: { did: (task) => `multiplied ${task}`, mistakes: all },
  whole_lcm_find: { did: lookedFor, mistakes: all },
  whole_order_operations_chain: { did: evaluated, mistakes: [3, 4, 5], step: [1, 2, 5] },
  whole_order_operations_brackets: { did: evaluated, mistakes: [3, 4], step: all },
  int_subtract_compute: { did: evaluated, mistakes: all, which: { asks: (task) => `Which number is equal to ${task}?` } },
  int_mult_div_product: { did: evaluated, mistakes: all },
  int_rational_ops_add_fractions: { did: evaluated, mistakes: all },
  int_rational_ops_decimals: { did: evaluated, mistakes: all },
  int_order_operations_compute: { did: evaluated, mistakes: all, step: all },
  int_order_operations_power_sign: { did: evaluated, mistakes: all, step: all },
  whole_primes_exponent: { did: (task) => `looked for the exponent in ${task}`, mistakes: all },
  dec_frac_convert_to_fraction: {
    did: (task) => `wrote ${task} as a fraction in simplest form`,
    mistakes: all,
    step: [1, 2, 3, 4],
  },
  dec_frac_convert_to_decimal: { did: (task) => `wrote ${task} as a decimal`, mistakes: all },
  percent_meaning_to_fraction: {
    did: (task) => `wrote ${task} as a fraction in simplest form`,
    mistakes: all,
    step: [1, 2, 3, 4],
  },
  percent_meaning_from_fraction: { did: (task) => `wrote ${task} as a percent`, mistakes: all },
  eq_like_terms_solve: {
    did: solvedTheEquation,
    mistakes: all,
    step: all,
    which: { asks: whichSolution },
    backward: equationWith,
  },
  eq_parentheses_solve: { did: solvedTheEquation, mistakes: all, step: all },
  eq_fractions_solve: {
    did: solvedTheEquation,
    mistakes: all,
    step: all,
    which: { asks: whichSolution },
    backward: equationWith,
  },
  eq_absolute_value_solve: {
    did: solvedTheEquation,
    mistakes: [2, 3, 4, 5],
    which: { at: [2, 3, 4, 5], asks: (task) => `Which set has all the solutions of ${task}?` },
  },
  eq_literal_rearrange: {
    did: (task, draft) => `solved ${task} for ${solvedFor(draft)}`,
    mistakes: all,
    which: { asks: (task, draft) => `Which expression is ${solvedFor(draft)} equal to, if ${task}?` },
  },
  ineq_one_step_solve: {
    did: solvedTheInequality,
    mistakes: all,
    step: all,
    which: { asks: whichSolution },
    backward: inequalityWith,
  },
  ineq_two_step_solve: {
    did: solvedTheInequality,
    mistakes: all,
    step: all,
    which: { asks: whichSolution },
    backward: inequalityWith,
  },
  ineq_multi_step_solve: {
    did: solvedTheInequality,
    mistakes: all,
    step: all,
    which: { asks: whichSolution },
    backward: inequalityWith,
  },
  exp_evaluate_power: {
    did: evaluated,
    mistakes: all,
    which: { at: [1, 2, 3, 4], asks: (task) => `Which number is equal to ${task}?` },
    backward: hasTheValue,
  },
  exp_product_quotient_simplify: { did: simplified, mistakes: [2, 3, 4, 5], step: all, backward: simplifiesTo },
  exp_power_simplify: { did: simplified, mistakes: [3, 4, 5], step: [1, 2, 5], backward: simplifiesTo },
  exp_zero_negative_value: {
    did: evaluated,
    mistakes: all,
    which: { asks: (task) => `Which number is equal to ${task}?` },
    step: [3, 5],
    backward: { ...hasTheValue, at: [2, 3, 4, 5] },
  },
  exp_scientific_write: {
    did: (task) => `wrote ${task} in scientific notation`,
    mistakes: all,
    step: all,
    which: { asks: (task) => `Which of these is ${task} in scientific notation?` },
    backward: { asks: (answer) => `Which number is ${answer} in scientific notation?` },
  },
  rad_square_roots_value: {
    did: evaluated,
    mistakes: all,
    which: { at: [1, 2, 3, 4], asks: (task) => `Which number is equal to ${task}?` },
    backward: hasTheValue,
  },
  rad_simplify_root: { did: simplified, mistakes: all, step: all, backward: simplifiesTo },
  rad_operations_compute: {
    did: simplified,
    mistakes: all,
    step: [1, 2, 3, 4],
    which: { asks: whichSimplified },
    backward: simplifiesTo,
  },
  sys_substitution_solve: {
    did: solvedTheSystem,
    mistakes: all,
    step: all,
    which: { asks: whichSolution },
    backward: systemWith,
  },
  sys_elimination_solve: { did: solvedTheSystem, mistakes: all, step: all, which: { asks: whichSolution }, backward: systemWith },
  poly_add_sub_combine: {
    did: simplified,
    mistakes: [3, 4, 5],
    step: [1, 2],
    which: { at: [3, 4, 5], asks: whichExpanded },
    backward: simplifiesTo,
  },
  poly_mult_mono_expand: {
    did: expanded,
    mistakes: [2, 4, 5],
    step: [1, 3],
    which: { at: [2, 4, 5], asks: whichExpanded },
    backward: expandsTo,
  },
  poly_special_products_expand: { did: expanded, mistakes: all, step: all, backward: expandsTo },
  poly_factor_gcf_take_out: { did: factored, mistakes: [1, 3, 4, 5], step: [1, 5], backward: factorsInto },
  poly_factor_monic_split: { did: factored, mistakes: all, step: all, which: { asks: whichFactors } },
  poly_factor_special_split: {
    did: factored,
    mistakes: [2, 3, 4],
    step: all,
    which: { at: [2, 3, 4], asks: whichFactors },
    backward: factorsInto,
  },
  poly_factor_nonmonic_split: { did: factored, mistakes: all, step: all, which: { asks: whichFactors }, backward: factorsInto },
  algfrac_simplify_cancel: {
    did: simplified,
    mistakes: [1, 2, 4, 5],
    step: [1, 4, 5],
    which: { at: [1, 2, 4, 5], asks: whichSimplified },
    backward: simplifiesTo,
  },
  algfrac_add_denominator: {
    did: (task) => `found the least common denominator of ${task}`,
    mistakes: all,
    which: { asks: (task) => `Which of these is the least common denominator of ${task}?` },
  },
  expr_evaluate_one_letter: {
    did: (_, { stem }) => stem.replace(/^Evaluate (.*)\.$/s, 'evaluated $1'),
    mistakes: all,
    which: { asks: (_, { stem }) => stem.replace(/^Evaluate (.*)\.$/s, 'Which number is the value of $1?') },
  },
  expr_factor_common_take_out: { did: factored, mistakes: all, which: { asks: whichFactors } },
  eq_one_step_mult_undo: {
    did: solvedTheEquation,
    mistakes: all,
    which: { asks: whichSolution },
    backward: equationWith,
  },
  ineq_compound_between: {
    did: solvedTheInequality,
    mistakes: all,
    step: all,
    which: { asks: (task) => `Which interval is the solution of ${task}?` },
    backward: inequalityWith,
  },
  poly_mult_binomials_expand: { did: expanded, mistakes: all, which: { asks: whichExpanded }, backward: expandsTo },
  trig_ratio_from_other: { did: (_, { stem }) => stem.replace(givenAndAsked, 'used $1 to find $2'), mistakes: [2, 3, 4, 5] },
  coord_segments_distance: { did: (task) => `found the distance between ${task}`, step: [1, 5] },
};

/** Returns the families that ask other questions about families in `told`. */
export const askedOtherwise = (told: readonly Generator[]): Generator[] =>
  told.flatMap((base) => {
    const row = rows[base.name];
    if (row === undefined) return [];
    const { did, mistakes, step, which, backward } = row;
    return [
      ...(mistakes === undefined
        ? []
        : [whatWentWrong({ base, did, difficulties: mistakes }), whoIsCorrect({ base, did, difficulties: mistakes })]),
      ...(step === undefined ? [] : [missingInAStep({ base, did, difficulties: step })]),
      ...(which === undefined ? [] : [whichIsRight({ base, asks: which.asks, difficulties: which.at ?? base.difficulties })]),
      ...(backward === undefined
        ? []
        : [whichHasThisAnswer({ base, asks: backward.asks, difficulties: backward.at ?? base.difficulties })]),
    ];
  });
