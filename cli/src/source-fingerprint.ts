import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/**
 * Returns a fingerprint of these files and of everything in these folders except for tests; paths are relative to the root of
 * the repository.
 */
export async function sourceFingerprint(places: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const place of places) {
    const full = path.join(root, place);
    const files =
      path.extname(place) !== ''
        ? [full]
        : (await readdir(full, { recursive: true, withFileTypes: true }))
            .filter((entry) => entry.isFile())
            .map((entry) => path.join(entry.parentPath, entry.name));
    for (const file of files.toSorted())
      if (!file.endsWith('.test.ts')) hash.update(path.relative(root, file)).update(await readFile(file));
  }
  return hash.digest('hex');
}
