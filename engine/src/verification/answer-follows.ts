import type { BankedProblem } from '@stoa/schema/problem';
import { choiceKey } from '../math/judge/choices.ts';
import { answerStands } from '../solving/answer-stands.ts';
import { taskOfStem } from '../solving/stem-task.ts';

/**
 * Checks, if the stem can be read, that the answer is what it asks for, worked out from the stem alone, whatever the solution
 * says. Nothing is checked if the stem can't be read (a story, a table) or the engine can't decide.
 */
export function answerFollows(problem: BankedProblem): string[] {
  const { standing, answer } = workedOutBlind(problem);
  return standing === 'different' ? [`what the stem asks for, worked out from it alone, is not "${answer}"`] : [];
}

/** True if the answer was worked out from the stem alone with the same result. */
export const isConfirmedBlind = (problem: BankedProblem): boolean => workedOutBlind(problem).standing === 'equal';

function workedOutBlind({ item }: BankedProblem): { standing: 'equal' | 'different' | 'undecided'; answer: string } {
  const task = taskOfStem(item.problem_content.stem); // the stem only, so that the task can't depend on the answer
  const { input_type, ui } = item.answer_spec;
  const canonical = item.solution_logic.final_answer_canonical;
  const chosen = ui.choices.find((_, position) => choiceKey(position) === canonical);
  const answer = input_type === 'multiple_choice' && chosen !== undefined ? chosen.replace(/(?<!\\)\$/g, '') : canonical;
  return { standing: task === null ? 'undecided' : answerStands(task, answer), answer };
}
