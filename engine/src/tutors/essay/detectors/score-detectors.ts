import type { DetectorId } from '@stoa/schema/essay/detector-fire';
import { detectors } from './detect.ts';

/** How often one detector was right. A draft counts once, however many places in it are found. */
export type DetectorScore = {
  readonly detector: DetectorId;
  /** Numbers of drafts on which it correctly fired, fired but should not have, and should have fired but didn't. */
  readonly hits: number;
  readonly falseFires: number;
  readonly misses: number;
  /** Drafts in a phase in which it acts, on which it should not fire. False fires are a share of these. */
  readonly quiet: number;
};

/** A draft's phase, the detectors that should fire on it, and those that did. */
export type ScoredDraft = {
  readonly phase: string;
  readonly expected: ReadonlySet<DetectorId>;
  readonly fired: ReadonlySet<DetectorId>;
};

/** Scores each detector over the drafts, in the detectors' order. */
export const scoreDetectors = (drafts: readonly ScoredDraft[]): readonly DetectorScore[] =>
  detectors.map(({ id, phases }) => {
    const acting = drafts.filter(({ phase }) => phases.some((one) => one === phase));
    const count = (should: boolean, did: boolean) =>
      acting.filter(({ expected, fired }) => expected.has(id) === should && fired.has(id) === did).length;
    const falseFires = count(false, true);
    return {
      detector: id,
      hits: count(true, true),
      falseFires,
      misses: count(true, false),
      quiet: falseFires + count(false, false),
    };
  });
