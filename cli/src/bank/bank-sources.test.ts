import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { sourcesOfBank } from './bank-sources.ts';

const root = path.resolve(import.meta.dirname, '../../..');
/** These modules read files of the content and decide nothing about a problem. */
const readers = ['library/src/content-file.ts', 'library/src/config-hash.ts', 'library/src/open-verification-policy.ts'];

/** Returns the module and everything that it imports at run time, as paths in the repository. */
function importedBy(place: string, found = new Set<string>()): Set<string> {
  if (found.has(place)) return found;
  found.add(place);
  const text = readFileSync(path.join(root, place), 'utf8');
  for (const [, name] of text.matchAll(/^(?:import|export) (?!type)[^'"]*?from '([^']+)';/gm)) {
    const [, own, rest] = /^@stoa\/([a-z]+)\/(.+)$/.exec(name!) ?? [];
    if (own !== undefined) importedBy(`${own}/src/${rest}.ts`, found);
    else if (name!.startsWith('.')) importedBy(path.join(path.dirname(place), name!), found);
  }
  return found;
}

it('the bank’s fingerprint covers every module that writes or verifies a problem', () => {
  const modules = [...importedBy('factory/src/write-bank.ts')];
  expect(modules.length).toBeGreaterThan(400);
  const forgotten = modules.filter((module) => !sourcesOfBank.some((one) => module === one || module.startsWith(`${one}/`)));
  expect(forgotten.toSorted()).toEqual(readers.toSorted());
});
