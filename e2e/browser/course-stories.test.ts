import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drillCardOf } from '@stoa/engine/tutors/course/drills/drill-card';
import { openCourses } from '@stoa/library/open-courses';
import type { ThreadView } from '@stoa/schema/course/thread';
import { withRecord } from '../http/course-student.ts';
import { standingClock } from '../http/learner.ts';
import { openServer } from '../http/open-server.ts';
import type { OpenServer } from '../http/open-server.ts';
import { axeObjections } from './axe.ts';
import { openBrowser, visit } from './browser.ts';
import { enterAsNewStudent } from './student.ts';

const dayMs = 24 * 60 * 60_000;
const { clock, pass } = standingClock();
let server: OpenServer;
let address: string;
let browser: Browser;
beforeAll(async () => {
  [server, browser] = await Promise.all([openServer({ clock, skills: ['expr_like_terms', 'int_add'] }), openBrowser()]);
  address = await server.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

/** Starts a conversation in the grade-10 course from the home page. */
async function beginSession(page: Page): Promise<void> {
  await enterAsNewStudent(page);
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Courses' }).click();
  await page.getByRole('button', { name: 'Start: Mathematics, grade 10' }).click();
  await page.getByLabel('Your message').waitFor();
}

async function say(page: Page, words: string): Promise<void> {
  await page.getByLabel('Your message').fill(words);
  await page.getByRole('button', { name: 'Send' }).click();
}

const conversation = (page: Page) => page.getByRole('list', { name: 'Conversation' });
const lastLine = (page: Page) => conversation(page).locator(':scope > li').last();
const drill = (page: Page) => lastLine(page).getByRole('article', { name: 'Practice problem' });

const exam = (page: Page) => lastLine(page).getByRole('article', { name: 'Exam Question' });

async function examOn(page: Page) {
  const card = (await viewOf(page)).messages.findLast((message) => message.card?.type === 'EXAM')?.card;
  if (card?.type !== 'EXAM') throw new Error('there is no exam question');
  return card;
}

/** Chooses the right option of the exam question, or a wrong one, from what the author wrote. */
async function choose(page: Page, isRight: boolean): Promise<void> {
  const { questionId, options } = await examOn(page);
  const question = openCourses(() => true)
    .flatMap(({ exams }) => exams)
    .find((one) => one.questionId === questionId)!;
  const at = options.findIndex(({ text }) => (text === question.answer) === isRight);
  await conversation(page).getByRole('article', { name: 'Exam Question' }).getByRole('radio').nth(at).dispatchEvent('click');
}

async function viewOf(page: Page): Promise<ThreadView> {
  const threadId = new URL(page.url()).pathname.split('/').at(-1)!;
  return (await (await page.request.get(`/api/tutor/threads/${threadId}`)).json()) as ThreadView;
}

/** Returns the bank's answer to the drill in focus. */
async function rightAnswer(page: Page): Promise<string> {
  const card = (await viewOf(page)).messages.at(-1)?.card;
  if (card?.type !== 'DRILL') throw new Error('the last line has no drill');
  const problem = server.bank.verified
    .map((one) => one.problem)
    .find((one) => {
      const made = drillCardOf(one);
      return made?.question_latex === card.questionLatex && made.prompt === card.prompt;
    });
  return problem!.item.solution_logic.final_answer_canonical;
}

async function check(page: Page, answer: string): Promise<void> {
  await drill(page).getByLabel('Your answer').fill(answer);
  await drill(page).getByRole('button', { name: 'Check Answer' }).click();
}

describe('a student in a course', () => {
  it('asks for help, drills the prerequisite, gets stuck, reads the key idea, and drills again', async () => {
    const { page, context, faults } = await visit(browser, address);
    await beginSession(page);
    await say(page, 'I need help with graphs');
    await drill(page).getByText('Expressions: expand and simplify').waitFor();
    const info = page.getByRole('complementary', { name: 'Your progress' });
    await info.getByText('first. What you asked about builds on it.').waitFor();
    await page.getByRole('navigation', { name: 'Sessions' }).getByText('Functions and reading graphs').waitFor();

    // Nothing is sent without an answer, and a draft survives a reload.
    await drill(page).getByRole('button', { name: 'Check Answer' }).click();
    await drill(page).getByText('Write an answer first.').waitFor();
    await drill(page).getByLabel('Your answer').fill('0');
    await page.reload();
    await expect.poll(() => drill(page).getByLabel('Your answer').inputValue()).toBe('0');

    // After repeated wrong answers the key idea appears, with its example folded.
    const idea = lastLine(page).getByRole('article', { name: 'Key idea' });
    for (let wrong = 0; wrong < 4 && (await idea.count()) === 0; wrong += 1) {
      await check(page, '0');
      await lastLine(page).getByText('Incorrect', { exact: true }).waitFor();
      await lastLine(page).getByRole('button', { name: 'Continue' }).click();
      await idea.or(drill(page).getByRole('button', { name: 'Check Answer' })).waitFor();
    }
    await idea.waitFor();
    expect(await idea.locator('details').getAttribute('open')).toBeNull();
    await idea.getByText('Worked example').click();
    await idea.getByRole('button', { name: 'Ask follow-up' }).click();
    await expect.poll(() => page.evaluate(`document.activeElement.getAttribute('aria-label')`)).toBe('Your message');

    await idea.getByRole('button', { name: 'Try a problem' }).click();
    await drill(page).waitFor();
    const drilled = (await viewOf(page)).messages.at(-1)?.card?.unitId;
    await check(page, await rightAnswer(page));
    await lastLine(page).getByText('Correct', { exact: true }).waitFor();
    await lastLine(page).getByRole('button', { name: 'Try another' }).click();
    await drill(page).getByRole('button', { name: 'Check Answer' }).waitFor();

    // The learning path explains how far the unit is.
    await info.getByRole('link', { name: 'Learning Path' }).click();
    await page.locator(`#unit-${drilled}`).click();
    await page.getByText(/^1 of \d drills correct, 1 of 2 in a row\./).waitFor();
    expect(await axeObjections(page)).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('earns an exam question, fails it, sees it locked, continues elsewhere, and passes it a day later', async () => {
    const { page, context, faults } = await visit(browser, address);
    await enterAsNewStudent(page);
    const { account } = (await (await page.request.get('/api/me')).json()) as { account: { id: string } };
    await withRecord(server, account, { bronze: ['ENTRY-00'] });
    await page.goto('/courses');
    await page.getByRole('button', { name: 'Start: Mathematics, grade 10' }).click();
    await say(page, 'can we practice combining like terms');
    for (let right = 0; right < 2; right += 1) {
      await check(page, await rightAnswer(page));
      await lastLine(page).getByText('Correct', { exact: true }).waitFor();
      await lastLine(page).getByRole('button', { name: 'Continue' }).click();
      await exam(page)
        .or(drill(page).getByRole('button', { name: 'Check Answer' }))
        .waitFor();
    }

    // Nothing is sent without a choice, and the tutor in the chat doesn't help with an exam question.
    await exam(page).getByText('Bronze', { exact: true }).waitFor();
    await exam(page).getByText('A wrong answer locks this question for 24 hours.').waitFor();
    await exam(page).getByRole('button', { name: 'Submit' }).click();
    await exam(page).getByText('Choose an answer first.').waitFor();
    const { stem } = await examOn(page);
    await say(page, `how do you do this: ${stem}`);
    await lastLine(page).getByText('That’s from your exam question').waitFor();

    const first = conversation(page).getByRole('article', { name: 'Exam Question' });
    await choose(page, false);
    await first.getByRole('button', { name: 'Submit' }).click();
    await first.getByText(/Available in 2[34]h/).waitFor();
    await first.getByText('Locked for 24h.').waitFor();
    expect(await first.getByRole('button', { name: 'Submit' }).isDisabled()).toBe(true);
    expect(await first.getByRole('radio').first().isDisabled()).toBe(true);
    await first.getByRole('button', { name: 'Add to revisit list' }).click();
    const info = page.getByRole('complementary', { name: 'Your progress' });
    await info.getByText('1 locked').waitFor();
    await info.getByText('Expressions: expand and simplify, bronze').waitFor();
    expect(await axeObjections(page)).toEqual([]);
    expect(await first.getByText('A wrong answer locks').count()).toBe(0);

    await say(page, 'can we do integers and number operations instead');
    await info.getByText('Numbers and operations').waitFor();

    pass(dayMs);
    await page.reload();
    await info.getByText('One is ready to try again.').waitFor();
    await first.getByText('You can try this question again now.').waitFor();
    await choose(page, true);
    await first.getByRole('button', { name: 'Submit' }).click();
    await first.getByText('Passed', { exact: true }).waitFor();
    await first.locator('summary', { hasText: 'Worked solution' }).click();
    await info.getByRole('link', { name: 'Learning Path' }).click();
    await page.locator('#unit-ALG-00').click();
    await page.getByText('Exam questions passed: 1 bronze, 0 silver, 0 gold.').waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  it('chooses by letter keys in the focused card when two exam questions are open', async () => {
    const { page, context, faults } = await visit(browser, address);
    await enterAsNewStudent(page);
    const { account } = (await (await page.request.get('/api/me')).json()) as { account: { id: string } };
    await withRecord(server, account, { bronze: [], ready: ['ENTRY-00'] });
    await page.goto('/courses');
    await page.getByRole('button', { name: 'Start: Mathematics, grade 10' }).click();
    await say(page, 'can i take the exam on numbers');
    await exam(page).waitFor();
    await page.keyboard.press('Escape');
    await page.evaluate('document.activeElement.blur()');
    await page.keyboard.press('b'); // these are the only choices on the page
    await expect.poll(() => exam(page).getByRole('radio').nth(1).isChecked()).toBe(true);

    await choose(page, false);
    await exam(page).getByRole('button', { name: 'Submit' }).click();
    await exam(page).getByRole('button', { name: 'Continue' }).click();
    await drill(page).waitFor();
    await check(page, await rightAnswer(page));
    await lastLine(page).getByRole('button', { name: 'Continue' }).click();
    await exam(page).waitFor();
    pass(dayMs);
    await page.reload();
    const cards = conversation(page).getByRole('article', { name: 'Exam Question' });
    await cards.first().getByText('You can try this question again now.').waitFor();
    const second = cards.nth(1).getByRole('radio');
    const chosen = () => cards.locator('input:checked').count();
    const before = await chosen();
    await page.evaluate('document.activeElement.blur()');
    await page.keyboard.press('a');
    expect(await chosen()).toBe(before);
    await second.first().focus();
    await page.keyboard.press('c');
    await expect.poll(() => second.nth(2).isChecked()).toBe(true);
    expect(await chosen()).toBe(before + 1);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('gets a hint by asking for it and can still continue from the drill', async () => {
    const { page, context, faults } = await visit(browser, address);
    await beginSession(page);
    await say(page, 'can we practice combining like terms');
    const card = conversation(page).getByRole('article', { name: 'Practice problem' }).first();
    await card.getByRole('button', { name: 'Check Answer' }).waitFor();
    await say(page, 'im stuck');
    await lastLine(page).getByText('Here’s a hint.').waitFor();
    await card.getByLabel('Your answer').fill('0');
    await card.getByRole('button', { name: 'Check Answer' }).click();
    await card.getByRole('button', { name: 'Continue' }).click();
    await conversation(page).getByRole('article').nth(1).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  it('has no debug drawer; a developer has one in her own conversation, and finds any turn by unit and fallback, but not whose it was', async () => {
    const { page: annPage, context: anns } = await visit(browser, address);
    await beginSession(annPage);
    await say(annPage, 'I need help with graphs');
    await drill(annPage).waitFor();
    await annPage.goto(`${new URL(annPage.url()).pathname}?debug=true`);
    await drill(annPage).waitFor();
    expect(await annPage.getByText('Why: policy, scores, and fallback').count()).toBe(0);

    const { page, context, faults } = await visit(browser, address);
    const email = 'dev@maple.school';
    await server.signUp('author', email);
    const entered = await page.request.post('/api/account/sign-in', { data: { email, password: 'correct horse battery' } });
    expect(entered.ok(), await entered.text()).toBe(true);
    await page.goto('/courses');
    await page.getByRole('button', { name: 'Start: Mathematics, grade 10' }).click();
    await say(page, 'what is a parabola');
    await lastLine(page).waitFor();
    await page.goto(`${new URL(page.url()).pathname}?debug=true`);
    await page.locator('summary', { hasText: 'Why: policy, scores, and fallback' }).click();
    const turns = page.getByRole('list', { name: 'Turns' });
    await turns
      .getByText(/mapped/)
      .first()
      .waitFor();
    expect(await turns.innerText()).toContain('FUN-02');
    await page.getByRole('textbox', { name: 'Unit' }).fill('fun-00');
    await page.getByText('No turns found.').waitFor();
    await page.getByLabel('All conversations').check();
    await turns.getByText('hidden', { exact: true }).first().waitFor();
    expect(await turns.innerText()).toContain('tier hidden');
    await page.getByRole('textbox', { name: 'Fallback' }).fill('malformed');
    await page.getByText('No turns found.').waitFor();
    expect(await axeObjections(page)).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
    await anns.close();
  });

  it('speaks, sees the math that was understood, and sends it', async () => {
    const { page, context, faults } = await visit(browser, address);
    await page.addInitScript(`
      window.webkitSpeechRecognition = class {
        start() { setTimeout(() => this.onresult({ results: [[{ transcript: 'two x plus three equals eleven' }]] }), 50); }
        stop() { this.onend(); }
        abort() {}
      };
      delete window.SpeechRecognition;
    `);
    await beginSession(page);
    await page.getByRole('button', { name: 'Voice' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('two x plus three equals eleven').waitFor();
    await dialog.getByRole('button', { name: 'Stop recording' }).click();
    await dialog.getByText('Math in your message').waitFor();
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect.poll(async () => (await viewOf(page)).messages[1]?.latex).toBe('2x+3=11');
    await conversation(page).locator('.katex').first().waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  it('is told when her browser has no voice input', async () => {
    const { page, context, faults } = await visit(browser, address);
    await page.addInitScript('delete window.SpeechRecognition; delete window.webkitSpeechRecognition;');
    await beginSession(page);
    await page.getByRole('button', { name: 'Voice' }).click();
    await page.getByText('This browser doesn’t support voice. You can type your message.').waitFor();
    await page.getByRole('button', { name: 'Type instead' }).click();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    expect(faults).toEqual([]);
    await context.close();
  });

  it('has sessions and progress in drawers on a phone, and needs no pointer', async () => {
    const { page, context, faults } = await visit(browser, address, { viewport: { width: 320, height: 640 } });
    await beginSession(page);
    for (const [name, inside] of [
      ['Sessions', 'New session'],
      ['Info', 'Now working on'],
    ] as const) {
      await page.getByRole('button', { name }).focus();
      await page.keyboard.press('Enter');
      await page.getByRole('dialog', { name }).getByText(inside).waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog', { name }).waitFor({ state: 'hidden' });
      expect(await page.evaluate('document.activeElement.textContent')).toBe(name);
    }
    await page.getByLabel('Your message').focus();
    await page.keyboard.type('I need help with graphs');
    await page.keyboard.press('Enter');
    await drill(page).waitFor();
    await expect.poll(() => page.evaluate(`document.activeElement.getAttribute('aria-label')`)).toBe('Your answer');
    expect(await page.evaluate('document.documentElement.scrollWidth <= window.innerWidth')).toBe(true);
    expect(await axeObjections(page)).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  });
});
