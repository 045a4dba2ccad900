import { pino } from 'pino';
import { beforeEach, describe, expect, it } from 'vitest';
import { contextInMemory } from '@stoa/engine/tutors/course/retrieval/course-context';
import type { CourseIndex } from '@stoa/engine/tutors/course/retrieval/course-index';
import { chunkRows } from '@stoa/engine/tutors/course/retrieval/course-row';
import type { Embedder } from '@stoa/engine/tutors/course/retrieval/embedder';
import { hashedEmbedder } from '@stoa/engine/tutors/course/retrieval/hashed-embedder';
import { MemoryIndex } from '@stoa/engine/tutors/course/retrieval/memory-index';
import { loadRows } from '@stoa/library/retrieval/load-rows';
import { CourseRetrieval } from './course-retrieval.ts';
import { openTaughtCourses } from './open-taught-courses.ts';

const course = openTaughtCourses().get('MATH-G10')!;
const { library } = course;
const about = (text: string, scopedUnitIds = ['ALG-01', 'ALG-00']) => ({ text, scopedUnitIds, passedQuestionIds: [] });
const wanted = { unitId: 'ALG-01', tier: 'silver', withoutQuestionIds: [], most: 20 } as const;
const never = new AbortController().signal;

const logged: string[] = [];
const log = pino({ level: 'info' }, { write: (line: string) => void logged.push(line) });
beforeEach(() => void logged.splice(0));

const open = async (index: CourseIndex, embedder: Embedder = hashedEmbedder) => {
  const retrieval = new CourseRetrieval({ index, embedder }, log);
  await retrieval.load([course], never);
  return retrieval;
};
const contextFor = async (retrieval: CourseRetrieval, text: string, scoped?: string[]) =>
  retrieval.context(library, await retrieval.asked(library, text), about(text, scoped));

describe('the context of a course turn', () => {
  it.each(['how do i solve 2x+3=11', 'when are there no solutions', 'zzz', ''])(
    'is the same from the stored rows as from the course’s own files: %j',
    async (text) => {
      const [kept, none] = [await open(new MemoryIndex()), new CourseRetrieval(null, log)];
      expect(await contextFor(kept, text)).toEqual(contextInMemory(library, about(text)));
      for (const retrieval of [kept, none])
        expect(await retrieval.candidates(library, await retrieval.asked(library, text), wanted)).toEqual(
          await none.candidates(library, await none.asked(library, text), wanted),
        );
    },
  );

  it('includes documents that were loaded in addition to the course, in the units they belong to', async () => {
    const index = new MemoryIndex();
    const text = 'A scale stays level: think of both pans of the scale.';
    const chunk = {
      courseId: 'MATH-G10',
      unitId: 'ALG-01',
      chunkType: 'transcript',
      sourceId: 'ALG-01.vtt',
      section: '1:05',
      text,
    } as const;
    const retrieval = await open(index);
    await loadRows({ index, embedder: hashedEmbedder }, 'MATH-G10', {
      rows: chunkRows('document', [chunk]),
      prefixes: ['document/'],
    });
    expect((await contextFor(retrieval, 'which pans of the scale')).unitContentChunks[0]).toEqual(chunk);
    expect((await contextFor(retrieval, 'which pans of the scale', ['ALG-02'])).unitContentChunks).not.toContainEqual(chunk);
  });

  it('includes the memo of an exam question that the student has passed, and of no other', async () => {
    const retrieval = await open(new MemoryIndex());
    const [passed] = [...course.exams.values()].filter(({ unitId }) => unitId === 'ALG-01');
    const asked = await retrieval.asked(library, passed!.stem);
    const of = async (passedQuestionIds: string[]) =>
      (await retrieval.context(library, asked, { ...about(passed!.stem), passedQuestionIds })).examSupportChunks.map(
        ({ questionId }) => questionId,
      );
    expect(await of([passed!.questionId])).toEqual([passed!.questionId]);
    expect(await of([])).toEqual([]);
  });
});

describe('course retrieval', () => {
  const broken = async (): Promise<never> => {
    throw new Error('out of reach');
  };

  it('searches the course’s own files when the rows can’t be searched, and logs it', async () => {
    const index = new MemoryIndex();
    const retrieval = await open(index);
    index.find = broken;
    const text = 'how do i solve 2x+3=11';
    expect(await contextFor(retrieval, text)).toEqual(contextInMemory(library, about(text)));
    expect(logged.some((line) => line.includes('could not be searched'))).toBe(true);
  });

  it('goes by the words alone when the embedding model fails, and logs it', async () => {
    let isBroken = false;
    const embedder: Embedder = { model: 'a model', embed: (texts) => (isBroken ? broken() : hashedEmbedder.embed(texts)) };
    const retrieval = await open(new MemoryIndex(), embedder);
    isBroken = true;
    expect((await contextFor(retrieval, 'checking an equation, and special cases')).unitContentChunks[0]?.section).toBe(
      'Checking and special cases',
    );
    expect(logged.some((line) => line.includes('could not be embedded'))).toBe(true);
  });

  it('still teaches the course when the rows can’t be stored', async () => {
    const index = new MemoryIndex();
    index.held = broken;
    const retrieval = await open(index);
    expect((await contextFor(retrieval, 'inverse operations')).unitContentChunks.length).toBeGreaterThan(0);
    expect(logged.some((line) => line.includes('could not be loaded'))).toBe(true);
  });
});
