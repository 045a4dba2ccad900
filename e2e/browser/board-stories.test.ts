import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BoardView, KeptStroke } from '@stoa/schema/board/board-view';
import { axeObjections } from './axe.ts';
import { openBrowser, visit } from './browser.ts';
import { openServer } from './server-under-test.ts';
import type { ServerUnderTest } from './server-under-test.ts';
import { enterAsNewStudent } from './student.ts';

let server: ServerUnderTest;
let browser: Browser;
beforeAll(async () => {
  server = await openServer();
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

/** Signs up a new student and opens a board for her. */
async function begin(page: Page, by: 'pen' | 'keys'): Promise<void> {
  await enterAsNewStudent(page);
  const started = await page.request.post('/api/boards', { data: { skill_id: 'eq_two_step', minutes: 10 } });
  const { session_id } = (await started.json()) as BoardView;
  await page.goto(`/boards/${session_id}?by=${by}`);
  await saved(page);
}

const read = async <T>(page: Page, what: string): Promise<T> => {
  const id = new URL(page.url()).pathname.split('/').at(-1)!;
  return (await (await page.request.get(`/api/boards/${id}${what}`)).json()) as T;
};
const saved = (page: Page) => page.getByText('Saved', { exact: true }).waitFor();
const inkOf = async (page: Page) => (await read<{ strokes: KeptStroke[] }>(page, '/ink')).strokes;
const tutor = (page: Page) => page.getByRole('region', { name: 'Your tutor' });
const nextStep = (page: Page) => page.getByLabel(/type your next step/);

/** Presses Tab until the control of this name has the focus. */
async function walkTo(page: Page, name: string, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const focused = () =>
    page.evaluate<string>(
      "(({ activeElement: at, body }) => at === body ? '' : [at?.ariaLabel, at?.closest('label')?.textContent, at?.textContent].join(' '))(document)",
    );
  for (let steps = 0; !(await focused()).includes(name); steps += 1) {
    if (steps === 80) throw new Error(`${name} is not reached by ${key}`);
    await page.keyboard.press(key);
  }
}

/** Draws a stroke. `halfway` runs while the pen is down. */
async function draw(page: Page, y: number, halfway: () => Promise<void> = async () => undefined): Promise<void> {
  const paper = await page.locator('canvas[data-tool]').boundingBox();
  if (paper === null) throw new Error('there is no paper');
  await page.mouse.move(paper.x + 60, paper.y + y);
  await page.mouse.down();
  for (let step = 1; step <= 12; step += 1) await page.mouse.move(paper.x + 60 + step * 8, paper.y + y + (step % 3) * 5);
  await halfway();
  for (let step = 13; step <= 24; step += 1) await page.mouse.move(paper.x + 60 + step * 8, paper.y + y + (step % 3) * 5);
  await page.mouse.up();
}

describe('the board', () => {
  it('works with the keyboard alone: the tutor speaks up after a slip and stops when the student types to it; lines can be edited, moved, deleted and restored', async () => {
    const { page, context, faults } = await visit(browser, server.address, { viewport: { width: 1280, height: 900 } });
    await begin(page, 'keys');
    expect(await axeObjections(page)).toEqual([]);
    const view = await read<BoardView>(page, '');
    const given = /(-?\d*)([a-z]) ([+-]) (\d+) = (-?\d+)/.exec(view.problem.stem);
    await expect.poll(async () => tutor(page).innerText()).toContain('Watching');

    // Make a sign mistake if the problem has an equation that we can parse. Otherwise write a line that nothing disproves, and
    // ask for help.
    const [, a, x, sign, b, c] = given ?? [];
    await nextStep(page).fill(
      given === null ? 'x = 1' : `${a!}${x!} = ${sign === '+' ? Number(c) + Number(b) : Number(c) - Number(b)}`,
    );
    await page.keyboard.press('Enter');
    await page.getByRole('status').filter({ hasText: 'Line 1 added' }).waitFor();
    if (given === null) await page.getByRole('button', { name: 'Help me' }).press('Enter');
    await expect.poll(async () => (await read<BoardView>(page, '')).tutor.length).toBeGreaterThan(1);
    await expect.poll(async () => tutor(page).innerText()).toContain('Speaking');
    await page.getByLabel('Say something to your tutor').pressSequentially('oh, the sign');
    await expect.poll(async () => (await read<BoardView>(page, '')).tutor.at(-1)?.stopped_at).not.toBeNull();
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await read<BoardView>(page, '')).student.map(({ text }) => text)).toEqual(['oh, the sign']);

    await page.getByRole('button', { name: 'Edit line 1' }).press('Enter');
    await page.getByLabel('Line 1', { exact: true }).fill('x = 2');
    await page.keyboard.press('Enter');
    await nextStep(page).fill('y = 3');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Move line 2 up' }).press('Enter');
    await saved(page);
    expect((await read<BoardView>(page, '')).lines.map(({ text }) => text)).toEqual(['y = 3', 'x = 2']);
    await page.getByRole('button', { name: 'Delete line 1' }).press('Enter');
    await page.getByRole('button', { name: 'Undo' }).press('Enter');
    await saved(page);
    await page.reload();
    await expect.poll(async () => page.getByRole('listitem').filter({ hasText: 'Line ' }).count()).toBe(2);

    await page.getByRole('button', { name: 'End session' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'End session' }).click();
    await page.getByRole('heading', { name: 'Session over' }).waitFor();
    expect(await axeObjections(page)).toEqual([]);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download the session' }).click();
    expect((await download).suggestedFilename()).toMatch(/^board-.*\.jsonl$/);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('keeps every mouse stroke, even when the network is cut in the middle of one; erases, undoes, and shows it to a teacher', async () => {
    const { page, context } = await visit(browser, server.address, { viewport: { width: 1280, height: 900 }, cutsNetwork: true });
    await begin(page, 'pen');
    await draw(page, 60);
    await draw(page, 160, async () => {
      await context.setOffline(true);
      await page.getByText(/Not connected/).waitFor();
    });
    await draw(page, 260);
    await context.setOffline(false);
    await saved(page);
    await expect.poll(async () => (await inkOf(page)).map(({ ended }) => ended)).toEqual([true, true, true]);
    const strokes = await inkOf(page);
    for (const { points } of strokes) expect(points.length / 3).toBeGreaterThanOrEqual(20);

    await page.getByText('Your tutor can’t read this yet.').first().waitFor();
    await page.getByRole('button', { name: /^Type what it says ?, line 1$/ }).click();
    await page.getByLabel('Line 1', { exact: true }).fill('2x = 8');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Eraser' }).click();
    await draw(page, 260);
    await saved(page);
    await expect.poll(async () => (await inkOf(page)).map(({ erased }) => erased)).toEqual([false, false, true]);
    // The line of the erased ink is removed a little later, by itself. That isn't one of the student's steps to undo.
    await expect.poll(() => page.getByRole('button', { name: /^Type what it says/ }).count()).toBe(1);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(async () => (await inkOf(page)).map(({ erased }) => erased)).toEqual([false, false, false]);
    expect(await axeObjections(page)).toEqual([]);

    const teacher = await visit(browser, server.address, { viewport: { width: 1280, height: 900 } });
    await teacher.page.request.post('/api/account/demo', { data: { role: 'teacher' } });
    await teacher.page.goto(new URL(page.url()).pathname.replace('/boards', '/teacher/boards'));
    await teacher.page.getByText('You’re watching live.').waitFor();
    await page.getByRole('button', { name: 'Pen' }).click();
    await nextStep(page).fill('x = 4');
    await page.keyboard.press('Enter');
    await teacher.page.getByRole('region', { name: 'Lines' }).getByText('x=4').first().waitFor();
    expect(await axeObjections(teacher.page)).toEqual([]);
    await walkTo(teacher.page, 'Look back');
    await teacher.page.keyboard.press('Enter');
    await teacher.page.getByRole('slider').waitFor();
    await walkTo(teacher.page, 'Time in the session');
    await teacher.page.keyboard.press('Home');
    expect(await teacher.page.getByRole('slider').getAttribute('aria-valuetext')).toBe('0:00');
    await walkTo(teacher.page, 'Play', 'Shift+Tab');
    await teacher.page.keyboard.press('Enter');
    await walkTo(teacher.page, 'Pause', 'Shift+Tab');
    await teacher.page.keyboard.press('Enter');
    await walkTo(teacher.page, 'Time in the session');
    await teacher.page.keyboard.press('End');
    await teacher.page.getByText(/^The tutor is (?:watching|thinking|speaking|waiting)/).waitFor();
    expect(await axeObjections(teacher.page)).toEqual([]);
    expect(teacher.faults).toEqual([]);
    await teacher.context.close();
    await context.close();
  });
});
