import type { AddressInfo } from 'node:net';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openEssays } from '@stoa/library/open-essays';
import { paragraphsOf } from '@stoa/schema/essay/essay-text';
import type { CoachView } from '@stoa/schema/essay/coach-view';
import type { EssaySubmission } from '@stoa/schema/essay/submission';
import { openModel } from '../hostile-model/hostile-language-model.ts';
import { HostileModelServer } from '../hostile-model/hostile-model-server.ts';
import { standingClock } from '../http/learner.ts';
import { openServer } from '../http/open-server.ts';
import type { OpenServer } from '../http/open-server.ts';
import { openBrowser, visit } from './browser.ts';
import { enterAsNewStudent } from './student.ts';

const { clock, pass } = standingClock();
const spokenLine = /Say this, for her and in your own words: (.*)$/mu;
let modelIsUp = true;
/** A model that repeats the line it's given. */
const model = new HostileModelServer({
  chance: () => 0,
  behave: () => (modelIsUp ? 'right' : 'server_error'),
  right: ({ prompt }) => spokenLine.exec(prompt)?.[1] ?? 'Go on.',
  leak: () => 'nothing',
});
let open: OpenServer;
let address: string;
let browser: Browser;
beforeAll(async () => {
  await model.listen();
  const everyAgent = {
    provider: 'openai-compatible' as const,
    model: 'local-1',
    baseUrl: model.address('openai-compatible'),
    apiKey: 'key-of-the-test',
  };
  const asked = await openModel({ everyAgent, byAgent: new Map(), concurrency: 4, queue: 8, timeoutMs: null, rest: null });
  open = await openServer({
    clock,
    languageModel: asked.languageModel,
    env: { STOA_WEB: new URL('../../web/dist', import.meta.url).pathname },
  });
  await open.app.listen({ port: 0, host: '127.0.0.1' });
  address = `http://127.0.0.1:${(open.app.server.address() as AddressInfo).port}`;
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await open?.close();
  await model.close();
});

const dbq = 'farmers-protest-1865-1898';
const begin = async (page: Page, timing: 'untimed' | 'timed') => {
  await enterAsNewStudent(page);
  const { id } = (await (await page.request.post('/api/essays', { data: { dbq_id: dbq, timing } })).json()) as EssaySubmission;
  await page.goto(`/essays/${id}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return id;
};
const stored = async (page: Page, id: string) => (await (await page.request.get(`/api/essays/${id}`)).json()) as EssaySubmission;
const talk = async (page: Page, id: string) => (await (await page.request.get(`/api/essays/${id}/coach`)).json()) as CoachView;
const coachLines = async (page: Page, id: string) => (await talk(page, id)).lines.filter(({ by }) => by === 'coach');
const field = (page: Page) => page.getByRole('textbox', { name: 'Your essay' });
const message = (page: Page) => page.getByRole('textbox', { name: 'Your message to the coach' });

it('a timed essay has a quiet reading time, a coach that starts from her notes, and a silent end', async () => {
  const { page, context, faults } = await visit(browser, address, { viewport: { width: 1366, height: 900 } });
  await page.clock.install({ time: clock() });
  const id = await begin(page, 'timed');
  /** Moves the time on the page and on the server. */
  const minutes = async (count: number) => {
    pass(count * 60_000);
    await page.clock.runFor(count * 60_000);
  };
  await page.getByText('Your coach is quiet during reading time.', { exact: false }).waitFor();
  expect(await message(page).count()).toBe(0);
  expect(await field(page).getAttribute('contenteditable')).toBe('false');
  for (const [document, note] of [
    [3, 'Grange blames railroads, written for farmers who were losing money'],
    [6, 'Bryan 1896, money is the issue and not only railroads'],
  ] as const) {
    await page.getByRole('button', { name: new RegExp(`^Document ${document}`, 'u') }).click();
    await page.getByRole('button', { name: 'Note on this document' }).click();
    await page.keyboard.type(note);
  }
  await minutes(14);
  expect(await talk(page, id)).toMatchObject({ lines: [] });

  await minutes(1.1);
  await page.getByRole('timer').getByText('Writing').waitFor();
  await message(page).waitFor();
  await expect.poll(async () => (await coachLines(page, id)).length).toBe(1);
  const [first] = await coachLines(page, id);
  expect(first!.text).toMatch(/Documents 3 and 6|railroads|Bryan/u); // it refers to her own notes, not to the documents in order
  expect((await talk(page, id)).phase).toBe('thesis');

  await field(page).click();
  await page.keyboard.type('Farmers protested against economic conditions in the years from 1865 to 1898.');
  await page.clock.runFor(3000); // the student pauses; a longer jump would abort the request that saves
  await expect.poll(async () => (await coachLines(page, id)).length).toBeGreaterThan(1); // the first line is a question as well
  expect((await coachLines(page, id)).at(-1)!.text).toMatch(/\?/u);

  await minutes(45);
  await page.getByText('You turned in this essay.').waitFor();
  const { submitted_at, work } = await stored(page, id);
  expect(submitted_at).not.toBeNull();
  expect(paragraphsOf(work.document)[0]?.text).toMatch(/^Farmers protested/u);
  const after = await coachLines(page, id);
  expect(after.every(({ at }) => Date.parse(at) < clock().getTime() - 10 * 60_000)).toBe(true); // the coach says nothing in the last 10 minutes
  expect(await message(page).count()).toBe(0);
  expect(faults).toEqual([]);
  await context.close();
});

it('when the model goes down, the coach continues by its script until the model is back', async () => {
  const { page, context, faults } = await visit(browser, address, { viewport: { width: 1366, height: 900 } });
  const id = await begin(page, 'untimed');
  await expect.poll(async () => (await coachLines(page, id)).length).toBe(1);
  const sources = async () => (await open.store.agentLogs.ofSession(id)).map(({ source }) => source);
  const note = async (text: string) => {
    const before = (await coachLines(page, id)).length;
    pass(240_000);
    await page.getByRole('button', { name: 'Note on this document' }).click();
    await page.keyboard.type(text);
    await expect.poll(async () => (await coachLines(page, id)).length).toBeGreaterThan(before);
  };
  await note('A print of a farmer who feeds everybody, made for farmers to hang up.');
  expect((await sources()).at(-1)).toBe('model');
  modelIsUp = false;
  await note('The lawyer and the broker live from him, so the picture blames them.');
  expect((await sources()).at(-1)).toBe('script');
  expect(await page.getByText('Your coach is offline.', { exact: false }).count()).toBe(0);
  modelIsUp = true;
  await note('It is from the year before the centennial, when prices were falling.');
  expect((await sources()).at(-1)).toBe('model');
  expect(faults).toEqual([]);
  await context.close();
});

describe('a student who means harm', () => {
  it('can’t open, coach or change somebody else’s essay, and malformed coach events are refused', async () => {
    const hers = await visit(browser, address);
    const id = await begin(hers.page, 'untimed');
    await hers.context.close();
    const { page, context } = await visit(browser, address);
    await enterAsNewStudent(page);
    for (const [essayId, says] of [
      [id, 'another account'],
      [crypto.randomUUID(), /couldn’t find|Not found/u],
      ['no-id', /couldn’t|isn’t valid|check/iu],
    ] as const) {
      await page.goto(`/essays/${essayId}`);
      await page.getByText(says).first().waitFor();
    }
    const at = `/api/essays/${id}`;
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const refused = [
      await page.request.get(`${at}/coach`),
      await page.request.post(`${at}/coach`, { data: { event: 'tick' }, headers }),
      await page.request.post(`${at}/next`),
      await page.request.put(`${at}/coaching`, { data: { scope: 'thesis', timing: 'untimed' } }),
      await page.request.put('/api/essays/banks/7', { data: { expected_edition: 0, bank: openEssays().banks[0] } }),
    ];
    expect(refused.map((reply) => reply.status())).toEqual([403, 403, 403, 403, 403]);
    const own = await begin(page, 'untimed');
    const odd = [
      { event: 'no_such_event' },
      { event: 'student_message', message: 'a'.repeat(5000) },
      { event: 'student_message', message: 7 },
      [],
    ];
    for (const data of odd)
      expect(
        (
          await page.request.post(`/api/essays/${own}/coach`, { data, headers: { 'idempotency-key': crypto.randomUUID() } })
        ).status(),
      ).toBe(400);
    await context.close();
  });
});
