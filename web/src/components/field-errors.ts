import { RefusedError } from '../client.ts';

/** Returns what the server says is wrong with a field of a form, to be shown next to it; null if nothing is. */
export const wrongWith = (error: Error | null, field: string): string | null =>
  error instanceof RefusedError ? (error.fields[field] ?? null) : null;

/** True if every error is already shown next to one of these fields. */
export const isToldBeside = (error: Error, fields: readonly string[]): boolean => {
  if (!(error instanceof RefusedError)) return false;
  const wrong = Object.keys(error.fields);
  return wrong.length > 0 && wrong.every((field) => fields.includes(field));
};
