import { shownFigure } from '../figures/describe-figure.ts';
import type { AnswerForm, BankedProblem, StudentProblem } from '@stoa/schema/problem';

/**
 * Returns the words for a form that a student is asked for; null if none is. A ratio may be written as a ratio or as a
 * fraction.
 */
export const askedForm = (form: AnswerForm, asksForRatio: boolean): string | null =>
  asksForRatio && form === 'reduced_fraction' ? 'in simplest form, as a ratio or a fraction' : askedForms[form];

const askedForms: Record<AnswerForm, string | null> = {
  any: null,
  simplified: 'simplified',
  factored: 'factored',
  expanded: 'in expanded form',
  reduced_fraction: 'as a fraction in simplest form',
  mixed_number: 'as a mixed number',
  decimal: 'as a decimal',
  scientific: 'in scientific notation',
  slope_intercept: 'in the form y = mx + b',
  standard_form: 'in standard form',
  vertex_form: 'in vertex form',
};

/**
 * Returns a problem as a student sees it. This is the only projection in which a problem leaves the engine before it is closed.
 * It reads nothing of the answer, the steps, the misconceptions, the tests, or the seed, so nothing it returns can depend on
 * them.
 */
export function studentProblem({ item, judging, figure, answer_figure }: BankedProblem): StudentProblem {
  const { meta, problem_content, answer_spec } = item;
  return {
    id: meta.id,
    version: meta.version,
    skill_id: meta.skill_id,
    difficulty: meta.difficulty,
    stem: problem_content.stem,
    figure: figure === undefined ? null : shownFigure(figure),
    answer_figure: answer_figure ?? null,
    answer_mode: answer_spec.answer_mode,
    input_type: answer_spec.input_type,
    placeholder: placeholderOf(answer_spec.ui.placeholder),
    choices: answer_spec.ui.choices,
    variables: judging.variables,
    unit: judging.unit,
    asked_form: askedForm(judging.form, answer_spec.ui.placeholder === 'a:b'),
  };
}

/** Returns the text of the empty field. Older banks gave numbers as an example, and sometimes the number was the answer. */
const placeholderOf = (placeholder: string | null): string | null =>
  placeholder !== null && /^for example .*\d/.test(placeholder) ? null : placeholder;
