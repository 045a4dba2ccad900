import { describe, expect, it } from 'vitest';
import { Refusal } from '@stoa/schema/refusal';
import { isRefusalCode, problemsPage } from './openapi/problems-page.ts';
import { RefusalError, problemDocument, refusals } from './refusals.ts';
import type { RefusalCode } from './refusals.ts';

const codes = Object.keys(refusals) as RefusalCode[];

describe('the catalog of refusals', () => {
  it.each(codes)('explains for %s what happened and what to do, in sentences', (code) => {
    const { title, advice, status } = refusals[code];
    expect(title).toMatch(/^[A-Z"].{7,}[^.]$/);
    expect(advice).toMatch(/^[A-Z].{15,}\.$/);
    expect(status).toBeGreaterThanOrEqual(400);
  });

  it.each(codes)('makes a problem document of %s whose type leads to a page', (code) => {
    const document = problemDocument(code, new RefusalError(code).message, 'request-1');
    expect(Refusal.parse(document)).toEqual(document);
    expect(document.type).toBe(`/problems/${code}`);
    expect(isRefusalCode(code)).toBe(true);
    expect(problemsPage(code)).toContain(`id="${code}"`);
    expect(problemsPage(null)).toContain(`id="${code}"`);
  });

  it('doesn’t accept a code that isn’t in it', () => {
    expect(isRefusalCode('constructor')).toBe(false);
  });
});
