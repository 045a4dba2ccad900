import { DetectorId } from '@stoa/schema/essay/detector-fire';
import { describe, expect, it } from 'vitest';
import { detectorStandings } from './detector-standing.ts';

const count = (outcome: 'seen' | 'spoken' | 'acted', times: number) => ({
  detector: 'period_bleed' as const,
  outcome,
  times,
  essays: Math.ceil(times / 2),
});
const standing = (recent: ReturnType<typeof count>[], before: ReturnType<typeof count>[] = []) =>
  detectorStandings(recent, before, []).find(({ detector }) => detector === 'period_bleed')!;

describe('the standing of the detectors', () => {
  it('lists every detector, switched on unless someone switched it off', () => {
    const changed_at = '2026-11-24T10:00:00.000Z';
    const all = detectorStandings([], [], [{ detector: 'buried_thesis', is_off: true, changed_at }]);
    expect(all.map(({ detector }) => detector).toSorted()).toEqual(DetectorId.options.toSorted());
    expect(all.filter(({ is_off }) => is_off)).toMatchObject([{ detector: 'buried_thesis', changed_at }]);
    expect(all.flatMap(({ alarms }) => alarms)).toEqual([]);
  });

  it.each([
    { name: 'as often as before', recent: [count('seen', 25)], before: [count('seen', 100)], alarms: [] },
    { name: 'twice as often', recent: [count('seen', 50)], before: [count('seen', 100)], alarms: ['fires_more'] },
    { name: 'twice as often, but seldom', recent: [count('seen', 10)], before: [count('seen', 20)], alarms: [] },
    { name: 'half as often', recent: [count('seen', 12)], before: [count('seen', 100)], alarms: ['fires_less'] },
    { name: 'not at all any more', recent: [], before: [count('seen', 20)], alarms: ['fires_less'] },
    { name: 'for the first time', recent: [count('seen', 80)], before: [], alarms: [] },
    { name: 'acted on by one in ten', recent: [count('spoken', 20), count('acted', 2)], before: [], alarms: ['ignored'] },
    { name: 'acted on by one in four', recent: [count('spoken', 20), count('acted', 5)], before: [], alarms: [] },
  ])('raises alarms for a detector that fires $name: $alarms', ({ recent, before, alarms }) => {
    expect(standing(recent, before).alarms).toEqual(alarms);
  });
});
