import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** Rules of this project that no linter knows. Each has a place, a pattern, and what to do instead. */
type Rule = { name: string; files: RegExp; except?: RegExp; find: RegExp; instead: string };

const source = /\.(ts|tsx|mjs)$/;
const rules: Rule[] = [
  {
    name: 'the engine has no clock',
    files: /^(engine|schema)\/src\/.*\.ts$/,
    except: /\.test\.ts$/,
    find: /\bnew Date\(\s*\)/,
    instead: 'take `now` as an argument',
  },
  {
    name: 'nothing unfinished is left lying',
    files: source,
    except: /^tools\/project-rules(\.test)?\.ts$/,
    find: /\b(TODO|FIXME|XXX)\b|not implemented/,
    instead: 'finish it, or write the reason into docs/decisions',
  },
  {
    name: 'tests wait for states, not for time',
    files: /\.test\.tsx?$|^e2e\/.*\.ts$/,
    find: /waitForTimeout\(|new Promise\(\s*\(?\w+\)?\s*=>\s*setTimeout\(\w+,\s*[1-9]/,
    instead: 'wait for a condition, or hand in a fake clock',
  },
  {
    name: 'the web carries no parser',
    files: /^web\/src\/.*\.tsx?$/,
    except: /\.test\.tsx?$/,
    find: /^import (?!type\b).*'@stoa\/schema\/(?!board\/board-(?:sheet|limits)'|figure\/answer-marks')/,
    instead: 'import types of the schema alone: a value brings zod into the first screen',
  },
  {
    name: 'what the web takes of the schema carries no parser',
    files: /^schema\/src\/(board\/board-(sheet|limits)|figure\/answer-marks)\.ts$/,
    find: /^import (?!type\b)(?!.*'\.\/board-limits\.ts')/,
    instead: 'the page and the server keep a board, and an answer in a picture, by these files, so they import types alone',
  },
  {
    name: 'no file name says "miscellaneous"',
    files: /(^|\/)(utils?|helpers?|common|shared|misc|[\w-]*-?manager)\.(ts|tsx|mjs)$/,
    find: /^/,
    instead: 'name the file for the concept it holds',
  },
];
/**
 * Folders in which each tutor has a folder of its name. One tutor's folder may not import from another's: what two tutors need
 * belongs in the kernel or, in the web, in `session` and `components` (ARCHITECTURE.md, what one touches to add a tutor).
 */
const tutorFolders = /^(?:engine\/src\/tutors|server\/src\/tutors|web\/src\/pages\/student)\/([^/]+)\//;
const longestFile = { lines: 450, except: /\.test\.tsx?$/ };
/** A larger file is a corpus, or got in by mistake: a downloaded package, once in the history, is in every clone for good. */
// The reader's weights: a byte for each of 886,000
const largestFile = { bytes: 1_000_000, except: /^engine\/corpus\/|reader-weights\.json$/ };

const skipped = new Set(['node_modules', 'dist', 'data', '.git', '.cache', 'coverage']);
function* filesBelow(folder: string, at = ''): Generator<string> {
  for (const entry of readdirSync(path.join(folder, at), { withFileTypes: true })) {
    if (skipped.has(entry.name)) continue;
    const place = path.posix.join(at, entry.name);
    if (entry.isDirectory()) yield* filesBelow(folder, place);
    else yield place;
  }
}

/** Returns the other tutor that a line of a file imports from; null if none. */
function otherTutor(file: string, line: string, tutors: ReadonlySet<string>): string | null {
  const own = tutorFolders.exec(file)?.[1];
  const from = /(?:from|import\(?)\s*'([^']+)'/.exec(line)?.[1];
  if (own === undefined || !tutors.has(own) || from === undefined) return null;
  const target = from.startsWith('.')
    ? path.posix.join(path.posix.dirname(file), from)
    : from.replace(/^@stoa\/([^/]+)\//, '$1/src/');
  const other = tutorFolders.exec(target)?.[1];
  return other !== undefined && other !== own && tutors.has(other) ? other : null;
}

const top = path.resolve(process.argv[2] ?? '.');
const findings: string[] = [];
const tutorsAt = path.join(top, 'engine/src/tutors');
const tutors = new Set(
  existsSync(tutorsAt)
    ? readdirSync(tutorsAt, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
    : [],
);
for (const file of filesBelow(top)) {
  if (statSync(path.join(top, file)).size > largestFile.bytes && !largestFile.except.test(file))
    findings.push(`${file}: more than a megabyte. Does it belong into the repository?`);
  if (!source.test(file)) continue;
  const lines = readFileSync(path.join(top, file), 'utf8').split('\n');
  if (lines.length > longestFile.lines && !longestFile.except.test(file)) {
    findings.push(`${file}: ${lines.length} lines. Which two concepts are in it?`);
  }
  for (const [at, line] of lines.entries()) {
    const other = otherTutor(file, line, tutors);
    if (other !== null)
      findings.push(
        `${file}:${at + 1}: no tutor imports another (${other}): move what both need into the kernel (in the web: session, components).`,
      );
  }
  for (const rule of rules) {
    if (!rule.files.test(file) || rule.except?.test(file) === true) continue;
    const at = lines.findIndex((line) => rule.find.test(line));
    if (at >= 0) findings.push(`${file}:${at + 1}: ${rule.name}: ${rule.instead}.`);
  }
}
for (const finding of findings) process.stdout.write(`${finding}\n`);
process.exitCode = findings.length === 0 ? 0 : 1;
