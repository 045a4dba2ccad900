import { nothingMet } from '@stoa/engine/problems/met-problems';
import { firstState, skillStates } from '@stoa/engine/mastery/skill-state';
import { isMastered } from '@stoa/engine/mastery/standing';
import { simulate } from '@stoa/engine/tutors/practice/simulation/simulate';
import { learnerKinds } from '@stoa/engine/simulation/synthetic-learner';
import type { ProblemShelf } from '@stoa/engine/problems/problem-shelf';
import { PracticeDriver } from '@stoa/engine/tutors/practice/sample-practice';
import { studentProblem } from '@stoa/engine/problems/student-problem';
import { shelfOf } from '@stoa/engine/problems/sample-problems';
import { sampleSalt } from '@stoa/factory/salted-seed';
import { writeMore } from '@stoa/factory/write-bank';
import { isRunningLow } from '@stoa/engine/problems/choose-problem';
import type { ShownFigure } from '@stoa/schema/figure/figure';
import { SkillId } from '@stoa/schema/skill';
import type { BankedProblem } from '@stoa/schema/problem';
import { openPracticePolicy } from '@stoa/library/open-practice-policy';
import { openSkillGraph } from '@stoa/library/open-skill-graph';
import type { PracticeView } from '@stoa/schema/practice';
import { describe, expect, it } from 'vitest';
import { sampleBank } from './sample-bank.ts';

const { graph, index } = openSkillGraph();
const { policy } = openPracticePolicy();
const bank = await sampleBank();
const server = {
  world: {
    graph: index,
    policy,
    met: nothingMet,
    crisis_contacts: null,
    shelf: shelfOf(bank.verified.map(({ problem }) => problem)),
  },
  learners: 1,
  problemsADay: 30,
  seed: 1,
  start: new Date('2026-03-02T08:00:00Z'),
};

describe('practice with the server’s graph, policy and bank', () => {
  it('lets a learner master every skill, and takes a perfect learner at most ten problems for each', async () => {
    const report = await simulate({ ...server, kind: learnerKinds.perfect, problems: 2000 });
    expect(report.skills_mastered).toBe(graph.nodes.length);
    expect(report.learners_done).toBe(1);
    for (const { mean_problems_to_mastery } of report.skills) expect(mean_problems_to_mastery).toBeLessThanOrEqual(10);
  });

  it('pauses a learner who is never right, who masters nothing', async () => {
    const report = await simulate({ ...server, kind: learnerKinds.hopeless, problems: 100 });
    expect(report).toMatchObject({ skills_mastered: 0, learners_paused: 1 });
  });
});

/** Returns a question as the page shows it, with the words of its figure, because two figures may have the same question. */
const shownOf = ({ stem, figure }: { stem: string; figure: ShownFigure | null }): string => `${stem} ${figure?.words ?? ''}`;

/** The notes of a student who copies: the answer to each question whose solution was shown to her. */
class Notes {
  readonly answers = new Map<string, string>();

  read({ problem, solution, example }: PracticeView): void {
    if (problem !== null && solution !== null) this.answers.set(shownOf(problem), solution.answer);
    if (example !== null) this.answers.set(shownOf(example), example.answer);
  }

  /** Returns the copied answer as it's typed: a choice by its key, mathematics without dollar signs. */
  of({ problem }: PracticeView): string | undefined {
    const told = problem === null ? undefined : this.answers.get(shownOf(problem));
    return problem?.input_type === 'multiple_choice' ? told?.slice(0, 1) : told?.replaceAll('$', '');
  }
}

const skillIds = graph.nodes.map(({ id }) => id as string);
const masteredBy = ({ state }: PracticeDriver) => [...state.skills.values()].filter(isMastered).length;
/** The states of an account with every skill open, as if somebody had helped the student. */
const everythingOpen = skillStates(
  index.skills.map((skill) => ({
    ...firstState(skill),
    p_mastery: 0.99,
    opportunities: 5,
    mastered_at: '2026-01-01T00:00:00.000Z',
  })),
);

/** Returns a wrong answer, in lines of work if the problem asks for those. */
function wrongAnswer({ problem }: PracticeDriver) {
  const answer = problem.tests.find(({ kind }) => kind === 'wrong')?.answer ?? '';
  return problem.item.answer_spec.answer_mode === 'work_shown'
    ? { kind: 'attempt_work' as const, lines: [answer] }
    : { kind: 'attempt' as const, answer };
}

/**
 * Skips each problem of a session as early as allowed, and notes what the session shows. Returns how many seconds that took.
 */
async function readBySkipping(
  driver: PracticeDriver,
  problems: number,
  notes: Notes,
  { tries = [], school }: { tries?: readonly number[]; school?: School } = {},
): Promise<number> {
  const began = driver.now.getTime();
  for (let done = 0; done < problems && driver.reply.view.phase.kind !== 'finished'; done += 1) {
    const waits = () => {
      const { slow_down } = driver.reply.view;
      return slow_down === null ? 0 : Math.max(0, (Date.parse(slow_down.until) - driver.now.getTime()) / 1000);
    };
    for (const seconds of tries)
      await driver.act(wrongAnswer(driver), driver.reply.view.may.attempt ? seconds : waits() + seconds);
    if (driver.reply.view.may.example) notes.read((await driver.act({ kind: 'see_example' }, 1)).reply.view);
    school?.note(driver);
    notes.read((await driver.act({ kind: 'skip' }, Math.max(1, waits()))).reply.view);
    school?.note(driver);
    await (school === undefined ? driver.act({ kind: 'next' }, 1) : school.next(driver));
    while (driver.reply.view.phase.kind === 'paused') await driver.act({ kind: 'next' }, 1);
  }
  return (driver.now.getTime() - began) / 1000;
}

/**
 * A school where everyone practices the same skill. What was shown to one student is known when a problem is chosen for
 * another.
 */
class School {
  private problems: BankedProblem[];
  private shelf: ProblemShelf;
  private readonly shown = new Set<string>();
  private readonly exposed = new Map<PracticeDriver, Set<string>>();
  private readonly skill: SkillId;
  private readonly aware: boolean;

  /** `aware`: problems are chosen with knowledge of what was shown to other students. */
  constructor(skill: SkillId, aware: boolean) {
    this.skill = skill;
    this.aware = aware;
    this.problems = bank.verified.map(({ problem }) => problem).filter(({ item }) => item.meta.skill_id === skill);
    this.shelf = shelfOf(this.problems);
  }

  stems(): string[] {
    return this.shelf.verifiedFor(this.skill).map((problem) => shownOf(studentProblem(problem)));
  }

  student(): PracticeDriver {
    const shelf: ProblemShelf = {
      verifiedFor: (id) => this.shelf.verifiedFor(id),
      heldBackFor: (id) => this.shelf.heldBackFor(id),
      find: (id, version) => this.shelf.find(id, version),
    };
    const driver = new PracticeDriver({ ...server.world, shelf, shownLately: this.shown });
    this.exposed.set(driver, new Set());
    return driver;
  }

  start(driver: PracticeDriver): void {
    this.restock(driver);
    driver.start({ skill: this.skill, start_anyway: true });
  }

  async next(driver: PracticeDriver): Promise<void> {
    do {
      this.restock(driver);
      await driver.act({ kind: 'next' }, 1);
    } while (driver.reply.view.phase.kind === 'paused');
  }

  note(driver: PracticeDriver): void {
    for (const { problem_id, how } of driver.applied.exposures) {
      this.exposed.get(driver)!.add(problem_id);
      if (this.aware && how !== 'counted') this.shown.add(problem_id);
    }
  }

  private restock(driver: PracticeDriver): void {
    if (this.problems.length >= 240) return;
    if (!isRunningLow(this.shelf.verifiedFor(this.skill), policy.mastery_streak, this.exposed.get(driver)!, this.shown)) return;
    const order = {
      held: this.problems,
      skill: this.skill,
      use: 'practice',
      graph,
      salt: sampleSalt,
      now: server.start,
    } as const;
    this.problems = [...this.problems, ...writeMore(order).verified.map(({ problem }) => problem)];
    this.shelf = shelfOf(this.problems);
  }
}

/** Takes a checkpoint in every skill with the copied answers, and skips the other problems. */
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

describe('a student who copies answers', () => {
  it('gains nothing in checkpoints: one account reads everything that checkpoints show of every skill, and practice of every third skill, and another account types it', async () => {
    const [reader, notes] = [new PracticeDriver(server.world), new Notes()];
    await takeCheckpoints(reader, notes);
    expect(notes.answers.size).toBe(0);
    const readSkills = skillIds.filter((_, at) => at % 3 === 0);
    for (const skill of readSkills) {
      reader.start({ skill, skills: everythingOpen });
      await readBySkipping(reader, 60, notes);
    }
    const shown = bank.verified.filter(
      ({ problem }) => problem.held_back !== true && readSkills.includes(problem.item.meta.skill_id),
    );
    expect(notes.answers.size).toBeGreaterThan(shown.length * 0.95);

    const copier = new PracticeDriver(server.world);
    await takeCheckpoints(copier, notes);
    expect(masteredBy(copier)).toBe(0);
    expect(copier.events.filter((event) => event.type === 'mastery_updated' && event.outcome !== 'incorrect')).toEqual([]);
  });

  it('gains nothing with one account and two tabs: a checkpoint in one, the solutions of its skill in the other', async () => {
    const [driver, notes] = [new PracticeDriver(server.world), new Notes()];
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

  it.each([
    { how: 'skips alone', tries: [], atLeast: 150 },
    { how: 'skips after rapid wrong answers', tries: [0.5], atLeast: 150 },
    { how: 'skips after a wrong answer that took four seconds', tries: [4], atLeast: 60 },
  ])('is slow in practice when she $how, and gains nothing from what she read', async ({ tries, atLeast }) => {
    const reader = new PracticeDriver(server.world);
    for (const skill of skillIds.slice(40, 45)) {
      const notes = new Notes();
      const { id } = reader.start({ skill, skills: everythingOpen }).state.session.skill;
      const stems = server.world.shelf.verifiedFor(id).map((problem) => shownOf(studentProblem(problem)));
      let seconds = 0;
      while (stems.some((stem) => !notes.answers.has(stem))) seconds += await readBySkipping(reader, 1, notes, { tries });
      expect(seconds).toBeGreaterThan(atLeast);
      for (let done = 0; done < 5; done += 1) {
        await reader.right(60);
        expect(reader.reply).toMatchObject({ outcome: 'correct', mastery: null });
        do await reader.next();
        while (reader.reply.view.phase.kind === 'paused');
      }
    }
  });

  it('gains almost nothing in practice with a second account: problems that were shown today come last, and more are written', async () => {
    const mastered = { unaware: 0, aware: 0 };
    const skills = skillIds.filter((_, at) => at % 15 === 0);
    for (const skill of skills) {
      for (const kind of ['unaware', 'aware'] as const) {
        const school = new School(SkillId.parse(skill), kind === 'aware');
        const [reader, notes] = [school.student(), new Notes()];
        const wanted = school.stems();
        school.start(reader);
        while (wanted.some((stem) => !notes.answers.has(stem))) await readBySkipping(reader, 1, notes, { school });

        const copier = school.student();
        school.start(copier);
        for (let met = 0; met < 10 && copier.reply.view.phase.kind !== 'finished'; met += 1) {
          const copied = notes.of(copier.reply.view);
          await (copied === undefined ? copier.act({ kind: 'skip' }, 300) : copier.answer(copied));
          school.note(copier);
          await school.next(copier);
        }
        mastered[kind] += masteredBy(copier);
      }
    }
    expect(mastered.unaware).toBe(skills.length);
    expect(mastered.aware).toBeLessThanOrEqual(1); // one skill has hardly any more problems to write
  });
});
