import { bytesOf } from './bytes-of.ts';

/** A matrix, row by row. */
export type Matrix = { readonly rows: number; readonly columns: number; readonly values: Float64Array };

/** A matrix as stored: signed bytes, and for each row the value of one step, as base64. */
export type MatrixFile = { readonly rows: number; readonly columns: number; readonly scales: string; readonly values: string };

/** Reads a stored matrix. */
export function openMatrix({ rows, columns, scales, values }: MatrixFile): Matrix {
  const [steps, bytes] = [new Float32Array(bytesOf(scales).buffer), new Int8Array(bytesOf(values).buffer)];
  return { rows, columns, values: Float64Array.from(bytes, (byte, at) => byte * steps[Math.floor(at / columns)]!) };
}

/** Returns a row of a matrix, without copying it. */
export const rowOf = ({ columns, values }: Matrix, row: number): Float64Array =>
  values.subarray(row * columns, (row + 1) * columns);

/**
 * Adds the product of a matrix and a vector to `sum`, which has a number for each row. Four sums at a time, because each
 * addition to the same sum would have to wait for the one before.
 */
export function addProduct({ rows, columns, values }: Matrix, vector: Float64Array, sum: Float64Array): void {
  const whole = columns - (columns % 4);
  for (let row = 0, at = 0; row < rows; row += 1) {
    let a = 0;
    let b = 0;
    let c = 0;
    let d = 0;
    let column = 0;
    for (; column < whole; column += 4, at += 4) {
      a += values[at]! * vector[column]!;
      b += values[at + 1]! * vector[column + 1]!;
      c += values[at + 2]! * vector[column + 2]!;
      d += values[at + 3]! * vector[column + 3]!;
    }
    for (; column < columns; column += 1, at += 1) a += values[at]! * vector[column]!;
    sum[row]! += a + b + c + d;
  }
}

/** The sum of the products of two vectors' numbers. */
export const dot = (one: Float64Array, other: Float64Array): number => {
  let sum = 0;
  for (let at = 0; at < one.length; at += 1) sum += one[at]! * other[at]!;
  return sum;
};
