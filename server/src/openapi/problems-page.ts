import { refusals } from '../refusals.ts';
import type { RefusalCode } from '../refusals.ts';
import { escapeHtml, page } from '../site/page.ts';

/**
 * Returns the page that says what each `type` of a problem document means and what to do: one type for `/problems/<code>`, all
 * of them for `/problems`.
 */
export function problemsPage(only: RefusalCode | null): string {
  const shown = Object.entries(refusals).filter(([code]) => only === null || code === only);
  const entries = shown.map(
    ([code, { status, title, advice }]) =>
      `<dt id="${code}"><strong>${escapeHtml(title)}</strong> <span class="soft"><code>${code}</code>, ${status}</span></dt><dd>${escapeHtml(advice)}</dd>`,
  );
  const others = only === null ? '' : '<p><a href="/problems">All refusals</a></p>';
  return page(
    'Refusals',
    `<h1>When Stoa refuses</h1>\n<dl>${entries.join('\n')}</dl>\n${others}<p><a href="/docs">The API</a></p>`,
  );
}

export const isRefusalCode = (code: string): code is RefusalCode => Object.hasOwn(refusals, code);
