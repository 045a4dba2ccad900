import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Role } from '@stoa/schema/account';
import type { LessonReply } from '@stoa/schema/lesson';
import type { Guideline } from '@stoa/schema/study-plan';
import { openBrowser, visit } from './browser.ts';
import { openServer } from './server-under-test.ts';
import type { ServerUnderTest } from './server-under-test.ts';
import { LessonOracle } from './lesson-oracle.ts';
import { chooseByLetter, enterAsNewStudent } from './student.ts';

let server: ServerUnderTest;
let browser: Browser;
let oracle: LessonOracle;
beforeAll(async () => {
  server = await openServer();
  [browser, oracle] = await Promise.all([openBrowser(), LessonOracle.at(server.address)]);
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

const topic = 'equivalent-fractions';
const sessionOf = (page: Page) => new URL(page.url()).pathname.split('/').at(-1)!;
const lessonOf = (page: Page) => oracle.lesson(sessionOf(page));

/** Starts a lesson through the API and opens its page, where the first question is waiting. */
async function beginLesson(page: Page, guideline = topic): Promise<void> {
  const started = await page.request.post('/api/sessions', {
    data: { goal: { guideline_id: guideline } },
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
  const { session_id } = (await started.json()) as { session_id: string };
  await page.goto(`/learn/${session_id}`);
  await page.getByRole('button', { name: 'Check' }).waitFor();
}

/** Waits until the tutor has replied to so many turns. */
const turnsTaken = (page: Page, turns: number) => expect.poll(async () => (await lessonOf(page)).view.turn_count).toBe(turns);

/** Answers the question in focus in the way its kind needs, and waits for the tutor. */
async function answer(page: Page, text: string): Promise<void> {
  const { view } = await lessonOf(page);
  const { input_type } = view.question!;
  if (input_type === 'boolean') await page.getByLabel(text === 'true' ? 'True' : 'False', { exact: true }).check({ force: true });
  else if (input_type === 'multiple_choice') await chooseByLetter(page, text);
  else await page.getByLabel('Your answer').fill(text);
  await page.getByRole('button', { name: 'Check' }).click();
  await turnsTaken(page, view.turn_count + 1);
  await page.getByText('One moment …').waitFor({ state: 'hidden' });
}

async function say(page: Page, words: string): Promise<void> {
  await page.getByText('Ask a question', { exact: true }).click();
  await tell(page, words);
}

/** Sends a message where the page has no answer field to switch from. */
async function tell(page: Page, words: string): Promise<void> {
  await page.getByLabel('Ask a question or say something').fill(words);
  await page.getByRole('button', { name: 'Send' }).click();
}

const conversation = (page: Page) => page.getByRole('list', { name: 'Conversation' });

describe('a student in a lesson', () => {
  it('finds a topic, is taught and helped, and reaches a summary that prints well', async () => {
    const { page, context, faults } = await visit(browser, server.address, { cutsNetwork: true });
    await enterAsNewStudent(page);
    await page.goto('/');
    await page.getByRole('link', { name: 'Choose a lesson' }).click();

    // A search without results offers a way to continue.
    await page.getByLabel('Search').fill('dinosaurs');
    await page.getByRole('button', { name: 'Show all topics' }).click();
    // A search also works with signs, with a typo, and with other words for the topic.
    for (const search of ['1/2', 'fracton', 'same amount', 'simplify', 'equiv']) {
      await page.getByLabel('Search').fill(search);
      await page.getByRole('link', { name: 'Preview: Equivalent fractions' }).waitFor();
    }
    await page.getByRole('link', { name: 'Preview: Equivalent fractions' }).click();
    await page.getByRole('heading', { name: 'What you will be able to do' }).waitFor();
    await page.getByLabel('Slow, with more examples').check();
    await page.getByRole('button', { name: 'Begin' }).click();
    await page.getByRole('button', { name: 'Check' }).waitFor();
    expect((await lessonOf(page)).view.pace_preference).toBe('slow');

    // An empty answer and a text that is too long are pointed out before anything is sent.
    await page.getByRole('button', { name: 'Check' }).click();
    await page.getByText('Write an answer first.').waitFor();
    await say(page, 'why '.repeat(600));
    await page.getByText('This is too long to send. 2,400 of 2,000 characters.').waitFor();
    expect((await lessonOf(page)).view.turn_count).toBe(0);
    await page.getByLabel('Ask a question or say something').fill('');
    await page.getByText('Answer', { exact: true }).click();

    // A wrong answer brings a question to think about, but doesn't reveal the answer. A question from the student doesn't count
    // as an answer. Then she asks for a hint and answers right.
    const { expected } = await lessonOf(page);
    await answer(page, '1/6');
    await conversation(page).getByText('Not yet').waitFor();
    await conversation(page).getByText('To think about').waitFor();
    expect(await conversation(page).innerText()).not.toContain(expected);
    await answer(page, '5/*');
    await conversation(page).getByText('Couldn’t read it, so it didn’t count').waitFor();
    expect(await page.getByLabel('Your answer').inputValue()).toBe('5/*');
    const before = (await lessonOf(page)).view.question!.question_id;
    await say(page, 'What does the bottom number mean?');
    await turnsTaken(page, 3);
    expect((await lessonOf(page)).view.question!.question_id).toBe(before);
    await page.getByRole('button', { name: 'Hint', exact: true }).click();
    await conversation(page).getByText('A hint', { exact: true }).waitFor();
    await answer(page, expected!);
    await conversation(page).getByText('Right', { exact: true }).waitFor();
    await page.getByRole('figure', { name: 'A worked example' }).first().waitFor();

    // After a reload in the middle, the conversation and the draft are the same.
    await page.getByLabel('Your answer').fill('17');
    const said = await conversation(page).getByRole('listitem').count();
    await page.reload();
    await expect.poll(() => page.getByLabel('Your answer').inputValue()).toBe('17');
    expect(await conversation(page).getByRole('listitem').count()).toBe(said);

    // If the network is cut before an answer is sent, the answer waits, is sent by itself, and counts once.
    const { view, expected: next } = await lessonOf(page);
    await context.setOffline(true);
    await page.getByText('No connection.').waitFor();
    await page.getByLabel('Your answer').fill(next!);
    await page.getByRole('button', { name: 'Check' }).click();
    await page.getByText('It will be sent when you’re back online', { exact: true }).waitFor();
    await context.setOffline(false);
    await turnsTaken(page, view.turn_count + 1);
    await page.getByText('It will be sent when you’re back online', { exact: true }).waitFor({ state: 'hidden' });

    // Continue to the end. On a check the student is asked how she found the answer. She explains it once, and from then on
    // goes on without.
    for (let tells = true; ;) {
      const { view: now, expected: right } = await lessonOf(page);
      if (now.reason_for !== null) {
        if (tells) await tell(page, 'I cut the pieces until they were the same size and then I counted them.');
        else await page.getByRole('button', { name: 'Go on without it' }).click();
        tells = false;
        await turnsTaken(page, now.turn_count + 1);
        continue;
      }
      if (now.question === null) break;
      await page.getByRole('button', { name: 'Check' }).waitFor();
      await answer(page, right!);
    }
    if ((await lessonOf(page)).view.ended === null) await page.getByRole('button', { name: 'Stop for today' }).click();
    await page.getByRole('heading', { name: 'You reached the end' }).waitFor();
    await page.getByRole('heading', { name: 'For your notebook' }).waitFor();
    await page.getByRole('link', { name: 'Do it again' }).waitFor();
    expect(await page.evaluate(`Object.keys(localStorage).filter((key) => /^stoa:(draft|turn)/.test(key))`)).toEqual([]);

    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('navigation', { name: 'Main' }).first().isVisible()).toBe(false);
    expect(await page.getByRole('button', { name: 'Print' }).isVisible()).toBe(false);
    expect(await page.getByRole('heading', { name: 'Remember' }).isVisible()).toBe(true);
    await page.emulateMedia({ media: 'screen' });

    await page.getByLabel('Ask a question or say something').fill('Thank you.');
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByRole('list', { name: 'After the lesson' }).getByText('Thank you.').waitFor();
    await page.goto('/learn');
    await page.getByRole('link', { name: 'Do it again: Equivalent fractions' }).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  it('gets the reply even though the line broke after it was sent, and the turn counts once', async () => {
    const { page, context, faults } = await visit(browser, server.address, { cutsNetwork: true });
    await enterAsNewStudent(page);
    let broken = 0;
    await page.routeWebSocket(/\/sessions\/ws\//, (line) => {
      const server = line.connectToServer();
      server.onMessage((frame) => {
        if (!String(frame).includes('"type":"assistant')) return line.send(frame);
        broken += 1;
        void line.close({ code: 1011 });
      });
    });
    await beginLesson(page);
    await answer(page, '1/6');
    await conversation(page).getByText('To think about').waitFor();
    expect(broken).toBeGreaterThan(0);
    const { view } = await lessonOf(page);
    expect({ turns: view.turn_count, ofStudent: view.messages.filter(({ role }) => role === 'student').length }).toEqual({
      turns: 1,
      ofStudent: 1,
    });
    expect(faults).toEqual([]);
    await context.close();
  });

  it('gets the reply to a turn that was still pending when the page was left', async () => {
    const { page, context, faults } = await visit(browser, server.address, { cutsNetwork: true });
    await enterAsNewStudent(page);
    await beginLesson(page);
    const turn = { key: crypto.randomUUID(), input: { kind: 'answer', message: '1/6', question_id: 'q1' } };
    await page.evaluate(`localStorage.setItem('stoa:turn:${sessionOf(page)}', ${JSON.stringify(JSON.stringify(turn))})`);
    await page.reload();
    await conversation(page).getByText('Not yet').waitFor();
    await page.reload();
    await conversation(page).getByText('Not yet').waitFor();
    expect((await lessonOf(page)).view.turn_count).toBe(1);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('is told when another tab has moved on, and sees the current state', async () => {
    const { page, context, faults } = await visit(browser, server.address, { cutsNetwork: true });
    await enterAsNewStudent(page);
    await beginLesson(page);
    const { expected } = await lessonOf(page);
    const other = await context.newPage();
    await other.goto(page.url());
    await other.getByRole('button', { name: 'Check' }).waitFor();
    await answer(page, expected!);
    await conversation(page).getByText('Right', { exact: true }).waitFor();

    await other.getByLabel('Your answer').fill('3/5');
    await other.getByRole('button', { name: 'Check' }).click();
    await other.getByText('You continued this lesson somewhere else').waitFor();
    await conversation(other).getByText('Right', { exact: true }).waitFor();
    expect((await lessonOf(page)).view.turn_count).toBe(1);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('who was signed out signs in, comes back, and finds her draft', async () => {
    const { page, context } = await visit(browser, server.address);
    const { email, password } = { email: `away-${process.pid}@maple.school`, password: 'a long enough one' };
    await page.request.post('/api/account/sign-up', { data: { name: 'Ada Test', email, password } });
    await beginLesson(page);
    const lesson = page.url();
    await page.getByText('Ask a question', { exact: true }).click();
    await page.getByLabel('Ask a question or say something').fill('Is a half the same as two quarters?');
    expect((await page.request.post('/api/account/sign-out', { data: {} })).ok()).toBe(true);
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.waitForURL(lesson);
    await page.getByText('Ask a question', { exact: true }).click();
    await expect
      .poll(() => page.getByLabel('Ask a question or say something').inputValue())
      .toBe('Is a half the same as two quarters?');
    expect((await lessonOf(page)).view.turn_count).toBe(0);
    await context.close();
  });

  it('takes whole turns with the keyboard alone, and the focus returns to the answer field after each', async () => {
    const { page, context, faults } = await visit(browser, server.address);
    await enterAsNewStudent(page);
    await page.goto('/learn');
    await page.getByRole('link', { name: /: Equivalent fractions$/ }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Begin' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Check' }).waitFor();
    const focused = () => page.evaluate<string | null>(`document.activeElement.getAttribute('aria-label')`);
    const writesTo = (label: string) => expect.poll(focused).toBe(label);

    // The focus starts at the page's heading. From there the answer field is a few steps away.
    await expect.poll(() => page.evaluate<string>('document.activeElement.tagName')).toBe('H1');
    for (let steps = 0; steps < 4; steps += 1) {
      await page.keyboard.press('Tab');
      if ((await focused()) === 'Your answer') break;
    }
    await writesTo('Your answer');
    await page.keyboard.type('1/6');
    await page.keyboard.press('Enter');
    await conversation(page).getByText('Not yet').waitFor();
    await writesTo('Your answer');
    expect(await page.getByRole('status').first().innerText()).toContain('Is that the part you ate');

    // From the answer field to the switch, and on to the field for messages.
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
    await writesTo('Ask a question or say something');
    await page.keyboard.type('Which one is the whole?');
    await page.keyboard.press('Enter');
    await conversation(page).getByText('Which one is the whole?').waitFor();
    await turnsTaken(page, 2);
    await writesTo('Your answer');

    await page.getByRole('button', { name: 'Hint', exact: true }).focus();
    await page.keyboard.press('Space');
    await conversation(page).getByText('A hint', { exact: true }).waitFor();
    await writesTo('Your answer');

    // The path opens by keyboard and shows the state of each step.
    await page.locator('summary', { hasText: 'Step 1 of' }).focus();
    await page.keyboard.press('Enter');
    const steps = page.getByRole('list', { name: 'Steps in this lesson' });
    await steps.getByText('you are here').waitFor();
    await steps.getByText('coming up').first().waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  it('starts at the first choice of a multiple-choice question, and is back there after each turn', async () => {
    const { page, context, faults } = await visit(browser, server.address);
    await enterAsNewStudent(page);
    await beginLesson(page, 'comparing-fractions');
    await page.getByRole('group', { name: 'Your answer' }).waitFor();
    const atChoice = () =>
      expect
        .poll(() => page.evaluate(`document.activeElement.closest('fieldset')?.querySelector('legend')?.textContent`))
        .toBe('Your answer');
    for (let turn = 1; turn <= 3; turn += 1) {
      await atChoice();
      await page.keyboard.press('a');
      await page.keyboard.press('Enter');
      await turnsTaken(page, turn);
      await page.getByText('One moment …').waitFor({ state: 'hidden' });
    }
    await atChoice();
    expect(faults).toEqual([]);
    await context.close();
  });

  it('starts in the math field, where words that she types are taken as words', async () => {
    const { page, context, faults } = await visit(browser, server.address);
    await enterAsNewStudent(page, 'math_field');
    await beginLesson(page);
    const writesTo = () =>
      expect.poll(() => page.evaluate(`document.activeElement.getAttribute('aria-label')`)).toBe('Your answer');
    for (const [turns, words] of ['why is it 12?', 'i dont know what a piece is'].entries()) {
      await writesTo();
      await page.keyboard.type(words);
      await page.keyboard.press('Enter');
      await turnsTaken(page, turns + 1);
      await conversation(page).getByText(words, { exact: true }).waitFor();
    }
    await writesTo();
    expect((await lessonOf(page)).view.messages.filter(({ judged }) => judged !== null)).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('opens the keypad by tapping the math field, and can read the reply above the question', async () => {
    const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
    const { page, context, faults } = await visit(browser, server.address, phone);
    await enterAsNewStudent(page, 'math_field');
    await beginLesson(page);
    await page.locator('math-field').tap();
    const keypad = page.getByRole('group', { name: /^Keypad/ });
    await keypad.waitFor();
    expect(await keypad.getByRole('button', { name: 'percent' }).count()).toBe(0);
    for (const key of ['1', 'a⁄b, a fraction', '6']) await keypad.getByRole('button', { name: key, exact: true }).tap();
    await page.getByRole('button', { name: 'Check' }).tap();
    await conversation(page).getByText('To think about').waitFor();
    await keypad.waitFor();
    const card = page.getByRole('region', { name: 'The question' });
    const newest = conversation(page).getByRole('listitem').last();
    await expect
      .poll(async () => {
        const [said, asked] = await Promise.all([newest.boundingBox(), card.boundingBox()]);
        return said!.y >= 0 && said!.y + said!.height <= asked!.y;
      })
      .toBe(true);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('has question, answer field and keypad in reach on a phone, with the newest message above them', async () => {
    const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
    const { page, context, faults } = await visit(browser, server.address, phone);
    await enterAsNewStudent(page);
    await beginLesson(page);
    await page.getByRole('button', { name: 'Keypad' }).tap();
    for (const key of ['1', 'a⁄b, a fraction', '6'])
      await page
        .getByRole('group', { name: /^Keypad/ })
        .getByRole('button', { name: key, exact: true })
        .tap();
    expect(await page.getByLabel('Your answer').inputValue()).toBe('1/6');
    await page.getByRole('button', { name: 'Check' }).tap();
    await conversation(page).getByText('To think about').waitFor();

    const card = page.getByRole('region', { name: 'The question' });
    for (const part of [page.getByLabel('Your answer'), page.getByRole('button', { name: 'Check' })]) {
      const box = (await part.boundingBox())!;
      expect(box.y).toBeGreaterThan(0);
      expect(box.y + box.height).toBeLessThanOrEqual(phone.viewport.height);
    }
    const newest = conversation(page).getByRole('listitem').last();
    await expect
      .poll(async () => {
        const [said, asked, head] = await Promise.all([
          newest.boundingBox(),
          card.boundingBox(),
          page.getByRole('banner').boundingBox(),
        ]);
        return said!.y >= head!.y + head!.height && said!.y < asked!.y;
      })
      .toBe(true);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('sees sentences appear one by one, and all at once when she stops that', async () => {
    const { page, context, faults } = await visit(browser, server.address, { reducedMotion: 'no-preference' });
    const email = `moving-${process.pid}@maple.school`;
    await page.request.post('/api/account/sign-up', { data: { name: 'Ada Test', email, password: 'a long enough one' } });
    const settings = { theme: 'system', motion: 'system', entry: 'plain', text_size: 'normal' };
    const saved = await page.request.put('/api/me/settings', { data: settings });
    expect(saved.ok()).toBe(true);
    await beginLesson(page);
    const { expected } = await lessonOf(page);
    await page.getByLabel('Your answer').fill(expected!);
    await page.getByRole('button', { name: 'Check' }).click();
    await page.getByText('A question comes next.').first().waitFor();
    await page.getByRole('button', { name: 'Stop, show all' }).click();
    await page.getByRole('figure', { name: 'A worked example' }).waitFor();
    await page.getByRole('button', { name: 'Check' }).waitFor();
    expect(await page.getByText('A question comes next.').count()).toBe(0);
    expect(faults).toEqual([]);
    await context.close();
  });
});

/** Publishes the draft, confirming the dialog that shows what changes. */
async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish …' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish it' }).click();
}

/** Signs in as one of the demo accounts. */
async function enterAs(page: Page, role: Role): Promise<void> {
  await page.context().clearCookies();
  expect((await page.request.post('/api/account/demo', { data: { role } })).ok()).toBe(true);
}

describe('the staff', () => {
  it('teacher: finds the lesson in which a child told of her need, and reads it turn by turn', async () => {
    const { page, context, faults } = await visit(browser, server.address);
    await enterAsNewStudent(page);
    await beginLesson(page);
    await answer(page, '1/6');
    await say(page, 'I want to kill myself');

    // The whole message is shown, with no question below it, and she can continue when she wants.
    await page.getByRole('region', { name: 'Important' }).waitFor();
    await page.getByText('Take your time. Your place is saved.').waitFor();
    expect(await page.getByRole('button', { name: 'Check' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Continue the lesson' }).click();
    await page.getByRole('button', { name: 'Check' }).waitFor();
    const lesson = sessionOf(page);

    await enterAs(page, 'teacher');
    await page.goto('/teacher/lessons');
    await page.getByText('every teacher can see all students’ lessons').waitFor();
    await page.getByLabel('Flagged lessons only').check();
    await page.getByLabel('Search').fill('kill');
    const found = page
      .getByRole('main')
      .getByRole('link', { name: 'Turn 2: may have spoken of self-harm, their own or someone else’s' });
    await found.first().waitFor();
    await found.first().click();
    await page.getByText('Turn 2 of 2').waitFor();
    expect(new URL(page.url()).pathname).toBe(`/teacher/lessons/${lesson}`);
    await page.keyboard.press('ArrowLeft');
    await page.getByText('Turn 1 of 2').waitFor();
    await page.locator('[aria-current=true]').getByText('Not yet').waitFor();
    expect(await page.getByRole('button', { name: 'Next' }).isEnabled()).toBe(true);
    await page.getByRole('link', { name: 'All lessons' }).click();

    await page.getByLabel('Search').fill('no such words');
    await page.getByText('No lesson like that').waitFor();
    await page.getByRole('button', { name: 'Show all lessons' }).click();
    await page.getByRole('link', { name: 'Ada Test: Equivalent fractions' }).first().waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  it('author: edits a plan, is told next to a field what is wrong with it, previews as a student, and publishes', async () => {
    const { page, context, faults } = await visit(browser, server.address, { cutsNetwork: true });
    await enterAs(page, 'author');
    const wording = `How many small parts are colored now (${process.pid})?`;
    await page.goto('/author/lessons');
    await page.getByRole('link', { name: 'Equivalent fractions' }).click();

    // A right answer that is also listed as a wrong one is pointed out in the list and beside the field, and blocks publishing.
    await page.locator('summary', { hasText: 'The opening question' }).click();
    await page.getByLabel('Right answer').fill('1/6');
    await page.getByText('The preview has the finished steps. You can publish when everything is finished.').waitFor();
    await page.getByRole('button', { name: /^opening, wrong answer 2/ }).click();
    await page.locator('[data-at="plan.opening.wrong_answers.1.answer"]').getByText('Must change').waitFor();
    expect(await page.getByRole('button', { name: 'Publish …' }).isDisabled()).toBe(true);
    await page.getByLabel('Right answer').fill('5/6');
    await page.getByText('Nothing to fix. It’s ready to teach.').waitFor();

    // A step can be moved, and the move undone.
    await page.locator('summary', { hasText: '2. Check' }).click();
    await page.getByRole('button', { name: /^Move up: 2\. Check/ }).click();
    await page.locator('summary', { hasText: '1. Check' }).waitFor();
    await page.getByRole('button', { name: 'Undo the last move or removal' }).click();
    await page.locator('summary', { hasText: '2. Check' }).waitFor();

    await page
      .getByLabel('Question', { exact: true })
      .first()
      .fill(`A pizza has 6 equal slices. You eat 5. What fraction is that (${process.pid})?`);
    await page.reload();
    await page.getByText('This is your draft.').waitFor();
    await page.getByText('Nothing to fix. It’s ready to teach.').waitFor();

    // The preview opens the real lesson page with the draft, and leads back.
    await page.getByRole('button', { name: 'Preview as a student' }).click();
    await page.getByText('Preview', { exact: true }).waitFor();
    await page.getByText(`What fraction is that (${process.pid})?`).waitFor();
    await page.getByRole('link', { name: 'Back to the plan' }).click();
    await page.getByText('This is your draft.').waitFor();

    // Somebody else publishes first. The author is told, and her draft is kept.
    const plan = (await (await page.request.get(`/api/lesson-plans/${topic}`)).json()) as {
      version: number;
      guideline: Guideline;
    };
    const published = await page.request.put(`/api/lesson-plans/${topic}`, {
      data: { guideline: { ...plan.guideline, summary: wording }, expected_version: plan.version },
    });
    expect(published.ok()).toBe(true);
    await publish(page);
    await page.getByText(`Version ${plan.version + 1} has been published since.`).waitFor();
    await page.getByRole('button', { name: 'Keep my draft over it' }).click();
    await publish(page);
    await page.getByText(`Version ${plan.version + 2} is published.`).waitFor();

    // In the JSON view, text that isn't JSON or isn't a plan is pointed out, and the draft stays as it was.
    await page.getByText('JSON', { exact: true }).click();
    await page.getByLabel('The plan as JSON').fill('{"title": ');
    await page.getByText('This is not JSON yet').waitFor();
    await page.getByLabel('The plan as JSON').fill('{"title": "x"}');
    await page.getByText('It doesn’t have the shape of a plan.').waitFor();

    const started = await page.request.post('/api/sessions', {
      data: { goal: { guideline_id: topic } },
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
    const { first_turn } = (await started.json()) as { first_turn: LessonReply };
    expect(first_turn.message.question?.text).toContain(String(process.pid));
    expect(faults).toEqual([]);
    await context.close();
  });
});
