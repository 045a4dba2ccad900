import { describe, expect, it } from 'vitest';
import { phrases } from './phrase-book.ts';
import { phraseOf } from './phrase.ts';

const stands = (row: string, read: string) => {
  const { says, also } = phraseOf(row);
  return [says, ...also].every((part) => part.test(`. ${read} . `));
};

describe('phraseOf', () => {
  it.each([
    {
      says: 'i ~2 want|wish to die',
      in: ['i want to die', 'i really just wish to die'],
      not: ['i do not ever want to die', 'i want to . die'],
    },
    { says: 'my <adult> hits? me', in: ['my dad hits me', 'my step dad me'], not: ['my ball hits me'] },
    { says: '^ kms $', in: ['kms', 'ok . kms'], not: ['12 kms', 'kms in total'] },
    { says: 'live at # ~2 <street>', in: ['live at 12 maple street', 'live at 7b road'], not: ['live at maple street'] },
    { says: 'account is ##', in: ['account is 12345678', 'account is 12345'], not: ['account is 50', 'account is 1234'] },
    { says: 'age of #|ten', in: ['age of 12', 'age of ten'], not: ['age of gold'] },
    {
      says: 'hiding|hide & my <adult> & scared',
      in: ['i am scared of my dad and hide', 'hiding from my mom . i am scared'],
      not: ['i am scared of my dad'],
    },
    { says: 'want it to stop|$', in: ['want it to stop', 'want it to'], not: ['want it to go'] },
  ])('compiles “$says”', ({ says, in: inside, not }) => {
    for (const text of inside) expect(stands(says, text), text).toBe(true);
    for (const text of not) expect(stands(says, text), text).toBe(false);
  });

  it('matches no word inside another word', () => {
    expect(stands('die', 'the diet')).toBe(false);
    expect(stands('die', 'a modie')).toBe(false);
  });

  it('throws an error that says what is wrong with a row', () => {
    expect(() => phraseOf('my <adlut> hits me')).toThrow('no class of words named adlut');
    expect(() => phraseOf('i ~ want to die')).toThrow('“~”');
    expect(() => phraseOf('~2 hits? $')).toThrow('needs a word that is always there');
  });
});

describe('all the phrases', () => {
  it('have no unbounded repetition except the letters of one word, so matching takes linear time', () => {
    for (const { says, also, unless } of phrases)
      for (const { source } of [says, ...also, ...unless])
        expect(source.replaceAll('[^ ]+ ', ' ').replaceAll('[^ ]*\\p{N}', '')).not.toMatch(/(?<!\\)[+*]|\{\d*,\}|\\\d/);
  });
});
