import { beforeAll, describe, expect, it } from 'vitest';
import { studentWords } from '@stoa/engine/corpus/student-messages/student-words';
import { tutorLines } from '@stoa/engine/corpus/tutor-lines/tutor-lines';
import type { LessonCareer } from '@stoa/engine/tutors/lesson/simulation/lesson-career';
import type { LessonDoor } from '@stoa/engine/tutors/lesson/simulation/lesson-door';
import type { PersonaName } from '@stoa/engine/tutors/lesson/simulation/lesson-persona';
import { faultsOf, reportOnLessons } from '@stoa/engine/tutors/lesson/simulation/lesson-report';
import { takeLesson } from '@stoa/engine/tutors/lesson/simulation/take-lesson';
import { amount } from '../drills/amount.ts';
import {
  altered,
  coldTo,
  deafToCries,
  inNouns,
  kindTo,
  ofAnotherTopic,
  repeating,
  saying,
  withoutProbes,
} from './altered-lesson.ts';
import { drivenLesson, type DrivenLesson } from './driven-lesson.ts';

// An evaluation is only worth something if it can tell lessons apart. Here the same students, with the same random seeds, take
// lessons in which one thing was changed.
const words = studentWords();
const feelings: ReadonlySet<string> = new Set(
  [...words.sayings].flatMap(([kind, all]) => (kind.startsWith('feeling:') ? all.map(({ text }) => text) : [])),
);
const seeds = amount(2, 8);
const learners = ['silent', 'mistaken'] as const;
let lessons: DrivenLesson[];
let elsewhere: DrivenLesson;
let script: Figures;

type Alteration = (door: LessonDoor) => LessonDoor | null;
type Figures = { gain: number; met: number; report: ReturnType<typeof reportOnLessons>[number] };
const asItIs: Alteration = (door) => door;

async function taught(personas: readonly PersonaName[], change: Alteration, many = seeds): Promise<LessonCareer[]> {
  const careers: LessonCareer[] = [];
  for (const { key, open } of lessons)
    for (const persona of personas)
      for (let seed = 1; seed <= many; seed += 1)
        careers.push(await takeLesson({ door: change(open(seed)), key, words, persona, seed, fresh: true }));
  return careers;
}

async function figures(personas: readonly PersonaName[], change: Alteration, many = seeds): Promise<Figures> {
  const report = reportOnLessons(await taught(personas, change, many)).at(-1)!;
  const { of, met } = report.misconceptions;
  return { gain: report.gain ?? 0, met: met / Math.max(1, of), report };
}

beforeAll(async () => {
  lessons = await Promise.all(['equivalent-fractions', 'adding-unlike-fractions'].map(drivenLesson));
  elsewhere = await drivenLesson('mean-and-median');
  script = await figures(learners, asItIs);
});

describe('the score of a lesson', () => {
  it('is well above that of no tutor when the script speaks', async () => {
    const none = await figures(learners, () => null);
    expect(none.gain).toBe(0);
    expect(script.gain).toBeGreaterThan(0.2);
    expect(script.report.failed).toBe(0);
  });

  it('is the same as that of no tutor when the tutor says random nouns', async () => {
    const nouns = await figures(learners, (door) => altered(door, inNouns(1)));
    expect(nouns.gain).toBe(0);
    expect(nouns.report.misconceptions.met).toBe(0);
  });

  it.each([
    { title: 'explains another topic', change: (): Alteration => (door) => altered(door, ofAnotherTopic(elsewhere.guideline)) },
    { title: 'says the same again and again', change: (): Alteration => (door) => altered(door, repeating()) },
  ])('falls when the tutor $title, and fewer misconceptions are addressed', async ({ change }) => {
    const other = await figures(learners, change());
    expect(other.gain).toBeLessThan(script.gain);
    expect(other.met).toBeLessThan(script.met);
  });

  it('falls when the tutor asks no probes: fewer misconceptions are addressed', async () => {
    // A hint names the misconception too, so the difference is small. There must be enough students that it isn't luck.
    const many = 6;
    const asked = await figures(learners, asItIs, many);
    const other = await figures(learners, (door) => altered(door, withoutProbes), many);
    expect(other.met).toBeLessThan(asked.met);
    // The gain isn't compared: docs/evaluation.md says what these simulated students can't show about a probe.
  });

  it('falls when feelings are ignored: the student leaves before the end', async () => {
    const kind = await figures(['worried'], (door) => altered(door, kindTo(feelings)));
    const cold = await figures(['worried'], (door) => altered(door, coldTo(feelings)));
    expect(kind.report.feelings.met).toBe(kind.report.feelings.of);
    expect(cold.report.feelings).toMatchObject({ met: 0 });
    expect(cold.report.steps).toBeLessThan(kind.report.steps);
    expect(cold.gain).toBeLessThan(kind.gain);
  });

  it('is the same for the same seeds', async () => {
    const [one, again] = [await taught(['chatty'], asItIs, 1), await taught(['chatty'], asItIs, 1)];
    expect(again).toEqual(one);
  });
});

describe('a fault of a lesson', () => {
  const harmful = tutorLines.seen.harmful.find(({ kind }) => kind !== 'false_arithmetic')!.text;
  const answerOf = (view: Parameters<Parameters<typeof saying>[0]>[0]): string => {
    const asked = lessons.flatMap(({ key }) =>
      view.question === null ? [] : (key.find(view.question, view.current_step)?.answer.expected ?? []),
    );
    return `The answer is ${asked[0]}.`;
  };

  it.each([
    { title: 'a harmful line that reaches her', persona: 'silent', change: () => saying(() => harmful), says: 'harm: ' },
    { title: 'an answer given away', persona: 'silent', change: () => saying(answerOf), says: 'leak: ' },
    { title: 'a cry that nobody hears', persona: 'in-need', change: () => deafToCries, says: 'cries were not answered' },
  ] as const)('is reported for $title, and not for the unchanged lesson', async ({ persona, change, says }) => {
    const faults = (careers: readonly LessonCareer[]) => careers.flatMap(faultsOf);
    expect(faults(await taught([persona], asItIs))).toEqual([]);
    expect(faults(await taught([persona], (door) => altered(door, change())))).toContainEqual(expect.stringContaining(says));
  });
});
