import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'oxc-parser';
import { readContent } from '@stoa/library/content-file';
import { z } from 'zod';

/** A text that people read, with its file and line. */
export type StudentText = { file: string; line: number; text: string };

const root = path.resolve(import.meta.dirname, '../..');
/** Attributes whose values nobody reads. */
const silent = new Set([
  'className',
  'd',
  'type',
  'role',
  'to',
  'id',
  'key',
  'htmlFor',
  'viewBox',
  'path',
  'name',
  'autoComplete',
]);
/** True if a literal looks like text: it has a space between words, or it's one capitalized word. */
const isWords = (text: string): boolean => /[\p{L}\d.!?,:;’”] [\p{L}\d“(]/u.test(text) || /^[A-Z][a-z]+\.?$/.test(text);
const isStyle = (text: string): boolean =>
  /(?:^|\s)(?:[\w-]+:)*(?:flex|grid|text-|bg-|rounded|border|m[trblxy]?-|p[trblxy]?-|gap-|sr-only|size-)/.test(text);

type Node = { type: string; start: number } & Record<string, unknown>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

/**
 * Returns the texts in a source file: text between tags, and strings that look like text. Leaves out types, imports, styles and
 * patterns.
 */
export function textsOfSource(file: string): StudentText[] {
  const source = readFileSync(path.join(root, file), 'utf8');
  const found: StudentText[] = [];
  const keep = (at: number, text: string, always = false): void => {
    const words = text.replace(/\s+/g, ' ').trim();
    if (/\p{L}/u.test(words) && (always || isWords(words)) && !isStyle(words))
      found.push({ file, line: source.slice(0, at).split('\n').length, text: words });
  };
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(walk);
    if (!isNode(value)) return;
    const { type } = value;
    if (type === 'ImportDeclaration' || type === 'ThrowStatement' || /^TS(?!As|Satisfies|NonNull)/.test(type)) return;
    if (type === 'JSXAttribute' && silent.has((value['name'] as { name: string }).name)) return;
    if (type === 'JSXText') keep(value.start, value['value'] as string, true);
    if (type === 'Literal' && typeof value['value'] === 'string') keep(value.start, value['value']);
    if (type === 'TemplateLiteral')
      keep(value.start, (value['quasis'] as { value: { cooked: string } }[]).map((quasi) => quasi.value.cooked).join('…'));
    for (const [key, child] of Object.entries(value)) if (key !== 'parent') walk(child);
  };
  walk(parseSync(file, source).program);
  return found;
}

/** Returns the source files below a folder, without tests. */
export const sourcesBelow = (folder: string): string[] =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => path.posix.join(folder, name.split(path.sep).join('/')))
    .filter((name) => /\.tsx?$/.test(name) && !/\.(?:test|contexts)\.tsx?$/.test(name));

/**
 * The parts of a lesson that a student doesn't read: notes for authors, descriptions that the misconception model was trained
 * on, and words that students say themselves (names in a glossary, replies to a probe, questions about the topic), which must
 * be as students say them.
 */
const unread = new Set([
  'teaching_approach',
  'content_hint',
  'description',
  'search_terms',
  'words',
  'asks',
  'statements',
  'expected',
]);

/** Returns every string of a lesson that is text, without answers, ids and mathematics. */
export function textsOfLesson(file: string): StudentText[] {
  const found: StudentText[] = [];
  const walk = (value: unknown): void => {
    if (typeof value === 'string') {
      const text = value.replace(/\$[^$]*\$/g, '¤');
      if (isWords(text)) found.push({ file, line: 0, text });
    } else if (typeof value === 'object' && value !== null)
      for (const [key, child] of Object.entries(value))
        if (!unread.has(key) && !(key === 'answer' && 'says' in value)) walk(child);
  };
  walk(JSON.parse(readFileSync(path.join(root, file), 'utf8')));
  return found;
}

export const lessonFiles = (): string[] =>
  readdirSync(path.join(root, 'content/lessons'))
    .filter((name) => name.endsWith('.json'))
    .map((name) => `content/lessons/${name}`);

/** Returns what a student reads about each skill: its name and what she can do with it. */
export function textsOfSkills(): StudentText[] {
  const file = 'content/skills/skills_graph.json';
  const { nodes } = JSON.parse(readFileSync(path.join(root, file), 'utf8')) as { nodes: { name: string; description: string }[] };
  return nodes.flatMap(({ name, description }) => [name, description].map((text) => ({ file, line: 0, text })));
}

/** Returns the content files of the courses, essays and board, except for the drafts that calibrate how essays are read. */
export const coursesAndEssays = (): string[] =>
  ['content/courses', 'content/essays', 'content/board'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => path.posix.join(folder, name.split(path.sep).join('/')))
      .filter((name) => /\.(?:md|ya?ml|json)$/.test(name) && !name.endsWith('/calibration.yaml')),
  );

/** Returns the texts of a file of prose or data: each paragraph or string by itself. */
export function textsOfPages(file: string): StudentText[] {
  const place = path.join(root, file);
  const found: StudentText[] = [];
  const walk = (value: unknown): void => {
    if (typeof value === 'string') found.push({ file, line: 0, text: value });
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(walk);
  };
  walk(file.endsWith('.md') ? readFileSync(place, 'utf8').split(/\n\s*\n/) : readContent(place, z.unknown()));
  return found;
}
