import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** The secret in the data folder can't be used; the message says what to do. */
export class DamagedSecretError extends Error {
  override name = 'DamagedSecretError';
  constructor(file: string, why: string, cause?: unknown) {
    super(`The secret in ${file} ${why}. Delete it and start again; everybody will have to sign in anew.`, { cause });
  }
}

/**
 * Returns the secret that signs cookies and tokens: the one from the environment, or on a laptop one that is generated once and
 * stored in the data folder, readable by its owner alone. Losing it only signs everybody out.
 *
 * Errors  `DamagedSecretError`.
 */
export async function houseSecret({ secret, dataFolder }: { secret: string | null; dataFolder: string }): Promise<string> {
  if (secret !== null) return secret;
  const file = path.join(dataFolder, 'secret');
  await mkdir(dataFolder, { recursive: true });
  try {
    await writeFile(file, randomBytes(32).toString('base64'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const kept = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new DamagedSecretError(file, 'cannot be read', error);
  });
  if (!/^[A-Za-z0-9+/=]{32,}$/.test(kept.trim())) throw new DamagedSecretError(file, 'is damaged');
  return kept.trim();
}
