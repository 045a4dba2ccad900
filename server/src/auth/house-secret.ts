import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * The secret that signs cookies and tokens: the one from the environment, or on a laptop one that is made once and kept in the
 * data folder, readable by its owner alone. Losing it signs everybody out and nothing else.
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
  const kept = (await readFile(file, 'utf8')).trim();
  if (kept.length < 32) {
    throw new Error(`The secret in ${file} is damaged. Delete the file and start again; everybody will have to sign in anew.`);
  }
  return kept;
}
