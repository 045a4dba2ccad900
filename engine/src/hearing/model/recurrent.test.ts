import { describe, expect, it } from 'vitest';
import { addProduct, openMatrix, rowOf, type Matrix } from './matrix.ts';
import { readBothWays, type Recurrent } from './recurrent.ts';

const matrix = (...rows: readonly (readonly number[])[]): Matrix => ({
  rows: rows.length,
  columns: rows[0]!.length,
  values: Float64Array.from(rows.flat()),
});

describe('a matrix', () => {
  it('is read from bytes, with a step for each row', () => {
    const base64 = (bytes: ArrayBuffer) => Buffer.from(bytes).toString('base64');
    const opened = openMatrix({
      rows: 2,
      columns: 2,
      scales: base64(Float32Array.of(0.5, 2).buffer),
      values: base64(Int8Array.of(1, -2, 3, 127).buffer),
    });
    expect([...opened.values]).toEqual([0.5, -1, 6, 254]);
    expect([...rowOf(opened, 1)]).toEqual([6, 254]);
  });

  it.each([1, 3, 4, 5, 8, 11])('adds its product with a vector of %i numbers', (columns) => {
    const vector = Float64Array.from({ length: columns }, (_, at) => at + 1);
    const sum = Float64Array.of(10, 0);
    addProduct(
      matrix(
        [...vector],
        [...vector].map(() => -1),
      ),
      vector,
      sum,
    );
    const squares = vector.reduce((total, value) => total + value * value, 0);
    expect([...sum]).toEqual([10 + squares, -vector.reduce((total, value) => total + value, 0)]);
  });
});

describe('a recurrent layer', () => {
  /** One cell whose gates are all open, and which adds up what it reads. */
  const adds: Recurrent = {
    input: matrix([0], [0], [1], [0]),
    state: matrix([0], [0], [0], [0]),
    bias: Float64Array.of(100, 100, 0, 100),
  };
  const steps = [0.1, 0.2, -0.3].map((value) => Float64Array.of(value));

  it('carries what it has read from step to step, in both directions', () => {
    const [first, second, third] = readBothWays({ forward: adds, backward: adds }, steps).map((state) => [...state]);
    const all = steps.map(([value]) => Math.tanh(value!));
    const upTo = (from: number, to: number) => Math.tanh(all.slice(from, to).reduce((sum, value) => sum + value, 0));
    expect(first).toEqual([expect.closeTo(upTo(0, 1)), expect.closeTo(upTo(0, 3))]);
    expect(second).toEqual([expect.closeTo(upTo(0, 2)), expect.closeTo(upTo(1, 3))]);
    expect(third).toEqual([expect.closeTo(upTo(0, 3)), expect.closeTo(upTo(2, 3))]);
  });

  it('forgets where its forget gate is closed', () => {
    const forgets = { ...adds, bias: Float64Array.of(100, -100, 0, 100) };
    const states = readBothWays({ forward: forgets, backward: adds }, steps);
    expect(states[2]![0]).toBeCloseTo(Math.tanh(Math.tanh(-0.3)));
  });
});
