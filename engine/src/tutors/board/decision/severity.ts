import type { MistakeSeverity } from '@stoa/schema/board/board-decision';
import type { ErrorCategory } from '@stoa/schema/diagnosis';

/** Slips: the method is right, but a number was miscalculated or miscopied. */
const slips: ReadonlySet<string> = new Set([
  'arithmetic_slip',
  'times_table_slip',
  'digits_reversed',
  'power_of_ten_off',
  'copied_wrong',
  'run_on_equals',
]);

const ofCategory: Readonly<Record<ErrorCategory, Exclude<MistakeSeverity, 'blocking'>>> = {
  sign_error: 'medium',
  procedural_error: 'medium',
  omission_error: 'medium',
  conceptual_error: 'major',
  units_error: 'medium',
  representation_error: 'minor',
  unknown: 'medium',
};

/**
 * Rates a mistake: a slip is minor, a lost sign or a wrong operation is medium, a misunderstanding is major. A mistake is
 * blocking if it ends in an answer, because no later line can reveal it to her, or if she makes it for the third time.
 *
 * Source  board spec, Error severity.
 */
export const severityOf = (
  error: { readonly rule: string | null; readonly category: ErrorCategory },
  { answers, times }: { readonly answers: boolean; readonly times: number },
): MistakeSeverity => (answers || times >= 3 ? 'blocking' : severityOfError(error));

/** Rates the error itself, regardless of whether it ends in an answer. This decides how the tutor speaks about it. */
export const severityOfError = ({
  rule,
  category,
}: {
  readonly rule: string | null;
  readonly category: ErrorCategory;
}): Exclude<MistakeSeverity, 'blocking'> => (isSlip(rule) ? 'minor' : ofCategory[category]);

/** True if the mistake is a slip. */
export const isSlip = (rule: string | null): boolean => rule !== null && slips.has(rule);
