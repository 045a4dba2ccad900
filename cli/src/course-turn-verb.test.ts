import { describe, expect, it } from 'vitest';
import { CourseTurnLine, courseTurn } from './course-turn-verb.ts';

const take = courseTurn();
const ask = (line: object) => take(CourseTurnLine.parse({ course: 'MATH-G10', now: '2026-11-23T08:00:00Z', ...line }));
const after = (...units: string[]) => ({
  focusUnitId: 'ENTRY-00',
  unitProgress: Object.fromEntries(units.map((unit) => [unit, { masteryTier: 'bronze' }])),
});

describe('stoa course turn', () => {
  it('takes a student who needs help with graphs to the unit that blocks her', () => {
    const { policy, snapshotLite, messages } = ask({ message: 'I need help with graphs', snapshot: after('ENTRY-00') });
    expect(policy).toMatchObject({ focusUnitId: 'ALG-00', primaryTargetUnitId: 'FUN-00', prereqBlockingUnitId: 'ALG-00' });
    expect(snapshotLite.prereqNudge).toEqual({ unitId: 'ALG-00', title: 'Expressions: expand and simplify' });
    expect(messages.map(({ role }) => role)).toEqual(['student', 'assistant']);
  });

  it('explains a word by the course’s glossary and cites it', () => {
    const { response, messages } = ask({ message: 'what is a radical?', snapshot: after('ENTRY-00') });
    expect(response.tutor_text).toContain('A radical is an expression with a root');
    expect(messages[1]?.citation).toEqual({ unitId: 'NUM-01', sourceId: 'terms-NUM-01', section: 'Radical' });
  });

  it('shows the prompt for the model, and no prompt when safety stops the message', () => {
    const { prompt } = ask({ message: 'what is a surd?', with_prompt: true });
    expect(prompt?.map(({ role }) => role)).toEqual(['system', 'system', 'system', 'user']);
    expect(prompt?.[1]?.content).not.toContain('_debug');
    const stopped = ask({ message: 'i want to die', with_prompt: true });
    expect([stopped.prompt, stopped.fallback, stopped.heard]).toEqual([
      null,
      'message_stopped',
      { stopped: 'self_harm', sure: true },
    ]);
  });

  it('gives a drill made for the turn, changes it from drill to drill, and gives none in a unit without problem families', () => {
    const drill = (unitId: string, attempts: number) => {
      const unitProgress = {
        ...after('ENTRY-00', 'TRIG-01', 'FUN-02', 'ALG-00').unitProgress,
        [unitId]: { drill: { attempts, streakCorrect: 1 } },
      };
      return ask({ event: { type: 'REQUEST_DRILL', unitId }, snapshot: { focusUnitId: unitId, unitProgress } }).response;
    };
    expect(drill('ALG-01', 1)).toMatchObject({ action: 'DRILL_CARD', target_unit_id: 'ALG-01' });
    expect(new Set([1, 2, 3, 4].map((attempts) => JSON.stringify(drill('ALG-01', attempts).drill_card))).size).toBeGreaterThan(2);
    expect(drill('TRIG-02', 1)).toMatchObject({ action: 'DRILL_CARD', target_unit_id: 'TRIG-02' });
    const cells = { focusUnitId: 'CEL-01', unitProgress: { 'CEL-01': { drill: { attempts: 1, streakCorrect: 1 } } } };
    const ofBiology = ask({ course: 'BIO-G9', event: { type: 'REQUEST_DRILL', unitId: 'CEL-01' }, snapshot: cells });
    expect(ofBiology.response.action).toBe('SOCRATIC_QUESTION');
  });

  it('gives the same answer each time', () => {
    const line = { message: 'how do i factor x^2+5x+6', snapshot: after('ENTRY-00', 'ALG-00', 'ALG-01') };
    expect(ask(line)).toEqual(ask(line));
  });
});
