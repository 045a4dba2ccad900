import { checkAnswer } from '../../math/check-answer.ts';
import type { MessageToken } from '../message-words.ts';
import { isRight } from './right-value.ts';
import type { Waiting } from './waiting-question.ts';

/** A part of a clause: a value with its possible readings, a sign or word between values, or any other word. */
export type Item = {
  readonly kind: 'value' | 'expression' | 'letter' | 'operation' | 'equals' | 'word';
  readonly from: number; // tokens
  readonly to: number;
  readonly readings: readonly string[];
  readonly sure: boolean;
};

/**
 * Joins two values that may be one: "six seven" can be 6/7, "4 8" 48, "three of eight" and "3 chance from 8" 3/8 ("4 to 5" was
 * read before). Two numbers are joined only if that gives the right answer. "2 1/2 or 2.5" is joined too: it says the same
 * value twice.
 */
export function withPairs(items: readonly Item[], tokens: readonly MessageToken[], waiting: Waiting): Item[] {
  if (waiting.answer.input_type === 'set') return [...items];
  if (isPoint(waiting.answer.expected)) return withPoints(items, tokens);
  const all: Item[] = [];
  for (const item of items) {
    all.push(item);
    if (item.kind !== 'value') continue;
    const at = all.findLastIndex(({ kind, from }, k) => k < all.length - 1 && kind !== 'word' && tokens[from]!.plain !== 'of');
    const first = all[at];
    if (first?.kind !== 'value' || item.readings.length === 0) continue;
    const between = all.slice(at + 1, -1).map(({ from }) => tokens[from]!.plain);
    if (between.join(' ') === 'or' && [first, item].every(({ readings }) => readings.some((text) => isRight(text, waiting)))) {
      all.splice(at, all.length - at, { ...first, to: item.to });
      continue;
    }
    if (!/^(?:(?:chances?|ones?) )?(?:of|from|by)$|^$/.test(between.join(' '))) continue;
    const [one, other] = [first.readings[0]!, item.readings[0]!];
    if (between.length > 0 && !(waiting.answer.expected.includes('/') && /^\d+ \d+$/.test(`${one} ${other}`))) continue;
    const joined = between.length > 0 ? [] : [`${one}.${other}`, ...(/^\d \d$/.test(`${one} ${other}`) ? [one + other] : [])];
    const readings = [`${one}/${other}`, ...joined].filter((text) => isRight(text, waiting));
    if (readings.length > 0)
      all.splice(at, all.length - at, { kind: 'value', from: first.from, to: item.to, readings, sure: false });
  }
  return all;
}

/** True for (-4, 2). */
const isPoint = (expected: string): boolean => /^\(\s*[^(),]+,\s*[^(),]+\)$/.test(expected);

/**
 * Joins the two coordinates of a point, if the question asks for one: "(-4, 2)", "negative four comma two", "x is -4 and y is
 * 2".
 */
function withPoints(items: readonly Item[], tokens: readonly MessageToken[]): Item[] {
  const all: Item[] = [];
  const isSign = (item: Item | undefined, sign: string): boolean => item !== undefined && tokens[item.from]!.plain === sign;
  for (const item of items) {
    all.push(item);
    const at = all.findLastIndex(({ kind }, k) => kind === 'value' && k < all.length - 1);
    const first = all[at];
    if (item.kind !== 'value' || first === undefined) continue;
    const between = all.slice(at + 1, -1).map(({ from }) => tokens[from]!.plain);
    if (!betweenCoordinates.test(between.join(' '))) continue;
    const opens = isSign(all[at - 1], '(');
    const closing = items[all.length];
    const readings = [`(${first.readings[0]}, ${item.readings[0]})`];
    const point: Item = { kind: 'value', from: opens ? first.from - 1 : first.from, to: item.to, readings, sure: true };
    all.splice(opens ? at - 1 : at, all.length, isSign(closing, ')') ? { ...point, to: point.to + 1 } : point);
  }
  return all.filter((item, at) => !(isSign(item, ')') && at > 0 && all[at - 1]!.to > item.from));
}
const betweenCoordinates = /^(?:,|comma|\||(?:(?:,|and) )?y (?:is|=|equals))$/;

/** Words between the numbers of a set that don't matter. */
const besideMembers =
  /^(?:and|or|n|&|,|\/|also|like|um|uh|regular|positive|its|it|is|=|x|y|z|n|both|either|other|the|plus|a|oh|that|for|one)$/;

/** Joins the consecutive numbers of a set if together they are the right answer: "7 n -7", "x = 7 and x = -7", "1, 2, and 3". */
export function withSet(items: readonly Item[], tokens: readonly MessageToken[], waiting: Waiting): readonly Item[] {
  if (waiting.answer.input_type !== 'set') return items;
  const values = items.flatMap((item, at) => (item.kind === 'value' ? [{ item, at }] : []));
  if (values.length < 2) return items;
  for (const [k, first] of values.entries())
    for (const last of values.slice(k + 1).toReversed()) {
      const run = items.slice(first.at, last.at + 1);
      const others = run.filter(({ kind }) => kind !== 'value').flatMap(({ from, to }) => tokens.slice(from, to));
      if (!others.every(({ plain }) => plain.split(' ').every((word) => besideMembers.test(word)))) continue;
      const text = run.flatMap(({ kind, readings }) => (kind === 'value' ? [readings[0]!] : [])).join(', ');
      if (checkAnswer(waiting.answer, text).verdict !== 'correct') continue;
      const whole: Item = { kind: 'value', from: first.item.from, to: last.item.to, readings: [text], sure: true };
      return [...items.slice(0, first.at), whole, ...items.slice(last.at + 1)];
    }
  return items;
}
