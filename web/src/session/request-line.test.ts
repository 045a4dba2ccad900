import { describe, expect, it } from 'vitest';
import { makeRequestLine } from './request-line.ts';

const turn = { key: 'k1', input: '3/4' };
const settled = () => new Promise<void>((done) => setImmediate(done));

/** Runs a line whose server answers like this. Returns what it reported to its session. */
async function told(post: () => Promise<string>, leave = false): Promise<string[]> {
  const words: string[] = [];
  const line = makeRequestLine<string, never, string>(
    {
      onReply: ({ key }, reply) => words.push(`${key}: ${reply}`),
      onRefused: ({ key }, { message }) => words.push(`${key} refused: ${message}`),
    },
    post,
  );
  line.take(turn);
  if (leave) line.end();
  await settled();
  return words;
}

describe('a line that sends turns as requests', () => {
  it.each([
    ['the answer', () => Promise.resolve('Right.'), ['k1: Right.']],
    ['the refusal', () => Promise.reject(new Error('Too long.')), ['k1 refused: Too long.']],
  ])('reports %s of a turn once', async (_, post, words) => {
    expect(await told(post)).toEqual(words);
  });

  it('still reports an answer that comes after its page was left, so that the turn isn’t sent again', async () => {
    expect(await told(() => Promise.resolve('Right.'), true)).toEqual(['k1: Right.']);
  });
});
