import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { examStatuses, examStatusOf, submitExam, viewSupport, type ExamRecord } from './exam-record.ts';

const noon = new Date('2026-11-23T12:00:00Z');
const later = (hours: number) => new Date(noon.getTime() + hours * 3_600_000);
const question = { questionId: 'E1', options: ['A', 'B', 'C', 'D'], rightOption: 'B' };
const submit = (record: ExamRecord, option: string, at = noon) => {
  const result = submitExam(record, question, option, at);
  return result.kind === 'refused' ? record : result.record;
};

describe('an exam question', () => {
  it.each([
    { did: 'nothing', record: {}, after: 0, status: 'available' },
    { did: 'answered rightly', record: submit({}, 'B'), after: 100, status: 'passed' },
    { did: 'answered wrongly', record: submit({}, 'A'), after: 23.99, status: 'locked' },
    { did: 'answered wrongly', record: submit({}, 'A'), after: 24, status: 'available' },
    { did: 'looked at the memo', record: viewSupport({}, 'E1', noon), after: 1, status: 'locked' },
    { did: 'looked again', record: viewSupport(viewSupport({}, 'E1', noon), 'E1', later(20)), after: 43, status: 'locked' },
    { did: 'passed and then looked', record: viewSupport(submit({}, 'B'), 'E1', noon), after: 1, status: 'passed' },
  ])('is $status $after hours after she did this: $did', ({ record, after, status }) => {
    expect(examStatusOf(record, 'E1', later(after)).status).toBe(status);
  });

  it('says when its lock ends', () => {
    expect(examStatuses(submit({}, 'A'), ['E1', 'constructor'], later(1))).toEqual({
      E1: { status: 'locked', lockedUntil: '2026-11-24T12:00:00.000Z' },
      constructor: { status: 'available', lockedUntil: null },
    });
  });

  it.each([
    { record: submit({}, 'A'), option: 'B', because: 'locked' },
    { record: submit({}, 'B'), option: 'B', because: 'already_passed' },
    { record: {}, option: 'E', because: 'no_such_option' },
    { record: {}, option: 'correct', because: 'no_such_option' },
  ])('is refused because: $because', ({ record, option, because }) => {
    expect(submitExam(record, question, option, later(1))).toEqual({ kind: 'refused', because });
  });

  it('is never graded within 24 hours of a wrong answer or a look at its support, whatever the student tries', () => {
    const tries = fc.array(
      fc.record({ hours: fc.integer({ min: 0, max: 30 }), option: fc.constantFrom('A', 'C', 'D'), looks: fc.boolean() }),
    );
    fc.assert(
      fc.property(tries, (all) => {
        let [record, at, locked]: [ExamRecord, number, number] = [{}, 0, -Infinity];
        for (const { hours, option, looks } of all) {
          at += hours;
          const result = looks ? { kind: 'looked' as const } : submitExam(record, question, option, later(at));
          expect(result.kind === 'locked').toBe(!looks && at >= locked + 24);
          if (looks) record = viewSupport(record, 'E1', later(at));
          else if (result.kind === 'locked') record = result.record;
          if (looks || result.kind === 'locked') locked = at;
        }
      }),
    );
  });
});
