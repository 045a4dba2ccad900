import { choiceKey } from '@stoa/engine/math/choices';
import { findLeak } from './leak.ts';
import type { BankedProblem } from '@stoa/schema/problem';

/** Every ladder has three rungs, all different, and each fits where hints are shown. */
export function laddersHaveThreeRungs({ item }: BankedProblem): string[] {
  return item.misconceptions.flatMap(({ id, hint_ladder }) => [
    ...(hint_ladder.length === 3 ? [] : [`the ladder of ${id} has ${hint_ladder.length} rungs, not 3`]),
    ...(new Set(hint_ladder).size === hint_ladder.length ? [] : [`the ladder of ${id} says the same twice`]),
    ...hint_ladder.filter((hint) => hint.length > 400).map((hint) => `a hint of ${id} is longer than 400 characters: "${hint}"`),
  ]);
}

/** No rung gives the answer away, the third one neither. */
export function hintsKeepTheAnswer({ item }: BankedProblem): string[] {
  const forms = answerForms(item);
  return item.misconceptions.flatMap(({ id, hint_ladder }) =>
    hint_ladder.flatMap((hint, rung) => {
      const verdict = findLeak(hint, forms, item.problem_content.stem);
      return verdict.kind === 'clean' ? [] : [`hint ${rung + 1} of ${id} gives "${verdict.form}" away: "${hint}"`];
    }),
  );
}

/** What would tell: for a choice its text, for anything else the answer in every form that earns the mark. */
function answerForms(item: BankedProblem['item']): string[] {
  const { final_answer_canonical: answer } = item.solution_logic;
  if (item.answer_spec.input_type !== 'multiple_choice') return [answer, ...item.answer_spec.accepted_forms];
  return item.answer_spec.ui.choices.filter((_, position) => choiceKey(position) === answer);
}
