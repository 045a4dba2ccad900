import { expect, it } from 'vitest';
import { picturesOfDraft } from './pictures-of-draft.ts';

it('finds the pictures of a draft that can be drawn, with their descriptions and places', () => {
  const clock = { kind: 'clock', hour: 3, minute: 0 };
  const draft = {
    plan: {
      opening: { text: 7, figure: clock },
      steps: [null, { figure: { ...clock, hour: 13 } }, { worked_example: { figure: clock } }],
    },
  };
  expect(picturesOfDraft(draft)).toEqual([
    { at: 'plan.opening.figure', figure: clock, words: expect.stringContaining('A clock.') as string },
    { at: 'plan.steps.2.worked_example.figure', figure: clock, words: expect.stringContaining('A clock.') as string },
  ]);
  expect(picturesOfDraft('no plan at all')).toEqual([]);
});
