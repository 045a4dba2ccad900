import { cardinals } from '../math/read/number-words.ts';
import type { AnswerForm, BankedProblem } from '@stoa/schema/problem';

/**
 * Checks that every text of a problem is complete: mathematics that opens and closes, braces that pair, nothing left unfilled.
 */
export function textsAreWhole({ item }: BankedProblem): string[] {
  const texts = [
    item.problem_content.stem,
    ...item.answer_spec.ui.choices,
    ...item.solution_logic.steps.map((step) => step.explanation),
    ...item.misconceptions.flatMap((one) => one.hint_ladder),
  ];
  const inMath = item.solution_logic.steps.map((step) => step.math);
  return [
    ...texts.flatMap((text) => [...faultsOf(text), ...mathIn(text).flatMap(bracesFault)]),
    ...inMath.flatMap((math) => [...bracesFault(math), ...leftOver(math)]),
  ];
}

function faultsOf(text: string): string[] {
  const dollars = text.match(/(?<!\\)\$/g)?.length ?? 0;
  return [...(dollars % 2 === 0 ? [] : [`a dollar sign opens mathematics and nothing closes it: "${text}"`]), ...leftOver(text)];
}

const mathIn = (text: string): string[] => [...text.matchAll(/(?<!\\)\$([^$]*)(?<!\\)\$/g)].map((found) => found[1]!);

function bracesFault(math: string): string[] {
  let depth = 0;
  for (const brace of math.replace(/\\[{}]/g, '')) {
    if (brace === '{') depth += 1;
    if (brace === '}') depth -= 1;
    if (depth < 0) break;
  }
  return depth === 0 ? [] : [`the braces of "${math}" do not pair`];
}

/**
 * Finds what a value that failed to print leaves behind. "undefined" is allowed as a mathematical term, but only outside
 * formulas.
 */
function leftOver(text: string): string[] {
  const inFormula = mathIn(text).some((math) => /undefined/.test(math.replace(/\\text\{[^}]*\}/g, '')));
  return /\bNaN\b|\[object|\bnull\b|Infinity|\$\{/.test(text) || inFormula ? [`something was left unfilled in "${text}"`] : [];
}

/** Checks that the stem gives a number, mathematics or choices. "Work it out." leaves nothing to work out. */
export function stemGivesSomething({ item, read_from_figure }: BankedProblem): string[] {
  if (read_from_figure === true) return [];
  const { stem } = item.problem_content;
  const gives = /[\d$|]/.test(stem) || item.answer_spec.ui.choices.length > 0 || numberWords.test(stem);
  return gives ? [] : [`"${stem}" gives nothing that an answer could be worked out from`];
}

const numberWords = new RegExp(`\\b(?:${[...Object.keys(cardinals), 'half', 'third', 'quarter'].join('|')})\\b`, 'i');

/** Checks that a form that is judged is asked for, because a student can't guess it. */
export function formIsAskedFor({ item, judging }: BankedProblem): string[] {
  const { form } = judging;
  if (form === 'any' || asking[form].test(item.problem_content.stem)) return [];
  if (form === 'simplified' && onlyNumbers.test(item.solution_logic.final_answer_canonical)) return [];
  return [`the form "${form}" is judged, and the stem does not ask for it`];
}

/** Plain values such as x ≥ −3, (2, 5), 1 ≤ y ≤ 4: it goes without saying that they have to be worked out. */
const onlyNumbers = /^\(?\s*(?:[a-z]\s*[=<>≤≥]\s*)?-?[\d/.]+(?:\s*(?:,|[≤<]\s*[a-z]\s*[≤<])\s*-?[\d/.]+)*\s*\)?$/;

const asking: Record<Exclude<AnswerForm, 'any'>, RegExp> = {
  simplified: /simpl|combine like terms|as few|lowest terms|radical/i,
  factored: /factor|product/i,
  expanded:
    /expand|multipl|remove the (brackets|parentheses)|without (brackets|parentheses)|distribut|simplif|standard form|polynomial/i,
  reduced_fraction: /lowest terms|simplest form|simplif|reduced/i,
  mixed_number: /mixed number/i,
  decimal: /decimal/i,
  scientific: /scientific notation/i,
  slope_intercept: /slope-intercept|y = mx \+ b/i,
  standard_form: /standard form|Ax \+ By|ax\^2/i,
  vertex_form: /vertex form|a\(x/i,
};

/** Checks that there are at least two choices, and no text occurs twice. */
export function choicesAreUnique({ item }: BankedProblem): string[] {
  const { input_type, ui } = item.answer_spec;
  if (input_type !== 'multiple_choice') return ui.choices.length === 0 ? [] : [`choices make no sense for ${input_type}`];
  const texts = ui.choices.map((choice) => choice.replace(/[$\s]/g, ''));
  const twice = texts.find((text, i) => texts.indexOf(text) !== i);
  return [
    ...(texts.length < 2 ? ['a multiple choice needs at least two choices'] : []),
    ...(twice === undefined ? [] : [`the choice "${twice}" stands twice`]),
  ];
}
