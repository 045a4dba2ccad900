import type { MistakeSeverity } from '@stoa/schema/board/board-decision';
import type { ErrorCategory } from '@stoa/schema/diagnosis';

/** Slips: the method is right, and a number came out or was copied wrong. */
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
 * How bad a mistake is: a slip is minor, a lost sign or a wrong operation medium, a misunderstanding major. A mistake that ends in an answer
 * blocks, since nothing after it can show her, and so does one made for the third time.
 *
 * Source  board spec, Error severity.
 */
export const severityOf = (
  error: { readonly rule: string | null; readonly category: ErrorCategory },
  { answers, times }: { readonly answers: boolean; readonly times: number },
): MistakeSeverity => (answers || times >= 3 ? 'blocking' : severityOfError(error));

/** How bad the error itself is, wherever it stands: it says how it is spoken of. */
export const severityOfError = ({
  rule,
  category,
}: {
  readonly rule: string | null;
  readonly category: ErrorCategory;
}): Exclude<MistakeSeverity, 'blocking'> => (isSlip(rule) ? 'minor' : ofCategory[category]);

/** A mistake that comes of haste. */
export const isSlip = (rule: string | null): boolean => rule !== null && slips.has(rule);
