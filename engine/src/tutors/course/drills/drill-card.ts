import { DrillCard } from '@stoa/schema/course/llm-tutor-response';
import type { BankedProblem } from '@stoa/schema/problem';

/** The most steps that a drill may have (course spec, `drillMaxSteps`), and the most characters of a card. */
const mostSteps = 2;
const longest = { prompt: 240, latex: 200 };

/**
 * Converts a problem to a drill card: its words, and the formula at their end. Its figure is shown beside the card. Null for a
 * problem with choices, tables, too many steps or too many words.
 */
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
