import { nothingMet } from '@stoa/engine/tutors/practice/met-problems';
import { firstState, skillStates } from '@stoa/engine/mastery/skill-state';
import { isMastered } from '@stoa/engine/mastery/standing';
import { simulate } from '@stoa/engine/simulation/simulate';
import { learnerKinds } from '@stoa/engine/simulation/synthetic-learner';
import { PracticeDriver } from '@stoa/engine/tutors/practice/sample-practice';
import { shelfOf } from '@stoa/engine/tutors/practice/sample-problems';
import { sampleSalt } from '@stoa/factory/salted-seed';
import { writeBank } from '@stoa/factory/write-bank';
import { openPracticePolicy } from '@stoa/library/open-practice-policy';
import { openSkillGraph } from '@stoa/library/open-skill-graph';
import type { PracticeView } from '@stoa/schema/practice';
import { describe, expect, it } from 'vitest';

const { graph, index } = openSkillGraph();
const { policy } = openPracticePolicy();
const bank = writeBank({ salt: sampleSalt, graph, now: new Date('2026-03-01T08:00:00Z') });
const house = {
  world: { graph: index, policy, met: nothingMet, shelf: shelfOf(bank.verified.map(({ problem }) => problem)) },
  learners: 1,
  problemsADay: 30,
  seed: 1,
  start: new Date('2026-03-02T08:00:00Z'),
};

describe('with the graph, the policy and the bank of the house', () => {
  it('mastery is reachable on every skill, and no skill takes a perfect learner more than ten problems', async () => {
    const report = await simulate({ ...house, kind: learnerKinds.perfect, problems: 2000 });
    expect(report.skills_mastered).toBe(graph.nodes.length);
    expect(report.learners_done).toBe(1);
    for (const { mean_problems_to_mastery } of report.skills) expect(mean_problems_to_mastery).toBeLessThanOrEqual(10);
  });

  it('a learner who is never right is paused and masters nothing', async () => {
    const report = await simulate({ ...house, kind: learnerKinds.hopeless, problems: 100 });
    expect(report).toMatchObject({ skills_mastered: 0, learners_paused: 1 });
  });
});

/** What somebody writes down who copies: the answer to each question that was shown to her solved. */
class Notes {
  readonly answers = new Map<string, string>();

  read({ problem, solution, example }: PracticeView): void {
    if (problem !== null && solution !== null) this.answers.set(problem.stem, solution.answer);
    if (example !== null) this.answers.set(example.stem, example.answer);
  }

  /** As it is typed: a choice by its key, mathematics without its dollar signs. */
  of({ problem }: PracticeView): string | undefined {
    const told = problem === null ? undefined : this.answers.get(problem.stem);
    return problem?.input_type === 'multiple_choice' ? told?.slice(0, 1) : told?.replaceAll('$', '');
  }
}

const skillIds = graph.nodes.map(({ id }) => id as string);
const masteredBy = ({ state }: PracticeDriver) => [...state.skills.values()].filter(isMastered).length;
/** Everything is open to who opens it all, as an account that was helped by somebody. */
const everythingOpen = skillStates(
  index.skills.map((skill) => ({
    ...firstState(skill),
    p_mastery: 0.99,
    opportunities: 5,
    mastered_at: '2026-01-01T00:00:00.000Z',
  })),
);

/** Reads what a session shows of each of its problems by skipping it as early as she may. Returns the seconds that it took. */
async function readBySkipping(driver: PracticeDriver, problems: number, notes: Notes): Promise<number> {
  const began = driver.now.getTime();
  for (let done = 0; done < problems && driver.reply.view.phase.kind !== 'finished'; done += 1) {
    const { slow_down } = driver.reply.view;
    const wait = slow_down === null ? 0 : (Date.parse(slow_down.until) - driver.now.getTime()) / 1000;
    if (driver.reply.view.may.example) notes.read((await driver.act({ kind: 'see_example' }, 1)).reply.view);
    notes.read((await driver.act({ kind: 'skip' }, Math.max(1, wait))).reply.view);
    await driver.act({ kind: 'next' }, 1);
    while (driver.reply.view.phase.kind === 'paused') await driver.act({ kind: 'next' }, 1);
  }
  return (driver.now.getTime() - began) / 1000;
}

/** Takes a checkpoint in every skill by what was copied, and skips the rest. */
async function takeCheckpoints(driver: PracticeDriver, notes: Notes, before: () => Promise<void> = async () => undefined) {
  for (const skill of skillIds) {
    driver.start({ mode: 'checkpoint', skill, skills: driver.state?.skills ?? new Map() });
    while (driver.reply.view.phase.kind !== 'finished') {
      await before();
      const copied = notes.of(driver.reply.view);
      await (copied === undefined ? driver.act({ kind: 'skip' }, 300) : driver.answer(copied));
      notes.read(driver.reply.view);
      await driver.next();
    }
  }
}

describe('copying', () => {
  it('gains nothing in checkpoints: one account reads all that checkpoints and practice show of every skill, another types it', async () => {
    const [reader, notes] = [new PracticeDriver(house.world), new Notes()];
    await takeCheckpoints(reader, notes);
    expect(notes.answers.size).toBe(0);
    for (const skill of skillIds) {
      reader.start({ skill, skills: everythingOpen });
      await readBySkipping(reader, 60, notes);
    }
    expect(notes.answers.size).toBeGreaterThan(bank.verified.filter(({ problem }) => problem.held_back !== true).length * 0.95);

    const copier = new PracticeDriver(house.world);
    await takeCheckpoints(copier, notes);
    expect(masteredBy(copier)).toBe(0);
    expect(copier.events.filter((event) => event.type === 'mastery_updated' && event.outcome !== 'incorrect')).toEqual([]);
  });

  it('gains nothing with one account and two tabs: a checkpoint in one, the solutions of its skill in the other', async () => {
    const [driver, notes] = [new PracticeDriver(house.world), new Notes()];
    for (const skill of skillIds.filter((_, at) => at % 6 === 0)) {
      driver.start({ mode: 'checkpoint', skill, skills: everythingOpen });
      while (driver.reply.view.phase.kind !== 'finished') {
        const { state, reply } = driver;
        driver.start({ skill, skills: everythingOpen });
        await readBySkipping(driver, 4, notes);
        Object.assign(driver, { state: { ...state, skills: everythingOpen }, reply });
        const copied = notes.of(driver.reply.view);
        expect(copied).toBeUndefined();
        await (await driver.act({ kind: 'skip' }, 300)).next();
      }
    }
    expect(driver.events.filter((event) => event.type === 'mastery_updated' && event.outcome !== 'incorrect')).toEqual([]);
  });

  it('is slow in practice: reading all solutions of a skill by skips takes minutes, and what she has read gives her nothing', async () => {
    const reader = new PracticeDriver(house.world);
    for (const skill of skillIds.slice(40, 45)) {
      const notes = new Notes();
      const { id } = reader.start({ skill, skills: everythingOpen }).state.session.skill;
      const stems = house.world.shelf.verifiedFor(id).map(({ item }) => item.problem_content.stem);
      let seconds = 0;
      while (stems.some((stem) => !notes.answers.has(stem))) seconds += await readBySkipping(reader, 1, notes);
      expect(seconds).toBeGreaterThan(3 * 60);
      for (let done = 0; done < 5; done += 1) {
        await reader.right(60);
        expect(reader.reply).toMatchObject({ outcome: 'correct', mastery: null });
        await reader.next();
      }
    }
  });
});
