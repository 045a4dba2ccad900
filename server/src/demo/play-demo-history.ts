import { Settings } from '@stoa/schema/account';
import type { Grade } from '@stoa/schema/account';
import { SkillId } from '@stoa/schema/skill';
import { TopicId } from '@stoa/schema/study-plan';
import type { Guideline } from '@stoa/schema/study-plan';
import type { Caller } from '../auth/caller.ts';
import type { AppContext } from '../app-context.ts';
import type { CachedShelf } from '../problem-shelf.ts';
import { LessonSessions } from '../tutors/lesson/lesson-sessions.ts';
import { demoClass } from './demo-class-plan.ts';
import { demoSittings } from './demo-student-plan.ts';
import { PastLearner } from './past-learner.ts';
import { sitAtBoard } from './sit-at-board.ts';
import { sitAtCourse } from './sit-at-course.ts';
import { sitAtEssay } from './sit-at-essay.ts';
import { sitAtLesson } from './sit-at-lesson.ts';
import { PracticeOfPast } from './sit-at-practice.ts';
import type { Sitting } from './sitting.ts';

const dayMs = 24 * 60 * 60_000;
const studentSeed = 7;
/** The history ends at least an hour before now. */
const leastMs = 60 * 60_000;

type Learner = Pick<Caller, 'id' | 'role' | 'name' | 'email'>;
type Past = { grade: Grade; sittings: readonly Sitting[]; seed: number };

/**
 * Plays eight weeks of the demo student, so that every page has something to show. She takes real turns: the tutors, the bank,
 * and the journal are the server's own; only the clock of those turns is set back. No model is asked. The same server gets the
 * same history, its days counted from now. If the student has already practiced or learned, her data stays, and nothing is
 * played.
 *
 * Returns the number of turns.
 */
export async function playDemoHistory(
  context: AppContext,
  shelf: CachedShelf,
  learner: Learner,
  closing: AbortSignal,
): Promise<number> {
  return playPast(context, shelf, learner, { grade: 7, sittings: demoSittings, seed: studentSeed }, closing);
}

/** Plays the week of each student of the demo class in the same way, one after the other. `openAccount` gives the account of each. Returns the number of turns. */
export async function playDemoClass(
  context: AppContext,
  shelf: CachedShelf,
  openAccount: (slug: string, name: string) => Promise<Learner | null>,
  closing: AbortSignal,
): Promise<number> {
  let turns = 0;
  for (const [at, { slug, name, ...past }] of demoClass.entries()) {
    if (closing.aborted) break;
    const learner = await openAccount(slug, name);
    if (learner !== null) turns += await playPast(context, shelf, learner, { ...past, seed: studentSeed + 1 + at }, closing);
  }
  return turns;
}

async function playPast(
  context: AppContext,
  shelf: CachedShelf,
  learner: Learner,
  { grade, sittings, seed }: Past,
  closing: AbortSignal,
): Promise<number> {
  const { store, clock, supply } = context;
  const begun = await Promise.all(['practice', 'lesson'].map((tutor) => store.sessions.latest(learner.id, tutor)));
  if (begun.some((session) => session !== null)) return 0;
  const past = new PastLearner(context, shelf, { ...learner, by: 'cookie', sessionId: 'demo history' }, seed, closing);
  await store.accounts.saveSettings(learner.id, Settings.parse({ grade }));
  const { plans } = new LessonSessions(past);
  await supply?.whole(await skillsOf(sittings, (topic) => plans.find(topic))); // so that the problems are the same whenever it is played
  await shelf.refresh();
  const practice = new PracticeOfPast(past);
  const now = clock().getTime();
  for (const sitting of sittings) {
    if (closing.aborted) break;
    const sinceMs = sitting.daysAgo * dayMs + Math.floor(past.random() * 3 * 60 * 60_000);
    past.clock.set(now - (sitting.daysAgo === 0 ? leastMs : 0) - sinceMs);
    await sit(past, practice, sitting);
  }
  return past.keys - practice.reports;
}

function sit(past: PastLearner, practice: PracticeOfPast, sitting: Sitting): Promise<void> {
  switch (sitting.kind) {
    case 'practice':
      return practice.sit(sitting);
    case 'lesson':
      return sitAtLesson(past, sitting);
    case 'course':
      return sitAtCourse(past, sitting);
    case 'essay':
      return sitAtEssay(past, sitting);
    case 'board':
      return sitAtBoard(past, sitting);
  }
}

/** Returns the skills that the histories of the demo practice, including those that their lessons practice. */
export async function skillsOfHistory(planOf: (topic: TopicId) => Promise<{ guideline: Guideline } | null>): Promise<SkillId[]> {
  return skillsOf([...demoSittings, ...demoClass.flatMap(({ sittings }) => sittings)], planOf);
}

async function skillsOf(
  sittings: readonly Sitting[],
  planOf: (topic: TopicId) => Promise<{ guideline: Guideline } | null>,
): Promise<SkillId[]> {
  const skills = sittings.map(async (sitting) => {
    if (sitting.kind === 'practice' || sitting.kind === 'board')
      return sitting.skill === null ? [] : [SkillId.parse(sitting.skill)];
    if (sitting.kind !== 'lesson') return [];
    const plan = await planOf(TopicId.parse(sitting.topic));
    return plan?.guideline.plan.steps.flatMap((step) => (step.type === 'practice' ? [step.skill_id] : [])) ?? [];
  });
  return [...new Set((await Promise.all(skills)).flat())];
}
