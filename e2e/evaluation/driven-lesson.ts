import { LessonDriver } from '@stoa/engine/tutors/lesson/samples/sample-lesson';
import { lessonView } from '@stoa/engine/tutors/lesson/lesson-view';
import { convertGuidelineToTopic } from '@stoa/engine/tutors/lesson/plan/convert-guideline';
import { keyOf } from '@stoa/engine/tutors/lesson/simulation/lesson-key';
import type { LessonDoor } from '@stoa/engine/tutors/lesson/simulation/lesson-door';
import type { LessonKey } from '@stoa/engine/tutors/lesson/simulation/lesson-key';
import { nothingMet } from '@stoa/engine/problems/met-problems';
import { indexGraph } from '@stoa/engine/skills/graph-index';
import { openCrisisContacts } from '@stoa/library/open-crisis-contacts';
import { openEverydayWords } from '@stoa/library/open-everyday-words';
import { contentFolder, readContent } from '@stoa/library/content-file';
import { openPracticePolicy } from '@stoa/library/open-practice-policy';
import { openSkillGraph } from '@stoa/library/open-skill-graph';
import { Guideline } from '@stoa/schema/study-plan';
import { sampleBank } from '../bank/sample-bank.ts';

/** A lesson without a server: the tutor's own turns, over the sample bank. */
export type DrivenLesson = {
  guideline: Guideline;
  key: LessonKey;
  open: (seed: number) => LessonDoor;
  /** Starts the same lesson, with access to everything that the server knows. */
  start: (seed: number) => Promise<LessonDriver>;
};

/** Read once for all lessons: reading it takes as long as a short lesson. */
let whole: ReturnType<typeof sampleBank> | null = null;

export async function drivenLesson(name: string): Promise<DrivenLesson> {
  const guideline = readContent(new URL(`lessons/${name}.json`, contentFolder), Guideline);
  const { graph, index } = openSkillGraph();
  const skills = new Set([
    ...guideline.plan.concepts.map(({ skill_id }) => skill_id),
    ...guideline.plan.steps.flatMap((step) => (step.type === 'practice' ? [step.skill_id] : [])),
  ]);
  const bank = (await (whole ??= sampleBank())).verified
    .map(({ problem }) => problem)
    .filter(({ item }) => skills.has(item.meta.skill_id));
  const nodes = graph.nodes.filter(({ id }) => skills.has(id)).map((node) => ({ ...node, prerequisites: [] }));
  const world = {
    graph: indexGraph({ ...graph, nodes }),
    policy: openPracticePolicy().policy,
    shelf: {
      verifiedFor: (skill: string) => bank.filter(({ item }) => item.meta.skill_id === skill),
      heldBackFor: () => [],
      find: (id: string, version: number) =>
        bank.find(({ item }) => item.meta.id === id && item.meta.version === version) ?? null,
    },
    met: nothingMet,
    crisis_contacts: openCrisisContacts(),
    everydayWords: openEverydayWords(),
  };
  const topic = convertGuidelineToTopic(guideline, 1, index);
  return {
    guideline,
    key: keyOf(guideline, bank),
    start: (seed) => new LessonDriver(world, { seed }).start(topic),
    open: (seed) => {
      const driver = new LessonDriver(world, { seed });
      return {
        begin: async () => lessonView((await driver.start(topic)).session),
        take: async (input, seconds) => lessonView((await driver.take(input, seconds)).session),
      };
    },
  };
}
