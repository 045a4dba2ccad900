import { expect, it } from 'vitest';
import { sampleGuideline } from '@stoa/engine/tutors/lesson/samples/sample-topic';
import type { StoredPlan } from '@stoa/store/store';
import { PlanFindings } from './plan-findings.ts';

const plan = (version: number): StoredPlan => ({
  topic_id: sampleGuideline.guideline_id,
  version,
  guideline: sampleGuideline,
  hash: null,
  published_at: '2026-03-02T09:00:00.000Z',
  problems: [],
});

it('reads each version of a plan once, and again where the skill graph is another', async () => {
  let read = 0;
  const findings = new PlanFindings(async () => {
    read += 1;
    return [{ at: 'plan', says: `reading ${read}`, severity: 'warning' }];
  });
  const saysOf = async (version: number, graph: Parameters<PlanFindings['of']>[1]) =>
    (await findings.of(plan(version), graph))[0]!.says;
  const graph = { byId: new Map(), version: '1.0.0' };
  expect(await Promise.all([saysOf(1, null), saysOf(1, null)])).toEqual(['reading 1', 'reading 1']);
  expect(await saysOf(2, null)).toBe('reading 2');
  expect(await saysOf(2, graph)).toBe('reading 3');
  expect(await saysOf(2, graph)).toBe('reading 3');
});

it('reads a version again that could not be read', async () => {
  let read = 0;
  const findings = new PlanFindings(async () => {
    read += 1;
    if (read === 1) throw new Error('many plans are being read');
    return [];
  });
  await expect(findings.of(plan(1), null)).rejects.toThrow('many plans');
  expect(await findings.of(plan(1), null)).toEqual([]);
});
