import { statfsSync } from 'node:fs';

/** The disk of the data folder is nearly full, so nothing is stored. */
export class DiskFullError extends Error {
  /** PostgreSQL's code for a full disk. */
  readonly code = '53100';

  constructor(folder: string, freeBytes: number) {
    super(
      `The disk of the data folder ${folder} has only ${Math.floor(freeBytes / 1_048_576)} MB left, so no more turns are stored. ` +
        'Make room on it; Stoa goes on by itself then.',
    );
    this.name = 'DiskFullError';
  }
}

/** Two segments of the log, and the same again for what is written besides it. */
const reserveBytes = 64 * 1_048_576;
const lookEveryMs = 1000;

/**
 * Returns a check to call before each turn is stored. If PostgreSQL has no space for the next segment of its log, it exits at
 * once, and with PGlite the whole process exits too. So turns are refused while there is still space for that segment.
 *
 * Errors  the returned function throws `DiskFullError`.
 */
export function freeSpaceGuard(folder: string, freeBytesOf: (folder: string) => number = freeBytes): () => void {
  let lookedAt = -Infinity;
  let free = Infinity;
  return () => {
    const now = performance.now();
    if (now - lookedAt >= lookEveryMs || free < reserveBytes) {
      lookedAt = now;
      free = freeBytesOf(folder);
    }
    if (free < reserveBytes) throw new DiskFullError(folder, free);
  };
}

function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}
