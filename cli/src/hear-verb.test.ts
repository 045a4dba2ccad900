import { describe, expect, it } from 'vitest';
import { HearLine, hearLine } from './hear-verb.ts';

const acts = (line: unknown) => hearLine(HearLine.parse(line)).acts;

describe('stoa hear', () => {
  it.each([
    ['7/8', 'fraction'],
    ['63', 'integer'],
    ['2.5', 'decimal'],
    ['4x+12', 'expression'],
    ['x<3', 'expression'],
  ])('works out the type of a question that expects %s when it isn’t given', (expected) => {
    expect(acts({ question: { stem: 'How much is it?', expected }, message: `its ${expected}` })[0]).toMatchObject({
      act: 'answer',
      answer: expected,
    });
  });

  it('treats a question with choices as multiple choice', () => {
    const question = { stem: 'Which is greatest?', expected: 'B', choices: ['3', '9', '4'] };
    expect(acts({ question, message: '9 obviously' })[0]).toMatchObject({ act: 'answer', answer: 'B' });
  });

  it.each([
    [{ message: 'hello' }],
    [{ message: '', question: null, probe: null, misconceptions: null, glossary: null, said: null }],
    [
      {
        message: '8',
        question: { expected: '7/8', choices: null, stem: '', id: 4 },
        probe: { text: 'How many?' },
        misconceptions: [{ id: 'a' }],
        glossary: ['top'],
        said: ['hi'],
        grade: 4,
      },
    ],
  ])('returns at least one act for %j', (line) => {
    expect(acts(line).length).toBeGreaterThan(0);
  });

  it('recognizes a reply to the probe', () => {
    const question = {
      stem: 'A pizza is cut into 8 slices; 7 are eaten. What fraction?',
      expected: '7/8',
      input_type: 'fraction',
      choices: [],
    };
    const probe = { text: 'Into how many slices was it cut?', expected: ['8'] };
    expect(acts({ question, probe, message: 'into 8' })[0]).toMatchObject({ act: 'probe_answer', answer: '8' });
  });
});
