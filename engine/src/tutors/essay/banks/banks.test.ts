import { describe, expect, it } from 'vitest';
import type { PeriodBank } from '@stoa/schema/essay/period-bank';
import { bankChanges } from './bank-changes.ts';
import { findKnown } from '../reading/known-history.ts';
import { historyOfBanks } from '../reading/history-of-banks.ts';
import { bankFaults } from './bank-faults.ts';

const law = (name: string, more: Partial<PeriodBank['anchors'][number]> = {}): PeriodBank['anchors'][number] => ({
  name,
  kind: 'law',
  start: 1935,
  end: 1935,
  aliases: [],
  fact: `${name} was passed in 1935.`,
  topics: ['labor'],
  ...more,
});
const bank = (more: Partial<PeriodBank> = {}): PeriodBank => ({
  period: 7,
  version: '1',
  title: 'Reform and war',
  start: 1890,
  end: 1945,
  skills: ['causation'],
  anchors: [law('the Wagner Act'), law('Social Security')],
  arcs: [{ name: 'laissez-faire', start: 1865, end: 1890, says: 'Washington mostly left business alone.', topics: ['economy'] }],
  timeline: [{ name: 'the Dawes Act', kind: 'law', start: 1887, end: 1887, aliases: [] }],
  ...more,
});

describe('the changes between two editions of a bank', () => {
  it('are listed entry by entry', () => {
    const after = bank({
      title: 'Reform, depression, and war',
      anchors: [law('the Wagner Act', { aliases: ['NLRA'] }), law('the Securities Act')],
      timeline: [],
    });
    expect(bankChanges(bank(), after)).toEqual({
      added: ['the Securities Act'],
      removed: ['Social Security', 'the Dawes Act'],
      changed: ['the period', 'the Wagner Act'],
    });
  });

  it('include the order if the same names are listed in a different order', () => {
    expect(bankChanges(bank(), bank({ anchors: bank().anchors.toReversed() })).changed).toEqual(['the order']);
    expect(bankChanges(bank(), bank())).toEqual({ added: [], removed: [], changed: [] });
  });
});

it('recognizes an entry of two banks by all of its aliases and by the timeline of either', () => {
  const only = { name: 'the Wagner Act', kind: 'law' as const, start: 1935, end: 1935, aliases: ['NLRA'] };
  const known = historyOfBanks([bank({ period: 6, anchors: [], timeline: [only] }), bank()]);
  const facts = (text: string) => findKnown(text, known).map(({ thing }) => thing.fact);
  expect(facts('the NLRA')).toEqual(['the Wagner Act was passed in 1935.']);
  expect(facts('the Wagner Act')).toEqual(['the Wagner Act was passed in 1935.']);
});

describe("a bank that can't be used for coaching", () => {
  it.each([
    { what: 'an entry that ends before it starts', faulty: { anchors: [law('A Law', { start: 1940 })] }, entry: 'A Law' },
    { what: 'a period that ends before it starts', faulty: { start: 1950 }, entry: 'The period' },
    { what: 'a name that is there twice', faulty: { anchors: [law('The Dawes Act')] }, entry: 'the dawes act' },
    { what: 'a name without letters', faulty: { anchors: [law('A Law', { aliases: ['—'] })] }, entry: 'A Law' },
  ])('is reported for $what', ({ faulty, entry }) => {
    expect(bankFaults(bank(faulty)).map((fault) => fault.entry)).toEqual([entry]);
  });

  it('is not reported if everything in it is sound', () => {
    expect(bankFaults(bank())).toEqual([]);
  });
});
