import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PracticeView } from '@stoa/schema/practice';
import { AuthorOracle } from './author-oracle.ts';
import { openBrowser, visit } from './browser.ts';
import { openServer } from './server-under-test.ts';
import type { ServerUnderTest } from './server-under-test.ts';
import { beginPractice, enterAsNewStudent, handIn, practiceUntilMastered, problemOn, viewOf, write } from './student.ts';

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

describe('an answer given in the picture', () => {
  it('is marked with the arrow keys alone, written into the field, and right', async () => {
    const { page, context, faults } = await visit(browser, server.address);
    await enterAsNewStudent(page);
    const started = await page.request.post('/api/practice/sessions', {
      data: { skill_id: 'quad_square_root', mode: 'practice', start_anyway: true },
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
    const { view } = (await started.json()) as { view: PracticeView };
    await page.goto(`/practice/${view.session_id}`);
    const right = await oracle.answer(await problemOn(page), 'correct');
    const roots = right.kind === 'write' ? [...right.text.matchAll(/-?\d+/g)].map(([root]) => Number(root)) : [];
    expect(roots).toHaveLength(2);

    for (const [at, root] of roots.entries()) {
      const point = page.getByRole('slider', { name: `Point ${at + 1}` });
      expect(await point.getAttribute('aria-valuetext')).toBe('not placed yet');
      await point.press('Enter');
      const begins = Number(await point.getAttribute('aria-valuenow'));
      for (let step = 0; step < Math.abs(root - begins); step += 1) await point.press(root > begins ? 'ArrowRight' : 'ArrowLeft');
      expect(await point.getAttribute('aria-valuetext')).toBe(String(root));
    }
    await page.getByText('We read your answer as').waitFor();
    await page.getByRole('button', { name: 'Check' }).press('Enter');
    await page.getByText('Right', { exact: true }).first().waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });
});

describe('a student in a real browser', () => {
  it('goes from the sign-in page to a mastered skill and a newly unlocked one', async () => {
    const { page, context, faults } = await visit(browser, server.address);
    await page.goto('/');
    await page.waitForURL(/sign-in/);
    await page.getByRole('button', { name: 'Continue as a student' }).click();

    // The home page names one next step, and says why.
    const next = page.getByRole('region', { name: /./ }).filter({ has: page.getByRole('button', { name: /^Start/ }) });
    const skill = await next.getByRole('heading').innerText();
    expect((await next.innerText()).length).toBeGreaterThan(skill.length + 40);
    await page.getByRole('button', { name: /^Start/ }).click();
    await page.getByRole('heading', { level: 1, name: skill }).waitFor();
    expect(await page.title()).toContain(skill);

    // After a wrong answer, typed into the math field, a hint appears, is announced to screen readers, and gives nothing away.
    const problem = await problemOn(page);
    const right = await oracle.answer(problem, 'correct');
    const wrong = await oracle.answer(problem, 'wrong');
    if (wrong.kind === 'write') {
      await page.locator('math-field').click();
      await page.keyboard.type(wrong.text);
      await page.getByText('We read your answer as').waitFor();
      await page.keyboard.press('Enter');
    } else await handIn(page, wrong);
    await page.getByRole('region', { name: 'Tutor' }).getByText('Where to look').waitFor();
    const [hint] = (await viewOf(page)).hints;
    expect(await page.getByRole('status').first().innerText()).toContain(hint!.hint_text.split('$').at(-1)!.slice(0, 20));
    if (right.kind === 'write') expect(hint!.hint_text.split(/[^\w./-]+/)).not.toContain(right.text);

    // After the right answer, practice moves on.
    if (right.kind === 'write') await page.getByRole('button', { name: 'Plain text' }).click();
    await handIn(page, right);
    await page.getByText('Right', { exact: true }).first().waitFor();
    await page.getByRole('button', { name: 'Next problem' }).click();
    await page.getByRole('heading', { name: 'Problem 2' }).waitFor();

    const low = (await viewOf(page)).progress.p_mastery;
    await practiceUntilMastered(page, oracle);
    expect((await viewOf(page)).progress.p_mastery).toBeGreaterThan(low);
    await page.getByRole('img', { name: 'Mastery: Mastered, step 4 of 4' }).waitFor();
    await page.getByRole('heading', { name: `Mastered: ${skill}` }).waitFor();
    await page.getByText(/you unlocked (a new skill|new skills)/i).waitFor();

    // The end of the session, and the map, which has changed.
    await page.getByRole('button', { name: /^Continue/ }).click();
    await page.getByRole('heading', { name: 'All done. Nice work.' }).waitFor();
    await page.getByRole('link', { name: 'Map' }).click();
    await page.getByRole('button', { name: `${skill}: Mastered`, exact: false }).waitFor();

    // Practice sessions and the sessions of the account's devices are in different lists.
    await page.getByRole('link', { name: 'Progress' }).click();
    await page.getByRole('heading', { name: 'Recent activity' }).waitFor();
    await page
      .getByText(/\d+ problems ·/)
      .first()
      .waitFor();
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('link', { name: 'Settings' }).click();
    await page.getByRole('list', { name: 'Devices' }).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  it('may start a locked skill after a warning, sees help where she looks, and is sent to practice after a failed checkpoint', async () => {
    const { page, context, faults } = await visit(browser, server.address);
    await enterAsNewStudent(page);
    await page.setViewportSize({ width: 1366, height: 650 });
    await page.goto('/map?skill=eq_two_step');
    await page.getByText('You may find this hard. It builds on').waitFor();
    await page.getByRole('link', { name: 'Lesson: Two-step equations' }).waitFor();
    await page.getByRole('button', { name: /^Practice .+/ }).waitFor();
    await page.getByRole('button', { name: 'Start anyway' }).click();
    await page.getByRole('heading', { level: 1, name: 'Two-step equations' }).waitFor();

    // What the student opens is visible from its beginning, and has the focus.
    await page.getByRole('button', { name: 'Show me an example' }).click();
    const example = page.getByRole('region', { name: 'A worked example' });
    await expect.poll(() => page.evaluate(`document.activeElement.getAttribute('aria-label')`)).toBe('A worked example');
    const box = (await example.boundingBox())!;
    expect(box.y).toBeGreaterThan(0);
    expect(box.y).toBeLessThan(400);

    await page.goto('/map?skill=eq_two_step');
    await page.getByRole('button', { name: 'Checkpoint' }).click();
    await page.getByRole('heading', { name: 'Problem 1 of 5' }).waitFor();
    for (const next of ['Problem 2 of 5', 'Done for now']) {
      await page.getByRole('button', { name: 'Skip' }).click();
      await page.getByRole('button', { name: 'Next problem' }).click();
      await page.getByRole('heading', { name: next }).waitFor();
    }
    await page.getByRole('link', { name: 'Lesson: Two-step equations' }).waitFor();
    await page.getByRole('button', { name: 'Practice Two-step equations' }).click();
    await page.getByRole('heading', { name: 'Problem 1', exact: true }).waitFor();
    expect((await viewOf(page)).mode).toBe('practice');
    expect(faults).toEqual([]);
    await context.close();
  });

  it('finds her draft again after a reload in mid-problem, in the math field and in plain text', async () => {
    const { page, context, faults } = await visit(browser, server.address);
    await enterAsNewStudent(page, 'math_field');
    await beginPractice(page);
    await page.locator('math-field').click();
    await page.keyboard.type('12/7');
    await page.getByText('We read your answer as').waitFor();

    await page.reload();
    await page.getByText('We read your answer as').waitFor();
    expect(await page.evaluate(`document.querySelector('math-field').value`)).toBe('\\frac{12}{7}');

    await page.getByRole('button', { name: 'Plain text' }).click();
    await page.getByLabel('Your answer').fill('1234');
    await page.reload();
    await expect.poll(() => page.getByLabel('Your answer').inputValue()).toBe('1234');

    // After the answer is submitted and right, no draft is left for the next problem.
    await handIn(page, await oracle.answer(await problemOn(page), 'correct'));
    await page.getByRole('button', { name: 'Next problem' }).click();
    await page.getByRole('heading', { name: 'Problem 2' }).waitFor();
    expect(await page.evaluate(`Object.keys(localStorage).filter((key) => key.startsWith('stoa:draft'))`)).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('is told when another tab has moved on, and sees the current state, with nothing counted twice', async () => {
    const { page, context, faults } = await visit(browser, server.address, { cutsNetwork: true });
    await enterAsNewStudent(page);
    await beginPractice(page);
    const first = await problemOn(page);
    const right = await oracle.answer(first, 'correct');
    const other = await context.newPage();
    await other.goto(page.url());
    await other.getByRole('button', { name: 'Check' }).waitFor();
    await write(other, right);

    await handIn(page, right);
    await page.getByRole('button', { name: 'Next problem' }).click();
    await page.getByRole('heading', { name: 'Problem 2' }).waitFor();

    await other.getByRole('button', { name: 'Check' }).click();
    await other.getByText('You continued this practice somewhere else').waitFor();
    await other.getByRole('heading', { name: 'Problem 2' }).waitFor();
    const { problems_done, attempts } = await viewOf(page);
    expect({ problems_done, attempts }).toEqual({ problems_done: 1, attempts: [] });
    expect(faults).toEqual([]);
    await context.close();
  });

  it('has no turn lost or doubled when the network is cut, before an answer is sent or after it arrived', async () => {
    const { page, context, faults } = await visit(browser, server.address, { cutsNetwork: true });
    await enterAsNewStudent(page);
    await beginPractice(page);
    const first = await problemOn(page);
    const wrong = await oracle.answer(first, 'wrong');

    // The network is cut before the answer is sent.
    await context.setOffline(true);
    await handIn(page, wrong);
    await page.getByText('No connection.').waitFor();
    await context.setOffline(false);
    await page.getByText('Where to look').waitFor();
    await page.getByText('No connection.').waitFor({ state: 'detached' });
    expect((await viewOf(page)).attempts).toHaveLength(1);

    // The network is cut after the answer has arrived: the server has it, but the page doesn't know. The retry has the same
    // key.
    const keys: string[] = [];
    await page.route('**/turns', async (route) => {
      keys.push(route.request().headers()['idempotency-key']!);
      if (keys.length > 1) return route.continue();
      await route.fetch();
      return route.abort('connectionreset');
    });
    await handIn(page, await oracle.answer(first, 'correct'));
    await page.getByRole('button', { name: 'Next problem' }).waitFor();
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
    expect((await viewOf(page)).attempts.map(({ verdict }) => verdict)).toEqual(['incorrect', 'correct']);
    await page.unroute('**/turns');

    // The page is reloaded while an answer is on its way. The turn isn't lost.
    await page.getByRole('button', { name: 'Next problem' }).click();
    await page.getByRole('heading', { name: 'Problem 2' }).waitFor();
    const second = await problemOn(page);
    await page.route('**/turns', (route) => route.abort('connectionreset'));
    await handIn(page, await oracle.answer(second, 'correct'));
    await page.getByText('No connection.').waitFor();
    await page.unroute('**/turns');
    await page.reload();
    await page.getByRole('button', { name: /^(Next problem|Continue)/ }).waitFor();
    const { problems_done, attempts } = await viewOf(page);
    expect({ problems_done, tries: attempts.length }).toEqual({ problems_done: 2, tries: 1 });
    expect(faults).toEqual([]);
    await context.close();
  });
});
