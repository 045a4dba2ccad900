import { SkillId } from '@stoa/schema/skill';
import { describe, expect, it } from 'vitest';
import { samplePolicy } from '../mastery/sample-policy.ts';
import { stateOf } from '../mastery/skill-state.ts';
import { nothingMet } from '../problems/met-problems.ts';
import { sampleProblem, shelfOf } from '../problems/sample-problems.ts';
import { unsafe } from '../safety/guidance.ts';
import { indexGraph } from '../skills/graph-index.ts';
import { sampleGraph } from '../skills/sample-graph.ts';
import type { LearnerWorld } from './learner-world.ts';
import { TurnRecord, type RecordedSession } from './turn-record.ts';

const first = SkillId.parse('whole_add');
const second = SkillId.parse('whole_subtract');
const graph = indexGraph(sampleGraph({ id: first }, { id: second, after: [first] }));
const world: LearnerWorld = { graph, policy: samplePolicy(), shelf: shelfOf([]), met: nothingMet, crisis_contacts: null };
const lesson = { name: 'lesson', evidence: { lesson: 'practice', proof: 'checkpoint' }, leadsBackTo: 'the verbs' } as const;
const moment = { now: new Date('2026-03-02T09:00:00Z'), random: () => 0.5, turnId: 'turn-1' };
const at = moment.now;
const session: RecordedSession = { session_id: 's', version: 4, awaiting_graph: [] };

/** Adds evidence that masters the first skill. */
function mastering(record: TurnRecord<RecordedSession, typeof lesson.evidence>) {
  const before = stateOf(graph.byId.get(first)!, record.skills);
  const after = { ...before, p_mastery: 0.97, mastered_at: moment.now.toISOString() };
  const evidence = { outcome: 'correct', aided: false, weight: 'practice', guessFloor: 0, rightInCheckpoint: null, at } as const;
  record.takeEvidence({ evidence, before, after, newlyMastered: true }, 'Adding', null, 'attempt');
}

const typesOf = (events: readonly { type: string }[]) => events.map(({ type }) => type);

describe('the record of a turn, for any tutor', () => {
  it("raises the session's version by one, and changes nothing else when nothing happens", () => {
    const { state, ...changes } = new TurnRecord(world, { session, skills: new Map() }, moment, lesson, 'lesson').finish();
    expect(state).toEqual({ session: { ...session, version: 5 }, skills: new Map() });
    expect(changes).toEqual({ events: [], changed: [], serves: [], exposures: [], flags: [] });
  });

  it('masters a skill and unlocks the skills that build on it', () => {
    const record = new TurnRecord(world, { session, skills: new Map() }, moment, lesson, 'lesson');
    mastering(record);
    const { events, changed } = record.finish();
    expect(typesOf(events)).toEqual(['mastery_updated', 'skill_mastered', 'skill_unlocked']);
    expect(events.at(-1)).toMatchObject({ skill_id: second, by: first });
    expect(changed.map(({ skill_id }) => skill_id)).toEqual([first]);
    expect([record.mastered, record.unlocked].map((skills) => skills.map(({ id }) => id))).toEqual([[first], [second]]);
  });

  it('keeps a mastery while the graph is unavailable, and unlocks skills in the first turn that has the graph', () => {
    const away = new TurnRecord({ ...world, graph: null }, { session, skills: new Map() }, moment, lesson, 'lesson');
    mastering(away);
    const { state, events } = away.finish();
    expect(typesOf(events)).toEqual(['mastery_updated', 'skill_mastered']);
    expect(state.session.awaiting_graph).toEqual([first]);

    const still = new TurnRecord({ ...world, graph: null }, state, moment, lesson, 'lesson').finish();
    expect(still.state.session.awaiting_graph).toEqual([first]);

    const back = new TurnRecord(world, still.state, moment, lesson, 'lesson').finish();
    expect(back.events).toMatchObject([{ type: 'skill_unlocked', skill_id: second, by: first }]);
    expect(back.state.session.awaiting_graph).toEqual([]);
  });

  it("accepts only evidence with the weight that the tutor declares for the turn's setting", () => {
    const proof = new TurnRecord(world, { session, skills: new Map() }, moment, lesson, 'proof');
    expect(() => mastering(proof)).toThrow(
      'declares checkpoint as the weight of proof, and gave evidence that counts as practice',
    );
    expect(typesOf(proof.finish().events)).toEqual([]);

    const before = stateOf(graph.byId.get(first)!, new Map());
    const evidence = { outcome: 'correct', aided: false, weight: 'review', guessFloor: 0, rightInCheckpoint: null, at } as const;
    const record = new TurnRecord(world, { session, skills: new Map() }, moment, lesson, 'lesson');
    // @ts-expect-error no setting of this tutor counts as a review
    expect(() => record.takeEvidence({ evidence, before, after: before, newlyMastered: false }, 'Adding', null, null)).toThrow(
      'gave evidence that counts as review',
    );
    // @ts-expect-error a setting that the tutor does not declare
    const undeclared = new TurnRecord(world, { session, skills: new Map() }, moment, lesson, 'recital');
    expect(() => mastering(undeclared)).toThrow('declares nothing as the weight of recital');
  });

  it('logs an event for each problem served, and exposes a problem only once', () => {
    const problem = sampleProblem({});
    const { id: problem_id, version, skill_id } = problem.item.meta;
    const record = new TurnRecord(world, { session, skills: new Map() }, moment, lesson, 'lesson');
    record.serveProblem(problem, 'because');
    record.expose({ problem_id, version, skill_id, how: 'counted' });
    record.expose({ problem_id, version, skill_id, how: 'solved' });
    const { serves, exposures, events } = record.finish();
    expect(serves).toEqual([{ problem_id, version }]);
    expect(exposures).toEqual([{ problem_id, version, skill_id, how: 'counted' }]);
    expect(events).toMatchObject([{ type: 'problem_served', problem_id, reason: 'because', versions: { problem: { version } } }]);
  });

  it('flags an unsafe text and returns the answer to it', () => {
    const record = new TurnRecord(world, { session, skills: new Map() }, moment, lesson, 'lesson');
    const answer = record.flag(unsafe('abuse', 'first_layer'), 'words', { where: 'lesson', title: 'Sums', turn: 3 });
    expect(answer.kind).toBe('crisis');
    expect(record.flag(unsafe('hate', 'first_layer'), 'words', { where: 'lesson', title: 'Sums', turn: 3 }).words).toMatch(
      /Let’s go back to the verbs\.$/,
    );
    expect(record.finish().flags).toMatchObject([{ kind: 'abuse', words: 'words', answered: answer.words }, { kind: 'hate' }]);
  });
});
