import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clausesOf } from './clauses.ts';

describe('the clauses of a message', () => {
  it.each([
    ['7/8 i think bc 3+4 is 7 but why does the bottom stay', ['7/8 i think', 'bc 3+4 is 7', 'but why does the bottom stay']],
    ['7/8. i think. im probably wrong tho', ['7/8.', 'i think.', 'im probably wrong tho']],
    ['its 3.5 or .75', ['its 3.5 or .75']],
    ['I think it’s 1,200.50!! Is that right??', ['I think it’s 1,200.50!!', 'Is that right??']],
    ['no, 12', ['no, 12']],
    ['wait, that makes sense', ['wait,', 'that makes sense']],
    ['this is hard how do i do it', ['this is hard', 'how do i do it']],
    ['84 can we go on', ['84', 'can we go on']],
    ['i dont know how to do it', ['i dont know how to do it']],
    ['im so tired and i want to stop', ['im so tired', 'and i want to stop']],
    ['add the tops and bottoms', ['add the tops and bottoms']],
    ['3/4 or is it 2/3', ['3/4', 'or is it 2/3']],
    ['9\n10', ['9', '10']],
    ['', []],
    ['😀 ', []],
  ])('of %j are %j', (message, texts) => {
    expect(clausesOf(message).map(({ text }) => text)).toEqual(texts);
  });

  it('know which word joins them and which of them asks a question', () => {
    const [first, second, third] = clausesOf('so 7/8 cuz we add. Right?');
    expect([first?.opener, second?.opener, third?.opener]).toEqual(['so', 'because', null]);
    expect([first?.asks, third?.asks]).toEqual([false, true]);
    expect(second?.words).toBe('because we add');
  });

  it("are in order, don't overlap, and match the message at their positions", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(fc.constantFrom('so', 'but', '5', '?', '. ', ' ', 'why', '😀', '’', 'and i', ',')).map((all) => all.join(' ')),
        ),
        (message) => {
          let last = 0;
          for (const { text, start, end } of clausesOf(message)) {
            expect(message.slice(start, end)).toBe(text);
            expect(start).toBeGreaterThanOrEqual(last);
            expect(end).toBeGreaterThan(start);
            last = end;
          }
        },
      ),
    );
  });
});
