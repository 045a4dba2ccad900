import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { CheckLine } from './check-verb.ts';
import { LeakLine } from './leak-verb.ts';
import { StepsLine } from './steps-verb.ts';
import { WorkLine } from './work-verb.ts';

const program = new URL('stoa.ts', import.meta.url).pathname;
const run = (verb: string) => spawn(process.execPath, [program, verb]);

/** Gives a verb these lines and returns what it answers to each. */
async function answers(verb: string, lines: readonly unknown[]): Promise<Record<string, unknown>[]> {
  const child = run(verb);
  child.stdin.end(lines.map((line) => `${typeof line === 'string' ? line : JSON.stringify(line)}\n`).join(''));
  const said = await text(child.stdout);
  return said
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
}

const half = { expected: '1/2', input_type: 'fraction' };

describe('the command line', () => {
  it('checks answers, and says when the question itself can’t be read', async () => {
    const [right, tower, broken, misfit, unread, same] = await answers('check', [
      { ...half, answer: '2/4' },
      { ...half, answer: '9^9^9^9' },
      '{"answer":',
      { ...half, answer: '1', extra: 1 },
      { ...half, answer: '1/2', expected: '((' },
      { ...half, answer: '((', expected: '((' },
    ]);
    expect(right).toMatchObject({ verdict: 'correct', normalized: '1/2' });
    expect(['unreadable', 'undecided']).toContain(tower!['verdict']);
    expect(broken!['error']).toContain('not JSON');
    expect(misfit!['error']).toContain('extra');
    expect(unread).toMatchObject({ verdict: 'undecided', reason: 'expected_unreadable' });
    expect(same).toMatchObject({ verdict: 'correct', reason: 'equal' });
  });

  it('diagnoses wrong answers', async () => {
    const [flipped, right] = await answers('diagnose', [
      { answer: '5/3', expected: '3/5', input_type: 'fraction' },
      { ...half, answer: '1/2' },
    ]);
    expect(flipped).toMatchObject({ verdict: 'incorrect', rule: expect.stringMatching(/^[a-z_]+$/) });
    expect(right).toMatchObject({ verdict: 'correct', rule: null, error_category: null });
  });

  it('checks shown work and finds the line that doesn’t follow', async () => {
    const question = { expected: 'x = 4', input_type: 'expression', variables: ['x'], start: '2x + 3 = 11' };
    const [sound, slip] = await answers('work', [
      { ...question, lines: ['2x = 8', 'x = 4'] },
      { ...question, lines: ['2x = 14', 'x = 7'] },
    ]);
    expect(sound).toMatchObject({ verdict: 'correct', divergence: null });
    expect(slip).toMatchObject({ verdict: 'incorrect', divergence: { line: 0, error_category: 'sign_error' } });
  });

  it('judges the lines of a derivation, each from the ones above it', async () => {
    const [slip, none] = await answers('steps', [{ lines: ['2x+3=11', '2x=14', 'x=7'] }, { lines: [] }]);
    expect(slip).toEqual({
      steps: [
        {
          index: 1,
          verdict: 'does_not_follow',
          error_category: 'sign_error',
          rule: 'sign_dropped_crossing',
          expected: '2x = 8',
          note: expect.stringContaining('kept its sign'),
        },
        { index: 2, verdict: 'follows' },
      ],
    });
    expect(none!['error']).toContain('lines');
  });

  it.each([
    { lines: ['no json', { ...half, answer: '1/2' }, { ...half, answer: '1/2', input_type: 'word' }], says: '2 of 3' },
    { lines: ['no json'], says: '1 of 1' },
    {
      lines: [
        { ...half, answer: '1/2' },
        { ...half, answer: '(' },
      ],
      says: null,
    }, // an unreadable answer is a verdict, not an error
  ])('counts the failed lines on the error stream and exits with 0: $says', async ({ lines, says }) => {
    const child = run('check');
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.stdout.resume();
    child.stdin.end(lines.map((line) => `${typeof line === 'string' ? line : JSON.stringify(line)}\n`).join(''));
    expect(await text(child.stderr)).toBe(says === null ? '' : `${says} lines could not be read or judged.\n`);
    expect(await ended).toBe(0);
  });

  it('lists in its help every field that a line may have', async () => {
    for (const [verb, { shape }] of Object.entries({ check: CheckLine, work: WorkLine, steps: StepsLine, leak: LeakLine })) {
      const child = spawn(process.execPath, [program, verb, '--help']);
      const help = await text(child.stdout);
      const own = verb === 'work' ? ['lines', 'start', 'solution_steps'] : Object.keys(shape);
      for (const field of own) expect(help).toContain(`"${field}"`);
      expect(help).toMatch(/exit\s+code\s+is\s+0/);
    }
  });

  it('exits quietly when nobody reads its output anymore', async () => {
    const child = run('check');
    const line = `${JSON.stringify({ ...half, answer: '2/4' })}\n`;
    child.stdin.on('error', () => null); // it exits while we are still writing
    child.stdin.write(line);
    const ended = new Promise((resolve) => child.once('exit', resolve));
    const complaints = text(child.stderr);
    child.stdout.once('data', () => {
      child.stdout.destroy();
      child.stdin.end(line.repeat(2000));
    });
    expect(await ended).toBe(0);
    expect(await complaints).toBe('');
  });
});
