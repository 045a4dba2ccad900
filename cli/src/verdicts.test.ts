import { readFileSync } from 'node:fs';
import { AnswerReason } from '@stoa/schema/answer-check';
import { AnswerForm } from '@stoa/schema/problem';
import { describe, expect, it } from 'vitest';
import { CheckLine, checkLine } from './check-verb.ts';

const page = readFileSync(new URL('../../docs/verdicts.md', import.meta.url), 'utf8');

/** Returns the rows of the table below a heading, cell by cell, without the code marks around a cell. */
function tableUnder(heading: string): string[][] {
  const part = page.split(/^## /m).find((text) => text.startsWith(`${heading}\n`)) ?? '';
  return part
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim().replace(/^`([^`]*)`$/, '$1')),
    );
}

const asked = (example: string, more = {}) => checkLine(CheckLine.parse({ ...JSON.parse(example), ...more }));

describe('the docs page on verdicts', () => {
  const reasons = tableUnder('Reasons');
  const forms = tableUnder('Forms');

  it('lists every field of a line, every reason and every form, and no other', () => {
    expect(tableUnder('What goes in').map(([field]) => field)).toEqual(Object.keys(CheckLine.shape));
    expect(new Set(reasons.map(([reason]) => reason))).toEqual(new Set(AnswerReason.options));
    expect(reasons.length).toBe(AnswerReason.options.length);
    expect(forms.map(([form]) => form)).toEqual(AnswerForm.options);
  });

  it.each(reasons)('gives an example of %s (%s) that the checker confirms', (reason, verdict, _, example) => {
    expect(asked(example!)).toMatchObject({ verdict, reason });
  });

  it.each(forms)('shows what the form %s accepts', (form, right, _wrong) => {
    expect(asked(right!, { form })).toMatchObject({ verdict: 'correct' });
  });

  it.each(forms.filter(([, , wrong]) => wrong !== ''))('shows what the form %s doesn’t accept', (form, _right, wrong) => {
    expect(asked(wrong!, { form })).toMatchObject({ verdict: 'incorrect', reason: 'form', note: expect.stringMatching(/right/) });
  });

  it('names every field of an answer', () => {
    const [read, unread] = [
      asked('{"answer":"4","expected":"4","input_type":"integer"}'),
      asked(reasons.find(([r]) => r === 'unreadable')![3]!),
    ];
    const said = new Set(tableUnder('What comes out').map(([field]) => field));
    expect(said).toEqual(new Set([...Object.keys(read), ...Object.keys(unread)]));
  });
});
