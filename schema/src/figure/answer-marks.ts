import type { AnswerFigure, AnswerFigureOf } from './answer-figure.ts';
import type { Scale } from './figure-number.ts';

export type Place = { x: number; y: number };
export type RayMark = { at: number; toward: 'left' | 'right'; closed: boolean };
/** What is on one pan of a balance. */
export type PanMark = { bags: number; units: number };
export type EndMark = { at: number; closed: boolean };

/** What a student has marked in an answer figure so far. Numbers are on the figure's own marks. */
export type AnswerMarks =
  | { kind: 'points_on_number_line'; at: readonly number[] }
  | { kind: 'ray_on_number_line'; ray: RayMark | null }
  | { kind: 'interval_on_number_line'; ends: readonly EndMark[] }
  | { kind: 'points_on_plane'; places: readonly Place[] }
  | { kind: 'line_on_plane'; places: readonly Place[] }
  | { kind: 'shaded_parts'; shaded: number }
  | { kind: 'bar'; value: number | null }
  | { kind: 'balance'; left: PanMark; right: PanMark }
  | { kind: 'angle'; degrees: number | null };
export type AnswerMarksOf<Kind extends AnswerMarks['kind']> = Extract<AnswerMarks, { kind: Kind }>;

/** Returns the marks of a figure in which nothing is marked yet. */
export function noMarks(kind: AnswerFigure['kind']): AnswerMarks {
  switch (kind) {
    case 'points_on_number_line':
      return { kind, at: [] };
    case 'ray_on_number_line':
      return { kind, ray: null };
    case 'interval_on_number_line':
      return { kind, ends: [] };
    case 'points_on_plane':
    case 'line_on_plane':
      return { kind, places: [] };
    case 'shaded_parts':
      return { kind, shaded: 0 };
    case 'bar':
      return { kind, value: null };
    case 'balance':
      return { kind, left: { bags: 0, units: 0 }, right: { bags: 0, units: 0 } };
    case 'angle':
      return { kind, degrees: null };
  }
}

/**
 * Returns the marked answer as a student would type it; empty while something is missing. It matches the picture and simplifies
 * nothing except whole numbers: six of eight parts are 6/8.
 */
export function textOfMarks(figure: AnswerFigure, marks: AnswerMarks): string {
  switch (marks.kind) {
    case 'points_on_number_line': {
      const line = figure as AnswerFigureOf<'points_on_number_line'>;
      if (marks.at.length < line.count) return '';
      const texts = marks.at.toSorted((a, b) => a - b).map((at) => numberOnLine(line, at));
      return line.count === 1 ? texts[0]! : `{${texts.join(', ')}}`;
    }
    case 'ray_on_number_line': {
      if (marks.ray === null) return '';
      const { at, toward, closed } = marks.ray;
      const relation = toward === 'right' ? (closed ? '≥' : '>') : closed ? '≤' : '<';
      return `${(figure as AnswerFigureOf<'ray_on_number_line'>).variable} ${relation} ${plain(at)}`;
    }
    case 'interval_on_number_line': {
      const [low, high] = marks.ends.toSorted((a, b) => a.at - b.at);
      if (low === undefined || high === undefined || low.at === high.at) return '';
      return `${low.closed ? '[' : '('}${plain(low.at)}, ${plain(high.at)}${high.closed ? ']' : ')'}`;
    }
    case 'points_on_plane': {
      const { count } = figure as AnswerFigureOf<'points_on_plane'>;
      if (marks.places.length < count) return '';
      const texts = marks.places.map(({ x, y }) => `(${plain(x)}, ${plain(y)})`);
      return count === 1 ? texts[0]! : `{${texts.join(', ')}}`;
    }
    case 'line_on_plane':
      return equationThrough(marks.places);
    case 'shaded_parts':
      return marks.shaded === 0 ? '' : `${marks.shaded}/${(figure as AnswerFigureOf<'shaded_parts'>).parts}`;
    case 'bar':
      return marks.value === null ? '' : plain(marks.value);
    case 'balance':
      return oneBagIs(marks.left, marks.right) ?? oneBagIs(marks.right, marks.left) ?? '';
    case 'angle':
      return marks.degrees === null ? '' : plain(marks.degrees);
  }
}

/** Returns the marks for a typed answer, or null if the picture has no place for it or it can't be read without a checker. */
export function marksIn(figure: AnswerFigure, text: string): AnswerMarks | null {
  const typed = asTyped(text);
  if (typed === '') return noMarks(figure.kind);
  switch (figure.kind) {
    case 'points_on_number_line': {
      const written = figure.count === 1 ? [typed] : (/^\{(.*)\}$/.exec(typed)?.[1]?.split(',') ?? []);
      const at = written.map((one) => onScale({ ...figure.scale, step: figure.scale.step / figure.parts }, valueOf(one)));
      return at.length === figure.count && areNumbers(at) ? { kind: figure.kind, at } : null;
    }
    case 'ray_on_number_line': {
      const [, left, relation, right] = /^(.+?)(<=|>=|≤|≥|<|>)(.+)$/.exec(typed) ?? [];
      if (left === undefined || relation === undefined || right === undefined) return null;
      const turned = left !== figure.variable;
      const at = onScale(figure.scale, valueOf(turned ? left : right));
      if (at === null || (turned ? right : left) !== figure.variable) return null;
      const toward = /[>≥]/.test(relation) !== turned ? 'right' : 'left';
      return { kind: figure.kind, ray: { at, toward, closed: /[=≤≥]/.test(relation) } };
    }
    case 'interval_on_number_line': {
      const [, open, low, high, close] = /^([[(])(.+),(.+)([\])])$/.exec(typed) ?? [];
      if (low === undefined || high === undefined) return null;
      const [from, to] = [low, high].map((one) => onScale(figure.scale, valueOf(one)));
      if (typeof from !== 'number' || typeof to !== 'number') return null;
      return {
        kind: figure.kind,
        ends: [
          { at: from, closed: open === '[' },
          { at: to, closed: close === ']' },
        ],
      };
    }
    case 'points_on_plane': {
      const places = [...typed.matchAll(/\(([^(),]+),([^(),]+)\)/g)].map(([, x, y]) => ({
        x: onScale(figure.x, valueOf(x!)),
        y: onScale(figure.y, valueOf(y!)),
      }));
      const inside = places.filter((place): place is Place => place.x !== null && place.y !== null);
      return inside.length === figure.count && places.length === figure.count ? { kind: figure.kind, places: inside } : null;
    }
    case 'line_on_plane': {
      const line = lineOf(typed);
      const places = line === null ? [] : latticePoints(figure, line);
      return places.length < 2 ? null : { kind: figure.kind, places: [places[0]!, places.at(-1)!] };
    }
    case 'shaded_parts': {
      const shaded = onScale({ from: 0, to: figure.wholes * figure.parts, step: 1 }, valueOf(typed) * figure.parts);
      return shaded === null ? null : { kind: figure.kind, shaded };
    }
    case 'bar': {
      const value = onScale(figure.scale, valueOf(typed));
      return value === null ? null : { kind: figure.kind, value };
    }
    case 'balance': {
      const units = onScale({ from: 1, to: mostOnPan.units, step: 1 }, valueOf(typed.replace(`${figure.letter}=`, '')));
      return units === null ? null : { kind: figure.kind, left: { bags: 1, units: 0 }, right: { bags: 0, units } };
    }
    case 'angle': {
      const degrees = onScale({ from: 0, to: 180, step: 1 }, valueOf(typed.replace('°', '')));
      return degrees === null ? null : { kind: figure.kind, degrees };
    }
  }
}

/** The most that one pan can hold. */
export const mostOnPan: PanMark = { bags: 8, units: 20 };

/** Returns the weight of a single bag that is opposite weights only; null for anything else on the pans. */
const oneBagIs = (pan: PanMark, other: PanMark): string | null =>
  pan.bags === 1 && pan.units === 0 && other.bags === 0 && other.units > 0 ? String(other.units) : null;

/** True if two answers are the same apart from how they were typed: `x \ge 3` and `x ≥ 3`. */
export const isTypedAlike = (one: string, other: string): boolean => asTyped(one) === asTyped(other);

const areNumbers = (values: readonly (number | null)[]): values is readonly number[] => !values.includes(null);

/** Converts both the math field's TeX and plain text to one form: no spaces, plain fractions, plain signs. */
const asTyped = (text: string): string =>
  text
    .replaceAll(/\\d?frac\s*\{([^{}]*)\}\s*\{([^{}]*)\}/g, '$1/$2')
    .replaceAll(/\\d?frac\s*(\d)\s*(\d)/g, '$1/$2')
    .replaceAll(
      /(\d+)\s+(\d+)\/(\d+)/g,
      (_, whole: string, above: string, below: string) => `${Number(whole) * Number(below) + Number(above)}/${below}`,
    )
    .replaceAll(/\\left|\\right|\\[,;! ]|\s/g, '')
    .replaceAll(/\\l(?:eq?|bra?ce)(?![a-z])/g, (sign) => (sign.includes('b') ? '{' : '≤'))
    .replaceAll(/\\ge?q?(?![a-z])/g, '≥')
    .replaceAll(String.raw`\lt`, '<')
    .replaceAll(String.raw`\gt`, '>')
    .replaceAll(String.raw`\{`, '{')
    .replaceAll(String.raw`\}`, '}')
    .replaceAll(String.raw`\rbrace`, '}')
    .replaceAll(/[−–]/g, '-');

/** Reads a number as typed: −4, 3/4, 1.5; returns NaN for anything else. */
function valueOf(typed: string): number {
  const [, sign, whole, below] = /^([-+]?)(\d+(?:\.\d+)?|\.\d+)(?:\/(\d+))?$/.exec(typed.trim()) ?? [];
  if (whole === undefined) return Number.NaN;
  return (sign === '-' ? -1 : 1) * (Number(whole) / (below === undefined ? 1 : Number(below)));
}

/** Returns the mark of a scale that a value is on; null if it is on none. */
function onScale({ from, to, step }: Scale, value: number): number | null {
  const at = (value - from) / step;
  const mark = Math.round(at);
  return Number.isFinite(at) && Math.abs(at - mark) < 1e-6 && value > from - 1e-6 && value < to + 1e-6
    ? tidy(from + mark * step)
    : null;
}

/** Removes the binary rounding error that accumulates in sums of steps. */
export const tidy = (value: number): number => Number(value.toFixed(6)) + 0;

const plain = (value: number): string => String(tidy(value));

/** Returns a mark's number as text: as a whole number if possible, otherwise in parts of a whole, otherwise as a decimal. */
export function numberOnLine({ scale, parts }: { scale: Scale; parts: number }, at: number): string {
  const value = tidy(at);
  if (Number.isInteger(value)) return String(value);
  return scale.step === 1 && parts > 1 && parts !== 10 ? `${Math.round(value * parts)}/${parts}` : String(value);
}

/** Returns the equation of the line through two different places: y = 2x + 1, y = −3, x = 4; empty if there are fewer. */
function equationThrough([one, other]: readonly Place[]): string {
  if (one === undefined || other === undefined || (one.x === other.x && one.y === other.y)) return '';
  if (one.x === other.x) return `x = ${plain(one.x)}`;
  const [rise, run] = [other.y - one.y, other.x - one.x];
  if (rise === 0) return `y = ${plain(one.y)}`;
  const slope = lowest(rise, run);
  const intercept = lowest(one.y * run - rise * one.x, run);
  const times = slope === '1' ? '' : slope === '-1' ? '-' : slope.includes('/') ? `(${slope})` : slope;
  const added = intercept === '0' ? '' : intercept.startsWith('-') ? ` - ${intercept.slice(1)}` : ` + ${intercept}`;
  return `y = ${times}x${added}`;
}

/** Returns a quotient of whole numbers, or of multiples of a step, in lowest terms. */
function lowest(above: number, below: number): string {
  let scale = 1;
  while (scale < 1e6 && !(Number.isInteger(tidy(above * scale)) && Number.isInteger(tidy(below * scale)))) scale *= 10;
  const [top, bottom] = [Math.round(above * scale), Math.round(below * scale)];
  const common = divisor(Math.abs(top), Math.abs(bottom)) * Math.sign(bottom);
  return bottom / common === 1 ? String(top / common + 0) : `${top / common + 0}/${bottom / common}`;
}

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));

type Line = { slope: number; intercept: number } | { at: number };

/** Reads a line from its equation as typed: y = mx + b, y = b, x = c. */
function lineOf(typed: string): Line | null {
  const upright = /^x=(.+)$/.exec(typed);
  if (upright !== null) return Number.isNaN(valueOf(upright[1]!)) ? null : { at: valueOf(upright[1]!) };
  const [, right] = /^y=(.+)$/.exec(typed) ?? [];
  if (right === undefined) return null;
  const [, times, added] = /^([^x]*)x([+-].+)?$/.exec(right) ?? [];
  if (times === undefined) return Number.isNaN(valueOf(right)) ? null : { slope: 0, intercept: valueOf(right) };
  const factor = times.replaceAll(/[()*]/g, '');
  const slope = factor === '' || factor === '+' ? 1 : factor === '-' ? -1 : valueOf(factor);
  const intercept = added === undefined ? 0 : valueOf(added);
  return Number.isNaN(slope) || Number.isNaN(intercept) ? null : { slope, intercept };
}

/** Returns the grid's crossings that a line goes through, from left to right, or from the bottom. */
function latticePoints({ x, y }: AnswerFigureOf<'line_on_plane'>, line: Line): Place[] {
  const marks = ({ from, to, step }: Scale) =>
    Array.from({ length: Math.floor((to - from) / step + 1e-9) + 1 }, (_, at) => from + at * step);
  if ('at' in line) {
    const at = onScale(x, line.at);
    return at === null ? [] : marks(y).map((up) => ({ x: at, y: tidy(up) }));
  }
  return marks(x).flatMap((across) => {
    const up = onScale(y, line.slope * across + line.intercept);
    return up === null ? [] : [{ x: tidy(across), y: up }];
  });
}
