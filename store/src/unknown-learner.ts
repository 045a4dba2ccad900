import { isDatabaseError } from './database-error.ts';

/** Something was to be stored for somebody who has no account, or has it no longer. Nothing was. */
export class UnknownLearnerError extends Error {
  constructor() {
    super('There is no account for this learner, or it has been erased, so nothing was stored for her.');
    this.name = 'UnknownLearnerError';
  }
}

/** Whether the database refused a row because the account that it belongs to is not there (a foreign key, SQLSTATE 23503). */
export const namesNoAccount = (error: unknown): boolean =>
  isDatabaseError(error) && error.code === '23503' && /_(learner|reporter)_id_fkey$/.test(error.constraint ?? '');

/** Waits for a write, and says in words when it failed because its learner has no account. */
export async function forLearner<T>(write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    throw namesNoAccount(error) ? new UnknownLearnerError() : error;
  }
}
