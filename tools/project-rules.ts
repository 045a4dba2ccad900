import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** What no linter knows: the rules of this project. Each names a place, a pattern, and what to do instead. */
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
    name: 'no file name says "miscellaneous"',
    files: /(^|\/)(utils?|helpers?|common|shared|misc|[\w-]*-?manager)\.(ts|tsx|mjs)$/,
    find: /^/,
    instead: 'name the file for the concept it holds',
  },
];
const longestFile = { lines: 450, except: /\.test\.tsx?$/ };

const skipped = new Set(['node_modules', 'dist', 'data', '.git', '.cache', 'coverage']);
function* filesBelow(folder: string, at = ''): Generator<string> {
  for (const entry of readdirSync(path.join(folder, at), { withFileTypes: true })) {
    if (skipped.has(entry.name)) continue;
    const place = path.posix.join(at, entry.name);
    if (entry.isDirectory()) yield* filesBelow(folder, place);
    else if (source.test(entry.name)) yield place;
  }
}

const top = path.resolve(process.argv[2] ?? '.');
const findings: string[] = [];
for (const file of filesBelow(top)) {
  const lines = readFileSync(path.join(top, file), 'utf8').split('\n');
  if (lines.length > longestFile.lines && !longestFile.except.test(file)) {
    findings.push(`${file}: ${lines.length} lines. Which two concepts are in it?`);
  }
  for (const rule of rules) {
    if (!rule.files.test(file) || rule.except?.test(file) === true) continue;
    const at = lines.findIndex((line) => rule.find.test(line));
    if (at >= 0) findings.push(`${file}:${at + 1}: ${rule.name}: ${rule.instead}.`);
  }
}
for (const finding of findings) process.stdout.write(`${finding}\n`);
process.exitCode = findings.length === 0 ? 0 : 1;
