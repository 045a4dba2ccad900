import { DrillCard } from '@stoa/schema/course/llm-tutor-response';
import type { BankedProblem } from '@stoa/schema/problem';

/** A drill has no more steps than this (course spec, `drillMaxSteps`), and no more signs than a card may have. */
const mostSteps = 2;
const longest = { prompt: 240, latex: 200 };

/** A problem as a drill: its words, and the formula that ends them; its figure is shown beside the card. Null for choices, tables, long ways and long words, which are none. */
export function drillCardOf({ item }: Pick<BankedProblem, 'item'>): DrillCard | null {
  const { stem } = item.problem_content;
  const { ui, answer_mode } = item.answer_spec;
  const isShort = item.solution_logic.steps.length <= mostSteps && ui.choices.length === 0 && answer_mode !== 'work_shown';
  if (!isShort || /\n\s*\|/.test(stem)) return null;
  const [, words, formula] = /^(.+?)[\s:]*(?:(?<!\$.*)|\n\n)\$([^$]+)\$\s*\.?$/s.exec(stem) ?? [];
  const card =
    words === undefined || formula === undefined
      ? { prompt: stem, question_latex: '' }
      : { prompt: words.trim(), question_latex: formula.trim() };
  const fits = card.prompt.length <= longest.prompt && card.question_latex.length <= longest.latex;
  return fits ? DrillCard.parse(card) : null;
}
