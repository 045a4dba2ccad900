import { describe, expect, it } from 'vitest';
import { silencesOf } from './decision/pacing.ts';
import { noSignals, thresholdOf } from './decision/threshold.ts';
import { boardProfileOf } from './profile-of.ts';
import { newBoardSession } from './session/board-run.ts';

const problem = { stem: 'Solve 2x + 3 = 11.', answer: 'x = 4', start: null };
const { counts } = newBoardSession({ problem, profile: null, persona: 'default', limitMinutes: 30, seed: 0 });
const session = (counted: Partial<typeof counts>, signals: Partial<typeof noSignals> = {}) => ({
  counts: { ...counts, ...counted },
  signals: { ...noSignals, ...signals },
});

describe('the profile of a student', () => {
  it('is the default one if nothing is known', () => {
    expect(boardProfileOf({ mastery: null, errors: [], sessions: [] })).toEqual({
      skillLevel: 3,
      confidenceLevel: 'medium',
      preferredHintStyle: 'socratic',
      averageStuckDuration: 25,
      commonErrors: [],
      responsivenessToQuestions: 0.7,
      sessionCount: 0,
    });
  });

  it('waits longer and expects fewer questions for a student who works alone and thinks for a long time', () => {
    const profile = boardProfileOf({
      mastery: 0.9,
      errors: [{ category: 'sign_error', times: 4 }],
      sessions: [session({ solved: 10, solvedAlone: 9, pauses: 4, paused: 160_000, questions: 2, answered: 2 })],
    });
    expect(profile).toMatchObject({
      skillLevel: 4.5,
      confidenceLevel: 'high',
      averageStuckDuration: 40,
      commonErrors: ['sign_errors'],
    });
    expect(silencesOf(profile, false).first).toBe(48_000);
    expect(thresholdOf(profile, noSignals)).toBeGreaterThan(thresholdOf({ confidenceLevel: 'medium' }, noSignals));
  });

  it("has low confidence and direct hints for a frustrated student who doesn't answer questions", () => {
    const profile = boardProfileOf({ mastery: 0.1, errors: [], sessions: [session({ questions: 10 }, { frustrated: 2 })] });
    expect(profile).toMatchObject({ confidenceLevel: 'low', preferredHintStyle: 'direct', responsivenessToQuestions: 0.12 });
  });
});
