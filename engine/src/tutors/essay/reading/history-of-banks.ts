import type { PeriodBank } from '@stoa/schema/essay/period-bank';
import { knownHistory, type KnownHistory } from './known-history.ts';

/**
 * What all banks name, ready to be looked for. Every period's: what lies outside a prompt's window is found by it. Where two banks name one thing,
 * it has the same name in both.
 */
export const historyOfBanks = (banks: readonly PeriodBank[]): KnownHistory =>
  knownHistory(banks.flatMap(({ anchors, timeline }) => [...anchors, ...timeline.map((thing) => ({ ...thing, fact: '' }))]));
