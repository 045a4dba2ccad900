import type { AnswerCheck } from '@stoa/schema/answer-check';
import type { ErrorCategory } from '@stoa/schema/diagnosis';
import type { LineVerdict } from '@stoa/schema/practice';
import type { BankedProblem, Misconception } from '@stoa/schema/problem';
import { checkWork, type Divergence, type WorkCheck } from '../../math/check-work.ts';
import { diagnoseAnswer } from '../../math/diagnose-answer.ts';
import { findLeak } from '../../guards/leak/find-leak.ts';
import { answerQuestion } from '../../problems/answer-question.ts';
import { judgeAnswer, withoutAskedUnit } from '../../problems/judge-answer.ts';
import { knownOf } from './known-texts.ts';
import { categoryOf } from '../../problems/error-category.ts';
import { matchMisconception } from '../../problems/match-misconception.ts';
import { saysOfMisconception, saysOfRule } from '../../problems/misconception-rule.ts';
import type { Diagnosed, OpenProblem } from './practice-session.ts';

/** What the student wrote: an answer, or lines of work whose last line holds the answer. */
export type Written = { answer: string | null; lines: readonly string[] | null };

type Examined = {
  check: AnswerCheck;
  note: string | null;
  line_verdicts: LineVerdict[];
  diagnosed: Diagnosed | null;
  misconception: Misconception | null;
  repeated: boolean;
};

/** Judges what was written and, if it is wrong, looks for an explanation (practice spec §7.2). Uses no model. */
export function examineAnswer(problem: BankedProblem, open: Pick<OpenProblem, 'attempts' | 'hints'>, written: Written): Examined {
  const answer = written.answer ?? written.lines?.at(-1) ?? '';
  const known = knownOf(problem, open, [answer, ...(written.lines ?? [])]);
  const sayable = (text: string | null) =>
    text === null || findLeak({ text, answer: answerQuestion(problem), ...known }).length > 0 ? null : text;

  const words = ['multiple_choice', 'boolean'].includes(problem.item.answer_spec.input_type); // lines of work don't lead to a choice
  const work = written.lines === null || words ? null : workOf(problem, written.lines);
  const check = work?.final ?? judgeAnswer(problem, answer);
  const misconception = matchMisconception(problem, withoutAskedUnit(problem, answer), check);
  return {
    check,
    note: check.verdict === 'correct' ? check.note : sayable(check.note),
    line_verdicts: (work?.lines ?? []).map((line) => ({ ...line, note: sayable(line.note) })),
    misconception,
    diagnosed: check.verdict === 'incorrect' ? diagnose(problem, answer, check, misconception, work?.divergence ?? null) : null,
    repeated:
      check.verdict === 'incorrect' &&
      open.attempts.some(({ view, key }) => view.verdict === 'incorrect' && key === keyOf(check)),
  };
}

const workOf = (problem: BankedProblem, lines: readonly string[]): WorkCheck =>
  checkWork(lines.with(-1, withoutAskedUnit(problem, lines.at(-1) ?? '')), {
    variables: problem.judging.variables,
    solution_steps: problem.item.solution_logic.steps.map(({ math }) => math),
    expected: answerQuestion(problem),
  });

/** Returns the strongest explanation of a wrong answer that can be found without a model, or null. */
function diagnose(
  problem: BankedProblem,
  answer: string,
  check: AnswerCheck,
  misconception: Misconception | null,
  divergence: Divergence | null,
): Diagnosed | null {
  if (misconception !== null) {
    const { id, error_tag } = misconception;
    return {
      ...found('misconception', categoryOf(error_tag), saysOfMisconception(problem, id), 0.95, divergence),
      misconception_id: id,
    };
  }
  if (divergence !== null) {
    const { error_category, rule, note, confidence } = divergence;
    return found('steps', error_category, rule === null ? note : saysOfRule(rule), confidence, divergence);
  }
  const related = diagnoseAnswer(answerQuestion(problem), answer);
  if (related !== null) return found('mal_rule', related.category, saysOfRule(related.rule), related.confidence);
  return diagnoseForm(check);
}

function found(
  source: Diagnosed['source'],
  error_category: ErrorCategory,
  explanation: string,
  confidence_score: number,
  divergence: Divergence | null = null,
): Diagnosed {
  const divergence_step_index = divergence === null ? null : divergence.line + 1;
  const diagnosis = { divergence_step_index, error_category, diagnosis_explanation: explanation.slice(0, 400), confidence_score };
  return { source, misconception_id: null, diagnosis };
}

/**
 * Returns a key by which a repeated answer is recognized: its canonical form, or the text as written if only its form is wrong.
 */
export function keyOf(check: AnswerCheck): string | null {
  if (check.verdict === 'unreadable') return null;
  return check.reason === 'form' ? check.echo.plain : check.normalized;
}

/** Explains an answer that is right except for its form, unit, rounding, completeness or domain. */
function diagnoseForm(check: AnswerCheck): Diagnosed | null {
  const shown: Partial<Record<AnswerCheck['reason'], [ErrorCategory, string]>> = {
    form: ['representation_error', 'The value is right; the form that was asked for is not.'],
    units: ['units_error', 'The number is right; the unit is missing or another one.'],
    rounding: ['representation_error', 'The value is as close as a rounding slip.'],
    incomplete_set: ['omission_error', 'Every member given is right; some are missing.'],
    extra_members: ['conceptual_error', 'All the right members are there, and others that do not belong.'],
    domain: ['omission_error', 'Equal wherever both have a value; the values that are left out are not said.'],
  };
  const one = shown[check.reason];
  return one === undefined ? null : found('form', one[0], one[1], 0.9);
}
