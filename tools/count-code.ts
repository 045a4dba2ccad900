/**
 * Counts the code of a checkout: files, lines, duplicate lines, and imports from one tutor's folder into another's.
 *
 *     node tools/count-code.ts [folder]
 *
 * To count an older state, unpack it first: `git archive <commit> | tar -x -C <folder>`.
 */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(process.argv[2] ?? '.');
const packages = 'schema,engine,library,providers,store,factory,server,web,cli,tools,e2e';
const files = globSync(`{${packages}}/**/*.{ts,tsx}`, { cwd: root, exclude: (name) => name.includes('node_modules') }).filter(
  (file) => !file.split(path.sep).includes('dist'),
);
const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file) || file.startsWith('e2e');
const isCorpus = (file: string): boolean => file.split(path.sep).includes('corpus');
const textOf = new Map(files.map((file) => [file, readFileSync(path.join(root, file), 'utf8')]));
const linesOf = (file: string): string[] => (textOf.get(file) ?? '').split('\n');

const source = files.filter((file) => !isTest(file) && !isCorpus(file));
const tests = files.filter((file) => isTest(file) && !isCorpus(file));
const corpora = files.filter(isCorpus);
const lengths = source.map((file) => linesOf(file).length).toSorted((a, b) => a - b);
const sum = (list: readonly string[]): number => list.reduce((total, file) => total + linesOf(file).length, 0);
const at = (share: number): number => lengths[Math.floor(share * (lengths.length - 1))] ?? 0;

/** How many lines in a row must be the same to count as duplicates. */
const stretch = 8;

/**
 * Counts the lines that are in a duplicate stretch. Imports, blank lines, comments and lines with only brackets don't count.
 */
function linesWrittenTwice(as: (line: string) => string): number {
  const spoken = source.map((file) =>
    linesOf(file)
      .map((line) => line.trim())
      .filter((line) => /\w/.test(line) && !/^(?:import\b|\} from\b|\*|\/\/|\/\*)/.test(line))
      .map(as),
  );
  const places = new Map<string, [file: number, line: number][]>();
  for (const [file, lines] of spoken.entries()) {
    for (let line = 0; line + stretch <= lines.length; line += 1) {
      const window = lines.slice(line, line + stretch).join('\n');
      const found = places.get(window);
      if (found === undefined) places.set(window, [[file, line]]);
      else found.push([file, line]);
    }
  }
  const twice = new Set<string>();
  for (const found of places.values()) {
    if (found.length < 2) continue;
    for (const [file, line] of found) for (let i = 0; i < stretch; i += 1) twice.add(`${file}:${line + i}`);
  }
  return twice.size;
}

/** Folders in which each tutor has a folder of its name. */
const folder = /^(?:engine\/src\/tutors|server\/src\/tutors|web\/src\/(?:pages|rooms)\/student)\/([^/]+)\//;
const tutors = new Set(files.flatMap((file) => /^engine\/src\/tutors\/([^/]+)\//.exec(file)?.[1] ?? []));
const tutorOf = (file: string): string | undefined => [folder.exec(file)?.[1] ?? ''].find((name) => tutors.has(name));

/** Returns the imports by which a file in one tutor's folder uses another's. */
function importsBetweenTutors(): string[] {
  return [...source, ...tests].flatMap((file) => {
    const own = tutorOf(file);
    if (own === undefined) return [];
    return [...(textOf.get(file) ?? '').matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].flatMap(([, from = '']) => {
      const target = from.startsWith('.')
        ? path.posix.join(path.posix.dirname(file), from)
        : from.replace(/^@stoa\/(\w+)\//, '$1/src/');
      const other = tutorOf(target);
      return other !== undefined && other !== own ? [`${file} → ${target}`] : [];
    });
  });
}

const asWritten = (line: string): string => line;
/** Replaces every name, text and number, so that lines of the same shape compare equal. */
const asShaped = (line: string): string => line.replace(/'[^']*'|`[^`]*`|"[^"]*"/g, 's').replace(/\b[\w$]+\b/g, 'w');

const between = importsBetweenTutors();
console.log(`source    ${source.length} files, ${sum(source)} lines; median ${at(0.5)}, p95 ${at(0.95)}, longest ${at(1)}`);
console.log(`tests     ${tests.length} files, ${sum(tests)} lines`);
console.log(`corpora   ${corpora.length} files of code, ${sum(corpora)} lines`);
console.log(`twice     ${linesWrittenTwice(asWritten)} lines word for word in stretches of ${stretch} and more`);
console.log(`          ${linesWrittenTwice(asShaped)} lines by their shape alone`);
console.log(`between tutors   ${between.length} imports`);
for (const one of between) console.log(`  ${one}`);
