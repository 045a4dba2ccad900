/** What both drivers throw for an error that Postgres reported; `code` is its SQLSTATE. */
export type DatabaseError = Error & { code: string; constraint?: string };

export const isDatabaseError = (error: unknown): error is DatabaseError =>
  error instanceof Error && 'code' in error && typeof error.code === 'string';

/** Node's codes for a network that is away, and PostgreSQL's for a server that is: classes 08, 53, 57P and what a retry puts right. */
const awayCodes =
  /^(E(CONN(REFUSED|RESET|ABORTED)|PIPE|TIMEDOUT|NOTFOUND|(HOST|NET)UNREACH)|EAI_AGAIN|08\w{3}|53\w{3}|57P\w{2}|40001|40P01)$/;

/** pg and its pool say these in words alone. */
const awayWords =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed|Query read timeout|Cannot use a pool after calling end|timeout expired)/;

/**
 * Whether the database, or the way to it, was away: what was asked can be asked again unchanged. Looks into the cause, too, for
 * whoever stands between may have wrapped it.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? error.code : undefined;
  if (typeof code === 'string' && awayCodes.test(code)) return true;
  // A PostgreSQL that is reached by a socket file and is not there.
  if (code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect') return true;
  return awayWords.test(error.message) || isDatabaseAway(error.cause);
}

/**
 * Whether the database could not read its own files: PostgreSQL's codes for damaged data and index, and what it says, under a code for
 * anything, of blocks and files that are not what they should be.
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
