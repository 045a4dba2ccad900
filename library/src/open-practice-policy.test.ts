import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { updateMastery } from '@stoa/engine/mastery/bkt';
import { configHash } from './config-hash.ts';
import { openPracticePolicy } from './open-practice-policy.ts';
import { openSkillGraph } from './open-skill-graph.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'stoa-policy-'));
afterAll(() => rmSync(folder, { recursive: true }));

const { policy, hash } = openPracticePolicy();
const opening = (change: object) => {
  const file = path.join(folder, 'policy.json');
  writeFileSync(file, JSON.stringify({ ...policy, ...change }));
  return () => openPracticePolicy(file);
};

describe('the practice policy of the server', () => {
  it('has the thresholds and the ladder of the specification', () => {
    expect(policy).toMatchObject({
      mastery_threshold: 0.95,
      review_threshold: 0.75,
      ladder: [1, 2, 3],
      pause_after_problems: 10,
    });
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
  });

  it('asks for review after four wrong answers, in every skill and after any number of right ones', () => {
    for (const { id, bkt } of openSkillGraph().graph.nodes) {
      const after = [1, 2, 3, 4].reduce((mastery) => updateMastery(mastery, 'incorrect', bkt), policy.certainty);
      expect(after, id).toBeLessThan(policy.review_threshold);
    }
  });
});

describe('openPracticePolicy', () => {
  it.each([
    { change: { review_threshold: 0.96 }, says: 'review_threshold: stands above mastery_threshold' },
    { change: { hinted: { weight: 0.3, ceiling: 0.95 } }, says: 'hinted.ceiling' },
    { change: { certainty: 0.95 }, says: 'certainty: must stand above mastery_threshold' },
    { change: { ladder: [2, 1] }, says: 'ladder: a later attempt gets a lower level' },
    { change: { difficulty_steps: [0.5, 0.4, 0.8, 0.9] }, says: 'difficulty_steps: must rise' },
    { change: { mastery_threshold: 2 }, says: 'mastery_threshold' },
    { change: { pause: 3 }, says: 'the whole file' },
  ])('refuses $change', ({ change, says }) => {
    expect(opening(change)).toThrow(says);
    expect(opening(change)).toThrow('policy.json');
  });
});

describe('configHash', () => {
  it('changes with the content, but not with the order of keys', () => {
    expect(opening({})().hash).toBe(hash);
    expect(opening({ min_evidence: 4 })().hash).not.toBe(hash);
    expect(configHash({ a: 1, b: { c: 2, d: 3 } })).toBe(configHash({ b: { d: 3, c: 2 }, a: 1 }));
  });
});
