import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse as parseYaml } from 'yaml';
import type { ZodType } from 'zod';
import { configHash } from './config-hash.ts';

/** The folder of everything that is taught, beside this package. */
export const contentFolder = new URL('../../content/', import.meta.url);

/** Content that cannot be used. The message names the file and each place in it, for whoever edits it. */
export class ContentError extends Error {
  override name = 'ContentError';
  readonly file: string;
  readonly findings: readonly string[];
  constructor(file: string, findings: readonly string[]) {
    super(`${file} cannot be used:\n${findings.map((finding) => `  - ${finding}`).join('\n')}`);
    this.file = file;
    this.findings = findings;
  }
}

/** A file of content that has a version, as it was written: its hash is the same whatever a later release reads into it. */
export type VersionedContent = { file: string; version: string; hash: string; body: unknown };

/** The content of a file that has been read and found sound. */
export function versionedContent(file: URL | string, version: string): VersionedContent {
  const place = file instanceof URL ? fileURLToPath(file) : file;
  const body: unknown = JSON.parse(readFileSync(place, 'utf8'));
  return { file: place, version, hash: configHash(body), body };
}

const mostFindings = 20;

/**
 * Reads a file of content, JSON or (by its ending) YAML, and parses it by its schema.
 *
 * Errors  throws `ContentError` when the file is missing, can't be read as what its ending says, or does not fit. `nameOf` gives a place in the data the name by which
 *         an editor knows it.
 */
export function readContent<T>(
  file: URL | string,
  schema: ZodType<T>,
  nameOf: (path: readonly PropertyKey[], json: unknown) => string = placeOf,
): T {
  const path = file instanceof URL ? fileURLToPath(file) : file;
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (fault) {
    throw new ContentError(path, [`it cannot be read: ${(fault as Error).message}`]);
  }
  let json: unknown;
  try {
    json = isYaml(path) ? parseYaml(text) : JSON.parse(text);
  } catch (fault) {
    throw new ContentError(path, [`it is not ${isYaml(path) ? 'YAML' : 'JSON'}: ${(fault as Error).message}`]);
  }
  const parsed = schema.safeParse(json);
  if (parsed.success) return parsed.data;
  const findings = parsed.error.issues.map(({ path: at, message }) => `${nameOf(at, json)}: ${message}`);
  const more = findings.length - mostFindings;
  throw new ContentError(path, more > 0 ? [...findings.slice(0, mostFindings), `and ${more} more`] : findings);
}

const isYaml = (path: string): boolean => /\.ya?ml$/.test(path);

const placeOf = (path: readonly PropertyKey[]): string => (path.length === 0 ? 'the whole file' : path.map(String).join('.'));
