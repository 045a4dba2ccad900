import type { LessonView } from '@stoa/schema/lesson';
import { seededChance } from '../../../simulation/seeded-chance.ts';
import { lastTurn } from './last-turn.ts';
import { careerOf, type Belief, type LessonCareer, type TurnTaken } from './lesson-career.ts';
import type { LessonDoor } from './lesson-door.ts';
import type { LessonKey } from './lesson-key.ts';
import { lessonPersonas, type PersonaName } from './lesson-persona.ts';
import { SimulatedStudent } from './lesson-student.ts';
import { examineTurn, treatmentIn } from './lesson-turn-examined.ts';
import type { StudentWords } from './student-words.ts';
import { unaidedTest } from './unaided-test.ts';

/** The student's turns after which a lesson is considered endless. */
const mostTurns = 120;

export type LessonTaken = {
  /** Null: no lesson takes place between the two tests, as if there were no tutor. */
  door: LessonDoor | null;
  key: LessonKey;
  words: StudentWords;
  persona: PersonaName;
  seed: number;
  /** True if the tutor knows about her only from this lesson. */
  fresh: boolean;
};

/**
 * Takes one lesson from its welcome to its end, with a test before and after it, and returns the results. A failure of the door
 * is reported in them, not thrown. The same seed gives the same student, with the same luck in both tests.
 */
export async function takeLesson({ door, key, words, persona, seed, fresh }: LessonTaken): Promise<LessonCareer> {
  const own = seedOf(`${key.topic}:${persona}:${seed}`);
  const student = new SimulatedStudent(lessonPersonas[persona], key, words, seededChance(own));
  const met = new Set<string>();
  const pre_test = unaidedTest(student, key, met, seededChance(own + 1));
  const turns: TurnTaken[] = [];
  let view: LessonView | null = null;
  let failed: string | null = null;
  let completed_at: number | null = null;
  try {
    if (door !== null) {
      view = await door.begin();
      student.reads(view.messages.at(-1)!, view);
      while (view.ended === null) {
        if (turns.length >= mostTurns) throw new Error(`it has not ended after ${mostTurns} turns`);
        const before: LessonView = view;
        if (before.question !== null) met.add(before.question.text);
        const utterance = student.says(before);
        view = await door.take(utterance.input, utterance.seconds);
        const { message } = lastTurn(view);
        const known = student.knownOf(message.text);
        const examined = examineTurn(key, { before, after: view, utterance, known });
        turns.push({ utterance, examined });
        student.reads(message, view, treatmentIn(examined, known));
        if (view.is_complete) completed_at ??= view.turn_count;
      }
    }
  } catch (error) {
    failed = error instanceof Error ? error.message : String(error);
  }
  const beliefs = fresh ? beliefsOf(view, key, student) : null;
  student.mind.waits();
  const post_test = unaidedTest(student, key, met, seededChance(own + 1));
  const sender = { persona, topic: key.topic, seed, failed };
  return careerOf(sender, view, turns, { pre_test, post_test, beliefs, completed_at });
}

/** Returns what the summary says about each concept, together with whether she knows it. */
function beliefsOf(view: LessonView | null, { plan }: LessonKey, student: SimulatedStudent): Belief[] | null {
  const summary = view?.summary ?? null;
  if (summary === null) return null;
  return summary.concepts.flatMap(({ name, estimate }) => {
    const concept = plan.concepts.find((one) => one.name === name);
    return concept === undefined || estimate === null
      ? []
      : [{ concept: concept.id, estimate, knows: student.mind.knows(concept.id) }];
  });
}

/** Hashes with FNV-1a, 32 bits, so that similar names give very different seeds. */
function seedOf(name: string): number {
  let hash = 0x811c9dc5;
  for (const sign of name) hash = Math.imul(hash ^ sign.codePointAt(0)!, 0x01000193) >>> 0;
  return hash;
}
