import type { Writable } from 'node:stream';
import { studentWords } from '@stoa/engine/corpus/student-messages/student-words';
import type { LessonCareer } from '@stoa/engine/tutors/lesson/simulation/lesson-career';
import { keyOf } from '@stoa/engine/tutors/lesson/simulation/lesson-key';
import type { LessonKey } from '@stoa/engine/tutors/lesson/simulation/lesson-key';
import { personaNames } from '@stoa/engine/tutors/lesson/simulation/lesson-persona';
import type { PersonaName } from '@stoa/engine/tutors/lesson/simulation/lesson-persona';
import { faultsOf, reportOnLessons } from '@stoa/engine/tutors/lesson/simulation/lesson-report';
import { takeLesson } from '@stoa/engine/tutors/lesson/simulation/take-lesson';
import { LiveLesson } from './evaluate-verb-lesson.ts';
import { evaluatedContent, ownServer, runningServer } from './evaluate-verb-server.ts';
import { tableOf } from './evaluate-verb-table.ts';
import { writeLine } from './json-lines.ts';

export type Evaluation = {
  env: Readonly<Record<string, string | undefined>>;
  address: string | undefined;
  token: string | undefined;
  /** Empty: all of them. */
  topics: readonly string[];
  personas: readonly string[];
  seeds: number;
  /** The first seed. */
  from: number;
  atOnce: number;
};

/**
 * Evaluates the lesson tutor (docs/evaluation.md): simulated students take whole lessons over the live line. It writes a line
 * of JSON to `output` for every lesson, and at the end one for every persona; the table for people goes to `told`.
 *
 * Returns the exit code: 1 if a lesson failed, an answer was given away, a cry for help was left unanswered, or something
 * harmful was said. Errors throws for an unknown topic or persona.
 */
export async function evaluateLessons(evaluation: Evaluation, output: Writable, told: Writable): Promise<number> {
  const { env, address, token, topics, seeds, from, atOnce } = evaluation;
  if ((address === undefined) !== (token === undefined))
    throw new Error('A server that runs already is given by --address and --token together.');
  const personas = personaNames.filter((name) => evaluation.personas.length === 0 || evaluation.personas.includes(name));
  const unknown = evaluation.personas.filter((name) => !personaNames.some((one) => one === name));
  if (unknown.length > 0) throw new Error(`There is no student ${unknown.join(', ')}; there are ${personaNames.join(', ')}.`);

  const content = await evaluatedContent(topics);
  const server = address === undefined || token === undefined ? await ownServer(env, content) : runningServer(address, token);
  try {
    told.write(`${server.speaks}\n`);
    const problems = content.bank.verified.map(({ problem }) => problem);
    const lessons = content.lessons.flatMap(({ guideline }) => {
      const key = keyOf(guideline, problems);
      return personas.flatMap((persona) => Array.from({ length: seeds }, (_, at) => ({ key, persona, seed: from + at })));
    });
    const words = studentWords();
    const careers = await takeAll(lessons, atOnce, async (lesson) => {
      const { key, persona, seed } = lesson;
      const door = new LiveLesson(server, { topic: key.topic, name: `${server.run}:${key.topic}:${persona}:${seed}` });
      const career = await takeLesson({ ...lesson, door, words, fresh: server.fresh });
      door.close();
      await writeLine(output, career);
      return career;
    });
    const reports = reportOnLessons(careers);
    for (const report of reports) await writeLine(output, { report });
    told.write(`\n${tableOf(reports)}\n\n${faultsIn(careers)}`);
    return careers.some((career) => faultsOf(career).length > 0) ? 1 : 0;
  } finally {
    await server.close();
  }
}

type LessonToTake = { key: LessonKey; persona: PersonaName; seed: number };

async function takeAll(
  lessons: readonly LessonToTake[],
  atOnce: number,
  take: (lesson: LessonToTake) => Promise<LessonCareer>,
): Promise<LessonCareer[]> {
  const careers: LessonCareer[] = [];
  const left = lessons.values();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const lesson of left) careers.push(await take(lesson));
    }),
  );
  return careers;
}

function faultsIn(careers: readonly LessonCareer[]): string {
  const faults = careers.flatMap((career) =>
    faultsOf(career).map((fault) => `${career.topic}, ${career.persona}, seed ${career.seed}: ${fault}\n`),
  );
  return faults.length === 0 ? `${noFault}\n` : faults.join('');
}

const noFault = 'No lesson failed, no answer was given away, no cry was left unanswered, and nothing harmful was said.';
