import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { runJsonLines } from './json-lines.ts';

const Line = z.strictObject({ n: z.number() });
const double = ({ n }: { n: number }) => {
  if (n === 13) throw new Error('thirteen is not doubled');
  return { twice: 2 * n };
};

async function run(input: string) {
  const output = new PassThrough();
  const said = text(output);
  const count = await runJsonLines(Readable.from([input]), output, Line, double);
  output.end();
  return {
    count,
    lines: (await said)
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>),
  };
}

describe('a batch verb', () => {
  it('answers each line in order', async () => {
    expect((await run('{"n":1}\n{"n":2}\n')).lines).toEqual([{ twice: 2 }, { twice: 4 }]);
  });

  it.each([
    { bad: '{"n":', says: /not JSON/ },
    { bad: '{"n":"1"}', says: /^line 2: `n` has to be a number$/ },
    { bad: '{"n":1,"m":2}', says: /^line 2: unknown field `m`$/ },
    { bad: '{}', says: /^line 2: `n` is missing$/ },
    { bad: '[1]', says: /^line 2: the line has to be a JSON object$/ },
    { bad: '{"n":13}', says: /thirteen is not doubled/ },
    { bad: `{"n":${'1'.repeat(1_000_001)}}`, says: /longer than/ },
  ])('answers a bad line with its own error and goes on: $says', async ({ bad, says }) => {
    const { count, lines } = await run(`{"n":1}\n${bad}\n{"n":2}\n`);
    expect(lines).toHaveLength(3);
    expect(lines[0]).toEqual({ twice: 2 });
    expect(lines[1]?.['error']).toMatch(says);
    expect(lines[2]).toEqual({ twice: 4 });
    expect(count).toEqual({ lines: 3, errors: 1 });
  });

  it('counts blank lines when it says where a line failed', async () => {
    expect((await run('\n{"n":1}\n\n{}\n')).lines).toEqual([{ twice: 2 }, { error: 'line 4: `n` is missing' }]);
  });

  it('accepts a byte order mark at the start of a file', async () => {
    expect(await run('\uFEFF{"n":4}\n')).toEqual({ count: { lines: 1, errors: 0 }, lines: [{ twice: 8 }] });
  });

  it('skips blank lines and reads a last line without a line break', async () => {
    expect((await run('\n  \n{"n":4}')).lines).toEqual([{ twice: 8 }]);
  });
});
