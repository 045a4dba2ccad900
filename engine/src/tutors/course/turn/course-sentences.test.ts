import { describe, expect, it } from 'vitest';
import { leavesTheVoice } from '../../../guards/voice.ts';
import { asksTooMuch } from '../../../guards/one-question.ts';
import { courseSentences, sentenceOf, type CourseSentence } from './course-sentences.ts';

const names = Object.keys(courseSentences) as CourseSentence[];
const values = {
  title: 'Linear graphs',
  goal: 'Parabolas',
  between: 'Factoring',
  reason: 'A line has a slope.',
  exam: 'Factoring',
  hint: 'Look at the sign.',
  how: 'Add the numbers.',
  idea: 'Add the numbers.',
  example: '$x$.',
  wait: '3 hours',
  next: 'Try one.',
  meant: 'Factoring',
  use: 'Pilots use it.',
};

describe("the course tutor's sentences", () => {
  it.each(names)('have six wordings of "%s", and use each once before repeating any', (name) => {
    const said: string[] = [];
    for (let turn = 0; turn < 6; turn += 1) said.push(sentenceOf(name, said, values));
    expect(new Set(said).size).toBe(6);
    for (const one of said) {
      expect(one).not.toMatch(/[{}]|undefined/);
      expect(leavesTheVoice(one)).toBeNull();
      expect(asksTooMuch(one, { most: 1, ours: [] })).toBeNull();
    }
  });

  it('start over with the one used longest ago', () => {
    const wordings = courseSentences.hint.length;
    const said: string[] = [];
    for (let turn = 0; turn <= wordings; turn += 1) said.push(sentenceOf('hint', said, values));
    expect(said.at(-1)).toBe(said[0]);
  });
});
