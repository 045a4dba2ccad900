import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse as parseYaml } from 'yaml';
import type { ZodType } from 'zod';
import { configHash } from './config-hash.ts';

/** The folder of everything that is taught, next to this package. */
export const contentFolder = new URL('../../content/', import.meta.url);

/** Content that can't be used. The message names the file and each place in it, for the person who edits it. */
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

/** A content file with a version, as it was written: its hash doesn't depend on how a later release reads it. */
export type VersionedContent = { file: string; version: string; hash: string; body: unknown };

/** Returns the content of a file that has been read and is valid. */
export function versionedContent(file: URL | string, version: string): VersionedContent {
  const place = file instanceof URL ? fileURLToPath(file) : file;
  const body: unknown = JSON.parse(readFileSync(place, 'utf8'));
  return { file: place, version, hash: configHash(body), body };
}

const mostFindings = 20;

/**
 * Reads a content file, JSON or (by its extension) YAML, and parses it with its schema.
 *
 * Errors  throws `ContentError` if the file is missing, isn't valid JSON or YAML, or doesn't match the schema. `nameOf` returns
 *         the name by which an editor knows a place in the data.
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
