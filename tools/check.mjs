// `npm run check`: everything that can be checked without running the product. tools/check.test.ts shows that each part fails
// when it should.
import { spawnSync } from 'node:child_process';
import { ensureDependencies, main, pinnedNode, root, tool } from './set-up.mjs';

/** The parts: each with its name and its command. */
const parts = (at) => [
  { name: 'types', command: [tool('typescript'), '--noEmit', '-p', 'tsconfig.json'] },
  { name: 'types of the web', command: [tool('typescript'), '--noEmit', '-p', 'web/tsconfig.json'] },
  { name: 'lint and import direction', command: [tool('oxlint'), '--type-aware'] },
  { name: 'format', command: [tool('oxfmt'), '--check', '.'] },
  { name: 'dead code', command: [tool('knip'), '--no-progress'] },
  { name: 'project rules', command: [`${root}/tools/project-rules.ts`, at] },
  { name: 'lint rules as written', command: [`${root}/tools/lint-rules.ts`, '--check', at] },
];

await main(() => {
  ensureDependencies();
  const at = process.env.STOA_CHECK_AT ?? root; // tools/check.test.ts sets this to a tree with faults
  // `--without "<part>"` leaves a part out, to see the rest while that one is being fixed.
  const without = process.argv.flatMap((word, index, words) => (words[index - 1] === '--without' ? [word] : []));
  const wanted = parts(at).filter(({ name }) => !without.includes(name));
  let failed = 0;
  for (const { name, command } of wanted) {
    const begun = Date.now();
    const result = spawnSync(pinnedNode, command, { cwd: at, encoding: 'utf8' });
    const passed = result.status === 0;
    if (!passed) failed += 1;
    process.stdout.write(`${passed ? 'ok  ' : 'FAIL'} ${name} (${Date.now() - begun} ms)\n`);
    if (!passed) process.stdout.write(`${result.stdout ?? ''}${result.stderr ?? ''}${result.error?.message ?? ''}\n`);
  }
  process.stdout.write(
    failed === 0
      ? `check: ${wanted.length} of ${parts(at).length} parts run, all pass\n`
      : `check: ${failed} of ${wanted.length} parts fail\n`,
  );
  return failed === 0 ? 0 : 1;
});
