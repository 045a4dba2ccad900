import { expect, it } from 'vitest';
import fc from 'fast-check';
import { nameTrouble, topicName } from './topic-name.ts';

it.each([
  { title: 'Area of a triangle', name: 'area-of-a-triangle' },
  { title: '  Décimals & co. (2) ', name: 'decimals-co-2' },
  { title: 'Pythagoras’ theorem', name: 'pythagoras-theorem' },
  { title: '???', name: '' },
])('the topic "$title" is named $name', ({ title, name }) => {
  expect(topicName(title)).toBe(name);
});

it('a name made from any title is valid, empty or reserved', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (title) => {
      const name = topicName(title);
      expect(name === '' || name === 'new' || nameTrouble(name, []) === null || /^(check|preview)$/.test(name)).toBe(true);
    }),
  );
});

it.each([
  { name: '', says: 'needs a name' },
  { name: 'two words', says: 'single hyphens' },
  { name: '-ratio', says: 'single hyphens' },
  { name: 'Ratio', says: 'Small letters' },
  { name: 'new', says: 'uses this name' },
  { name: 'ratios', says: 'already' },
])('"$name" cannot be a topic’s name: $says', ({ name, says }) => {
  expect(nameTrouble(name, ['ratios'])).toContain(says);
});
