import { verifyProblem } from '@stoa/engine/verification/verify-problem';
import { allGenerators } from '@stoa/factory/all-generators';
import { chanceOf } from '@stoa/factory/chance';
import { familyRecord } from '@stoa/factory/family-record';
import { writeProblem } from '@stoa/factory/write-problem';
import { openSkillGraph } from '@stoa/library/open-skill-graph';
import { openVerificationPolicy } from '@stoa/library/open-verification-policy';
import { DrillCard } from '@stoa/schema/course/llm-tutor-response';
import type { BankedProblem } from '@stoa/schema/problem';

/** A drill has no more steps than this (course spec, `drillMaxSteps`), and no more signs than a card may have. */
const mostSteps = 2;
const longest = { prompt: 240, latex: 200 };
/** Difficulties of the families that drills are drawn from. */
const easy: ReadonlySet<number> = new Set([1, 2, 3]);
const mostDraws = 12;

/**
 * Makes drills of the families that serve a unit's skills: a fresh one for each name, the same for the same name, verified like a problem of the
 * bank and kept nowhere. Null where no family gives one that is short enough.
 */
export function drillMaker(): (skills: readonly string[], name: string, now: Date) => DrillCard | null {
  const known = { graph: openSkillGraph().graph, policy: openVerificationPolicy(), families: familyRecord(allGenerators) };
  return (skills, name, now) => {
    const families = allGenerators.filter(({ skill }) => skills.includes(skill));
    const chance = chanceOf(`drill/${name}`);
    for (let draw = 0; draw < mostDraws && families.length > 0; draw += 1) {
      const family = chance.pick(families);
      const difficulties = family.difficulties.filter((difficulty) => easy.has(difficulty));
      if (difficulties.length === 0) continue;
      const problem = writeProblem(family, chance.pick(difficulties), chance.int(1, 1_000_000), { now });
      const card = cardOf(problem);
      if (card !== null && verifyProblem(problem, { ...known, now }).kind === 'verified') return card;
    }
    return null;
  };
}

/** A problem as a card: its words, and the formula that ends them. Choices, tables and long ways are none. */
function cardOf({ item }: BankedProblem): DrillCard | null {
  const { stem } = item.problem_content;
  const isShort = item.solution_logic.steps.length <= mostSteps && item.answer_spec.ui.choices.length === 0;
  if (!isShort || /\n\s*\|/.test(stem)) return null;
  const [, words, formula] = /^(.+?)[\s:]*(?:(?<!\$.*)|\n\n)\$([^$]+)\$\s*\.?$/s.exec(stem) ?? [];
  const card =
    words === undefined || formula === undefined
      ? { prompt: stem, question_latex: '' }
      : { prompt: words.trim(), question_latex: formula.trim() };
  const fits = card.prompt.length <= longest.prompt && card.question_latex.length <= longest.latex;
  return fits ? DrillCard.parse(card) : null;
}
