import { RefusedError } from '../client.ts';

/** What the server finds wrong with one field of a form, to stand beside it; null where it is not that. */
export const wrongWith = (error: Error | null, field: string): string | null =>
  error instanceof RefusedError ? (error.fields[field] ?? null) : null;

/** Whether all that is wrong stands beside these fields already. */
export const isToldBeside = (error: Error, fields: readonly string[]): boolean => {
  if (!(error instanceof RefusedError)) return false;
  const wrong = Object.keys(error.fields);
  return wrong.length > 0 && wrong.every((field) => fields.includes(field));
};
