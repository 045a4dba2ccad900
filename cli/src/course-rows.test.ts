import { describe, expect, it } from 'vitest';
import { CoursePolicyLine, coursePolicyLine } from './course-policy-verb.ts';
import { CourseTurnLine, courseTurn } from './course-turn-verb.ts';

const now = '2026-03-02T12:00:00Z';
const hoursAgo = (hours: number) => new Date(Date.parse(now) - hours * 3_600_000).toISOString();
/** A before B before C; D builds on A and B. */
const prereqEdges = [
  ['A', 'B'],
  ['B', 'C'],
  ['A', 'D'],
  ['B', 'D'],
];
const about = (...units: (readonly [string, number])[]) => units.map(([unitId, confidence]) => ({ unitId, confidence }));
const drilled = (attempts: number, correct: number, streakCorrect: number) => ({ drill: { attempts, correct, streakCorrect } });
const tier = (masteryTier: string, streakCorrect = 0) => ({ masteryTier, drill: { streakCorrect } });
const policyOf = (line: object) => coursePolicyLine(CoursePolicyLine.parse({ prereqEdges, now, ...line }));
const at = (focusUnitId: string, unitProgress: object = {}, more: object = {}) => ({ focusUnitId, unitProgress, ...more });
const locked = (hours: number) => ({ status: 'locked', lockedUntil: hoursAgo(-hours) });

describe('stoa course policy, row by row of the specification', () => {
  it.each([
    ['a sure unit is the target', { mappedUnits: about(['A', 0.92]) }, ['A', 'A', null]],
    ['at 0.55 it is sure', { mappedUnits: about(['A', 0.55]), snapshot: at('C', { B: tier('bronze') }) }, ['A', 'A', null]],
    ['below 0.55 the focus of the record stays', { mappedUnits: about(['B', 0.5499]), snapshot: at('A') }, ['A', 'A', null]],
    ['the surest counts, wherever it stands', { mappedUnits: about(['C', 0.6], ['A', 0.9]) }, ['A', 'A', null]],
    ['of two that are as sure, the first', { mappedUnits: about(['A', 0.7], ['C', 0.7]) }, ['A', 'A', null]],
    ['a missing prerequisite is taught first', { mappedUnits: about(['B', 0.9]) }, ['A', 'B', 'A']],
    ['one step at a time', { mappedUnits: about(['C', 0.9]) }, ['B', 'C', 'B']],
    ['the first that is missing, in the order of the edges', { mappedUnits: about(['D', 0.9]) }, ['A', 'D', 'A']],
    [
      'the second where the first is there',
      { mappedUnits: about(['D', 1]), snapshot: at('A', { A: tier('bronze') }) },
      ['B', 'D', 'B'],
    ],
    [
      'silver and gold are there too',
      { mappedUnits: about(['D', 1]), snapshot: at('A', { A: tier('gold'), B: tier('silver') }) },
      ['D', 'D', null],
    ],
    ['the focus of the record is blocked like any unit', { snapshot: at('B') }, ['A', 'B', 'A']],
    ['nothing is known: the entry', {}, ['ENTRY-00', 'ENTRY-00', null]],
    ['another entry', { entryUnitId: 'A' }, ['A', 'A', null]],
    ['a record without a focus begins at the entry', { entryUnitId: 'A', snapshot: {} }, ['A', 'A', null]],
    [
      'null says as much as nothing',
      { entryUnitId: 'A', snapshot: null, mappedUnits: null, examStatuses: null },
      ['A', 'A', null],
    ],
    ['units as `map` says them', { mappedUnits: [{ unit_id: 'A', score: 0.9 }], snapshot: at('C') }, ['A', 'A', null]],
    ['a unit that no edge names', { mappedUnits: about(['constructor', 0.9]) }, ['constructor', 'constructor', null]],
  ])('%s', (_, line, [focusUnitId, primaryTargetUnitId, prereqBlockingUnitId]) => {
    expect(policyOf(line).policy).toMatchObject({ focusUnitId, primaryTargetUnitId, prereqBlockingUnitId });
  });

  it.each([
    [0, 0, false],
    [1, 0, false],
    [2, 0, true],
    [3, 0, true],
    [2, 1, false],
    [9, 1, false],
  ])('%i drills with %i right in a row at the end: stuck is %s', (attempts, streak, stuck) => {
    const { policy } = policyOf({ snapshot: at('A', { A: drilled(attempts, 0, streak) }) });
    expect(policy.stuck).toBe(stuck);
    expect(policy.allowedActions).toEqual(['SOCRATIC_QUESTION', 'DRILL_CARD', ...(stuck ? ['CONCEPT_CARD'] : [])]);
  });

  it('counts a student as stuck only by her drills in the unit that is taught, not in the one she asked for', () => {
    const snapshot = at('B', { B: drilled(4, 0, 0), A: drilled(1, 0, 0) });
    expect(policyOf({ snapshot, mappedUnits: about(['B', 1]) }).policy.stuck).toBe(false);
  });

  it.each([
    ['none', 'bronze'],
    ['bronze', 'silver'],
    ['silver', 'gold'],
    ['gold', 'gold'],
  ])('from tier %s, the next tier is %s', (has, wants) => {
    expect(policyOf({ snapshot: at('A', { A: tier(has) }) }).policy.desiredExamTier).toBe(wants);
  });

  const ready = at('A', { A: drilled(2, 2, 2) });
  it.each([
    [
      'one right drill isn’t ready',
      { snapshot: at('A', { A: drilled(1, 1, 1) }), examStatuses: { E: 'available' } },
      [false, 'none', undefined],
    ],
    ['two in a row are', { snapshot: ready, examStatuses: { E: 'available' } }, [true, 'available', undefined]],
    ['its status in full', { snapshot: ready, examStatuses: { E: { status: 'available' } } }, [true, 'available', undefined]],
    [
      'a list of statuses',
      { snapshot: ready, examStatuses: [{ questionId: 'E', status: 'available' }] },
      [true, 'available', undefined],
    ],
    ['no candidate', { snapshot: ready, examCandidateIds: [], examStatuses: { E: 'available' } }, [true, 'none', undefined]],
    ['a candidate that the service doesn’t name', { snapshot: ready, examStatuses: {} }, [true, 'none', undefined]],
    ['a question that is no candidate', { snapshot: ready, examStatuses: { X: 'available' } }, [true, 'none', undefined]],
    [
      'passed is no candidate any more',
      { snapshot: ready, examStatuses: { E: 'passed', F: 'passed' } },
      [true, 'none', undefined],
    ],
    [
      'all locked: the first that opens',
      { snapshot: ready, examStatuses: { E: locked(20), F: locked(3) } },
      [true, 'locked', hoursAgo(-3)],
    ],
    [
      'one open beside a locked one',
      { snapshot: ready, examStatuses: { E: locked(20), F: 'available' } },
      [true, 'available', undefined],
    ],
    ['passed and locked', { snapshot: ready, examStatuses: { E: 'passed', F: locked(5) } }, [true, 'locked', hoursAgo(-5)]],
    [
      'locked, nobody knows until when',
      { snapshot: ready, examStatuses: { E: { status: 'locked' } } },
      [true, 'none', undefined],
    ],
    ['no clock of ours unlocks', { snapshot: ready, examStatuses: { E: locked(-5) } }, [true, 'locked', hoursAgo(5)]],
    [
      'not ready: nobody asks the service',
      { snapshot: at('A', { A: drilled(3, 1, 0) }), examStatuses: { E: locked(5) } },
      [false, 'none', undefined],
    ],
    [
      'a blocker is never ready while another unit is asked for',
      { snapshot: ready, mappedUnits: about(['B', 0.9]), examStatuses: { E: 'available' } },
      [false, 'none', undefined],
    ],
    [
      'with what it builds on a unit is',
      { snapshot: at('B', { A: tier('bronze'), B: drilled(5, 3, 3) }), examStatuses: { E: 'available' } },
      [true, 'available', undefined],
    ],
  ])('exam: %s', (_, line, [examReady, examAvailability, opens]) => {
    const { policy } = policyOf({ examCandidateIds: ['E', 'F'], ...line });
    expect([policy.examReady, policy.examAvailability, policy._debug.examNextEligibleAt]).toEqual([
      examReady,
      examAvailability,
      opens,
    ]);
    expect(policy.allowedActions.includes('EXAM_BLOCK')).toBe(examReady === true && examAvailability === 'available');
  });

  it.each([
    ['focus, target', { mappedUnits: about(['A', 0.9]) }, ['A'], ['A', 'ENTRY-00']],
    ['focus, blocker, target', { mappedUnits: about(['C', 0.9]), snapshot: at('C') }, ['B', 'C', 'A'], ['C', 'B']],
    [
      'two of what is mapped, three candidates',
      { mappedUnits: about(['X', 0.9], ['Y', 0.5], ['Z', 0.4], ['W', 0.3]), snapshot: at('X') },
      ['X', 'Y'],
      ['X', 'Y', 'Z'],
    ],
    [
      'two in progress, three candidates',
      { snapshot: at('X', {}, { unitsInProgress: ['P', 'Q', 'R', 'S'] }) },
      ['X', 'P', 'Q'],
      ['X', 'P', 'Q', 'R'],
    ],
    [
      'six at most, what the target builds on before what is in progress',
      { mappedUnits: about(['D', 0.9], ['X', 0.5]), snapshot: at('D', {}, { unitsInProgress: ['P', 'Q'] }) },
      ['A', 'D', 'X', 'B', 'P', 'Q'],
      ['D', 'X', 'P', 'Q', 'A', 'B'],
    ],
    [
      'a seventh is left out',
      { mappedUnits: about(['C', 0.9], ['X', 0.5]), snapshot: at('C', {}, { unitsInProgress: ['P', 'Q'] }) },
      ['B', 'C', 'X', 'P', 'Q', 'A'],
      ['C', 'X', 'P', 'Q', 'B'],
    ],
    [
      'candidates go one step back from units in progress',
      { snapshot: at('X', {}, { unitsInProgress: ['C'] }) },
      ['X', 'C'],
      ['X', 'C', 'B'],
    ],
  ])('scope: %s', (_, line, scoped, candidates) => {
    const answer = policyOf(line);
    expect(answer.policy.scopedUnitIds).toEqual(scoped);
    expect(answer.candidateUnits).toEqual(candidates);
  });

  it.each([
    // 0.35 × (0.7 × confidence + 0.3 × focus) + 0.15 × recency + 0.15 × in progress + 0.2 × tier need + 0.15 × evidence
    ['untouched and unasked', {}, [], 0.2],
    ['mapped at 0.92', {}, [0.92], 0.35 * 0.644 + 0.2],
    ['mapped at more than 1 counts as 1', {}, [7], 0.35 * 0.7 + 0.2],
    ['mapped below 0 counts as 0', {}, [-2], 0.2],
    ['mapped twice, the surer', {}, [0.2, 0.6], 0.35 * 0.42 + 0.2],
    ['the focus', { focus: true }, [], 0.35 * 0.3 + 0.2],
    ['in progress', { inProgress: true }, [], 0.15 + 0.2],
    ['worked on now', { hours: 0 }, [], 0.15 + 0.2],
    ['36 hours ago', { hours: 36 }, [], 0.075 + 0.2],
    ['54 hours ago', { hours: 54 }, [], 0.0375 + 0.2],
    ['72 hours ago', { hours: 72 }, [], 0.2],
    ['a week ago', { hours: 168 }, [], 0.2],
    ['in an hour', { hours: -1 }, [], 0.15 + 0.2],
    ['one right drill', { streak: 1 }, [], 0.2 + 0.075],
    ['two right drills', { streak: 2 }, [], 0.2 + 0.15],
    ['five right drills', { streak: 5 }, [], 0.2 + 0.15],
    ['bronze', { tier: 'bronze' }, [], 0.14],
    ['silver', { tier: 'silver' }, [], 0.08],
    ['gold', { tier: 'gold' }, [], 0.02],
    [
      'all of it',
      { focus: true, inProgress: true, hours: 18, streak: 1, tier: 'bronze' },
      [0.8],
      0.35 * 0.86 + 0.1125 + 0.15 + 0.14 + 0.075,
    ],
    ['nothing is more than 1', { focus: true, inProgress: true, hours: 0, streak: 2 }, [1], 1],
  ])('priority: %s', (_, { focus = false, inProgress = false, hours, streak = 0, tier: has = 'none' }: Seen, mapped, score) => {
    const { priorities } = policyOf({
      snapshot: at(
        focus ? 'U' : 'V',
        { U: { ...tier(has, streak), ...(hours === undefined ? {} : { lastTouchedAt: hoursAgo(hours) }) } },
        { unitsInProgress: inProgress ? ['U'] : [] },
      ),
      mappedUnits:
        mapped.length === 0 && !focus && !inProgress
          ? about(['U', 0])
          : mapped.map((confidence) => ({ unitId: 'U', confidence })),
    });
    expect(priorities['U']).toBeCloseTo(score, 12);
  });
  type Seen = { focus?: boolean; inProgress?: boolean; hours?: number; streak?: number; tier?: string };

  it.each([
    ['2026-03-02T12:00:00', 0.275],
    ['2026-03-02T14:00:00+02:00', 0.275],
    ['2026-03-02 12:00:00Z', 0.275],
    [Date.parse(now), 0.275],
    ['2026-03-03', 0.25],
    [undefined, 0.35],
  ])('takes the current time from %s', (time, score) => {
    const snapshot = at('V', { U: { lastTouchedAt: '2026-03-01T00:00:00Z' } });
    const { priorities } = policyOf({ now: time, snapshot, mappedUnits: about(['U', 0]) });
    expect(priorities['U']).toBeCloseTo(score, 12);
  });

  it.each([
    [
      {
        prereqEdges: [
          ['A', 'B'],
          ['B', 'A'],
        ],
      },
      /circle/,
    ],
    [{ prereqEdges: [['A']] }, /./],
    [{ mappedUnits: [{ unitId: 'A' }] }, /./],
    [{ mappedUnits: [{ confidence: 1 }] }, /./],
    [{ mappedUnits: about(['A', Number.NaN]) }, /./],
    [{ now: 'yesterday' }, /./],
    [{ snapshot: at('A', { A: drilled(-1, 0, 0) }) }, /./],
    [{ snapshot: at('A', { A: tier('platinum') }) }, /./],
    [{ examStatuses: { E: 'open' } }, /./],
    [{ snapshot: 'S1' }, /./],
  ])('refuses %j', (line, why) => {
    expect(() => policyOf(line)).toThrow(why);
  });
});

const take = courseTurn();
const turnOf = (line: object) => take(CourseTurnLine.parse({ course: 'MATH-G10', now, ...line }));
const passed = (...units: string[]) => Object.fromEntries(units.map((unit) => [unit, { masteryTier: 'bronze' }]));
const atExpressions = (progress: object = {}) => at('ALG-00', { ...passed('ENTRY-00'), 'ALG-00': progress });
const exam = { questionId: 'EX-1', unitIds: ['ALG-00'], difficultyTier: 'bronze', status: 'available' };
const said = (action: string, more: object = {}) => ({
  mapped_units: [],
  action,
  target_unit_id: 'ALG-00',
  tutor_text: 'What would you try first?',
  turn_analysis: { student_intent: 'solve', understanding_signal: 'uncertain', suggested_prereq_units: [] },
  ...more,
});
const conceptCard = { concept_card: { key_ideas: ['Like terms have the same variables with the same exponents.'] } };
const drillCard = { drill_card: { prompt: 'Simplify.', question_latex: '2a+3a' } };
const suggestion = (question_id: string, difficultyTier = 'bronze') => ({ exam_suggestion: { question_id, difficultyTier } });

describe('stoa course turn, row by row of the trigger table', () => {
  it.each([
    [
      'A1 a sure unit with all it builds on',
      { message: 'how do i simplify 3a + 2a', snapshot: atExpressions() },
      'DRILL_CARD',
      'ALG-00',
    ],
    [
      'A2 a sure unit whose prerequisite is missing',
      { message: 'help with factoring', snapshot: atExpressions() },
      'DRILL_CARD',
      'ALG-01',
    ],
    ['A3 nothing sure', { message: 'idk whatever', snapshot: atExpressions() }, 'SOCRATIC_QUESTION', 'ALG-00'],
    [
      'A4 two drills and no right one last',
      { event: 'DRILL_CONTINUE', snapshot: atExpressions(drilled(2, 0, 0)) },
      'CONCEPT_CARD',
      'ALG-00',
    ],
    [
      'A5 ready, and a question is open',
      { event: 'DRILL_CONTINUE', snapshot: atExpressions(drilled(2, 2, 2)), exams: [exam] },
      'EXAM_BLOCK',
      'ALG-00',
    ],
    ['B1 a right drill', { event: { type: 'DRILL_GRADED', isCorrect: true }, snapshot: atExpressions() }, 'DRILL_CARD', 'ALG-00'],
    [
      'B2 a second wrong one',
      { event: { type: 'DRILL_GRADED', isCorrect: false, commonMistakeTag: 'sign' }, snapshot: atExpressions(drilled(1, 0, 0)) },
      'CONCEPT_CARD',
      'ALG-00',
    ],
    [
      'C1 a passed exam question',
      {
        event: { type: 'EXAM_SUBMITTED', questionId: 'EX-1', difficultyTier: 'bronze', isCorrect: true },
        snapshot: atExpressions(drilled(2, 2, 2)),
      },
      'DRILL_CARD',
      'ALG-00',
    ],
    [
      'C2 a wrong one, with another open',
      { event: { type: 'EXAM_CONTINUE', result: 'locked' }, snapshot: atExpressions(drilled(2, 2, 2)), exams: [exam] },
      'DRILL_CARD',
      'ALG-00',
    ],
    [
      'a drill that she asked for, beside an open question',
      { event: 'REQUEST_DRILL', snapshot: atExpressions(drilled(2, 2, 2)), exams: [exam] },
      'DRILL_CARD',
      'ALG-00',
    ],
    [
      'the names of a request',
      { messageText: 'hi', clientEvent: { type: 'REQUEST_DRILL', unitId: 'ALG-00' }, snapshot: atExpressions() },
      'DRILL_CARD',
      'ALG-00',
    ],
  ])('%s', (_, line, action, unit) => {
    const { response, policy } = turnOf(line);
    expect([response.action, response.target_unit_id]).toEqual([action, unit]);
    expect(policy.allowedActions).toContain(action);
    expect(policy.scopedUnitIds).toContain(unit);
  });

  const stuck = atExpressions(drilled(2, 0, 0));
  const ready = { snapshot: atExpressions(drilled(2, 2, 2)), exams: [exam, { ...exam, questionId: 'EX-2', ...locked(9) }] };
  it.each([
    ['a question', {}, said('SOCRATIC_QUESTION'), null],
    ['a question as text', {}, JSON.stringify(said('SOCRATIC_QUESTION')), null],
    ['a drill', {}, said('DRILL_CARD', drillCard), null],
    ['a concept where she is stuck', { snapshot: stuck }, said('CONCEPT_CARD', conceptCard), null],
    ['an exam question that is open', ready, said('EXAM_BLOCK', suggestion('EX-1')), null],
    ['no model', {}, null, 'no_model_output'],
    ['no JSON', {}, 'Sure! Here is a drill.', 'malformed'],
    ['JSON inside of Markdown', {}, `\`\`\`json\n${JSON.stringify(said('SOCRATIC_QUESTION'))}\n\`\`\``, 'malformed'],
    ['confusion tags of a model’s own', {}, said('SOCRATIC_QUESTION', { confusion_tags: ['sign'] }), 'malformed'],
    ['a card that belongs to another action', {}, said('SOCRATIC_QUESTION', drillCard), 'malformed'],
    ['an action without its card', {}, said('DRILL_CARD'), 'malformed'],
    [
      'four key ideas',
      { snapshot: stuck },
      said('CONCEPT_CARD', { concept_card: { key_ideas: ['a', 'b', 'c', 'd'] } }),
      'malformed',
    ],
    ['an unknown action', {}, said('ESSAY'), 'malformed'],
    ['a concept where she isn’t stuck', {}, said('CONCEPT_CARD', conceptCard), 'action_not_allowed'],
    ['an exam question before she is ready', {}, said('EXAM_BLOCK', suggestion('EX-1')), 'action_not_allowed'],
    ['a unit out of scope', {}, said('SOCRATIC_QUESTION', { target_unit_id: 'TRIG-02' }), 'unit_not_scoped'],
    ['a locked exam question', ready, said('EXAM_BLOCK', suggestion('EX-2')), 'exam_not_available'],
    ['an exam question that isn’t there', ready, said('EXAM_BLOCK', suggestion('EX-9')), 'exam_not_available'],
    ['another tier', ready, said('EXAM_BLOCK', suggestion('EX-1', 'gold')), 'exam_of_another_tier'],
    ['too much text', {}, said('SOCRATIC_QUESTION', { tutor_text: `${'word '.repeat(91)}?` }), 'text_too_long'],
    [
      '171 words on a card',
      { snapshot: stuck },
      said('CONCEPT_CARD', { concept_card: { key_ideas: ['word '.repeat(171)] } }),
      'card_too_long',
    ],
  ])('a model’s output: %s', (_, line, model_output, fallback) => {
    const { response, ...taken } = turnOf({
      snapshot: atExpressions(),
      message: 'how do i simplify 3a + 2a',
      ...line,
      model_output,
    });
    expect(taken.fallback).toBe(fallback);
    if (fallback === null) expect(response).toEqual(typeof model_output === 'string' ? JSON.parse(model_output) : model_output);
    else if (fallback !== 'no_model_output') expect(response.action).toBe('SOCRATIC_QUESTION');
  });

  it.each([
    [
      'a right drill',
      { type: 'DRILL_GRADED', isCorrect: true },
      drilled(1, 0, 0),
      { drill: { attempts: 2, correct: 1, streakCorrect: 1 }, confusionTags: {} },
    ],
    [
      'a wrong drill with its tag',
      { type: 'DRILL_GRADED', isCorrect: false, commonMistakeTag: 'sign' },
      drilled(1, 1, 1),
      { drill: { attempts: 2, correct: 1, streakCorrect: 0 }, confusionTags: { sign: 1 } },
    ],
    [
      'a tag of a right drill is none',
      { type: 'DRILL_GRADED', isCorrect: true, commonMistakeTag: 'sign' },
      {},
      { confusionTags: {} },
    ],
    ['what a page says is no evidence', { type: 'DRILL_CONTINUE', lastResult: 'correct' }, drilled(1, 0, 0), drilled(1, 0, 0)],
    [
      'bronze',
      { type: 'EXAM_SUBMITTED', questionId: 'EX-1', difficultyTier: 'bronze', isCorrect: true },
      drilled(2, 2, 2),
      { masteryTier: 'bronze', exam: { passedByTier: { bronze: 1 } } },
    ],
    [
      'no bronze without drills',
      { type: 'EXAM_SUBMITTED', questionId: 'EX-1', difficultyTier: 'bronze', isCorrect: true },
      drilled(2, 1, 1),
      { masteryTier: 'none', exam: { passedByTier: { bronze: 1 } } },
    ],
    [
      'no gold over silver',
      { type: 'EXAM_SUBMITTED', questionId: 'EX-1', difficultyTier: 'gold', isCorrect: true },
      { ...drilled(2, 2, 2), exam: { passedByTier: { bronze: 1 } }, masteryTier: 'bronze' },
      { masteryTier: 'bronze', exam: { passedByTier: { bronze: 1, silver: 0, gold: 1 } } },
    ],
    [
      'a tier isn’t lost',
      { type: 'DRILL_GRADED', isCorrect: false },
      { ...drilled(4, 4, 4), exam: { passedByTier: { bronze: 1 } }, masteryTier: 'bronze' },
      { masteryTier: 'bronze', drill: { attempts: 5, correct: 4, streakCorrect: 0 } },
    ],
  ])('the student’s record after an event: %s', (_, event, before, after) => {
    const { snapshot } = turnOf({ event, snapshot: atExpressions(before) });
    expect(snapshot.unitProgress['ALG-00']).toMatchObject(after);
  });

  it.each([
    [
      'a wrong answer waits to be tried again',
      { type: 'EXAM_SUBMITTED', isCorrect: false },
      { 'EX-1': { unitId: 'ALG-00', tier: 'bronze' } },
    ],
    ['so does one whose memo was looked at', { type: 'SUPPORT_VIEWED' }, { 'EX-1': { unitId: 'ALG-00', tier: 'bronze' } }],
    ['a passed one waits no more', { type: 'EXAM_SUBMITTED', isCorrect: true }, {}],
  ])('exam questions to revisit: %s', (_, event, revisitQueue) => {
    const before = {
      ...atExpressions(drilled(2, 2, 2)),
      revisitQueue: 'isCorrect' in event && event.isCorrect ? { 'EX-1': { unitId: 'ALG-00', tier: 'bronze' } } : {},
    };
    const { snapshot } = turnOf({ event: { questionId: 'EX-1', difficultyTier: 'bronze', ...event }, snapshot: before });
    expect(snapshot).toMatchObject({ revisitQueue, examTouched: { 'EX-1': true } });
  });

  it('recognizes the exam questions of a course by their names', () => {
    const exams = [{ questionId: 'ALG-00-bronze-1', status: 'available' }];
    const { response } = turnOf({ event: 'DRILL_CONTINUE', snapshot: atExpressions(drilled(2, 2, 2)), exams });
    expect(response).toMatchObject({ action: 'EXAM_BLOCK', ...suggestion('ALG-00-bronze-1') });
  });

  it.each([
    [{ course: 'NO-SUCH' }, /there is no course NO-SUCH; there are BIO-G9, MATH-G10/],
    [{ event: { type: 'REQUEST_DRILL', unitId: 'NO-01' } }, /the course has no unit NO-01/],
    [{ event: { type: 'ERASE_ALL', unitId: 'ALG-00' } }, /./],
    [{ message: 5 }, /./],
    [{ exams: [{ questionId: 'EX-1', status: 'available' }] }, /say its unitIds and difficultyTier/],
  ])('refuses %j', (line, why) => {
    expect(() => turnOf(line)).toThrow(why);
  });
});
