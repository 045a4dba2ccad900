import { expect, it } from 'vitest';
import { moreThanWholeAsked } from './more-than-whole.ts';

const choose = (wordings: readonly string[]): string => wordings[0]!;

it.each([
  ['can you have 11 eighths when theres only 8', '11 eighths'],
  ['can you have thirteen eighths', '13 eighths'],
  ['can there be twenty tenths', '20 tenths'],
])('“%s”: %s are more than one whole', (text, many) => {
  expect(moreThanWholeAsked(text, choose)).toContain(many);
});

it.each(['can you have seven eighths', 'can you have constructor eighths', 'what are thirteen eighths'])(
  '“%s” asks nothing of the kind',
  (text) => {
    expect(moreThanWholeAsked(text, choose)).toBeNull();
  },
);
