import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const trees: string[] = [];
afterEach(() => {
  for (const tree of trees.splice(0)) rmSync(tree, { recursive: true, force: true });
});

/** A small tree with our own rules and four packages in it, without faults. */
const orderly: Record<string, string> = {
  'schema/src/skill.ts': 'export type SkillName = string;\n',
  'engine/src/greet.ts':
    "import type { SkillName } from '@stoa/schema/skill';\n\nexport const greet = (skill: SkillName) => `Now ${skill}`;\n",
  'cli/src/stoa.ts': "import { greet } from '@stoa/engine/greet';\n\nprocess.stdout.write(greet('fractions'));\n",
  'web/src/main.tsx':
    "import type { SkillName } from '@stoa/schema/skill';\n\nconst name: SkillName = 'fractions';\ndocument.title = name;\n",
};

const parts = [
  'types',
  'types of the web',
  'lint and import direction',
  'format',
  'dead code',
  'project rules',
  'lint rules as written',
];

/** Checks the small tree with these changes, by all parts or by one. */
function check(changes: Record<string, string>, only?: string): { part: (name: string) => string; output: string } {
  const tree = mkdtempSync(path.join(tmpdir(), 'stoa-check-'));
  trees.push(tree);
  for (const file of [
    'tsconfig.json',
    'web/tsconfig.json',
    '.oxlintrc.json',
    '.oxfmtrc.json',
    'knip.json',
    'package.json',
    '.gitignore',
  ]) {
    cpSync(path.join(root, file), path.join(tree, file), { recursive: true });
  }
  for (const name of ['schema', 'engine', 'cli', 'web'])
    cpSync(path.join(root, name, 'package.json'), path.join(tree, name, 'package.json'));
  mkdirSync(path.join(tree, 'node_modules'));
  // The tree's own packages, and all other packages from the real repository.
  for (const entry of execFileSync('ls', ['-A', path.join(root, 'node_modules')], { encoding: 'utf8' })
    .trim()
    .split('\n')) {
    if (entry !== '@stoa') symlinkSync(path.join(root, 'node_modules', entry), path.join(tree, 'node_modules', entry));
  }
  mkdirSync(path.join(tree, 'node_modules/@stoa'));
  for (const name of ['schema', 'engine', 'cli', 'web'])
    symlinkSync(path.join(tree, name), path.join(tree, 'node_modules/@stoa', name));
  for (const [file, text] of Object.entries({ ...orderly, ...changes })) {
    mkdirSync(path.dirname(path.join(tree, file)), { recursive: true });
    writeFileSync(path.join(tree, file), text);
  }
  const without = only === undefined ? [] : parts.filter((part) => part !== only).flatMap((part) => ['--without', part]);
  const { stdout } = spawnSync(process.execPath, [path.join(root, 'tools/check.mjs'), ...without], {
    encoding: 'utf8',
    env: { ...process.env, STOA_CHECK_AT: tree },
  });
  return {
    output: stdout,
    part: (name) =>
      stdout
        .split('\n')
        .find((line) => line.slice(5).startsWith(`${name} (`))
        ?.slice(0, 4)
        .trim() ?? 'absent',
  };
}

describe('npm run check', () => {
  it('passes a sound tree in every part, except for packages that the tree doesn’t use', () => {
    const { part, output } = check({});
    for (const name of parts.filter((one) => one !== 'dead code')) expect(part(name), output).toBe('ok');
    expect(output).toContain(`of ${parts.length} parts`);
    expect(output).not.toMatch(/Unused exports|Unused files/);
  });

  it.each<{ fault: string; part: string; says: RegExp; files: Record<string, string> }>([
    {
      fault: 'a type error',
      part: 'types',
      says: /not assignable/,
      files: { 'engine/src/greet.ts': 'export const greet = (n: string): number => n;\n' },
    },
    {
      fault: 'a type error in the web',
      part: 'types of the web',
      says: /not assignable/,
      files: { 'web/src/main.tsx': 'const n: number = document.title;\ndocument.title = String(n);\n' },
    },
    {
      fault: 'a promise nobody waits for',
      part: 'lint and import direction',
      says: /no-floating-promises/,
      files: { 'cli/src/stoa.ts': 'const wait = async () => 1;\nwait();\n' },
    },
    {
      fault: 'the engine importing the command line',
      part: 'lint and import direction',
      says: /no-restricted-imports/,
      files: { 'engine/src/greet.ts': "import '../../cli/src/stoa.ts';\n\nexport const greet = (n: string) => n;\n" },
    },
    {
      fault: 'the web importing the engine',
      part: 'lint and import direction',
      says: /no-restricted-imports/,
      files: { 'web/src/main.tsx': "import { greet } from '@stoa/engine/greet';\n\ndocument.title = greet('x');\n" },
    },
    {
      fault: 'the engine reading a file',
      part: 'lint and import direction',
      says: /no-restricted-imports/,
      files: {
        'engine/src/greet.ts':
          "import { readFileSync } from 'node:fs';\n\nexport const greet = (n: string) => readFileSync(n, 'utf8');\n",
      },
    },
    {
      fault: 'the engine throwing dice',
      part: 'lint and import direction',
      says: /no-restricted-properties/,
      files: { 'engine/src/greet.ts': 'export const greet = (n: string) => n + Math.random();\n' },
    },
    {
      fault: 'a lint rule that was changed by hand',
      part: 'lint rules as written',
      says: /npm run lint-rules/,
      files: { '.oxlintrc.json': '{ "rules": { "no-var": "off" } }\n' },
    },
    {
      fault: 'a circle of imports',
      part: 'lint and import direction',
      says: /no-cycle/,
      files: {
        'engine/src/greet.ts': "import { name } from './name.ts';\n\nexport const greet = (n: string) => n + name;\n",
        'engine/src/name.ts': "import { greet } from './greet.ts';\n\nexport const name = greet.name;\n",
      },
    },
    {
      fault: '`any`',
      part: 'lint and import direction',
      says: /no-explicit-any/,
      files: { 'engine/src/greet.ts': 'export const greet = (n: any) => String(n);\n' },
    },
    {
      fault: 'a focused test',
      part: 'lint and import direction',
      says: /no-focused-tests/,
      files: { 'engine/src/greet.test.ts': "import { it } from 'vitest';\n\nit.only('greets', () => {});\n" },
    },
    {
      fault: 'unformatted code',
      part: 'format',
      says: /greet\.ts/,
      files: { 'engine/src/greet.ts': 'export const greet=(n:string)=>n\n' },
    },
    {
      fault: 'an export nobody uses',
      part: 'dead code',
      says: /farewell/,
      files: { 'engine/src/greet.ts': `${orderly['engine/src/greet.ts']}export const farewell = 'Bye';\n` },
    },
    {
      fault: 'a file nobody uses',
      part: 'dead code',
      says: /forgotten/,
      files: { 'cli/src/forgotten.ts': "process.stdout.write('x');\n" },
    },
    {
      fault: 'a clock in the engine',
      part: 'project rules',
      says: /greet\.ts:1: the engine has no clock/,
      files: { 'engine/src/greet.ts': 'export const greet = (n: string) => n + new Date().toISOString();\n' },
    },
    { fault: 'an attic', part: 'project rules', says: /utils\.ts/, files: { 'engine/src/utils.ts': 'export const x = 1;\n' } },
    ...['engine/src/tutors', 'server/src/tutors', 'web/src/pages/student'].map((folder) => ({
      fault: `a tutor importing another in ${folder}`,
      part: 'project rules',
      says: /no tutor imports another \(practice\)/,
      files: {
        'engine/src/tutors/practice/pace.ts': 'export const pace = 1;\n',
        'engine/src/tutors/lesson/step.ts': 'export const step = 1;\n',
        [`${folder}/lesson/deep/turn.ts`]: "import { pace } from '../../practice/pace.ts';\n\nexport const turn = pace;\n",
      },
    })),
    {
      fault: "a tutor's server folder importing another tutor's engine",
      part: 'project rules',
      says: /no tutor imports another \(practice\)/,
      files: {
        'engine/src/tutors/practice/pace.ts': 'export const pace = 1;\n',
        'engine/src/tutors/lesson/step.ts': 'export const step = 1;\n',
        'server/src/tutors/lesson/turn.ts': "export { pace } from '@stoa/engine/tutors/practice/pace';\n",
      },
    },
    {
      fault: 'a value of the schema in the web',
      part: 'project rules',
      says: /the web carries no parser/,
      files: {
        'schema/src/skill.ts': "export const skillName = 'fractions';\n",
        'web/src/main.tsx': "import { skillName } from '@stoa/schema/skill';\n\ndocument.title = skillName;\n",
      },
    },
    {
      fault: 'a file of two concepts',
      part: 'project rules',
      says: /Which two concepts/,
      files: { 'engine/src/greet.ts': `${'\n'.repeat(460)}export const greet = (n: string) => n;\n` },
    },
    {
      fault: 'a package that was downloaded into the tree',
      part: 'project rules',
      says: /large\.whl: more than a megabyte/,
      files: { 'large.whl': 'x'.repeat(1_100_000) },
    },
  ])('fails its part on $fault', ({ part, says, files }) => {
    const result = check(files, part);
    expect(result.part(part), result.output).toBe('FAIL');
    expect(result.output).toMatch(says);
  });
});
