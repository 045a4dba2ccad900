import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { expect, it } from 'vitest';
import { writeBank } from '@stoa/factory/write-bank';
import { openSkillGraph } from '@stoa/library/open-skill-graph';
import { openStore } from '@stoa/store/open-store';

const skills: readonly string[] = ['sys_check', 'sys_solution_count', 'sys_word_problems'];
const { graph } = openSkillGraph();
const few = { ...graph, nodes: graph.nodes.filter(({ id }) => skills.includes(id)) };

/** Stocks the folder in a process that SIGKILL ends when it has printed the line this many times. Returns what it printed. */
async function stock(folder: string, killAt = { line: '', times: 0 }): Promise<string[]> {
  const { line, times } = killAt;
  const child = spawn(
    process.execPath,
    [path.join(import.meta.dirname, 'stocking-process.ts'), folder, line, String(times), ...skills],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const ended = once(child, 'close');
  const said: string[] = [];
  for await (const one of createInterface({ input: child.stdout })) said.push(one);
  expect(await ended).toEqual(times === 0 ? [0, null] : [null, 'SIGKILL']);
  return said;
}

it('a bank whose writer is killed again and again ends up complete, with each problem approved once', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'stoa-stocking-'));
  try {
    expect(await stock(folder, { line: 'first', times: 1 })).not.toContain('first stocked');
    expect(await stock(folder, { line: 'whole', times: 2 })).toContain('first stocked');
    expect(await stock(folder)).toContain('whole stocked');

    const expected = writeBank({ graph: few, salt: 'the salt of this bank', now: new Date() }).verified;
    const ids = expected.map(({ problem }) => String(problem.item.meta.id)).toSorted();
    const store = await openStore({ dataDir: folder, sync: false });
    const there = await store.problems.allVerified();
    const approvals = await Promise.all(ids.map(async (id) => (await store.events.ofProblem(id, 1, 10)).length));
    await store.close();
    expect(there.map(({ item }) => String(item.meta.id)).toSorted()).toEqual(ids);
    expect(there.every(({ item }) => item.meta.version === 1)).toBe(true);
    expect(approvals).toEqual(ids.map(() => 1));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
