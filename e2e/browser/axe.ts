import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

type RunOptions = Parameters<AxeBuilder['options']>[0];

const ofBuilder = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'));
/**
 * It ends in a number, because the value of a script is sent to us. Without the number that would be all of axe, which takes
 * seconds.
 */
const source = `${readFileSync(ofBuilder.resolve('axe-core/axe.min.js'), 'utf8')}\n;0`;

/**
 * Which rules axe checks: `all` for WCAG 2.2 AA and best practice; `of color` for the rules that depend on colors; `usual` for
 * axe's own choice, which leaves out the size of targets.
 */
type Rules = 'all' | 'usual' | 'of color';

const runOnly: Record<Rules, RunOptions['runOnly'] | undefined> = {
  all: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
  usual: undefined,
  'of color': { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
};

/**
 * Returns what axe objects to on the page in its current state, with each element. Our pages have no frames, so frames aren't
 * checked.
 */
export async function axeObjections(page: Page, rules: Rules = 'usual'): Promise<string[]> {
  // The script is half a megabyte. We load it once per document; the builder would load it twice for each check.
  if (!(await page.evaluate<boolean>('"axe" in window'))) await page.evaluate(source);
  const chosen = runOnly[rules];
  const { violations } = await new AxeBuilder({ page, axeSource: 'void 0' })
    .setLegacyMode()
    .options({ ...(chosen === undefined ? {} : { runOnly: chosen }), resultTypes: ['violations'], preload: false }) // rules that pass are counted but not described
    .analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join('; ')}`,
  );
}
