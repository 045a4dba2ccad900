import { expect, it, vi } from 'vitest';
import { sampleGuideline } from '@stoa/engine/tutors/lesson/samples/sample-topic';
import type { StoredPlan } from '@stoa/store/store';
import { PlanFindings } from './plan-findings.ts';

const noFailure = (error: unknown) => {
  throw error;
};
const plan = (version: number, topic: StoredPlan['topic_id'] = sampleGuideline.guideline_id): StoredPlan => ({
  topic_id: topic,
  version,
  guideline: sampleGuideline,
  hash: null,
  published_at: '2026-03-02T09:00:00.000Z',
  problems: [],
});

it('validates each version of a plan once, and again when the skill graph is a different one', async () => {
  let read = 0;
  const findings = new PlanFindings(async () => {
    read += 1;
    return [{ at: 'plan', says: `reading ${read}`, severity: 'warning' }];
  }, noFailure);
  const saysOf = async (version: number, graph: Parameters<PlanFindings['of']>[1]) =>
    (await findings.of(plan(version), graph))[0]!.says;
  const graph = { byId: new Map(), version: '1.0.0' };
  expect(await Promise.all([saysOf(1, null), saysOf(1, null)])).toEqual(['reading 1', 'reading 1']);
  expect(await saysOf(2, null)).toBe('reading 2');
  expect(await saysOf(2, graph)).toBe('reading 3');
  expect(await saysOf(2, graph)).toBe('reading 3');
});

it('validates a version again after a failure', async () => {
  let read = 0;
  const findings = new PlanFindings(async () => {
    read += 1;
    if (read === 1) throw new Error('many plans are being read');
    return [];
  }, noFailure);
  await expect(findings.of(plan(1), null)).rejects.toThrow('many plans');
  expect(await findings.of(plan(1), null)).toEqual([]);
});

it('returns at once the findings that it has for a list, and validates the other plans one at a time', async () => {
  let atOnce = 0;
  let most = 0;
  const failures: unknown[] = [];
  const findings = new PlanFindings(
    async () => {
      most = Math.max(most, (atOnce += 1));
      await Promise.resolve();
      atOnce -= 1;
      return [];
    },
    (error) => failures.push(error),
  );
  const plans = (['one', 'two', 'three'] as StoredPlan['topic_id'][]).map((topic) => plan(1, topic));
  await findings.of(plans[1]!, null);
  expect(findings.soFar(plans, null)).toEqual([null, [], null]);
  expect(findings.soFar(plans, null)).toEqual([null, [], null]); // asked again meanwhile: nothing is started twice
  await vi.waitFor(() => expect(findings.soFar(plans, null)).toEqual([[], [], []]));
  expect([most, failures]).toEqual([1, []]);
});

it('reports a plan of a list that couldn’t be validated, and tries it again at the next look', async () => {
  const failures: unknown[] = [];
  let read = 0;
  const findings = new PlanFindings(
    async () => {
      read += 1;
      if (read === 1) throw new Error('the thread is gone');
      return [];
    },
    (error) => failures.push(error),
  );
  expect(findings.soFar([plan(1)], null)).toEqual([null]);
  await vi.waitFor(() => expect(failures).toHaveLength(1));
  expect(findings.soFar([plan(1)], null)).toEqual([null]);
  await vi.waitFor(() => expect(findings.soFar([plan(1)], null)).toEqual([[]]));
});
