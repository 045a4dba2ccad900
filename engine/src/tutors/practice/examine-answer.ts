import type { AnswerCheck } from '@stoa/schema/answer-check';
import type { ErrorCategory } from '@stoa/schema/diagnosis';
import type { LineVerdict } from '@stoa/schema/practice';
import { ErrorCategory as ErrorCategories } from '@stoa/schema/diagnosis';
import type { BankedProblem, Misconception } from '@stoa/schema/problem';
import { checkAnswer } from '../../math/check-answer.ts';
import { findLeak } from '../../guards/leak.ts';
import { answerQuestion } from './answer-question.ts';
import { knownOf } from './known-texts.ts';
import { matchMisconception } from './match-misconception.ts';
import type { Diagnosed, OpenProblem } from './practice-session.ts';

/** What was written: an answer, or lines of work whose last one holds it. */
export type Written = { answer: string | null; lines: readonly string[] | null };

type Examined = {
  check: AnswerCheck;
  note: string | null;
  line_verdicts: LineVerdict[];
  diagnosed: Diagnosed | null;
  misconception: Misconception | null;
  repeated: boolean;
};

/** Judges what was written and, where it is wrong, looks for what explains it (practice spec §7.2): no model has a part in it. */
export function examineAnswer(problem: BankedProblem, open: OpenProblem, written: Written): Examined {
  const answer = written.answer ?? written.lines?.at(-1) ?? '';
  const check = checkAnswer(answerQuestion(problem), answer);
  const misconception = matchMisconception(problem, answer, check);
  const repeated =
    check.verdict === 'incorrect' &&
    open.attempts.some(({ view, normalized }) => view.verdict === 'incorrect' && normalized === check.normalized);
  const known = knownOf(problem, open, [answer, ...(written.lines ?? [])]);
  const tells =
    check.verdict !== 'correct' &&
    check.note !== null &&
    findLeak({ text: check.note, answer: answerQuestion(problem), ...known }).length > 0;
  return {
    check,
    note: tells ? null : check.note,
    line_verdicts: [],
    misconception,
    diagnosed: diagnose(check, misconception),
    repeated,
  };
}

/** What a wrong answer shows without a model: the strongest finding, or null. */
function diagnose(check: AnswerCheck, misconception: Misconception | null): Diagnosed | null {
  if (check.verdict !== 'incorrect') return null;
  if (misconception !== null) {
    return {
      source: 'misconception',
      misconception_id: misconception.id,
      diagnosis: {
        divergence_step_index: null,
        error_category: categoryOf(misconception.error_tag),
        diagnosis_explanation: `The answer is the one that the misconception “${misconception.id.replaceAll('_', ' ')}” leads to.`,
        confidence_score: 0.95,
      },
    };
  }
  return diagnoseForm(check);
}

/** A value that is right but for its form, unit, rounding or completeness explains itself. */
function diagnoseForm(check: AnswerCheck): Diagnosed | null {
  const found: Partial<Record<AnswerCheck['reason'], [ErrorCategory, string]>> = {
    form: ['representation_error', 'The value is right; the form that was asked for is not.'],
    units: ['units_error', 'The number is right; the unit is missing or another one.'],
    rounding: ['representation_error', 'The value is as close as a rounding slip.'],
    incomplete_set: ['omission_error', 'Every member given is right; some are missing.'],
    extra_members: ['conceptual_error', 'All the right members are there, and others that do not belong.'],
  };
  const one = found[check.reason];
  if (one === undefined) return null;
  const [error_category, diagnosis_explanation] = one;
  const diagnosis = { divergence_step_index: null, error_category, diagnosis_explanation, confidence_score: 0.9 };
  return { source: 'form', misconception_id: null, diagnosis };
}

/** A tag is a category of practice spec §7.4, or a finer one that begins with it (`sign_error:crossing`). */
export function categoryOf(errorTag: string): ErrorCategory {
  const category = ErrorCategories.safeParse(errorTag.split(':')[0]);
  return category.success ? category.data : 'unknown';
}
