import { Figure, type WrittenFigure } from '@stoa/schema/figure/figure';
import { numericOrdinal } from './numeric-ordinal.ts';

/**
 * Draws a picture of what a statement gives, for a student who asks for one when nobody has drawn any: its fractions as strips
 * or as a square cut both ways, its percentage as a part of a bar, its list as bars, the first jump of a sum of integers, the
 * two sides of an equation as tapes. It shows what the statement says and works nothing out.
 *
 * `stem`  the statement, its mathematics in TeX between dollar signs
 * Errors  none: null if nothing in it can be drawn legibly
 */
export function drawStatement(stem: string): Figure | null {
  for (const draw of drawers) {
    const written = draw(stem);
    const figure = written === null ? null : Figure.safeParse(written);
    if (figure?.success === true) return figure.data;
  }
  return null;
}

type Draw = (stem: string) => WrittenFigure | null;

const fraction = String.raw`\\[dt]?frac\{(\d+)\}\{(\d+)\}`;
const withNumbers = (found: RegExpMatchArray | RegExpExecArray): number[] => found.slice(1).map(Number);
/** Returns the match if there is exactly one; if there were two, a picture wouldn't say which it shows. */
const single = (text: string, pattern: RegExp): RegExpMatchArray | null => {
  const found = [...text.matchAll(pattern)];
  return found.length === 1 ? found[0]! : null;
};

/** Draws two proper fractions whose product is asked for. */
const product: Draw = (stem) => {
  const found = single(stem, new RegExp(String.raw`(?<![\d\\}])${fraction}\s*\\times\s*${fraction}`, 'g'));
  if (found === null) return null;
  const [shaded_rows, rows, shaded_columns, columns] = withNumbers(found) as [number, number, number, number];
  return { kind: 'area_model', rows, shaded_rows, columns, shaded_columns };
};

/** Draws a fraction of a whole number. */
const partOfAmount: Draw = (stem) => {
  const found = single(stem, new RegExp(String.raw`(?<!\d)${fraction}\$? of \$?(\d+)(?![\d.]*\\?%)`, 'g'));
  if (found === null) return null;
  const [shaded, parts, whole] = withNumbers(found) as [number, number, number];
  if (parts > 12) return null;
  const each = Array.from({ length: parts }, (_, at) => ({ size: 1, shaded: at < shaded }));
  return { kind: 'tape_diagram', tapes: [{ parts: each, whole: String(whole) }] };
};

/** Draws a percentage, of the only other number in the statement or of 100 percent. */
const percent: Draw = (stem) => {
  const found = single(stem, /(\d+)\\?%/g);
  const [part] = found === null ? [0] : (withNumbers(found) as [number]);
  if (part < 1 || part > 99) return null;
  const others = stem.replace(/\d+\\?%/, '').match(/\d+(?:[.,]\d+)*/g) ?? [];
  if (others.length > 1) return null;
  return {
    kind: 'tape_diagram',
    tapes: [
      {
        parts: [{ size: part, label: `${part}%`, shaded: true }, { size: 100 - part }],
        whole: others[0] ?? '100%',
      },
    ],
  };
};

/**
 * Draws the fractions in the statement, each as a bar of the same length. A fraction with too many parts is drawn as a part of
 * one bar.
 */
const strips: Draw = (stem) => {
  if (/\d\s*\\[dt]?frac/.test(stem)) return null; // a mixed number: its fraction is only a part
  const given = [...stem.matchAll(new RegExp(fraction, 'g'))].map((found) => withNumbers(found) as [number, number]);
  const [first] = given;
  if (first === undefined || given.some(([shaded, parts]) => shaded > parts)) return null;
  if (given.length === 1 && first[1] > 24 && first[0] < first[1])
    return {
      kind: 'tape_diagram',
      tapes: [
        {
          parts: [{ size: first[0], label: String(first[0]), shaded: true }, { size: first[1] - first[0] }],
          whole: String(first[1]),
        },
      ],
    };
  return {
    kind: 'fraction_strips',
    strips: given.map(([shaded, parts]) => ({ parts, shaded, label: `${shaded}/${parts}` })),
  };
};

/** Draws a sum or difference of integers: the number line that it runs over, and the jump to its first number. */
const integers: Draw = (stem) => {
  const found = single(stem, /\$(-?\d+(?:\s*[-+]\s*(?:\d+|\(-?\d+\)))+)\$/g);
  if (found === null) return null;
  const terms = [...found[1]!.replace(/\s/g, '').matchAll(/([-+]?)(?:\((-?\d+)\)|(\d+))/g)].map(
    ([, sign, bracketed, bare]) => (sign === '-' ? -1 : 1) * Number(bracketed ?? bare),
  );
  if (terms.every((term) => term >= 0)) return null;
  const places = terms.reduce<number[]>((sums, term) => [...sums, (sums.at(-1) ?? 0) + term], [0]);
  const [least, most] = [Math.min(...places), Math.max(...places)];
  const step = most - least <= 30 ? 1 : 5;
  const first = terms[0]!;
  return {
    kind: 'number_line',
    scale: { from: Math.floor((least - 1) / step) * step, to: Math.ceil((most + 1) / step) * step, step },
    parts: step,
    jumps: [{ from: 0, to: first, label: String(first).replace('-', '−') }],
  };
};

/** Draws a linear equation in one letter: its two sides, equally long. */
const equation: Draw = (stem) => {
  const found = single(stem, /\$(\d*)([a-z])\s*(?:([-+])\s*(\d+)\s*)?=\s*(\d+)\$/g);
  if (found === null) return null;
  const [, times, letter, sign, other = '0', right] = found;
  if (times === '' && sign === undefined) return null; // "x = 10" is already solved
  const [count, added, total] = [Number(times || '1'), Number(other), Number(right)];
  const unknown = (sign === '-' ? total + added : total - added) / count;
  if (count > 10 || unknown <= 0) return null;
  const letters = Array.from({ length: count }, () => ({ size: unknown, label: letter! }));
  const constant = { size: added, label: String(added) };
  if (added === 0) return { kind: 'tape_diagram', tapes: [{ parts: letters, whole: String(total) }] };
  if (sign === '+') return { kind: 'tape_diagram', tapes: [{ parts: [...letters, constant], whole: String(total) }] };
  return { kind: 'tape_diagram', tapes: [{ parts: letters }, { parts: [constant, { size: total, label: String(total) }] }] };
};

/** Draws a ratio, one part for each of its units. */
const ratio: Draw = (stem) => {
  const found = single(stem, /\$(\d+)\s*:\s*(\d+)\$/g);
  if (found === null) return null;
  const [one, other] = withNumbers(found) as [number, number];
  const names = /ratio of \**(\w+) to (\w+)/.exec(stem);
  const tape = (units: number, name: string | undefined, shaded: boolean) => ({
    name: name ?? null,
    parts: Array.from({ length: units }, () => ({ size: 1, shaded })),
    whole: String(units),
  });
  return { kind: 'tape_diagram', tapes: [tape(one, names?.[1], true), tape(other, names?.[2], false)] };
};

/** Draws the numbers of a list, in order. */
const list: Draw = (stem) => {
  const found = /\b(?:mean|average|median|mode|range)\b/i.test(stem) ? single(stem, /(?:\d+, ){2,}(?:and )?\d+/g) : null;
  if (found === null) return null;
  const values = found[0].match(/\d+/g)!.map(Number);
  if ((stem.match(/\d+/g) ?? []).some((one) => !values.includes(Number(one)))) return null; // there is one more number, or a second list
  const most = Math.max(...values);
  const step = [1, 2, 5, 10, 20, 50, 100].find((one) => most / one <= 20);
  if (step === undefined) return null;
  return {
    kind: 'bar_chart',
    title: 'The numbers in the list',
    axis: 'value',
    scale: { from: 0, to: Math.max(step, Math.ceil(most / step) * step), step },
    bars: values.map((value, at) => ({ name: numericOrdinal(at + 1), value })),
  };
};

/** Draws the line on which decimals are compared. Placing them is left to the student. */
const decimals: Draw = (stem) => {
  const values = [...new Set(stem.match(/(?<![\d.])\d+\.\d+/g))].map(Number);
  if (values.length < 2) return null;
  const [from, to] = [Math.floor(Math.min(...values)), Math.ceil(Math.max(...values))];
  if (to - from > 2) return null;
  return { kind: 'number_line', scale: { from, to, step: 0.1 }, parts: to - from === 1 ? 10 : 1 };
};

/** Draws a function machine with its rule and inputs. */
const machine: Draw = (stem) => {
  const rule = single(stem, /[a-zA-Z]\(([a-z])\)\s*=\s*([^$=]+?)\s*\$/g);
  const asked = [...stem.matchAll(/[a-zA-Z]\((-?\d+)\)/g)].map(([, value]) => value!);
  if (rule === null || asked.length === 0 || asked.length > 4) return null;
  return {
    kind: 'function_machine',
    rule: `${rule[1]} → ${rule[2]!.replace(/\s*\\cdot\s*|\s*\\times\s*/g, ' × ').replaceAll('-', '−')}`,
    pairs: asked.map((value) => ({ in: value.replace('-', '−'), out: null })),
  };
};

/** The drawers, in the order in which they are tried: those that show more of a statement come first. */
const drawers: readonly Draw[] = [product, partOfAmount, percent, strips, integers, equation, ratio, list, machine, decimals];
