import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { PracticeView } from '@stoa/schema/practice';
import type { Answer, AuthorOracle } from './author-oracle.ts';

let count = 0;

/** Signs up a new student in this page's browser, through the API. She writes in plain text unless `entry` says otherwise. */
export async function enterAsNewStudent(page: Page, entry: 'plain' | 'math_field' = 'plain'): Promise<void> {
  count += 1;
  const email = `student-${process.pid}-${count}@maple.school`;
  const signedUp = await page.request.post('/api/account/sign-up', {
    data: { name: 'Ada Test', email, password: 'a long enough one' },
  });
  if (!signedUp.ok()) throw new Error(`sign-up: ${signedUp.status()} ${await signedUp.text()}`);
  const settings = { theme: 'system', motion: 'reduced', entry, text_size: 'normal', placement_offer: 'hidden' };
  const saved = await page.request.put('/api/me/settings', { data: settings });
  if (!saved.ok()) throw new Error(`settings: ${saved.status()} ${await saved.text()}`);
}

/** Opens what the home page recommends, and waits for the first problem. */
export async function beginPractice(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: /^(Start|Continue practicing)/ }).click();
  await page.waitForURL(/\/practice\//);
  await page.getByRole('heading', { name: 'Problem 1' }).waitFor();
}

/** Returns the session as the server has it, requested as the student. */
export async function viewOf(page: Page): Promise<PracticeView> {
  const sessionId = new URL(page.url()).pathname.split('/').at(-1)!;
  const response = await page.request.get(`/api/practice/sessions/${sessionId}`);
  if (!response.ok()) throw new Error(`view: ${response.status()} ${await response.text()}`);
  return (await response.json()) as PracticeView;
}

export async function problemOn(page: Page): Promise<NonNullable<PracticeView['problem']>> {
  const { problem } = await viewOf(page);
  if (problem === null) throw new Error('no problem is on the table');
  return problem;
}

/** Chooses by a letter key, as soon as the page listens for it. */
export async function chooseByLetter(page: Page, letter: string): Promise<void> {
  const isChosen = async () => {
    await page.keyboard.press(letter);
    return page.getByRole('radio', { checked: true }).count();
  };
  await expect.poll(isChosen).toBeGreaterThan(0);
}

/** Writes or chooses an answer without submitting it. */
export async function write(page: Page, answer: Answer): Promise<void> {
  if (answer.kind === 'choose') await chooseByLetter(page, answer.key);
  else await page.getByLabel(/your answer/i).fill(answer.text);
}

export async function handIn(page: Page, answer: Answer): Promise<void> {
  await write(page, answer);
  await page.getByRole('button', { name: 'Check' }).click();
}

/** Solves problems until the skill is mastered. Returns how many it took. */
export async function practiceUntilMastered(page: Page, oracle: AuthorOracle, most = 25): Promise<number> {
  for (let solved = 1; solved <= most; solved += 1) {
    await handIn(page, await oracle.answer(await problemOn(page), 'correct'));
    const next = page.getByRole('button', { name: /^(Next problem|Continue)/ });
    await next.waitFor();
    if ((await viewOf(page)).progress.standing === 'mastered') return solved;
    const before = (await problemOn(page)).id;
    await next.click();
    await page.getByRole('button', { name: 'Check' }).waitFor();
    if ((await problemOn(page)).id === before) throw new Error('the next problem is the same one');
  }
  throw new Error(`not mastered after ${most} right answers`);
}
