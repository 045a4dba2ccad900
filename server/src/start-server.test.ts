import { mkdtempSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { sampleProblem } from '@stoa/store/test-samples';
import { openStore } from '@stoa/store/open-store';
import { openPracticePolicy } from '@stoa/library/open-practice-policy';
import { openSkillGraph } from '@stoa/library/open-skill-graph';
import { CannotStartError, startServer } from './start-server.ts';
import type { RunningServer, StartOptions } from './start-server.ts';

const opened: RunningServer[] = [];
const folders: string[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map(({ stop }) => stop()));
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function newFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'stoa-start-'));
  folders.push(folder);
  return folder;
}

const said: string[] = [];
async function start(env: Record<string, string | undefined>, prepare?: StartOptions['prepare']): Promise<RunningServer> {
  const running = await startServer({
    env: { PORT: '0', LOG_LEVEL: 'silent', ...env },
    say: (line) => void said.push(line),
    ...(prepare === undefined ? {} : { prepare }),
  });
  opened.push(running);
  return running;
}

describe('startServer', () => {
  it('opens a server on a free port of a laptop, prints its address, and answers there', async () => {
    const data = newFolder();
    const { address } = await start({ STOA_DATA: data });
    expect(said.join('\n')).toContain(`Stoa is open at ${address}`);
    expect(said.join('\n')).toContain('the scripts speak');
    const reply = await fetch(`${address}/api/health`);
    expect(await reply.json()).toEqual({ status: 'ready' });
    expect(statSync(path.join(data, 'secret')).mode & 0o777).toBe(0o600);
  });

  it('refuses a data folder that another server is using, says so, and leaves that server running', async () => {
    const data = newFolder();
    const first = await start({ STOA_DATA: data });
    await expect(start({ STOA_DATA: data })).rejects.toThrow(/in use by another Stoa.*Stop that one first/);
    expect((await fetch(`${first.address}/api/health`)).status).toBe(200);
  });

  it('explains that it can’t make a data folder where a file is', async () => {
    const file = path.join(newFolder(), 'file');
    writeFileSync(file, 'in the way');
    for (const data of [file, path.join(file, 'within')]) {
      const refused = start({ STOA_DATA: data });
      await expect(refused).rejects.toThrow(CannotStartError);
      await expect(refused).rejects.toThrow(/data folder .* cannot be used .*choose another folder/);
    }
  });

  it('explains that the database files are damaged, and what to do', async () => {
    const data = newFolder();
    const first = await start({ STOA_DATA: data });
    await first.stop();
    writeFileSync(path.join(data, 'database/global/pg_control'), 'not what it was');
    const refused = start({ STOA_DATA: data });
    await expect(refused).rejects.toThrow(CannotStartError);
    await expect(refused).rejects.toThrow(/cannot be opened.*damaged.*Put a copy/);
  });

  it('explains that the secret is damaged, and what to do', async () => {
    const data = newFolder();
    writeFileSync(path.join(data, 'secret'), `${'x'.repeat(40)}\u0000`);
    const refused = start({ STOA_DATA: data });
    await expect(refused).rejects.toThrow(CannotStartError);
    await expect(refused).rejects.toThrow(/secret in .* is damaged\. Delete it and start again/);
  });

  it('explains that a page of a table is damaged; with a table that was cut short it starts but reports itself unfit to serve', async () => {
    const data = newFolder();
    const first = await start({ STOA_DATA: data });
    const problems = Array.from({ length: 60 }, () => ({ problem: sampleProblem(), events: [] }));
    await first.store.problems.publish(problems);
    const { file: relation } = await first.store.db
      .selectNoFrom((eb) => eb.fn<string>('pg_relation_filepath', [eb.val('problems')]).as('file'))
      .executeTakeFirstOrThrow();
    await first.stop();
    const file = path.join(data, 'database', relation);
    const { size } = statSync(file);
    expect(size).toBeGreaterThan(16_384);

    truncateSync(file, 8192);
    const cut = await start({ STOA_DATA: data });
    const health = await fetch(`${cut.address}/api/health`);
    expect(health.status).toBe(503);
    expect(await health.json()).toMatchObject({ detail: expect.stringMatching(/cannot read some of its own files\. Restore/) });
    expect((await fetch(`${cut.address}/api/health/live`)).status).toBe(200);
    await cut.stop();

    writeFileSync(file, Buffer.alloc(8192, 0xa5));
    const refused = start({ STOA_DATA: data }, async ({ problems }) => void (await problems.allVerified()));
    await expect(refused).rejects.toThrow(CannotStartError);
    await expect(refused).rejects.toThrow(/some of its files are damaged .*Put a backup in its place/);
  });

  it.each([
    { kind: 'graph', file: 'skills_graph.json', content: openSkillGraph().content },
    { kind: 'policy', file: 'practice-policy.json', content: openPracticePolicy().content },
  ] as const)('doesn’t start when the $kind has changed but kept its version, and says what to do', async (row) => {
    const { kind, file, content } = row;
    const data = newFolder();
    const store = await openStore({ dataDir: data });
    await store.configurations.keep(kind, { ...content, hash: 'of what it was' }, new Date());
    await store.close();
    const refused = start({ STOA_DATA: data });
    await expect(refused).rejects.toThrow(CannotStartError);
    await expect(refused).rejects.toThrow(file);
    await expect(refused).rejects.toThrow(`has changed, and its version is still ${content.version}`);
    await expect(refused).rejects.toThrow(/Raise "version" in the file, for example to "\d+\.\d+\.\d+"/);
  });

  it('refuses a port that is in use, says so, and releases its data folder', async () => {
    const [first, data] = [await start({ STOA_DATA: newFolder() }), newFolder()];
    const port = new URL(first.address).port;
    await expect(start({ STOA_DATA: data, PORT: port })).rejects.toThrow(`Port ${port} is in use`);
    expect((await fetch(`${(await start({ STOA_DATA: data })).address}/api/health`)).status).toBe(200);
  });

  it('keeps sessions across a restart', async () => {
    const data = newFolder();
    const first = await start({ STOA_DATA: data });
    const signedIn = await fetch(`${first.address}/api/account/demo`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ role: 'student' }),
    });
    const cookie = signedIn.headers.getSetCookie()[0]!.split(';')[0]!;
    await first.stop();
    const second = await start({ STOA_DATA: data });
    expect((await fetch(`${second.address}/api/me`, { headers: { cookie } })).status).toBe(200);
  });

  it.each([
    { env: { PORT: 'http' }, words: /PORT is not a port/ },
    { env: { APP_LLM_PROVIDER: 'oracle' }, words: /APP_LLM_PROVIDER/ },
    { env: { APP_LLM_PROVIDER: 'openai' }, words: /OPENAI_API_KEY/ },
    { env: { APP_LLM_MODEL_ORACLE: 'one' }, words: /no agent "oracle".*The agents are hint, diagnosis/ },
    {
      env: { DATABASE_URL: 'postgres://stoa@127.0.0.1:1/stoa', STOA_SECRET: 'x'.repeat(32) },
      words: /DATABASE_URL does not answer/,
    },
  ])('doesn’t start with $env, and says what to change', async ({ env, words }) => {
    const refused = start({ STOA_DATA: newFolder(), ...env });
    await expect(refused).rejects.toThrow(CannotStartError);
    await expect(refused).rejects.toThrow(words);
  });
});
