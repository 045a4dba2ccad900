import type { Writable } from 'node:stream';
import type { LessonCareer } from '@stoa/engine/tutors/lesson/simulation/lesson-career';
import { personaNames } from '@stoa/engine/tutors/lesson/simulation/lesson-persona';
import { isFaulty, reportOnLessons } from '@stoa/engine/tutors/lesson/simulation/lesson-report';
import { evaluatedContent, ownServer, runningServer } from './evaluate-verb-server.ts';
import { takeLesson } from './evaluate-verb-lesson.ts';
import type { LessonToTake } from './evaluate-verb-lesson.ts';
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
 * Evaluates the lesson tutor (docs/evaluation.md): simulated students take whole lessons over the live line. Every lesson is a line of
 * JSON on `output`, every persona one more at the end; the table for people goes to `told`.
 *
 * Returns the exit code: 1 where a lesson failed or an answer was given away. Errors  throws for what there is not: a topic, a persona.
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
    const lessons = content.lessons.flatMap(({ guideline }) =>
      personas.flatMap((persona) => Array.from({ length: seeds }, (_, at) => ({ guideline, persona, seed: from + at }))),
    );
    const careers = await takeAll(lessons, atOnce, async (lesson) => {
      const career = await takeLesson(server, content.bank, lesson);
      await writeLine(output, career);
      return career;
    });
    const reports = reportOnLessons(careers);
    for (const report of reports) await writeLine(output, { report });
    told.write(`\n${tableOf(reports)}\n\n${faultsIn(careers)}`);
    return isFaulty(careers) ? 1 : 0;
  } finally {
    await server.close();
  }
}

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
  const faults = careers.flatMap(({ topic, persona, seed, failed, leaks }) =>
    [...(failed === null ? [] : [`failed: ${failed}`]), ...leaks.map((leak) => `leak: ${leak}`)].map(
      (fault) => `${topic}, ${persona}, seed ${seed}: ${fault}\n`,
    ),
  );
  return faults.length === 0 ? 'No lesson failed, and no answer was given away.\n' : faults.join('');
}
