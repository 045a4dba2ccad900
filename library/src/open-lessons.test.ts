import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { saidOfMisconception } from '@stoa/engine/tutors/lesson/plan/said-of-misconception';
import { questionsOf } from '@stoa/engine/tutors/lesson/plan/question-problem';
import { contentFolder } from './content-file.ts';
import { openLessons } from './open-lessons.ts';
import { openSkillGraph } from './open-skill-graph.ts';

const { index: graph } = openSkillGraph();
const now = new Date('2026-03-02T09:00:00Z');
const opened = openLessons(graph, { now });
const folder = mkdtempSync(path.join(tmpdir(), 'stoa-lessons-'));
afterAll(() => rmSync(folder, { recursive: true }));

const source = fileURLToPath(new URL('lessons/equivalent-fractions.json', contentFolder));
/** Opens a folder with the server's lesson on equivalent fractions, changed or under another name. */
function openingOf(name: string, change: (text: string) => string, file = 'equivalent-fractions.json') {
  const own = path.join(folder, name);
  mkdirSync(own);
  writeFileSync(path.join(own, file), change(readFileSync(source, 'utf8')));
  return () => openLessons(graph, { folder: own, now });
}

describe('the lessons of the server', () => {
  it('all open without a warning, in the order of their ids', () => {
    const ids = opened.lessons.map(({ guideline }) => guideline.guideline_id);
    expect(ids).toEqual(ids.toSorted());
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThanOrEqual(8);
    expect(opened.warnings).toEqual([]);
  });

  it.each(opened.lessons)(
    '$guideline.guideline_id has six to ten steps of all three types, and several ways to say each idea',
    ({ guideline, hash }) => {
      const { steps } = guideline.plan;
      expect(hash).toMatch(/^[0-9a-f]{64}$/);
      expect(steps.length).toBeGreaterThanOrEqual(6);
      expect(steps.length).toBeLessThanOrEqual(10);
      expect(new Set(steps.map(({ type }) => type))).toEqual(new Set(['explain', 'check', 'practice']));
      for (const step of steps) {
        if (step.type === 'explain') {
          expect(step.another_way.length).toBeGreaterThanOrEqual(2);
          expect(step.questions.length).toBeGreaterThanOrEqual(3);
        }
        if (step.type === 'check') expect(step.questions.length).toBeGreaterThanOrEqual(4);
      }
    },
  );

  it.each(opened.lessons)(
    '$guideline.guideline_id has a picture for each idea it explains and for some of its questions',
    ({ guideline }) => {
      const explains = guideline.plan.steps.filter((step) => step.type === 'explain');
      const questions = questionsOf(guideline).map(({ question }) => question);
      expect(explains.filter(({ figure }) => figure === undefined).map(({ title }) => title)).toEqual([]);
      expect(questions.filter(({ figure }) => figure !== undefined).length).toBeGreaterThanOrEqual(2);
      expect(explains.filter(({ worked_example }) => worked_example.figure !== undefined).length).toBeGreaterThanOrEqual(2);
    },
  );

  it.each(opened.lessons)(
    '$guideline.guideline_id explains its words, and describes each misconception to the student as “you”',
    ({ guideline }) => {
      const { glossary, misconceptions } = guideline.guidelines;
      expect(glossary.length).toBeGreaterThanOrEqual(6);
      expect(glossary.length).toBeLessThanOrEqual(15);
      for (const one of misconceptions) expect(saidOfMisconception(one)).toMatch(/\byour?\b/i);
    },
  );

  it.each(opened.lessons)(
    '$guideline.guideline_id lists at least one wrong answer to every question outside of practice steps',
    ({ guideline }) => {
      const questions = guideline.plan.steps.flatMap((step) => (step.type === 'practice' ? [] : step.questions));
      expect(questions.filter(({ wrong_answers }) => wrong_answers.length === 0).map(({ id }) => id)).toEqual([]);
    },
  );
});

describe('openLessons', () => {
  it('opens the lessons of a folder, with a hash that changes with the content', () => {
    const same = openingOf('same', (text) => text)();
    const other = openingOf('other', (text) => text.replace('"grade": 4', '"grade": 5'))();
    expect(same.lessons[0]).toEqual(opened.lessons.find(({ guideline }) => guideline.guideline_id === 'equivalent-fractions'));
    expect(other.lessons[0]!.hash).not.toBe(same.lessons[0]!.hash);
  });

  it('gives each question as a verified problem, and refuses a lesson with one that can’t be verified, saying why', () => {
    const { lessons } = openingOf('whole', (text) => text)();
    expect(lessons[0]!.problems.length).toBeGreaterThan(20);
    for (const { problem, events } of lessons[0]!.problems) {
      expect(problem.item.meta).toMatchObject({ status: 'VERIFIED', provenance: { verifier: { passed: true } } });
      expect(events).toMatchObject([{ type: 'verification_approved' }]);
    }
    const reckonedWrongly = (text: string) => {
      const guideline = JSON.parse(text);
      guideline.plan.opening.solution[0].math = '2 + 2 = 5';
      return JSON.stringify(guideline);
    };
    expect(openingOf('reckoned-wrongly', reckonedWrongly)).toThrow(
      /opening\.solution: Step 1 states "2 \+ 2 = 5", which is not true/,
    );
  });

  it('ignores files that aren’t lessons', () => {
    const own = path.join(folder, 'with-a-note');
    mkdirSync(own);
    writeFileSync(path.join(own, 'README.md'), 'A note.');
    copyFileSync(source, path.join(own, 'equivalent-fractions.json'));
    expect(openLessons(graph, { folder: own, now }).lessons).toHaveLength(1);
  });

  it('passes a warning on, with the name of the lesson', () => {
    const shorter = (text: string) => {
      const guideline = JSON.parse(text);
      guideline.plan.steps.length = 5;
      return JSON.stringify(guideline);
    };
    expect(openingOf('short', shorter)().warnings).toEqual([
      expect.stringContaining('lesson equivalent-fractions, steps: 5 steps'),
    ]);
  });

  it.each([
    { what: 'no JSON', change: (text: string) => text.slice(1), says: 'it is not JSON' },
    { what: 'a misfit', change: (text: string) => text.replace('"grade": 4', '"grade": "four"'), says: 'grade: ' },
    {
      what: 'an unknown skill',
      change: (text: string) => text.replaceAll('frac_equiv', 'frac_same'),
      says: 'concepts.0.skill_id: ',
    },
    { what: 'a wrong key', change: (text: string) => text.replace('"expected": "5/6"', '"expected": "6/5"'), says: 'opening.' },
  ])('refuses $what, naming the file and the place', ({ what, change, says }) => {
    const opening = openingOf(`refused ${what}`, change);
    expect(opening).toThrow('equivalent-fractions.json cannot be used');
    expect(opening).toThrow(says);
  });

  it('refuses a file that isn’t named after its id, and a folder that doesn’t exist', () => {
    expect(openingOf('misnamed', (text) => text, 'fractions.json')).toThrow(
      'guideline_id: the file is not named equivalent-fractions.json',
    );
    expect(() => openLessons(graph, { folder: path.join(folder, 'nowhere'), now })).toThrow('nowhere cannot be used');
  });
});
