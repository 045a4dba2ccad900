import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** Where the problems come from: any change in these may change the bank. */
const sources = [
  'factory/src',
  'engine/src/math',
  'engine/src/guards',
  'engine/src/verification',
  'content/skills',
  'schema/src/problem.ts',
];
const root = path.resolve(import.meta.dirname, '../../..');

/**
 * A fingerprint of all that the problems come from. Writing and verifying the bank takes many seconds, so the store remembers from which
 * sources it was stocked, and nothing is done where they are the same.
 */
export async function bankSources(): Promise<string> {
  const hash = createHash('sha256');
  for (const place of sources) {
    const full = path.join(root, place);
    const files = place.endsWith('.ts')
      ? [full]
      : (await readdir(full, { recursive: true, withFileTypes: true }))
          .filter((entry) => entry.isFile())
          .map((entry) => path.join(entry.parentPath, entry.name));
    for (const file of files.toSorted())
      if (!file.endsWith('.test.ts')) hash.update(path.relative(root, file)).update(await readFile(file));
  }
  return hash.digest('hex');
}
