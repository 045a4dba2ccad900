import { expect, it } from 'vitest';
import { stepName } from './step-name.ts';

it.each([
  { type: 'explain', title: 'Same amount, other name', name: { kind: 'Learn', title: 'Same amount, other name' } },
  { type: 'check', title: 'Multiply by yourself', name: { kind: 'Show what you know', title: 'Multiply by yourself' } },
  { type: 'practice', title: 'Practice: both ways', name: { kind: 'Practice', title: 'Both ways' } },
  { type: 'practice', title: 'Both ways', name: { kind: 'Practice', title: 'Both ways' } },
  { type: 'explain', title: 'Practice: a word', name: { kind: 'Learn', title: 'Practice: a word' } },
] as const)('a step "$title" of type $type is named $name', ({ type, title, name }) => {
  expect(stepName({ type, title })).toEqual(name);
});
