/** What both drivers throw for an error that Postgres reports; `code` is its SQLSTATE. */
export type DatabaseError = Error & { code: string; constraint?: string };

export const isDatabaseError = (error: unknown): error is DatabaseError =>
  error instanceof Error && 'code' in error && typeof error.code === 'string';

/**
 * Node's codes for an unreachable network, and PostgreSQL's for an unreachable server: classes 08, 53, 57P, and errors that a
 * retry fixes.
 */
const awayCodes =
  /^(E(CONN(REFUSED|RESET|ABORTED)|PIPE|TIMEDOUT|NOTFOUND|(HOST|NET)UNREACH)|EAI_AGAIN|08\w{3}|53\w{3}|57P\w{2}|40001|40P01)$/;

/** pg and its pool report these only in words, without a code. */
const awayWords =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed|Query read timeout|Cannot use a pool after calling end|timeout expired)/;

/**
 * True if the database couldn't be reached: the query can be repeated unchanged. Also checks the cause, because another layer
 * may have wrapped the error.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? error.code : undefined;
  if (typeof code === 'string' && awayCodes.test(code)) return true;
  // The socket file of a PostgreSQL that isn't running.
  if (code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect') return true;
  return awayWords.test(error.message) || isDatabaseAway(error.cause);
}

/**
 * True if the database couldn't read its own files: PostgreSQL's codes for damaged data and indexes, and its messages about bad
 * blocks and files, which it reports under general codes.
 */
export function isDatabaseDamaged(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? error.code : undefined;
  if (typeof code === 'string' && /^(XX00[12]|58P01|58030)$/.test(code)) return true;
  return (
    /^(could not (read|open|access|seek)|invalid page|unexpected data beyond EOF|missing chunk number|compressed \w+ data is corrupt|index "[^"]*" (contains|is not a))/.test(
      error.message,
    ) || isDatabaseDamaged(error.cause)
  );
}
