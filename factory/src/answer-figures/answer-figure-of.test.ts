import { describe, expect, it } from 'vitest';
import { answerFigureReaches } from '@stoa/engine/verification/answer-figure-reaches';
import { allGenerators } from '../all-generators.ts';
import { writeProblem } from '../write-problem.ts';
import { picturedFamilies } from './answer-figure-of.ts';

const now = new Date('2026-01-05T08:00:00Z');
const pictured = allGenerators.filter(({ name }) => picturedFamilies.includes(name));

describe('the pictures for giving an answer', () => {
  it('belong to families that exist, for at least 25 skills', () => {
    expect(pictured.map(({ name }) => name).toSorted()).toEqual([...picturedFamilies].toSorted());
    expect(new Set(pictured.map(({ skill }) => skill)).size).toBeGreaterThanOrEqual(25);
  });

  it.each(pictured.map((generator) => [generator.name, generator] as const))(
    'of %s have a place for every answer and write it correctly',
    (_, generator) => {
      const problems = generator.difficulties.flatMap((difficulty) =>
        Array.from({ length: 12 }, (__, seed) => writeProblem(generator, difficulty, seed, { now })),
      );
      const withPicture = problems.filter(({ answer_figure }) => answer_figure !== undefined);
      expect(withPicture.length).toBeGreaterThan(0);
      expect(withPicture.flatMap(answerFigureReaches)).toEqual([]);
    },
  );

  it('are the same for every answer of a family and difficulty, except for what the stem says', () => {
    const [generator] = allGenerators.filter(({ name }) => name === 'coord_plane_walk');
    const pictures = Array.from({ length: 20 }, (_, seed) => writeProblem(generator!, 2, seed, { now }).answer_figure);
    expect(new Set(pictures.map((one) => JSON.stringify(one))).size).toBe(1);
  });

  it('are refused if they have no place for the answer', () => {
    const [generator] = allGenerators.filter(({ name }) => name === 'coord_plane_walk');
    const problem = writeProblem(generator!, 2, 1, { now });
    const small = { from: 100, to: 110, step: 1 };
    expect(answerFigureReaches({ ...problem, answer_figure: { kind: 'points_on_plane', x: small, y: small, count: 1 } })).toEqual(
      [expect.stringContaining('has no place in the picture')],
    );
  });
});
