import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

type RunOptions = Parameters<AxeBuilder['options']>[0];

const ofBuilder = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'));
/** It ends in a number: what a script ends in is sent to us, and that would be axe itself, in seconds. */
const source = `${readFileSync(ofBuilder.resolve('axe-core/axe.min.js'), 'utf8')}\n;0`;

/** What axe asks of a page: all rules for WCAG 2.2 AA and good practice, what it asks of itself (not the size of targets), or what depends on colors. */
type Rules = 'all' | 'usual' | 'of color';

const runOnly: Record<Rules, RunOptions['runOnly'] | undefined> = {
  all: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
  usual: undefined,
  'of color': { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
};

/** What axe objects to on a page as it stands, with each element. No page of ours has a frame, so it goes through none. */
export async function axeObjections(page: Page, rules: Rules = 'usual'): Promise<string[]> {
  // Half a megabyte, which is read once for each document: the builder would do so twice for each look.
  if (!(await page.evaluate<boolean>('"axe" in window'))) await page.evaluate(source);
  const chosen = runOnly[rules];
  const { violations } = await new AxeBuilder({ page, axeSource: 'void 0' })
    .setLegacyMode()
    .options({ ...(chosen === undefined ? {} : { runOnly: chosen }), resultTypes: ['violations'], preload: false }) // what is well is counted, and not described
    .analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join('; ')}`,
  );
}
