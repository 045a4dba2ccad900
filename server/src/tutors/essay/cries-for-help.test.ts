import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { EssayWork } from '@stoa/schema/essay/submission';
import { criesForHelp } from './cries-for-help.ts';

const work = (text: string, ...notes: string[]): EssayWork => ({
  document: {
    type: 'doc',
    content: text
      .split('\n')
      .map((line) => ({ type: 'paragraph', ...(line !== '' && { content: [{ type: 'text', text: line }] }) })),
  },
  marks: notes.map((note) => ({ id: randomUUID(), source: 1, start: 0, end: 0, note })),
});
const nothing = work('');
const heard = (now: EssayWork, before = nothing, flagged: string[] = []) =>
  criesForHelp(now, before, flagged).map(({ words }) => words);

describe('a cry for help in an essay', () => {
  it('is noticed in the text and in a note', () => {
    expect(heard(work('Farmers were in debt. I want to kill myself. Prices fell.'))).toEqual(['I want to kill myself.']);
    expect(heard(work('', 'my dad hits me'))).toEqual(['my dad hits me']);
  });

  it.each([
    'Slaves were whipped, raped, and murdered by overseers who were never punished.',
    'Millions of Jews were killed in the Holocaust while the United States turned refugees away.',
    'American boys should "die here for a loan" (Doc 6).',
    'The governor did not protect the settlers, and the militia beat the prisoners to death.',
  ])('is not seen in cruel history: %s', (text) => {
    expect(heard(work(text))).toEqual([]);
  });

  it('is noticed once while the student types on, and again when she says something else', () => {
    const cry = 'I want to kill myself';
    expect(heard(work(`${cry} tonight`), work(cry), [cry])).toEqual([]);
    expect(heard(work(cry), nothing, [`${cry} tonight`])).toEqual([]);
    expect(heard(work(`${cry}.`, 'my dad hits me'), work(cry), [cry])).toEqual(['my dad hits me']);
  });

  it('is noticed in a paste of many pages', () => {
    const pages = Array.from({ length: 5000 }, (_, n) => `This is sentence ${n}.`);
    expect(heard(work([...pages.slice(0, 3000), 'I want to kill myself.', ...pages.slice(3000)].join('\n')))).toEqual([
      expect.stringContaining('I want to kill myself.'),
    ]);
  });

  it('is not noticed again in text that was there before', () => {
    const before = work('I want to kill myself.');
    expect(heard(work('I want to kill myself.\nMore.'), before)).toEqual([]);
  });
});
