import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSkillGraph } from '@stoa/library/open-skill-graph';
import type { PlacementView } from '@stoa/schema/placement';
import { AuthorOracle } from './author-oracle.ts';
import { axeObjections } from './axe.ts';
import { openBrowser, visit } from './browser.ts';
import { openServer } from './server-under-test.ts';
import type { ServerUnderTest } from './server-under-test.ts';
import { chooseByLetter, problemOn, viewOf as practiceOf } from './student.ts';

const { index: graph } = openSkillGraph();
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

async function viewOf(page: Page): Promise<PlacementView> {
  const sessionId = new URL(page.url()).pathname.split('/').at(-1)!;
  return (await (await page.request.get(`/api/placement/sessions/${sessionId}`)).json()) as PlacementView;
}

const isSettled = async (page: Page, asked: number) =>
  expect
    .poll(async () => (await page.getByText(`Question ${asked + 1}.`).count()) + (await page.getByText('All done.').count()))
    .toBe(1);

/** Answers with the keyboard only: right for skills of grade 7 and below, and "I haven’t learned this yet" for the others. */
async function answer(page: Page, { problem, asked }: PlacementView): Promise<'right' | 'not yet'> {
  const { grade } = graph.byId.get(problem!.skill_id)!;
  const right = await oracle.answer(problem!, 'correct');
  if (grade > 7) await page.getByRole('button', { name: 'I haven’t learned this yet' }).press('Enter');
  else if (right.kind === 'choose') {
    await chooseByLetter(page, right.key);
    await page.keyboard.press('Enter');
  } else {
    await page.getByLabel('Your answer').fill(right.text);
    await page.keyboard.press('Enter');
  }
  await isSettled(page, asked + 1);
  return grade > 7 ? 'not yet' : 'right';
}

it('a seventh grader signs up, answers at most 20 questions, and starts with algebra or integers, not place value', async () => {
  const { page, context, faults } = await visit(browser, server.address, { viewport: { width: 390, height: 844 } });
  await page.goto('/sign-up');
  await page.getByLabel('What should we call you?').fill('Nia');
  await page.getByLabel('Email').fill(`nia-${Date.now()}@maple.school`);
  await page.getByLabel('Password', { exact: true }).fill('three calm words here');
  await page.getByLabel('Your grade (optional)').selectOption('7');
  await page.getByRole('button', { name: 'Sign up' }).click();

  // The home page offers the placement before anything else. The student can leave it and find it again.
  await page.getByRole('button', { name: 'Find my starting point' }).click();
  await page.getByText('Question 1.').waitFor();
  await page.request.put('/api/me/settings', {
    data: { theme: 'system', motion: 'reduced', entry: 'plain', text_size: 'normal', grade: 7 },
  });
  await page.reload();
  const counts = { right: 0, 'not yet': 0 };
  for (let at = 0; at < 3; at += 1) counts[await answer(page, await viewOf(page))] += 1;
  expect(await axeObjections(page)).toEqual([]);
  await page.getByRole('link', { name: 'Leave and go home.' }).click();
  await page.getByText('You’ve answered 3 questions.').waitFor();
  await page.getByRole('link', { name: 'Continue', exact: true }).click();
  await page.getByText('Question 4.').waitFor();

  // An answer that can't be read doesn't count.
  const open = await viewOf(page);
  if (open.problem!.choices.length === 0 && open.problem!.input_type !== 'boolean') {
    await page.getByLabel('Your answer').fill('((');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').filter({ hasText: /./ }).waitFor();
    expect((await viewOf(page)).asked).toBe(3);
  }
  while ((await page.getByText('All done.').count()) === 0) counts[await answer(page, await viewOf(page))] += 1;
  expect(counts.right).toBeGreaterThanOrEqual(7);
  expect(counts.right + counts['not yet']).toBeLessThanOrEqual(20);

  const { result } = await viewOf(page);
  const [first] = result!.ready;
  expect(['equations', 'inequalities', 'lines_functions', 'expressions', 'integers']).toContain(
    graph.byId.get(first!.id)!.strand,
  );
  expect(graph.byId.get(first!.id)!.grade).toBeGreaterThanOrEqual(6);
  await page.getByRole('heading', { name: `You’re ready for “${first!.name}.”` }).waitFor();
  expect(await axeObjections(page)).toEqual([]);
  await page.getByRole('link', { name: 'Home', exact: true }).first().click();
  await page.getByRole('heading', { name: first!.name }).waitFor();
  await page.getByRole('button', { name: /^(Start|Continue practicing)/ }).click();
  await page.getByRole('heading', { level: 1, name: first!.name }).waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

describe.each([
  { width: 390, height: 844, theme: 'dark', hand: 'finger' },
  { width: 1366, height: 650, theme: 'light', hand: 'keyboard' },
  { width: 1920, height: 1080, theme: 'dark', hand: 'mouse' },
] as const)('at $width × $height, $theme theme, by $hand', ({ width, height, theme, hand }) => {
  const act = (there: Locator) => (hand === 'keyboard' ? there.press('Enter') : hand === 'finger' ? there.tap() : there.click());
  const fits = (page: Page) =>
    expect.poll(() => page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);

  it('a student signs up, is placed, and masters a skill with figures', async () => {
    const viewport = { width, height };
    const { page, context, faults } = await visit(browser, server.address, {
      viewport,
      colorScheme: theme,
      hasTouch: hand === 'finger',
    });
    await page.goto('/sign-up');
    await page.getByLabel('What should we call you?').focus();
    await page.keyboard.type('Nia');
    await page.keyboard.press('Tab');
    await page.keyboard.type(`nia-${width}-${Date.now()}@maple.school`);
    await page.getByLabel('Password', { exact: true }).focus();
    await page.keyboard.type('three calm words here');
    const grade = page.getByLabel('Your grade (optional)');
    if (hand === 'keyboard') {
      for (let pressed = 0; pressed < 15 && (await grade.inputValue()) !== '7'; pressed += 1) await grade.press('ArrowDown');
      expect(await grade.inputValue()).toBe('7');
    } else await grade.selectOption('7');
    await act(page.getByRole('button', { name: 'Sign up' }));
    await act(page.getByRole('button', { name: 'Find my starting point' }));
    await page.getByText('Question 1.').waitFor();
    await page.request.put('/api/me/settings', {
      data: { theme: 'system', motion: 'reduced', entry: 'plain', text_size: 'normal', grade: 7 },
    });
    await page.reload();
    await page.getByText('Question 1.').waitFor();
    while ((await page.getByText('All done.').count()) === 0) await answer(page, await viewOf(page));
    await fits(page);

    await page.goto('/map?skill=geo_angles');
    await act(page.getByRole('button', { name: /^(Practice this|Review this|Start anyway)$/ }));
    await page.getByRole('heading', { name: 'Problem 1' }).waitFor();
    let figures = 0;
    for (let solved = 0; (await practiceOf(page)).progress.standing !== 'mastered'; solved += 1) {
      expect(solved).toBeLessThan(12);
      const problem = await problemOn(page);
      figures += problem.figure === null ? 0 : await page.getByRole('img', { name: /./ }).count();
      await fits(page);
      const right = await oracle.answer(problem, 'correct');
      if (right.kind === 'choose') await chooseByLetter(page, right.key);
      else {
        await page.getByLabel(/your answer/i).focus();
        await page.keyboard.type(right.text);
      }
      await act(page.getByRole('button', { name: 'Check' }));
      const next = page.getByRole('button', { name: /^(Next problem|Continue)/ });
      await next.waitFor();
      if ((await practiceOf(page)).progress.standing === 'mastered') break;
      await act(next);
      await page.getByRole('button', { name: 'Check' }).waitFor();
    }
    await page.getByRole('heading', { name: 'Mastered: Angles on lines and in triangles' }).waitFor();
    expect(figures).toBeGreaterThan(0);
    expect(await axeObjections(page)).toEqual([]);
    expect(await page.evaluate('getComputedStyle(document.documentElement).backgroundColor')).toBe(
      theme === 'dark' ? 'rgb(22, 19, 24)' : 'rgb(249, 244, 234)',
    );
    expect(faults).toEqual([]);
    await context.close();
  });
});
