import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PlacementReply } from '@stoa/schema/placement';
import type { PlacementInput } from '@stoa/schema/placement';
import { samplePolicy } from '../../mastery/sample-policy.ts';
import { isMastered } from '../../mastery/standing.ts';
import { metAfter, nothingMet } from '../../problems/met-problems.ts';
import type { MetProblems } from '../../problems/met-problems.ts';
import { sampleProblem, shelfOf } from '../../problems/sample-problems.ts';
import { indexGraph } from '../../skills/graph-index.ts';
import { sampleGraph } from '../../skills/sample-graph.ts';
import { takeTurn } from '../../turn/take-turn.ts';
import { TurnDriver } from '../../turn/turn-driver.ts';
import { breachesOfWalk } from '../../turn/turn-law.ts';
import type { Moment } from '../../turn/tutor.ts';
import { placementDefinition } from './placement-definition.ts';
import { PlacementSession } from './placement-session.ts';
import { placementTutor, startPlacement } from './placement-tutor.ts';
import type { PlacementState, PlacementWorld } from './placement-world.ts';

const secret = '7000003';

/** Two lines of ten skills each, with grades that rise from 3 to 10. */
const lines = ['sum', 'shape'].flatMap((line) =>
  Array.from({ length: 10 }, (_, at) => ({
    id: `${line}_${at}`,
    grade: Math.min(10, 3 + at),
    ...(at > 0 && { after: [`${line}_${at - 1}`] }),
    bkt: { p_slip: 0.08, p_guess: 0.05 },
  })),
);
const graph = indexGraph(sampleGraph(...lines));
const problems = lines.flatMap(({ id }, at) =>
  Array.from({ length: 4 }, (_, number) => sampleProblem({ skill: id, number: 10 * at + number, answer: secret })),
);
const world: PlacementWorld = {
  graph,
  policy: samplePolicy(),
  shelf: shelfOf(problems),
  met: nothingMet,
  crisis_contacts: null,
  recordVersion: 0,
};

class PlacementDriver extends TurnDriver<PlacementState, PlacementInput, PlacementReply, PlacementReply> {
  #met: MetProblems = nothingMet;

  begin(grade: number | null): this {
    return this.keep(startPlacement({ ...world, grade }, new Map(), { session_id: 'placement', grade }, this.moment()));
  }
  protected async turn(input: PlacementInput, moment: Moment) {
    const applied = await takeTurn(placementTutor({ ...world, met: this.#met }), this.state, input, this.ask, moment);
    this.#met = metAfter(this.#met, applied, 'placement');
    return applied;
  }
  protected show = (reply: PlacementReply) => reply;

  get problemId() {
    return this.state.session.open!.problem_id;
  }
  get skillAsked(): string {
    return this.state.session.open!.skill_id;
  }
  answer(answer: string): Promise<this> {
    return this.take({ kind: 'answer', problem_id: this.problemId, answer });
  }
  /** Answers every question until the placement is over. */
  async through(knows: (skill: string) => boolean | null): Promise<this> {
    while (this.reply.view.phase === 'asking') {
      const right = knows(this.skillAsked);
      await (right === null ? this.take({ kind: 'not_yet', problem_id: this.problemId }) : this.answer(right ? secret : '5'));
    }
    return this;
  }
}
const levelOf = (skill: string) => Number(skill.split('_')[1]);
const bodyOf = (driver: PlacementDriver) => driver.applied.record!.body as { credited: string[] };

describe('a placement', () => {
  it("finds a student's level, credits the skills below it, and masters nothing", async () => {
    const driver = await new PlacementDriver().begin(6).through((skill) => levelOf(skill) < 5);
    const { result, asked } = driver.reply.view;
    expect(asked).toBeGreaterThanOrEqual(8);
    expect(asked).toBeLessThanOrEqual(20);
    const { credited } = bodyOf(driver);
    expect(credited).toEqual(
      expect.arrayContaining(['sum_0', 'sum_1', 'sum_2', 'sum_3', 'shape_0', 'shape_1', 'shape_2', 'shape_3']),
    );
    expect(credited.filter((skill) => levelOf(skill) >= 5)).toEqual([]);
    expect([...driver.state.skills.values()].filter(isMastered)).toEqual([]);
    expect(result?.ready.map(({ id }) => levelOf(id))).toEqual(expect.arrayContaining([5]));
    expect(result?.headline).toContain(result!.ready[0]!.name);
    expect(result?.words.join(' ')).toContain('Nothing counts as mastered yet.');
  });

  it('credits no skill that she answered wrong here, whatever else suggests that she knows it', async () => {
    const driver = new PlacementDriver().begin(6);
    const slipped = driver.skillAsked; // a skill that she probably knows
    await driver.through((skill) => skill !== slipped && levelOf(skill) < 5);
    const { credited } = bodyOf(driver);
    expect(credited.length).toBeGreaterThan(0);
    expect(credited).not.toContain(slipped);
  });

  it('accepts "not yet": it is no evidence about the skill, and a student who always says it is credited with nothing above the lowest level', async () => {
    const driver = await new PlacementDriver().begin(4).through(() => null);
    expect(driver.events.filter(({ type }) => type === 'mastery_updated')).toEqual([]);
    expect(bodyOf(driver).credited.filter((skill) => levelOf(skill) > 0)).toEqual([]);
    expect(driver.reply.view.result?.look_again).toEqual([]);
  });

  it('asks again if it cannot read an answer, and counts nothing', async () => {
    const driver = new PlacementDriver().begin(6);
    const before = driver.problemId;
    await driver.answer('((');
    expect(driver.reply).toMatchObject({ outcome: 'unreadable', view: { asked: 0 } });
    expect(driver.reply.view.note).not.toBeNull();
    expect(driver.problemId).toBe(before);
    expect(driver.applied.changed).toEqual([]);
  });

  it('responds to a cry for help in an answer, and keeps the question open', async () => {
    const driver = await new PlacementDriver().begin(6).answer('I want to kill myself');
    expect(driver.reply).toMatchObject({ outcome: 'crisis', view: { asked: 0, safety: { kind: 'crisis' } } });
    expect(driver.applied.flags).toHaveLength(1);
  });

  it('rejects an answer to a question that is already behind her', async () => {
    const driver = new PlacementDriver().begin(6);
    const first = driver.problemId;
    await driver.answer(secret);
    await expect(driver.take({ kind: 'answer', problem_id: first, answer: secret })).rejects.toMatchObject({ code: 'stale' });
  });

  it('obeys the rules for every tutor, and reveals neither answer nor verdict before it is over', async () => {
    const act = fc.constantFrom(secret, '5', '((', 'not_yet', 'I want to kill myself');
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 24 }), async (acts) => {
        const driver = new PlacementDriver().begin(7);
        const walk = acts.map((said) => ({
          input: ({ state }: PlacementDriver): PlacementInput => {
            const problem_id = state.session.open?.problem_id ?? state.session.asked[0]!.problem_id;
            return said === 'not_yet' ? { kind: 'not_yet', problem_id } : { kind: 'answer', problem_id, answer: said };
          },
        }));
        const tutor = { definition: placementDefinition, session: PlacementSession, reply: PlacementReply };
        const breaches = await breachesOfWalk(tutor, driver, walk, () => {
          if (driver.reply.view.phase === 'asking' && driver.reply.view.safety === null)
            expect(JSON.stringify(driver.reply)).not.toMatch(/7000003|\bright\b|\bwrong\b|correct/);
        });
        expect(breaches).toEqual([]);
      }),
      { numRuns: 30 },
    );
  });
});
