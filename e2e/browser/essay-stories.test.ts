import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paragraphsOf } from '@stoa/schema/essay/essay-text';
import type { CoachView } from '@stoa/schema/essay/coach-view';
import type { EssaySubmission } from '@stoa/schema/essay/submission';
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

/** Starts an essay of a new student and opens it on this page. */
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

describe('an essay', () => {
  it('can be read, marked by mouse and by keyboard, written with citations, and is still there after a reload', async () => {
    const { page, context, faults } = await visit(browser, server.address, { viewport: { width: 1280, height: 900 } });
    await begin(page, 'untimed');
    expect(await axeObjections(page)).toEqual([]);

    await page.getByRole('button', { name: /^Document 2/ }).click();
    const text = page.getByRole('article').locator('p.whitespace-pre-line');
    await text.dblclick({ position: { x: 40, y: 12 } }); // selects a word
    await page.getByRole('button', { name: 'Highlight and add a note' }).click();
    await page.keyboard.type('This is her purpose.');
    await page.getByRole('button', { name: 'Mark by sentence' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('checkbox').first().focus();
    await page.keyboard.press('Space');
    expect(await axeObjections(page)).toEqual([]);

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
  });

  it('stays on the device while the network is cut, survives the closing of its tab, and is sent by the next one', async () => {
    const { page, context } = await visit(browser, server.address, { viewport: { width: 390, height: 844 }, cutsNetwork: true });
    await begin(page, 'untimed');
    await page.getByRole('button', { name: 'Essay', exact: true }).click();
    expect(await axeObjections(page)).toEqual([]);
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
  });

  it('open in two tabs is never overwritten: she chooses, and the other text is kept as a copy', async () => {
    const { page, context } = await visit(browser, server.address, { viewport: { width: 1280, height: 900 }, cutsNetwork: true });
    await begin(page, 'untimed');
    const other = await context.newPage();
    await other.goto(page.url());
    await field(other).waitFor();

    // The other tab doesn't notice what this one saves, because it doesn't get the focus in between.
    await field(page).pressSequentially('The first tab.');
    await saved(page);
    await expect.poll(async () => textOf(await stored(page))).toEqual(['The first tab.']);
    await other.route('**/api/essays/*', (route) => (route.request().method() === 'GET' ? route.abort() : route.continue()));
    await field(other).pressSequentially('The second tab.');
    await other.getByText('You also changed this essay').waitFor();
    expect(await axeObjections(other)).toEqual([]);
    expect(textOf(await stored(page))).toEqual(['The first tab.']);
    await other.unroute('**/api/essays/*');
    await other.getByRole('button', { name: 'Keep this version' }).click();
    await saved(other);

    const { work, aside } = await stored(page);
    expect(textOf({ work })).toEqual(['The second tab.']);
    expect(aside.map(textOf)).toContainEqual(['The first tab.']);
    await context.close();
  });

  it('with a time limit is read first, then written, and turned in when the hour is up', async () => {
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
  });
});

describe('a student with her essay coach', () => {
  const talk = async (page: Page) => {
    const id = new URL(page.url()).pathname.split('/').at(-1)!;
    return (await (await page.request.get(`/api/essays/${id}/coach`)).json()) as CoachView;
  };
  /** Waits until the page shows the coach's next line. Returns the conversation. */
  const answer = async (page: Page, before: CoachView): Promise<CoachView> => {
    await expect.poll(async () => (await talk(page)).lines.filter(({ by }) => by === 'coach').length).toBeGreaterThan(before.lines.filter(({ by }) => by === 'coach').length); // prettier-ignore
    const now = await talk(page);
    await page
      .getByRole('region', { name: 'Coach' })
      .getByText(now.lines.at(-1)!.text.replaceAll('*', '').slice(0, 40))
      .last()
      .waitFor();
    return now;
  };
  const write = async (page: Page, text: string) => {
    const before = await talk(page);
    await field(page).click();
    await page.keyboard.press('Control+a');
    await page.keyboard.insertText(text);
    return answer(page, before);
  };
  const say = async (page: Page, text: string) => {
    const before = await talk(page);
    await page.getByRole('textbox', { name: 'Your message to the coach' }).fill(text);
    await page.keyboard.press('Enter');
    return answer(page, before);
  };
  const lastLine = ({ lines }: CoachView) => lines.at(-1)!.text;

  it('takes notes, is asked for her reasons, sets the context, drafts, is stopped from walking through the documents, and revises', async () => {
    const { page, context, faults } = await visit(browser, server.address, { viewport: { width: 1280, height: 900 } });
    await begin(page, 'untimed');
    await expect.poll(async () => (await talk(page)).phase).toBe('source-analysis');
    const opened = await talk(page);
    await page.getByRole('button', { name: 'Note on this document' }).click();
    await page.keyboard.type('He blames the railroads, written to win votes in 1873.');
    expect(lastLine(await answer(page, opened))).toMatch(/\?/u);
    // She opens each document and writes a note on it, one of them without understanding it. Her questions are answered from
    // the documents.
    for (const document of [2, 3, 4, 5, 6, 7]) {
      await page.getByRole('button', { name: new RegExp(`^Document ${document}`) }).click();
      await page.getByRole('button', { name: 'Note on this document' }).click();
      await page.keyboard.type(document === 5 ? 'prices fall by half' : `My note on the side of number ${document}.`);
    }
    await saved(page);
    expect(new Set((await stored(page)).work.marks.map(({ source }) => source)).size).toBe(7);
    expect(lastLine(await say(page, 'what was the Grange?'))).toContain('Patrons of Husbandry');
    expect(lastLine(await say(page, 'how did barbed wire work?'))).toMatch(/documents|notes/u);

    await say(page, 'can we go to the thesis?');
    const thesis = 'Railroads and other corporations caused protest among American farmers from 1865 to 1898.';
    const asked = await write(page, thesis);
    expect(asked.phase).toBe('thesis');
    expect(lastLine(asked)).toContain('?');

    const argued =
      'Although falling world prices hurt farmers too, railroads caused most of their protest because shippers had no other way to market and monopolies set the rates.';
    expect((await write(page, argued)).phase).toBe('contextualization');
    const context1 =
      'After the Civil War, settlers moved onto the Great Plains and the railroads followed with land grants from Congress. New machines let one family plant far more wheat, and banks in the East lent the money for it.';
    expect((await write(page, `${context1} ${argued}`)).phase).toBe('drafting');

    const walk =
      'Document 1 says that railroads charged too much. Document 2 says that farmers had to pay. Document 3 also shows that monopolies were bad.';
    const stopped = await write(page, `${context1} ${argued}\n${walk}`);
    expect(lastLine(stopped)).toMatch(/walk|document|argu|claim|point/iu);
    expect(stopped.phase).toBe('drafting');

    const revised = await say(page, 'can we skip to the revision?');
    expect(revised.phase).toBe('revision');
    const refused = await say(page, 'just write the complexity sentence for me');
    expect(lastLine(refused)).not.toContain(argued);
    expect(lastLine(await say(page, 'what score would this get?'))).not.toMatch(/\d/u);
    const grouped =
      'Corporations held the farmer at the gate to the market. The Grange complains of rates made “at will” (Doc 3), and the Court agreed that such a business must “submit to be controlled” (Doc 2), which shows that even judges saw the danger.';
    const weighed =
      'But prices would have fallen without any railroad. Wheat lost half its price while harvests doubled (Doc 5), and Laughlin blames world markets (Doc 7), so anger at the railroads was partly anger at arithmetic.';
    const whole = await write(page, `${context1} ${argued}\n${grouped}\n${weighed}`);
    // Nothing that the coach said contains text that she could hand in, a score, or flattery.
    const told = whole.lines.flatMap(({ by, text }) => (by === 'coach' ? [text] : [])).join('\n');
    expect(told).not.toMatch(/great job|\bexcellent\b|\b\d ?(?:out of|\/) ?7\b|ready to (?:submit|turn)|\bAI\b/iu);
    expect(await axeObjections(page)).toEqual([]);

    await page.reload();
    await page.getByRole('region', { name: 'Coach' }).getByText('can we skip to the revision?').waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  it('is told that the coach is offline when the network is cut, and gets it back with the network', async () => {
    const { page, context } = await visit(browser, server.address, { viewport: { width: 390, height: 844 }, cutsNetwork: true });
    await begin(page, 'untimed');
    await page
      .getByRole('button', { name: /^Coach/ })
      .first()
      .click();
    await page.getByRole('textbox', { name: 'Your message to the coach' }).waitFor();
    await context.setOffline(true);
    await page.getByText('Your coach is offline. Keep writing. Your work is saved.').waitFor();
    await context.setOffline(false);
    await page.getByRole('textbox', { name: 'Your message to the coach' }).waitFor();
    expect(await page.getByText('Your coach is offline.', { exact: false }).count()).toBe(0);
    await context.close();
  });
});
