import { flattenText } from '../flatten/flatten-text.ts';
import { foldText } from '../words-of.ts';
import { saidInFigures } from './school-facts/said-in-figures.ts';
import type { SpokenTurn } from './spoken-turn.ts';
import { turnSentences } from './turn-sentences.ts';

const n = '(-?\\d+)(?![\\d/%°]|\\.\\d)';
const above = new RegExp(`\\b(?:more|bigger|greater|larger|higher|above|over|past|beyond|after)(?: than)? ${n}`, 'g');
const below = new RegExp(`\\b(?:less|fewer|smaller|lower|below|under|before|short of)(?: than)? ${n}`, 'g');
const between = new RegExp(`\\b(?:between|from) ${n} (?:and|to) ${n}`, 'g');

type Property = { readonly says: RegExp; readonly holds: (value: number, told: number) => boolean };
const digitsOf = (value: number): number[] => Array.from(String(Math.abs(value)), Number);
const properties: readonly Property[] = [
  {
    says: /\b(?:same (?:in )?(?:both|two|on both)|both (?:of its )?digits (?:are |look )?(?:the same|equal|alike)|(?:two )?(?:equal|matching|identical|the same two) digits|look the same in both)()/g,
    holds: (value) => digitsOf(value).length > 1 && new Set(digitsOf(value)).size === 1,
  },
  {
    says: /\b(?:ends? (?:in|with)|last digit is|with) (?:an? )?(\d)(?: at the end)?\b/g,
    holds: (value, digit) => digitsOf(value).at(-1) === digit,
  },
  {
    says: /\b(?:begins?|starts?) with (?:an? )?(\d)\b|\bfirst digit is (\d)\b/g,
    holds: (value, digit) => digitsOf(value)[0] === digit,
  },
  {
    says: /\bdigits (?:add|sum)(?: up)? to (\d+)/g,
    holds: (value, sum) => digitsOf(value).reduce((all, one) => all + one, 0) === sum,
  },
  {
    says: /\b(?:multiple of|divisible by|divides by|count(?:ing)? by|in the table of|in the) (\d+)(?:s| times table)?\b/g,
    holds: (value, by) => by > 0 && value % by === 0,
  },
  { says: /\beven\b(?! (?:out|if|though|so|with|when|more))()/g, holds: (value) => value % 2 === 0 },
  { says: /\bodd\b()/g, holds: (value) => Math.abs(value % 2) === 1 },
  { says: /\b(?:perfect square|square number)\b()/g, holds: (value) => Number.isInteger(Math.sqrt(value)) },
  {
    says: /\bprime\b()/g,
    holds: (value) =>
      value > 1 &&
      !Array.from({ length: Math.floor(Math.sqrt(value)) }, (_, i) => i + 2).some((d) => d < value && value % d === 0),
  },
];
/** Wider bounds than this narrow nothing down. */
const mostNumbers = 200;

/**
 * True if a turn leaves only one possible whole number, the answer, by bounds and by what it says about digits or factors:
 * "bigger than 55, smaller than 77, and both its digits are the same".
 */
export function narrowsDown({ act, verdict, question, must_convey, text }: SpokenTurn): boolean {
  const answer = Number(question.expected.trim());
  if (act === 'confirm' || act === 'tell' || verdict === 'correct' || !Number.isInteger(answer)) return false;
  const matter = saidInFigures(foldText(flattenText(`${question.stem}\n${must_convey ?? ''}`)));
  const said = turnSentences(text)
    .map(({ states }) => saidInFigures(states))
    .filter((states) => !/\b(?:not|n't|if|your)\b/.test(states.replace(/\byour (?:number|answer)\b/g, '')))
    .join(' ');
  const ranges = Array.from(said.matchAll(between), ([, low = '', high = '']) => [Number(low), Number(high)] as const);
  const low = [...Array.from(said.matchAll(above), ([, one = '']) => Number(one)), ...ranges.map(([one]) => one)];
  const high = [...Array.from(said.matchAll(below), ([, one = '']) => Number(one)), ...ranges.map(([, one]) => one)];
  if (low.length === 0 || high.length === 0) return false;
  const [from, to] = [Math.max(...low) + 1, Math.min(...high) - 1];
  if (to < from || to - from > mostNumbers || answer < from || answer > to) return false;
  const told = properties.flatMap(({ says, holds }) =>
    Array.from(said.matchAll(says)).flatMap(([whole, one, two]) =>
      matter.includes(whole) ? [] : [(value: number) => holds(value, Number(one ?? two ?? ''))],
    ),
  );
  if (told.length === 0) return false;
  const left = Array.from({ length: to - from + 1 }, (_, i) => from + i).filter((value) => told.every((holds) => holds(value)));
  return left.length === 1 && left[0] === answer;
}
