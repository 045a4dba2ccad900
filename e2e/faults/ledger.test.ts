import { describe, expect, it } from 'vitest';
import { Ledger } from './ledger.ts';
import type { Stored } from './numbered-turns.ts';
import type { Said } from './turn-writer.ts';

const whole = (turns: number): Stored => ({
  turns,
  session: turns,
  mastery: turns,
  events: turns,
  turnsInEvents: turns,
  reached: turns,
});
const found = (turns: number, about: Record<string, number> = {}): Said => ({
  kind: 'found',
  learner: 'ada',
  stored: { ...whole(turns), ...about },
});
const acknowledged = (...turns: number[]): Said[] => turns.map((turn) => ({ kind: 'acknowledged', learner: 'ada', turn }));
const replayed = (same: boolean): Said => ({ kind: 'replayed', learner: 'ada', same });

describe('the ledger of turns', () => {
  it.each<[string, Said[], Said[]]>([
    ['all that was acknowledged', [found(0), ...acknowledged(1, 2, 3)], [found(3), replayed(true), ...acknowledged(4)]],
    ['the one turn that was on its way as well', [found(0), ...acknowledged(1, 2)], [found(3), replayed(true)]],
  ])('accepts %s', (_title, before, after) => {
    const ledger = new Ledger();
    expect([...ledger.breachesIn(before), ...ledger.breachesIn(after)]).toEqual([]);
  });

  it.each<[string, Said[], string]>([
    ['a turn that is lost', [found(2)], 'turn 3 was acknowledged, and 2 are stored'],
    ['turns that nobody sent', [found(5)], '5 turns are stored, and 3 were acknowledged'],
    ['a turn whose events are stored twice', [found(3, { events: 4 })], 'events says 4'],
    ['a turn without its session', [found(4, { session: 3 })], 'session says 3'],
    ['mastery that has moved twice', [found(3, { mastery: 4 })], 'mastery says 4'],
    ['mastery that is not what the last turn made it', [found(3, { reached: 2 })], 'reached says 2'],
    ['a reply that is another the second time', [found(3), replayed(false)], 'did not get the first reply'],
    ['a turn that is left out', [found(3), ...acknowledged(5)], 'turn 5 came after turn 3'],
  ])('reports %s', (_title, after, breach) => {
    const ledger = new Ledger();
    ledger.breachesIn([found(0), ...acknowledged(1, 2, 3)]);
    expect(ledger.breachesIn(after).join('\n')).toContain(breach);
  });
});
