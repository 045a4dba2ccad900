/** What both drivers throw for an error that Postgres reported; `code` is its SQLSTATE. */
export type DatabaseError = Error & { code: string; constraint?: string };

export const isDatabaseError = (error: unknown): error is DatabaseError =>
  error instanceof Error && 'code' in error && typeof error.code === 'string';
