import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { bktFit, bktPredict } from './bkt-verbs.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'stoa-bkt-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Line = Record<string, unknown>;

/** Runs the command line as a person would; each of `lines` is a value or a raw text. */
function stoa(args: readonly string[], lines: readonly unknown[]) {
  const input = lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n');
  const program = path.join(import.meta.dirname, 'stoa.ts');
  const { stdout, stderr, status } = spawnSync(process.execPath, [program, ...args], { input, encoding: 'utf8' });
  const said = stdout.split('\n').filter(Boolean);
  return { status, stderr, lines: said.map((line) => JSON.parse(line) as Line) };
}

const responses = ['ada', 'ben'].flatMap((learner) =>
  [false, true, true].map((correct) => ({ learner, skill: 'adding', correct, at: '2026-03-02' })),
);

describe('stoa bkt', () => {
  it('fits each skill, and answers a bad line with an error of its own', () => {
    const { lines, stderr, status } = stoa(['bkt', 'fit'], [...responses, 'no json', { learner: 1, skill: 7, correct: 1 }]);
    expect({ stderr, status }).toEqual({ stderr: '1 of 8 lines could not be read or judged.\n', status: 0 });
    expect(lines).toMatchObject([
      { error: expect.stringContaining('not JSON') },
      { skill: '7', learners: 1, responses: 1 },
      { skill: 'adding', learners: 2, responses: 6, converged: true },
    ]);
    for (const { p_init, p_guess } of lines.slice(1)) expect([p_init, p_guess]).toEqual([expect.any(Number), expect.any(Number)]);
  });

  it('accepts data as it comes: mixed skills, single responses, quoted numbers, no time', () => {
    const { lines, stderr } = stoa(
      ['bkt', 'fit'],
      [
        { learner: 1, skill: 12, correct: '1', at: null },
        { learner: '1', skill: 'all right', correct: true },
        { learner: 1, skill: '12', correct: 'false', at: 33022537 },
        { learner: 2, skill: 'all right', correct: 1, order_id: 7 },
        { learner: 2, skill: null, correct: 1 },
        { learner: 2, skill: 'x', correct: 0.5 },
      ],
    );
    expect(stderr).toBe('2 of 6 lines could not be read or judged.\n');
    const [, , first, second] = lines;
    expect([first, second]).toMatchObject([
      { skill: '12', learners: 1, responses: 2 },
      { skill: 'all right', learners: 2, responses: 2 },
    ]);
    for (const name of ['p_init', 'p_transit', 'p_slip', 'p_guess']) {
      expect(second![name]).toBeGreaterThan(0);
      expect(second![name]).toBeLessThan(1);
    }
  });

  it('predicts from the fitted parameters, learner by learner, and measures its predictions', () => {
    const file = path.join(folder, 'params.jsonl');
    writeFileSync(file, JSON.stringify({ skill: 'adding', p_init: 0.5, p_transit: 0, p_slip: 0.1, p_guess: 0.3 }));
    const { lines } = stoa(['bkt', 'predict', '--params', file], responses);
    const afterWrong = 0.05 / (0.05 + 0.35); // 0.5·0.1 against 0.5·0.7
    expect(lines.map(({ predicted }) => predicted)).toEqual([
      0.6,
      expect.closeTo(0.3 + 0.6 * afterWrong, 12),
      expect.any(Number),
      0.6, // the second learner starts from the beginning
      expect.closeTo(0.3 + 0.6 * afterWrong, 12),
      expect.any(Number),
    ]);
    expect(lines[0]).toMatchObject({
      learner: 'ada',
      skill: 'adding',
      at: '2026-03-02',
      p_mastery_before: 0.5,
      params: 'fitted',
    });
    expect(lines[0]!['p_mastery']).toBeCloseTo(afterWrong, 12);

    const measured = stoa(['bkt', 'measure'], lines).lines;
    expect(measured).toMatchObject([
      { skill: null, n: 6, auc: 0, rmse: expect.any(Number), bins: expect.any(Array) },
      { skill: 'adding', n: 6 },
    ]);
  });

  it('predicts from the skill graph when no parameters are given, and treats an unknown skill as a typical one', () => {
    const asked = ['eq_two_step', 'juggling'].map((skill) => ({ learner: 'ada', skill, correct: true }));
    const { lines } = stoa(['bkt', 'predict'], asked);
    expect(lines).toMatchObject([
      { skill: 'eq_two_step', p_mastery_before: expect.any(Number), params: 'graph' },
      { skill: 'juggling', p_mastery_before: 0.4, params: 'typical' },
    ]);
  });

  it('treats a skill that is missing in the fitted file as a typical one, and says so', () => {
    const file = path.join(folder, 'one-skill.jsonl');
    writeFileSync(file, JSON.stringify({ skill: 'adding', p_init: 0.5, p_transit: 0, p_slip: 0.1, p_guess: 0.3 }));
    const asked = ['adding', 'juggling'].map((skill) => ({ learner: 'ada', skill, correct: true }));
    const { lines } = stoa(['bkt', 'predict', '--params', file], asked);
    expect(lines.map(({ params }) => params)).toEqual(['fitted', 'typical']);
  });

  it('fits runs of hundreds of responses, too long for plain doubles, and prints no null', () => {
    const { take, fits } = bktFit();
    for (const learner of ['ada', 'ben', 'cleo'])
      for (let at = 0; at < 1500; at += 1) take({ learner, skill: 'adding', correct: at % 1000 < 700 });
    take({ learner: 'ada', skill: 'counting', correct: true });
    const [adding, counting] = [...fits()];
    expect(JSON.stringify([adding, counting])).not.toContain('null');
    expect(adding).toMatchObject({ skill: 'adding', responses: 4500, fitted: true });
    expect(counting).toMatchObject({ fitted: false, why: 'every response is right', p_init: expect.any(Number) as number });
  });

  it('never takes mastery as certain: after 60 right answers, 140 wrong ones bring the prediction below 0.3', () => {
    const values = { p_init: 0.4, p_transit: 0.1, p_slip: 0.03, p_guess: 0.2 };
    const foresee = bktPredict(() => ({ values, from: 'fitted' }));
    const lines = Array.from({ length: 200 }, (_, at) => foresee({ learner: 'ada', skill: 'adding', correct: at < 60 }));
    expect(lines[60]!.predicted).toBeCloseTo(0.97, 6);
    expect(lines.at(-1)!.predicted).toBeLessThan(0.3);
    for (const { p_mastery } of lines) expect(p_mastery).toSatisfy((one: number) => one > 0 && one < 1);
  });

  it('reports n = 0 for empty input', () => {
    expect(stoa(['bkt', 'measure'], []).lines).toEqual([{ skill: null, n: 0 }]);
  });

  it.each([
    ['a file that is not there', path.join(folder, 'nowhere.jsonl'), undefined, /no such file/],
    [
      'a file of something else',
      path.join(folder, 'other.jsonl'),
      '{"skill":"adding","p_init":2}',
      /other\.jsonl:1 is no fitted skill/,
    ],
  ])('explains what is wrong with %s', (_, file, content, words) => {
    if (content !== undefined) writeFileSync(file, content);
    const { status, stderr, lines } = stoa(['bkt', 'predict', '--params', file], responses);
    expect(lines).toEqual([]);
    expect(status).toBe(1);
    expect(stderr).toMatch(words);
  });
});
