import { one, rational } from '../exact/rational.ts';
import type { Expression } from '../syntax-tree.ts';
import type { Token } from './token.ts';

export const numberOf = ({ value, decimals, repeats }: Token & { kind: 'number' }): Expression =>
  repeats === undefined ? { kind: 'number', value, decimals } : { kind: 'number', value, decimals, repeats };

export const whole = (value: bigint): Expression => ({ kind: 'number', value: rational(value), decimals: null });

export const isMinusOne = (e: Expression): boolean =>
  e.kind === 'negate' && e.of.kind === 'number' && e.of.value.n === one.n && e.of.value.d === 1n;

type WholeFraction = { left: Expression & { kind: 'number' }; right: Expression & { kind: 'number' } };
export const isWholeFraction = (e: Expression): e is Expression & { kind: 'divide' } & WholeFraction =>
  e.kind === 'divide' && [e.left, e.right].every((side) => side.kind === 'number' && side.decimals === null);
