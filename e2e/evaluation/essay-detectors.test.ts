import { detectedDrafts } from '@stoa/engine/corpus/essay-drafts/detected-drafts';
import { essayDrafts } from '@stoa/engine/corpus/essay-drafts/essay-draft-row';
import { detectors } from '@stoa/engine/tutors/essay/detectors/detect';
import { scoreDetectors } from '@stoa/engine/tutors/essay/detectors/score-detectors';
import { historyOfBanks } from '@stoa/engine/tutors/essay/reading/history-of-banks';
import { openEssays } from '@stoa/library/open-essays';
import { describe, expect, it } from 'vitest';

describe('the detectors of the essay coach, on the labelled drafts that may be looked at', () => {
  const scores = scoreDetectors(detectedDrafts(essayDrafts.look, historyOfBanks(openEssays().banks)));

  // The specification's budgets: under 5 % false for what blocks, under 20 % for what is soft.
  it.each(scores.map((score) => ({ ...score, severity: detectors.find(({ id }) => id === score.detector)!.severity })))(
    '$detector finds at least seven in ten and keeps within its budget of false fires',
    ({ severity, hits, misses, falseFires, quiet }) => {
      expect(hits / (hits + misses)).toBeGreaterThanOrEqual(0.7);
      expect(falseFires / quiet).toBeLessThan(severity === 'blocking' ? 0.05 : 0.2);
    },
  );
});
