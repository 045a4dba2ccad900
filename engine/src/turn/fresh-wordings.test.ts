import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filled, freshWording, freshWordings, turnsBetween } from './fresh-wordings.ts';

const three = ['First.', 'Second.', 'Third.'];

describe('the wordings that may be used now', () => {
  it('start with a different one each turn', () => {
    expect(freshWordings(three, 1, [])).toEqual(['Second.', 'Third.', 'First.']);
  });

  it('exclude any used lately, whatever filled their blank', () => {
    expect(freshWordings(['Now “{}.”', 'On to “{}.”'], 0, ['Now “Fractions.” Take your time.'])).toEqual(['On to “{}.”']);
  });

  it('come back after ten turns, starting with the one used longest ago', () => {
    const said = ['Second.', 'First.', ...Array.from({ length: turnsBetween }, () => 'Third.')];
    expect(freshWordings(three, 0, said)).toEqual(['Second.', 'First.']);
    expect(freshWordings(three, 0, ['First.', ...Array.from({ length: turnsBetween - 2 }, () => '…')])).toEqual([
      'Second.',
      'Third.',
    ]);
  });

  it('are none if all were used lately', () => {
    expect(freshWording(three, 0, three)).toBeNull();
  });
});

it('uses no wording twice within ten turns, even if it is asked often, and returns nothing rather than repeat one', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 14 }), fc.array(fc.nat({ max: 40 }), { maxLength: 60 }), (size, counts) => {
      const wordings = Array.from({ length: size }, (_, at) => `Wording ${String.fromCodePoint(97 + at)}.`);
      const said: string[] = [];
      for (const count of counts) {
        const words = freshWording(wordings, count, said);
        if (words !== null) expect(said.slice(1 - turnsBetween)).not.toContain(words);
        if (size >= turnsBetween) expect(words).not.toBeNull();
        said.push(words ?? '');
      }
    }),
  );
});

it('ends a filled wording with a single punctuation mark', () => {
  expect(filled('On to “{}.”', 'Unit rates')).toBe('On to “Unit rates.”');
  expect(filled('On to “{}.”', 'What is a ratio?')).toBe('On to “What is a ratio?”');
  expect(filled('The last step is: {}', '$3 + 4$')).toBe('The last step is: $3 + 4$');
});
