import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AuthorOracle } from './author-oracle.ts';
import { openBrowser, visit } from './browser.ts';
import { openServer } from './server-under-test.ts';
import type { ServerUnderTest } from './server-under-test.ts';
import { beginPractice, chooseByLetter, enterAsNewStudent, handIn, problemOn, viewOf } from './student.ts';

let server: ServerUnderTest;
let browser: Browser;
let oracle: AuthorOracle;
beforeAll(async () => {
  server = await openServer();
  [browser, oracle] = await Promise.all([openBrowser(), AuthorOracle.at(server.address)]);
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

/** Returns the name that a screen reader would say for the element in focus. */
const focused = (page: Page) =>
  page.evaluate<string>(
    `document.activeElement === document.body ? '' : (document.activeElement.getAttribute('aria-label') ?? document.activeElement.textContent.trim())`,
  );

/** Presses a key until an element whose name matches `wanted` has the focus. */
async function walkTo(page: Page, key: string, wanted: RegExp, most = 40): Promise<void> {
  for (let step = 0; step < most; step += 1) {
    if (wanted.test(await focused(page))) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${String(wanted)} was not reached by ${most} times ${key}; the focus is on "${await focused(page)}"`);
}

describe('accounts, the keyboard and reports', () => {
  it('an account can be opened, leads to the first page, and can be signed out of and into again', async () => {
    const { page, context, faults } = await visit(browser, server.address, { cutsNetwork: true });
    await page.goto('/sign-up');
    await page.getByLabel('What should we call you?').fill('Zoë Quill');
    await page.getByLabel('Email').fill('zoe@maple.school');
    await page.getByLabel('Password').fill('three plain words');
    await page.getByRole('button', { name: 'Sign up' }).click();
    await page.getByRole('heading', { level: 1, name: /Zoë/ }).waitFor();

    await page.getByRole('button', { name: 'Account of Zoë Quill' }).click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.waitForURL(/sign-in/);

    // A wrong password is refused with a sentence. After the right one, the page that was requested opens.
    await page.goto('/progress');
    await page.waitForURL(/sign-in\?next=/);
    await page.getByLabel('Email').fill('zoe@maple.school');
    await page.getByLabel('Password').fill('not this one');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('alert').waitFor();
    await page.getByLabel('Password').fill('three plain words');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('heading', { level: 1, name: 'Your progress' }).waitFor();
    expect(faults.filter((fault) => !fault.includes('401'))).toEqual([]);
    await context.close();
  });

  it('a password can be changed with the old one and reset with an admin’s link, and a suspended account can’t sign in', async () => {
    const email = `quill-${Date.now()}@maple.school`;
    const student = await visit(browser, server.address, { cutsNetwork: true });
    const { page } = student;
    const signIn = async (password: string) => {
      await page.goto('/sign-in');
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Password').fill(password);
      await page.getByRole('button', { name: 'Sign in' }).click();
    };
    await page.goto('/sign-up');
    await page.getByLabel('What should we call you?').fill('Quill');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password').fill('password');
    await page.getByRole('button', { name: 'Sign up' }).click();
    await page.getByRole('alert').filter({ hasText: 'easy to guess' }).waitFor();
    await page.getByLabel('Password').fill('three plain words');
    await page.getByRole('button', { name: 'Sign up' }).click();
    await page.getByRole('heading', { level: 1, name: /Quill/ }).waitFor();

    await page.goto('/settings');
    await page.getByLabel('What should we call you?').fill('Quilla');
    await page.getByRole('button', { name: 'Save name' }).click();
    await page.getByText('Your name is saved.').waitFor();
    await page.getByRole('button', { name: 'Account of Quilla' }).waitFor();
    await page.getByRole('button', { name: 'Change password' }).click();
    await page.getByLabel('Current password').fill('not this one');
    await page.getByLabel('New password').fill('four other plain words');
    await page.getByRole('button', { name: 'Save password' }).click();
    await page.getByRole('alert').filter({ hasText: 'isn’t your current password' }).waitFor();
    await page.getByLabel('Current password').fill('three plain words');
    await page.getByRole('button', { name: 'Save password' }).click();
    await page.getByText('Your password is changed.').waitFor();
    await page.getByRole('list', { name: 'Devices' }).getByText('(this one)').waitFor();

    const admin = await visit(browser, server.address);
    await admin.page.goto('/sign-in');
    await admin.page.getByRole('button', { name: 'Admin' }).click();
    const row = admin.page.getByRole('listitem').filter({ hasText: email });
    await row.getByRole('button', { name: /^Password link/ }).click();
    const link = await row.locator('code').textContent();
    await page.goto(link!);
    await page.getByLabel('New password').fill('five words of the link');
    await page.getByRole('button', { name: 'Save my password' }).click();
    await page.getByRole('heading', { name: 'Your new password is set' }).waitFor();
    expect(page.url()).toBe(`${server.address}/reset-password`); // the secret has been removed from the address
    await signIn('four other plain words');
    await page.getByRole('alert').waitFor();
    await page.getByLabel('Password').fill('five words of the link');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('heading', { level: 1, name: /Quilla/ }).waitFor();

    // When suspended, the student is signed out at once and told why when she signs in. When restored, she can sign in again.
    await row.getByRole('button', { name: 'Suspend Quilla' }).click();
    await row.getByText('(suspended)').waitFor();
    await signIn('five words of the link');
    await page.getByRole('alert').filter({ hasText: 'This account is suspended' }).waitFor();
    await row.getByRole('button', { name: 'Restore Quilla' }).click();
    await row.getByRole('button', { name: 'Suspend Quilla' }).waitFor();
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('heading', { level: 1, name: /Quilla/ }).waitFor();
    expect(student.faults.filter((fault) => !/40[013]/.test(fault))).toEqual([]);
    expect(admin.faults).toEqual([]);
    await Promise.all([student.context.close(), admin.context.close()]);
  });

  it('a keyboard alone is enough for the skip link, practice, a hint, the keypad and the map', async () => {
    const { page, context, faults } = await visit(browser, server.address, { viewport: { width: 1280, height: 800 } });
    await enterAsNewStudent(page);
    await page.goto('/');
    await page.getByRole('button', { name: /^Start/ }).waitFor();

    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('Skip to the content');
    await page.keyboard.press('Enter');
    await walkTo(page, 'Tab', /^Start/);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Problem 1' }).waitFor();

    // The focus starts at the answer field. The student can ask for a hint and read it without losing her way back to the
    // field.
    await walkTo(page, 'Tab', /^Hint$/);
    await page.keyboard.press('Enter');
    await page.getByText('Where to look').waitFor();
    expect(await focused(page)).toMatch(/hint/i);

    const right = await oracle.answer(await problemOn(page), 'correct');
    if (right.kind === 'write') {
      await walkTo(page, 'Shift+Tab', /^Keypad$/);
      await page.keyboard.press('Enter');
      await walkTo(page, 'Tab', /^1$/);
      await walkTo(page, 'ArrowDown', /^6$/);
      await walkTo(page, 'ArrowRight', /^7$/);
      await page.keyboard.press('Enter');
      expect(await page.getByLabel('Your answer').inputValue()).toContain('7');
      await walkTo(page, 'Shift+Tab', /^Your answer$/);
      await page.keyboard.press('Control+A');
      await page.keyboard.type(right.text);
    } else {
      await chooseByLetter(page, right.key);
    }
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Next problem' }).waitFor();
    expect(await focused(page)).toMatch(/^Next problem/);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Problem 2' }).waitFor();

    // The map is one tab stop, and the arrow keys move along its edges.
    await page.goto('/map');
    await page.getByRole('group', { name: 'Skill map' }).waitFor();
    await walkTo(page, 'Tab', /(Learning|Ready to start)/);
    const from = await focused(page);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => focused(page)).not.toBe(from);
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => focused(page)).toBe(from);
    await page.keyboard.press('Enter');
    await page.getByRole('complementary').getByRole('button', { name: 'Practice this' }).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  it('a report goes from the student to the author, and the reply comes back', async () => {
    const student = await visit(browser, server.address);
    await enterAsNewStudent(student.page);
    await beginPractice(student.page);
    await handIn(student.page, await oracle.answer(await problemOn(student.page), 'wrong'));
    await student.page.getByText('Where to look').waitFor();
    await student.page.getByRole('button', { name: 'Report a mistake' }).click();
    await student.page.getByLabel('What seems wrong to you?').fill('I counted it twice and got something else.');
    await student.page.getByRole('button', { name: 'Send it' }).click();
    await student.page.getByText('reply on your home page').waitFor();
    await student.page.getByRole('button', { name: 'Back to the problem' }).click();

    // After skipping, the student sees the solution and continues.
    await student.page.getByRole('button', { name: 'Skip' }).click();
    await student.page.getByText('The solution').waitFor();
    expect((await viewOf(student.page)).phase.kind).toBe('given_up');

    const author = await visit(browser, server.address);
    await author.page.goto('/sign-in');
    await author.page.getByRole('button', { name: 'Author' }).click();
    const report = author.page.getByRole('article').filter({ hasText: 'I counted it twice' });
    await report.getByText('Not yet').waitFor();
    await report.getByLabel('The problem is right').check();
    await report.getByLabel('Your reply to the student').fill('Look at the place of each digit once more.');
    await report.getByRole('button', { name: 'Answer' }).click();
    await report.waitFor({ state: 'detached' });

    // The author sees a problem's trace and the checker's full verdict on an answer.
    await author.page.goto('/author/problems');
    await author.page.getByText('Every one of them was verified').waitFor();
    await author.page.getByRole('link', { name: /Open/ }).first().click();
    await author.page.getByRole('heading', { name: 'Its trace' }).waitFor();
    await author.page.getByText('verified since').waitFor();

    await student.page.goto('/');
    await student.page.getByRole('link', { name: 'Read it' }).click();
    await student.page.getByText('Look at the place of each digit once more.').waitFor();
    await student.page.getByText('The problem is correct as written.').waitFor();
    expect([...student.faults, ...author.faults]).toEqual([]);
    await Promise.all([student.context.close(), author.context.close()]);
  });
});
