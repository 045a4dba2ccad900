import { nothingMet } from '@stoa/engine/problems/met-problems';
import { sampleSalt } from '@stoa/factory/salted-seed';
import { writeBank } from '@stoa/factory/write-bank';
import { seededChance } from '@stoa/engine/simulation/seeded-chance';
import { convertGuidelineToTopic } from '@stoa/engine/tutors/lesson/plan/convert-guideline';
import { lessonTutor } from '@stoa/engine/tutors/lesson/lesson-tutor';
import { wrongAnswerTo } from '@stoa/engine/tutors/lesson/samples/sample-lesson';
import { startLesson } from '@stoa/engine/tutors/lesson/start-lesson';
import { lessonByVersion, lessonWithPlan, readStoredLesson } from '@stoa/engine/tutors/lesson/state/stored-lesson';
import { makeAsk } from '@stoa/engine/turn/ask';
import { openLessons } from '@stoa/library/open-lessons';
import { openPracticePolicy } from '@stoa/library/open-practice-policy';
import { openSkillGraph } from '@stoa/library/open-skill-graph';
import type { LessonInput } from '@stoa/schema/lesson';
import { median, ms, print, quantile } from './figures.ts';

const lessonsOfEach = 6;
const stages = ['read', 'perceive', 'decide', 'speak', 'apply', 'write'] as const;
type Times = Record<(typeof stages)[number], number>;

/**
 * Measures where the time of a turn goes, in this process and without a server: reading the stored session, the four stages
 * with scripts speaking, and writing session and reply as JSON. `turn` and `commit` are the medians that were just measured
 * over HTTP.
 */
export async function measureStages(turn: number, commit: number): Promise<void> {
  const steps = await takeLessons();
  const rows = stages.map((stage) => {
    const times = steps.map((one) => one[stage]);
    return [stage, ms(median(times)), ms(quantile(times, 0.99))];
  });
  const inside = median(steps.map((one) => stages.reduce((sum, stage) => sum + one[stage], 0)));
  print(`Where a turn of a lesson spends its time: ${steps.length} turns in one process, scripts speaking`, [
    ['', 'median', 'p99'],
    ...rows,
    ['all of these', ms(inside), ''],
    ['commit (the floor, single)', ms(commit), ''],
    ['the rest of a turn over HTTP', ms(turn - inside - commit), ''],
  ]);
}

async function takeLessons(): Promise<Times[]> {
  const { graph, index } = openSkillGraph();
  const guidelines = openLessons(index, { now: new Date() }).lessons.map(({ guideline }) => guideline);
  const skills = new Set(guidelines.flatMap(({ plan }) => plan.concepts.map(({ skill_id }) => skill_id)));
  const nodes = graph.nodes.filter(({ id }) => skills.has(id));
  const bank = writeBank({ salt: sampleSalt, graph: { ...graph, nodes }, now: new Date() }).verified.map(
    ({ problem }) => problem,
  );
  const bySkill = Map.groupBy(bank, ({ item }) => item.meta.skill_id as string);
  const shelf = {
    verifiedFor: (skill: string) => bySkill.get(skill) ?? [],
    heldBackFor: () => [],
    find: (id: string) => bank.find(({ item }) => item.meta.id === id) ?? null,
  };
  const world = {
    graph: index,
    policy: openPracticePolicy().policy,
    shelf,
    met: nothingMet,
    crisis_contacts: null,
    planProblems: null,
  };
  const ask = makeAsk({ languageModel: null, log: () => undefined, clock: () => 0 });
  const tutor = lessonTutor(world);
  const steps: Times[] = [];

  for (let round = 0; round < lessonsOfEach; round += 1)
    for (const guideline of guidelines) {
      const random = seededChance(round + 1);
      let turns = 0;
      const moment = () => ({ now: new Date(1_800_000_000_000 + turns * 20_000), random, turnId: `turn-${turns++}` });
      const begun = await startLesson(
        world,
        new Map(),
        {
          session_id: 'lesson',
          topic: convertGuidelineToTopic(guideline, 1, index),
          student_context: { grade: guideline.grade, board: guideline.syllabus, language_level: 'standard' },
          pace_preference: 'normal',
          allow_extension: false,
          earlier: null,
        },
        ask,
        moment(),
      );
      let { state } = begun;
      while (state.session.ended === null) {
        const stored = JSON.stringify(lessonByVersion(state.session));
        const at = [performance.now()];
        const session = lessonWithPlan(readStoredLesson(JSON.parse(stored)), guideline);
        at.push(performance.now());
        const before = { session, skills: state.skills };
        const input = inputAt(turns, session.last_question!);
        const now = moment();
        const sight = tutor.perceive(before, input, now);
        at.push(performance.now());
        const move = tutor.decide(before, sight, now);
        at.push(performance.now());
        const words = await tutor.speak(move, sight, ask);
        at.push(performance.now());
        const applied = tutor.apply(before, sight, move, words, now);
        at.push(performance.now());
        JSON.stringify([applied.state.session, applied.reply]);
        at.push(performance.now());
        ({ state } = applied);
        if (round > 0)
          steps.push(Object.fromEntries(stages.map((stage, index_) => [stage, at[index_ + 1]! - at[index_]!])) as Times);
      }
    }
  return steps;
}

/** Returns a wrong answer, a message and a right answer, in turn. */
function inputAt(turn: number, question: Parameters<typeof wrongAnswerTo>[0]): LessonInput {
  const { question_id } = question;
  if (turn % 3 === 0) return { kind: 'answer', message: wrongAnswerTo(question), question_id };
  if (turn % 3 === 1) return { kind: 'message', message: "I don't get it, why do we do that?", question_id: null };
  return { kind: 'answer', message: question.answer.expected, question_id };
}
