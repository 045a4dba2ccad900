import { findLeak } from '../guards/leak/find-leak.ts';
import { findMalRule } from '../math/mal-rules/catalogue.ts';
import { errorTagOf } from '../math/mal-rules/mal-rule.ts';
import { answerQuestion } from '../problems/answer-question.ts';
import type { BankedProblem } from '@stoa/schema/problem';

/**
 * Checks that every misconception is a mal-rule of the catalogue with that rule's error tag, and its sentence is stored with
 * the problem. In a lesson the misconception is the guideline's own, so only its sentence is required.
 */
export function rulesAreTold({ item, lesson, mal_rules = [] }: BankedProblem): string[] {
  return item.misconceptions.flatMap(({ id, error_tag }) => {
    const untold = mal_rules.some((told) => told.id === id) ? [] : [`what ${id} says is not carried with the problem`];
    if (lesson !== undefined) return untold;
    const rule = findMalRule(id);
    if (rule === null) return [`no mal-rule is called ${id}`];
    return [
      ...(errorTagOf(rule) === error_tag ? [] : [`${id} is tagged ${error_tag}, and its rule ${errorTagOf(rule)}`]),
      ...untold,
    ];
  });
}

/** Checks that what a rule says about the student's answer doesn't give the right one away. */
export function rulesKeepTheAnswer(problem: BankedProblem): string[] {
  const answer = answerQuestion(problem);
  const { stem } = problem.item.problem_content;
  const told = (problem.mal_rules ?? []).filter(({ says }) => answer.choices.length > 0 || namesNumber.test(says));
  return told.flatMap(({ id, says }) =>
    findLeak({ text: says, answer, stem, shown: [], written: [], level: 2 }).map(
      (leak) => `what ${id} says ${leak.says}: "${says}"`,
    ),
  );
}

/** Without choices or a number, a sentence can't give an answer away, so most rules needn't be checked. */
const namesNumber = /[\d$]|\b(?:zero|one|two|three|four|half|ten|hundred)\b/i;
