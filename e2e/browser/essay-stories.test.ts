import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paragraphsOf } from '@stoa/schema/essay/essay-text';
import type { EssaySubmission } from '@stoa/schema/essay/submission';
import { openBrowser, visit } from './browser.ts';
import { openServer } from './server-under-test.ts';
import type { ServerUnderTest } from './server-under-test.ts';
import { enterAsNewStudent } from './student.ts';

let server: ServerUnderTest;
let browser: Browser;
beforeAll(async () => {
  server = await openServer();
  browser = await openBrowser();
}, 240_000);
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

/** An essay of a new student, open in this page. */
async function begin(page: Page, timing: 'untimed' | 'timed'): Promise<void> {
  await enterAsNewStudent(page);
  const started = await page.request.post('/api/essays', { data: { dbq_id: 'farmers-protest-1865-1898', timing } });
  const { id } = (await started.json()) as EssaySubmission;
  await page.goto(`/essays/${id}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

const stored = async (page: Page) => {
  const id = new URL(page.url()).pathname.split('/').at(-1)!;
  return (await (await page.request.get(`/api/essays/${id}`)).json()) as EssaySubmission;
};
const textOf = ({ work }: Pick<EssaySubmission, 'work'>) => paragraphsOf(work.document).map(({ text }) => text);
const field = (page: Page) => page.getByRole('textbox', { name: 'Your essay' });
const saved = (page: Page) => page.getByText('Saved', { exact: true }).waitFor();
const axe = async (page: Page) =>
  (await new AxeBuilder({ page }).analyze()).violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`,
  );

describe('an essay', () => {
  it('is read, marked by mouse and by keyboard, written with citations, and there again after a reload', async () => {
    const { page, context, faults } = await visit(browser, server.address, { viewport: { width: 1280, height: 900 } });
    await begin(page, 'untimed');
    expect(await axe(page)).toEqual([]);

    await page.getByRole('button', { name: /^Document 2/ }).click();
    const text = page.getByRole('article').locator('p.whitespace-pre-line');
    await text.dblclick({ position: { x: 40, y: 12 } }); // a word
    await page.getByRole('button', { name: 'Highlight and add a note' }).click();
    await page.keyboard.type('This is her purpose.');
    await page.getByRole('button', { name: 'Mark by sentence' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('checkbox').first().focus();
    await page.keyboard.press('Space');
    expect(await axe(page)).toEqual([]);

    await field(page).click();
    await page.keyboard.type('Prices fell ');
    await page.getByRole('button', { name: 'Cite document 3' }).click();
    await page.keyboard.type('and debts stayed.');
    await page.keyboard.press('Enter');
    await page.keyboard.type('So farmers organized.');
    await saved(page);

    const { work } = await stored(page);
    expect(textOf({ work })).toEqual(['Prices fell (Doc 3) and debts stayed.', 'So farmers organized.']);
    expect(work.marks.map(({ source, note }) => ({ source, note }))).toEqual([
      { source: 2, note: 'This is her purpose.' },
      { source: 2, note: '' },
    ]);

    await page.reload();
    await expect.poll(() => field(page).innerText()).toMatch(/Prices fell\s+Doc 3\s+and debts stayed\.\s+So farmers organized\./);
    await page.getByRole('button', { name: /^Document 2.*marked/ }).click();
    expect(await page.locator('mark').count()).toBeGreaterThan(0);
    expect(faults).toEqual([]);
    await context.close();
  }, 120_000);

  it('is on the device while the network is cut, outlives its tab there, and is sent by the next one', async () => {
    const { page, context } = await visit(browser, server.address, { viewport: { width: 390, height: 844 }, cutsNetwork: true });
    await begin(page, 'untimed');
    await page.getByRole('button', { name: 'Essay', exact: true }).click();
    expect(await axe(page)).toEqual([]);
    await context.setOffline(true);
    await field(page).click();
    await page.keyboard.type('Written in a tunnel.');
    await page.getByText('Saved on this device').waitFor();
    const address = page.url();
    await page.close(); // a crash: nothing was sent
    await context.setOffline(false);
    const next = await context.newPage();
    await next.goto(address);
    await expect.poll(async () => textOf(await stored(next))).toEqual(['Written in a tunnel.']);
    await context.close();
  }, 120_000);

  it('of two tabs overwrites neither: she chooses, and the other text is kept as a copy', async () => {
    const { page, context } = await visit(browser, server.address, { viewport: { width: 1280, height: 900 }, cutsNetwork: true });
    await begin(page, 'untimed');
    const other = await context.newPage();
    await other.goto(page.url());
    await field(other).waitFor();

    // The other tab does not hear of what this one saves: it has no focus in between.
    await field(page).pressSequentially('The first tab.');
    await saved(page);
    await expect.poll(async () => textOf(await stored(page))).toEqual(['The first tab.']);
    await other.route('**/api/essays/*', (route) => (route.request().method() === 'GET' ? route.abort() : route.continue()));
    await field(other).pressSequentially('The second tab.');
    await other.getByText('You also changed this essay').waitFor();
    expect(await axe(other)).toEqual([]);
    expect(textOf(await stored(page))).toEqual(['The first tab.']);
    await other.unroute('**/api/essays/*');
    await other.getByRole('button', { name: 'Keep this version' }).click();
    await saved(other);

    const { work, aside } = await stored(page);
    expect(textOf({ work })).toEqual(['The second tab.']);
    expect(aside.map(textOf)).toContainEqual(['The first tab.']);
    await context.close();
  }, 120_000);

  it('against the clock is read first, written then, and turned in when the hour is up', async () => {
    const { page, context, faults } = await visit(browser, server.address, { viewport: { width: 1280, height: 900 } });
    await page.clock.install();
    await begin(page, 'timed');
    await page.getByText('Your coach is quiet during reading time.', { exact: false }).waitFor();
    expect(await field(page).getAttribute('contenteditable')).toBe('false');
    await page.getByRole('button', { name: 'Note on this document' }).click();
    await page.keyboard.type('A planning note.');

    await page.clock.fastForward('15:01');
    await page.getByRole('timer').getByText('Writing').waitFor();
    await field(page).click();
    await page.keyboard.type('Written in time.');
    await page.clock.fastForward('00:02');
    await saved(page);

    await page.clock.fastForward('45:00');
    await page.getByText('You turned in this essay.').waitFor();
    const { submitted_at, work } = await stored(page);
    expect(submitted_at).not.toBeNull();
    expect(textOf({ work })).toEqual(['Written in time.']);
    expect(await field(page).getAttribute('contenteditable')).toBe('false');
    expect(faults).toEqual([]);
    await context.close();
  }, 120_000);
});
