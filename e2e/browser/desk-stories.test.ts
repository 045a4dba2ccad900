import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Role } from '@stoa/schema/account';
import type { PracticeReply } from '@stoa/schema/practice';
import type { Guideline } from '@stoa/schema/study-plan';
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

/** Signs in as one of the demo accounts. */
async function enterAs(page: Page, role: Role): Promise<void> {
  await page.context().clearCookies();
  expect((await page.request.post('/api/account/demo', { data: { role } })).ok()).toBe(true);
}

/** Empties the list of flags, whatever happened on this server before. */
async function lookAtAll(page: Page): Promise<void> {
  await enterAs(page, 'teacher');
  for (;;) {
    const listed = await page.request.get('/api/flags?limit=100');
    const { items } = (await listed.json()) as { items: { case_id: string; flags: { at: string }[] }[] };
    if (items.length === 0) return;
    for (const { case_id, flags } of items)
      await page.request.post(`/api/flags/${case_id}/looks`, { data: { up_to: flags.at(-1)!.at } });
  }
}

/** Starts a lesson of a new student, and sends one message in it. Returns the session's id. */
async function lessonWith(page: Page, message: string): Promise<string> {
  await enterAsNewStudent(page);
  const headers = () => ({ 'idempotency-key': crypto.randomUUID() });
  const started = await page.request.post('/api/sessions', {
    data: { goal: { guideline_id: 'equivalent-fractions' } },
    headers: headers(),
  });
  const { session_id } = (await started.json()) as { session_id: string };
  const said = await page.request.post(`/api/sessions/${session_id}/step`, { data: { message }, headers: headers() });
  expect(said.ok()).toBe(true);
  return session_id;
}

/** Returns the topic whose plan is open. */
const topic = (page: Page) => new URL(page.url()).pathname.split('/').at(-1)!;

describe('a teacher', () => {
  it('is told on every page of a child in need, reads what to do, marks the flag as looked at, and it is off the list', async () => {
    const { page, context, faults } = await visit(browser, server.address);
    const badge = page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: /^Lessons/ })
      .first();
    await lookAtAll(page);
    const insult = await lessonWith(page, 'you are an idiot');
    const told = await lessonWith(page, 'I want to kill myself');

    await enterAs(page, 'teacher');
    await page.goto('/map');
    await expect.poll(() => badge.innerText()).toMatch(/2 flags .* in 1 of them/);

    // On the teacher's home page, the child in need comes first and the insult second.
    await page.getByRole('link', { name: 'Stoa, home' }).click();
    const waiting = page.getByRole('region', { name: /^Look at these first/ }).getByRole('listitem');
    await waiting.first().getByText('Check on this today').waitFor();
    expect(await waiting.count()).toBe(2);
    await page.getByRole('heading', { name: 'Today' }).waitFor();
    await waiting.first().getByRole('link').click();
    await page.waitForURL(`**/teacher/lessons/${told}`);

    const panel = page.getByRole('region', { name: 'Ada Test may be in need' });
    await panel.getByText('I want to kill myself').waitFor();
    await panel.getByText('Do not promise to keep it secret.').waitFor();
    await panel.getByText(/^The student read the message/).waitFor();
    await page.getByRole('heading', { name: 'The result: under way' }).waitFor();
    await panel.getByRole('button', { name: 'Show turn 1 in the lesson' }).click();
    await page.getByText('Turn 1 of 1').waitFor();

    await panel.getByLabel('A note, if you want').fill('Spoke with her; Ms Park knows.');
    await panel.getByRole('button', { name: 'I have looked at this' }).click();
    await page.getByText('Looked at by Demo Teacher').waitFor();
    const focused = () => page.evaluate<string>('document.activeElement.textContent');
    await expect.poll(focused).toBe('What was flagged, and looked at');
    await page.getByRole('button', { name: 'Add a note' }).click();
    await page.getByRole('button', { name: 'Keep the note' }).click();
    await page.getByText('Write a note first.').waitFor();
    await page.getByText('“Spoke with her; Ms Park knows.”').waitFor();
    await expect.poll(() => badge.innerText()).toMatch(/1 flag that nobody has looked at$/);

    // An admin sees who has looked, and handles the last flag.
    await enterAs(page, 'admin');
    await page.goto('/admin/accounts');
    await page.getByRole('main').getByRole('link', { name: 'Look at it' }).click();
    await page
      .getByRole('region', { name: /^Look at these first/ })
      .getByRole('link')
      .click();
    await page.waitForURL(`**/teacher/lessons/${insult}`);
    await page.getByRole('button', { name: 'I have looked at this' }).click();
    await page.getByText('Looked at by Demo Admin').waitFor();
    await expect.poll(() => badge.innerText()).toMatch(/^\s*Lessons\s*$/);

    // The lesson page itself is only for the student.
    await page.goto(`/learn/${told}`);
    await page.getByRole('heading', { name: 'This is a lesson of Ada Test' }).waitFor();
    await page.getByRole('link', { name: 'Read the lesson' }).click();
    await page.getByText('“Spoke with her; Ms Park knows.”').waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });
});

describe('a child who cries for help in practice', () => {
  it('reads the message for her, also after a reload, and her teacher reads what she wrote and on which problem', async () => {
    const { page, context, faults } = await visit(browser, server.address);
    await lookAtAll(page);
    await enterAsNewStudent(page);
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const started = await page.request.post('/api/practice/sessions', {
      data: { skill_id: 'eq_one_step_add', mode: 'checkpoint' },
      headers,
    });
    const { view } = (await started.json()) as PracticeReply;
    await page.goto(`/practice/${view.session_id}`);
    await page.getByLabel(/your answer/i).fill('i want to kill myself');
    await page.getByRole('button', { name: 'Check' }).click();
    const important = page.getByRole('region', { name: 'Important' });
    await important.getByText('Thank you for telling me.').waitFor();
    await expect.poll(() => page.getByLabel(/your answer/i).inputValue()).toBe('');
    await page.reload();
    await important.waitFor();

    // A cry for help in a note to an author gets the same message, and doesn't reach the author.
    await page.getByRole('button', { name: 'Report a mistake' }).click();
    await page.getByLabel('What seems wrong to you?').fill('please help me, my dad hits me');
    await page.getByRole('button', { name: 'Send it' }).click();
    await page.getByText('The author sees the problem, but not what you wrote.').waitFor();
    await page.getByRole('button', { name: 'Back to the problem' }).click();

    // A cry for help typed into a search is noticed once she pauses.
    await page.goto('/learn');
    await page.getByLabel('Search').fill('how to kill myself');
    await important.getByText('Thank you for telling me.').waitFor();

    await enterAs(page, 'teacher');
    await page.goto('/');
    const waiting = page.getByRole('region', { name: /^Look at these first/ }).getByRole('listitem');
    await waiting.getByText('a search for lessons').waitFor();
    await waiting.getByRole('link', { name: /^Ada Test: practice of / }).click();
    await page.waitForURL(`**/teacher/flags/${view.session_id}`);
    const panel = page.getByRole('region', { name: 'Ada Test may be in need' });
    await panel.getByText('i want to kill myself').waitFor();
    await panel.getByText('please help me, my dad hits me').waitFor();
    expect(await panel.getByText('The problem:').count()).toBe(2);
    await panel.getByText('Do not promise to keep it secret.').waitFor();
    await panel.getByRole('button', { name: 'I have looked at this' }).click();
    await page.getByText('Looked at by Demo Teacher').waitFor();
    await page.goto('/');
    await waiting.getByText('a search for lessons').waitFor();
    expect(await waiting.count()).toBe(1);
    expect(faults).toEqual([]);
    await context.close();
  });
});

describe('an author', () => {
  it('sees every change before she publishes, previews from the fifth step, and goes back to the previous version', async () => {
    const { page, context, faults } = await visit(browser, server.address);
    await enterAs(page, 'author');
    await page.goto('/author/lessons/two-step-equations');
    await page.getByRole('heading', { name: 'Versions' }).waitFor();
    await page.locator('summary', { hasText: 'The topic' }).first().click();
    const summary = page.getByLabel('In a student’s words');
    const before = await summary.inputValue();
    const lead = await page
      .getByText(/^Version \d+/)
      .first()
      .innerText();
    const version = Number(/\d+/.exec(lead)![0]);
    const after = `Undo one thing, then the other (${process.pid}).`;

    // An empty field doesn't hide problems elsewhere.
    await summary.fill('');
    await page.locator('summary', { hasText: 'The opening question' }).click();
    const answer = page.getByLabel('Right answer').first();
    const right = await answer.inputValue();
    const hint = page.getByLabel('After a second one: the very next thing to do').first();
    const kept = await hint.inputValue();
    await hint.fill(`The answer is ${right}.`);
    await page.getByRole('button', { name: 'opening, hint', exact: true }).waitFor();
    await page.getByRole('button', { name: 'summary', exact: true }).waitFor();
    await hint.fill(kept);
    await summary.fill(after);

    await page.getByRole('button', { name: 'Publish …' }).click();
    const dialog = page.getByRole('dialog');
    const changes = dialog.getByRole('list', { name: 'What changes' }).getByRole('listitem');
    await changes.first().waitFor();
    expect((await changes.allInnerTexts()).map((text) => text.split('\n').filter((line) => line !== ''))).toEqual([
      ['Summary: changed', before, after],
    ]);
    await dialog.getByRole('button', { name: 'Not yet' }).click();
    await page.getByRole('button', { name: 'Publish …' }).click();
    await dialog.getByRole('button', { name: 'Publish it' }).click();
    await page.getByText(`Version ${version + 1} is published.`).waitFor();
    await page
      .getByText(/Demo Author$/)
      .first()
      .waitFor();

    await page.getByLabel('Preview begins at').selectOption('5');
    await page.getByRole('button', { name: 'Preview as a student' }).click();
    await page.getByText('We begin at step 5').first().waitFor();
    await page.getByText(/^Step 5 of/).waitFor();
    await page.getByRole('link', { name: 'Back to the plan' }).click();

    await page.getByRole('button', { name: `Go back to version ${version}`, exact: true }).click();
    await dialog.getByRole('button', { name: 'Make it my draft' }).click();
    await page.getByText('This is your draft.').waitFor();
    await page.locator('summary', { hasText: 'The topic' }).first().click();
    await expect.poll(() => summary.inputValue()).toBe(before);
    await page.getByRole('button', { name: 'Publish …' }).click();
    await dialog.getByRole('button', { name: 'Publish it' }).click();
    await page.getByText(`Version ${version + 2} is published.`).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  it('starts a new topic as a copy and publishes it, and a student starts a lesson on it', async () => {
    const { page, context, faults } = await visit(browser, server.address);
    const title = `Equations again ${process.pid}`;
    await enterAs(page, 'author');
    await page.goto('/author/lessons');
    await page.getByRole('link', { name: 'New topic' }).click();
    await page.getByRole('button', { name: 'Start the draft' }).click();
    await page.getByText('The topic needs a title.').waitFor();
    await page.getByLabel('Title').fill('Two-step equations');
    await page.getByText('There’s already a topic with this name.').waitFor();
    await page.getByLabel('Title').fill(title);
    await page.getByLabel('Begin with').selectOption('two-step-equations');
    await page.getByRole('button', { name: 'Start the draft' }).click();
    await page.getByRole('heading', { name: title }).waitFor();
    await page.getByText('A new topic, not published yet').waitFor();

    await page.getByRole('button', { name: 'Publish …' }).click();
    await page.getByRole('dialog').getByText('This is a new topic').waitFor();
    await page.getByRole('button', { name: 'Publish it' }).click();
    await page.getByText('Version 1 is published.').waitFor();
    await page
      .getByRole('region', { name: 'Versions' })
      .getByText(/Demo Author$/)
      .waitFor(); // everything that the page requests has arrived

    await enterAsNewStudent(page);
    await page.goto('/learn');
    await page.getByLabel('Search').fill(title);
    await page.getByRole('link', { name: `Preview: ${title}` }).click();
    await page.getByRole('button', { name: 'Begin' }).click();
    await page.getByRole('button', { name: 'Check' }).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  it('starts an empty plan, continues on a phone, resolves a conflict, works offline, previews its first finished step, and publishes', async () => {
    const { page, context, faults } = await visit(browser, server.address, { cutsNetwork: true });
    const phone = await visit(browser, server.address, {
      cutsNetwork: true,
      viewport: { width: 390, height: 844 },
      hasTouch: true,
    });
    const title = `Equations begun from nothing ${process.pid}`;
    await enterAs(page, 'author');
    await enterAs(phone.page, 'author');
    const next = (on: Page, says: string) => on.getByRole('main').getByText(says, { exact: false }).first().waitFor();
    const saved = (on: Page) => on.getByText('Saved', { exact: true }).waitFor();

    // The page asks for one thing at a time, and shows no "Must change" as long as nothing wrong is written.
    await page.goto('/author/lessons/new');
    await page.getByLabel('Title').fill(title);
    await page.getByRole('button', { name: 'Start the draft' }).click();
    await next(page, 'Name concept 1.');
    expect(await page.getByText('Must change').count()).toBe(0);
    await page.getByRole('button', { name: 'Go to it' }).click();
    await page.getByLabel('Name', { exact: true }).fill('Two steps');
    await next(page, 'Choose the skill for concept 1.');
    await saved(page);

    // Work continues on the phone. Meanwhile nobody looks at the page on the computer.
    await phone.page.goto('/author/lessons');
    await phone.page.getByRole('link', { name: title }).click();
    await next(phone.page, 'Choose the skill for concept 1.');
    await phone.page.locator('summary', { hasText: 'The end' }).click();
    await phone.page.getByLabel('What to remember').fill('Undo one thing, then the other.');
    await saved(phone.page);

    await page.locator('summary', { hasText: 'The topic' }).first().click();
    await page.getByLabel('In a student’s words').fill('Two things to undo.');
    await page.getByText('You changed this draft somewhere else,').waitFor();
    await page.getByRole('button', { name: 'Use the other one' }).click();
    await page.getByText('Another copy of this draft is put aside.').waitFor();
    expect(await page.getByLabel('In a student’s words').inputValue()).toBe('');
    await page.locator('summary', { hasText: 'The end' }).click();
    expect(await page.getByLabel('What to remember').inputValue()).toBe('Undo one thing, then the other.');
    await page.getByRole('button', { name: 'Discard it' }).click();
    await saved(page);

    // Without a connection the draft is kept on this device, and it's sent when the connection is back.
    await context.setOffline(true);
    await page.getByLabel('In a student’s words').fill('Solve equations with two steps.');
    await page.getByText('Not saved yet: no connection').waitFor();
    await context.setOffline(false);
    await saved(page);

    // The first step is finished and previewed while nearly everything else is empty.
    const asked = await page.request.get('/api/lesson-plans/two-step-equations');
    const { guideline: whole } = (await asked.json()) as { guideline: Guideline };
    const stored = async () => {
      const reply = await page.request.get(`/api/lesson-plan-drafts/${topic(page)}`);
      return ((await reply.json()) as { draft: { guideline: Guideline } | null }).draft?.guideline;
    };
    const write = async (guideline: Guideline) => {
      await page.getByText('JSON', { exact: true }).click();
      await page.getByLabel('The plan as JSON').fill(JSON.stringify(guideline));
      await page.getByText('Fields', { exact: true }).click();
    };
    const draft = (await stored())!;
    expect(draft.summary).toBe('Solve equations with two steps.');
    const { concepts, steps } = whole.plan;
    const { misconceptions } = whole.guidelines;
    await write({
      ...draft,
      guidelines: { ...draft.guidelines, misconceptions },
      plan: { ...draft.plan, concepts, steps: [steps[0]!, ...draft.plan.steps.slice(1)] },
    });
    await page.locator('summary', { hasText: '1. Explain' }).click();
    expect(await page.getByRole('button', { name: 'Publish …' }).isDisabled()).toBe(true);
    await page.getByRole('button', { name: 'Preview step 1' }).click();
    await page.getByText('We begin at step 1').first().waitFor();
    await page.getByText(/^Step 1 of 1/).waitFor();
    await page.getByRole('link', { name: 'Back to the plan' }).click();

    // Once it's published, the draft is gone.
    await write({ ...whole, guideline_id: draft.guideline_id, title });
    await page.getByRole('button', { name: 'Publish …' }).click();
    await page.getByRole('button', { name: 'Publish it' }).click();
    await page.getByText('Version 1 is published.').waitFor();
    expect(await stored()).toBeUndefined();
    expect([...faults, ...phone.faults]).toEqual([]);
    await phone.context.close();
    await context.close();
  });
});
