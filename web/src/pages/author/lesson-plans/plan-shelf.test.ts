import { expect, it } from 'vitest';
import { sampleGuideline } from '@stoa/engine/tutors/lesson/samples/sample-topic';
import { keepPlan, keptPlan } from './plan-shelf.ts';

const shelf = () => {
  const held = new Map<string, string>();
  return {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
    removeItem: (key: string) => void held.delete(key),
  };
};

it('gives back a draft as it was kept', () => {
  const device = shelf() as unknown as Parameters<typeof keepPlan>[0];
  keepPlan(device, 'fractions', { version: 2, guideline: sampleGuideline });
  expect(keptPlan(device, 'fractions')).toEqual({ version: 2, guideline: sampleGuideline });
});

it('reads a draft of earlier times, whose probes are words alone, with probes that its fields can hold', () => {
  const device = shelf() as unknown as Parameters<typeof keepPlan>[0];
  const { opening } = sampleGuideline.plan;
  const older = { ...sampleGuideline, plan: { ...sampleGuideline.plan, opening: { ...opening, probe: 'How many parts?' } } };
  device.setItem('stoa:plan:fractions', JSON.stringify({ version: 1, guideline: older }));
  expect(keptPlan(device, 'fractions')?.guideline.plan.opening.probe).toEqual({
    text: 'How many parts?',
    expected: [],
    wrong: [],
    bridge: null,
  });
});
