import { randomUUID } from 'node:crypto';
import type { BoardView } from '@stoa/schema/board/board-view';
import type { visit } from '../e2e/browser/browser.ts';

type Page = Awaited<ReturnType<typeof visit>>['page'];

/** Handwritten strokes in a box of 10 by 16, each a polyline; letters are lower. */
const strokes: Readonly<Record<string, readonly (readonly number[])[]>> = {
  '0': [[5, 0, 1, 4, 1, 11, 5, 16, 9, 11, 9, 4, 5, 0]],
  '1': [[2, 4, 6, 0, 6, 16]],
  '2': [[1, 4, 3, 0, 8, 0, 9, 4, 1, 16, 9, 16]],
  '3': [[1, 1, 8, 0, 5, 7, 9, 11, 6, 16, 1, 15]],
  '4': [
    [6, 0, 0, 10, 9, 10],
    [7, 5, 7, 16],
  ],
  '5': [[8, 0, 2, 0, 2, 6, 8, 8, 8, 14, 1, 16]],
  '6': [[7, 0, 1, 8, 2, 16, 8, 15, 8, 9, 2, 9]],
  '7': [[1, 0, 9, 0, 4, 16]],
  '8': [[8, 2, 2, 2, 8, 11, 6, 16, 2, 14, 8, 4, 8, 2]],
  '9': [[8, 2, 2, 2, 2, 8, 8, 7, 8, 2, 7, 16]],
  '+': [
    [5, 4, 5, 12],
    [1, 8, 9, 8],
  ],
  '-': [[1, 8, 9, 8]],
  x: [
    [1, 6, 8, 16],
    [8, 6, 1, 16],
  ],
  y: [
    [2, 6, 5, 12],
    [9, 6, 4, 19],
  ],
  z: [[1, 6, 8, 6, 1, 16, 9, 16]],
  n: [
    [2, 6, 2, 16],
    [2, 9, 5, 6, 8, 8, 8, 16],
  ],
  m: [
    [1, 6, 1, 16],
    [1, 8, 3, 6, 5, 8, 5, 16],
    [5, 8, 7, 6, 9, 8, 9, 16],
  ],
  t: [
    [5, 2, 5, 15, 8, 16],
    [2, 7, 9, 7],
  ],
  '=': [
    [1, 6, 9, 6],
    [1, 11, 9, 11],
  ],
};

/**
 * Opens a board on which the student copied her equation by hand, typed a line with a dropped sign, and is asked about it.
 *
 * `pass` advances the server's clock.
 */
export async function atABoard(page: Page, pass: (ms: number) => void): Promise<void> {
  for (let tries = 0; tries < 40; tries += 1) {
    const started = await page.request.post('/api/boards', {
      data: { skill_id: 'eq_two_step', minutes: 20 },
      headers: { 'idempotency-key': randomUUID() },
    });
    if (!started.ok()) throw new Error(`the board: ${started.status()} ${await started.text()}`);
    const { session_id, problem } = (await started.json()) as BoardView;
    const [equation, a, x, sign, b, c] = /(?<!\d)(\d+)([mntxyz]) ([+-]) (\d+) = (\d+)/.exec(problem.stem) ?? [];
    if (equation === undefined || !problem.stem.startsWith('Solve')) continue; // another kind of problem
    await page.goto(`/boards/${session_id}?by=pen`);
    await page.getByText('Saved', { exact: true }).waitFor();
    await write(page, equation, 26);
    await page.getByText('Saved', { exact: true }).waitFor();
    pass(12_000);
    const unmoved = sign === '+' ? Number(c) + Number(b) : Number(c) - Number(b);
    await write(page, `${a!}${x!} = ${unmoved}`, 92);
    const lines = page.getByRole('button', { name: 'Lines', exact: true });
    if (await lines.isVisible()) await lines.click();
    await page.getByRole('button', { name: /^Type what it says ?, line 2$/ }).click();
    await page.locator('li math-field').click();
    await page.keyboard.type(`${a!}${x!}=${unmoved}`);
    await page.keyboard.press('Enter');
    pass(4000);
    await page.getByRole('region', { name: 'Your tutor' }).getByText(`${a!}${x!}=${unmoved}`).waitFor();
    pass(6000);
    return;
  }
  throw new Error('No problem with an equation ax + b = c came.');
}

/** Writes a line on the paper with the mouse. */
async function write(page: Page, text: string, top: number): Promise<void> {
  const paper = await page.locator('canvas[data-tool]').boundingBox();
  if (paper === null) throw new Error('there is no paper');
  const size = 2.6;
  let left = paper.x + 40;
  for (const sign of text) {
    for (const [x, y, ...rest] of sign === ' ' ? [] : strokes[sign]!) {
      const at = (right: number, down: number) => [left + right * size, paper.y + top + down * size] as const;
      await page.mouse.move(...at(x!, y!));
      await page.mouse.down();
      for (let next = 0; next < rest.length; next += 2) await page.mouse.move(...at(rest[next]!, rest[next + 1]!), { steps: 2 });
      await page.mouse.up();
    }
    left += (sign === ' ' ? 5 : 13) * size;
  }
}
