// Writes `.oxlintrc.json` from the rules below: `node tools/lint-rules.ts`. With `--check <folder>` it writes nothing, and
// fails if the file in that folder is different (`npm run check` does that).
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';

/** Which of our packages each package may import: the one-way street of ARCHITECTURE.md. `e2e` and `tools` may import all. */
const mayImport = {
  schema: [],
  engine: ['schema'],
  library: ['engine', 'schema'],
  providers: ['engine', 'schema'],
  store: ['engine', 'schema'],
  factory: ['library', 'providers', 'store', 'engine', 'schema'],
  server: ['library', 'providers', 'store', 'engine', 'schema'],
  cli: ['server', 'factory', 'library', 'providers', 'store', 'engine', 'schema'],
  web: ['schema'],
} as const satisfies Record<string, readonly string[]>;
type Package = keyof typeof mayImport;

const packages = Object.keys(mayImport) as Package[];
/** Packages without input, output, clock and randomness; their tests may have them. */
const pure: readonly Package[] = ['schema', 'engine'];
const outsideWorld = [
  'node:*',
  'fs',
  'path',
  'os',
  'crypto',
  'http',
  'https',
  'net',
  'child_process',
  'worker_threads',
  'process',
  'url',
  'stream',
  'kysely',
  'pg',
  'fastify',
  'ai',
  '@ai-sdk/*',
  'pino',
];
const impureGlobals = ['process', 'performance', 'crypto', 'fetch', 'setTimeout', 'setInterval', 'setImmediate', 'console'];

function importRules(name: Package) {
  const allowed: readonly string[] = mayImport[name];
  const others = [...packages, 'e2e', 'tools'].filter((other) => other !== name && !allowed.includes(other));
  const street = {
    group: [...others.map((other) => `@stoa/${other}/*`), ...others.map((other) => `**/${other}/src/**`)],
    message: `\`${name}\` may import ${allowed.length === 0 ? 'no other package of ours' : `only: ${allowed.join(', ')}`} (ARCHITECTURE.md, the one-way street).`,
  };
  const world = {
    group: outsideWorld,
    message: `\`${name}\` is pure: no I/O, clock or chance of its own. Take what it needs as an argument.`,
  };
  const restricted = (...patterns: object[]) => ({ 'no-restricted-imports': ['error', { patterns }] });
  const files = [`${name}/src/**/*.ts`, `${name}/src/**/*.tsx`];
  return pure.includes(name)
    ? [
        { files: files.slice(0, 1), rules: restricted(street, world) },
        { files: [`${name}/src/**/*.test.ts`], rules: restricted(street) },
      ]
    : [{ files, rules: restricted(street) }];
}

const config = {
  $schema: './node_modules/oxlint/configuration_schema.json',
  plugins: ['typescript', 'unicorn', 'oxc', 'import'],
  categories: { correctness: 'error' },
  options: { reportUnusedDisableDirectives: 'error', denyWarnings: true, typeAware: true },
  rules: {
    'import/no-cycle': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/ban-ts-comment': ['error', { 'ts-expect-error': 'allow-with-description' }],
    'typescript/consistent-type-imports': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': ['error', { checksVoidReturn: false }],
    'typescript/only-throw-error': 'error',
    'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    'no-empty': 'error',
    'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    'typescript/unbound-method': 'off',
    'typescript/restrict-template-expressions': 'off',
    eqeqeq: ['error', 'always', { null: 'ignore' }],
    'no-var': 'error',
    'prefer-const': 'error',
    'typescript/no-misused-spread': 'off',
    'unicorn/no-new-array': 'off',
  },
  ignorePatterns: ['**/dist/**', '**/scratch/**', '.cache/**', 'data/**', 'node_modules/**'],
  overrides: [
    ...packages.flatMap(importRules),
    {
      files: ['engine/src/**/*.ts', 'schema/src/**/*.ts'],
      rules: {
        'no-restricted-globals': [
          'error',
          ...impureGlobals.map((name) => ({ name, message: 'The engine is pure: take it as an argument.' })),
        ],
        'no-restricted-properties': [
          'error',
          { object: 'Math', property: 'random', message: 'Chance is handed in: `moment.random`.' },
          { object: 'Date', property: 'now', message: 'Time is handed in: `moment.now`.' },
        ],
      },
    },
    { files: ['engine/src/**/*.test.ts'], rules: { 'no-restricted-globals': 'off' } },
    {
      files: ['web/src/**/*.tsx'],
      plugins: ['react', 'jsx-a11y', 'typescript', 'oxc', 'unicorn', 'import'],
      rules: { 'react/rules-of-hooks': 'error', 'react/exhaustive-deps': 'error' },
    },
    {
      files: ['**/*.test.ts'],
      plugins: ['vitest', 'typescript', 'oxc', 'unicorn'],
      rules: {
        'vitest/no-focused-tests': 'error',
        'vitest/no-disabled-tests': 'error',
        'vitest/no-conditional-expect': 'off',
        'vitest/valid-expect': ['error', { maxArgs: 2 }],
        'vitest/expect-expect': ['error', { assertFunctionNames: ['expect', 'fc.assert', 'expect*', 'same*', 'holds*'] }],
      },
    },
    {
      files: ['server/src/**/*.ts', 'store/src/**/*.ts', 'providers/src/**/*.ts', 'web/src/**/*.ts*'],
      rules: { 'no-console': 'error' },
    },
  ],
};

const [mode, folder = '.'] = process.argv.slice(2);
const file = path.join(folder, '.oxlintrc.json');
if (mode !== '--check') writeFileSync(file, `${JSON.stringify(config, null, 1)}\n`);
else if (!isDeepStrictEqual(JSON.parse(readFileSync(file, 'utf8')), config)) {
  process.stdout.write(
    '.oxlintrc.json is not what tools/lint-rules.ts says. Change the rules there, then run: npm run lint-rules\n',
  );
  process.exitCode = 1;
}
