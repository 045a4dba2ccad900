import { isDatabaseError } from './database-error.ts';

/** Something was to be stored for somebody who has no account, or no longer has one. Nothing was stored. */
export class UnknownLearnerError extends Error {
  constructor() {
    super('There is no account for this learner, or it has been erased, so nothing was stored for her.');
    this.name = 'UnknownLearnerError';
  }
}

/** True if the database refused a row because its account doesn't exist (a foreign key, SQLSTATE 23503). */
export const namesNoAccount = (error: unknown): boolean =>
  isDatabaseError(error) && error.code === '23503' && /_(learner|reporter)_id_fkey$/.test(error.constraint ?? '');

/** Waits for a write, and throws `UnknownLearnerError` if it failed because its learner has no account. */
export async function forLearner<T>(write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    throw namesNoAccount(error) ? new UnknownLearnerError() : error;
  }
}
