import * as q from '../exact/rational.ts';
import type { Rational } from '../exact/rational.ts';

/** What a unit measures, as a letter that no student writes, and its size in base units: a centimeter is L_1/100. */
export type StepUnit = { readonly base: string; readonly size: Rational };

const unit = (base: string, size: number, of = 1): StepUnit => ({ base, size: q.rational(size, of) });

const units: Readonly<Record<string, StepUnit>> = {
  km: unit('L_1', 1000),
  m: unit('L_1', 1),
  dm: unit('L_1', 1, 10),
  cm: unit('L_1', 1, 100),
  mm: unit('L_1', 1, 1000),
  kg: unit('M_1', 1000),
  g: unit('M_1', 1),
  mg: unit('M_1', 1, 1000),
  l: unit('V_1', 1),
  L: unit('V_1', 1),
  dl: unit('V_1', 1, 10),
  cl: unit('V_1', 1, 100),
  ml: unit('V_1', 1, 1000),
  mL: unit('V_1', 1, 1000),
  h: unit('T_1', 3600),
  hour: unit('T_1', 3600),
  hours: unit('T_1', 3600),
  min: unit('T_1', 60),
  minutes: unit('T_1', 60),
  s: unit('T_1', 1),
  sec: unit('T_1', 1),
  seconds: unit('T_1', 1),
  in: unit('F_1', 1, 12),
  ft: unit('F_1', 1),
  yd: unit('F_1', 3),
};

/** Lengths, in meters or in feet. */
export const lengths: ReadonlySet<string> = new Set(['L_1', 'F_1']);

/** True if a letter means a unit. */
export const isUnitLetter = (name: string): boolean => /^[LMVTF]_1$/.test(name);

const unitName = Object.keys(units)
  .sort((a, b) => b.length - a.length)
  .join('|');
const telling =
  /\d\s*(?:km|dm|cm|mm|kg|mg|dl|cl|ml|mL|min|ft|yd|hours?|minutes|seconds)(?![a-zA-Z])|\d\s*(?:m|g)\s*\/\s*(?:s|h)(?![a-zA-Z])/;
const quantity = new RegExp(
  String.raw`(\d+(?:[.,]\d+)?)\s*(${unitName})(?:\^?\{?([23²³])\}?)?(?:\s*\/\s*(${unitName})(?:\^?\{?([2²])\}?)?)?(?![a-zA-Z(])`,
  'g',
);

/** True if the lines mention meters, grams, hours: then a letter after a number may be a unit. */
export const speaksOfUnits = (lines: readonly string[]): boolean => lines.some((line) => telling.test(line));

/**
 * Writes quantities as products of their number and a base unit, in brackets, so that 3 m + 20 cm can be added: (3*(L_1)) +
 * (20*(L_1/100)).
 */
export const withUnitsAsLetters = (line: string): string => asLetters(line).replace(mixedQuantity, '($1 + $2)');

/** Matches 2 h 30 min, which is one amount of time: (2*(3600*T_1)) (30*(60*T_1)). */
const mixedQuantity = /(\(\d+\*\([^()]*\)\))\s+(?:and\s+)?(\(\d[\d.]*\*\([^()]*\)\))/g;

const asLetters = (line: string): string =>
  line.replace(quantity, (_, number: string, name: string, power?: string, below?: string, belowPower?: string) => {
    const raised = (one: string, to?: string) =>
      `(${inLetters(units[one]!)})${to === undefined ? '' : `^${to === '²' ? 2 : to === '³' ? 3 : to}`}`;
    return `(${number}*${raised(name, power)}${below === undefined ? '' : `/(${raised(below, belowPower)})`})`;
  });

const inLetters = ({ base, size }: StepUnit): string =>
  q.equals(size, q.one) ? base : q.isInteger(size) ? `${size.n}*${base}` : `${base}/${size.d}`;

/** A unit as it is written in a line. */
export type WrittenUnit = StepUnit & { readonly name: string };

/** Returns the units of a line, in the order in which they are written. */
export const unitsWrittenIn = (line: string): WrittenUnit[] =>
  [...line.matchAll(quantity)].flatMap(([, , name, , below]) =>
    [name, below].flatMap((one) => (one === undefined ? [] : [{ name: one, ...units[one]! }])),
  );
