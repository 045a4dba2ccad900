import type { Echo } from '@stoa/schema/answer-check';
import { fixedDecimal, isInteger, rational, rationalText } from './exact/rational.ts';
import { clockUnits } from './read/vocabulary.ts';
import { readsAsWord } from './read/words.ts';
import { somewhere, type Expression, type Statement } from './syntax-tree.ts';
import { unitText } from './units/measure.ts';

/** The output style: the same code writes LaTeX and plain text. */
type Style = 'latex' | 'plain';

/** How tightly each form binds. A part that binds less tightly than its place needs gets brackets. */
const strength = {
  sum: 1,
  minus: 1.5, // −2 and −2x need brackets after any sign, but not at the front of a sum, a product or a quotient
  product: 2,
  power: 4,
  atom: 5,
} as const;

/** True if a product or quotient begins with the minus of its first factor: (−20)·n³ is written −20n³. */
const leadsWithMinus = (x: Extract<Expression, { kind: 'multiply' | 'divide' }>, style: Style): boolean =>
  strengthOf(x.left, style) === strength.minus;

function strengthOf(x: Expression, style: Style): number {
  switch (x.kind) {
    case 'add':
    case 'subtract':
    case 'plus_minus':
      return strength.sum;
    case 'multiply':
      return leadsWithMinus(x, style) ? strength.minus : strength.product;
    case 'divide':
      if (style === 'latex' && x.written === 'bar') return strength.power;
      return leadsWithMinus(x, style) ? strength.minus : strength.product;
    case 'mixed':
      return strength.product;
    case 'negate':
      return strength.minus;
    case 'number':
      return x.value.n < 0n ? strength.minus : x.value.d > 1n && x.decimals === null ? strength.product : strength.atom;
    case 'call':
      return style === 'latex' && (x.name === 'sum' || x.name === 'prod') ? strength.sum : strength.atom;
    case 'apply':
      return strength.power;
    case 'power':
    case 'factorial':
    case 'percent':
    case 'degrees':
      return strength.power;
    default:
      return strength.atom;
  }
}

/** Writes '0.50' as it was typed, '3' as 3, 0.1(6) with a line over what repeats, which no reader takes for a product. */
function numberText(x: Extract<Expression, { kind: 'number' }>, style: Style): string {
  if (x.repeats !== undefined && x.decimals !== null) {
    const scale = 10n ** BigInt(x.decimals);
    const text = fixedDecimal(rational((x.value.n * scale) / x.value.d, scale), x.decimals);
    const [before, repeated] = [text.slice(0, -x.repeats), text.slice(-x.repeats)];
    return style === 'latex' ? `${before}\\overline{${repeated}}` : before + repeated.replace(/\d/g, '$&\u0305');
  }
  return x.decimals !== null && x.decimals > 0 ? fixedDecimal(x.value, x.decimals) : rationalText(x.value);
}

/** Writes an expression in LaTeX or in plain text, with all the brackets that it needs and no others. */
export function printExpression(x: Expression, style: Style): string {
  const print = (part: Expression, atLeast: number): string => {
    const text = printExpression(part, style);
    return strengthOf(part, style) < atLeast ? bracket(text, style) : text;
  };
  const latex = style === 'latex';
  switch (x.kind) {
    case 'number':
      return numberText(x, style);
    case 'mixed':
      return latex ? `${x.whole}\\tfrac{${x.top}}{${x.bottom}}` : `${x.whole} ${x.top}/${x.bottom}`;
    case 'letter':
      return latex ? latexLetter(x.name) : x.name;
    case 'constant':
      return latex ? ({ π: '\\pi', e: 'e', '∞': '\\infty', i: 'i' }[x.name] as string) : x.name;
    case 'add':
      return `${print(x.left, strength.sum)} + ${print(x.right, strength.product)}`;
    case 'subtract':
      return `${print(x.left, strength.sum)} - ${print(x.right, strength.product)}`;
    case 'plus_minus': {
      const sign = latex ? '\\pm ' : '±';
      return x.left === null
        ? `${sign}${print(x.right, strength.product)}`
        : `${print(x.left, strength.sum)} ${sign} ${print(x.right, strength.product)}`.replace(/ {2}/, ' ');
    }
    case 'multiply':
      return printProduct(x, style, print);
    case 'divide': {
      if (latex && x.written === 'bar') return `\\frac{${printExpression(x.left, style)}}{${printExpression(x.right, style)}}`;
      if (x.written === 'bar' || x.written === 'sign')
        return `${print(x.left, divisionEnds(x.left) ? strength.power : strength.minus)}${latex ? ' / ' : '/'}${print(x.right, x.right.kind === 'percent' ? strength.atom : strength.power)}`;
      const sign = x.written === 'ratio' ? (latex ? ' : ' : ':') : latex ? ' \\div ' : ' ÷ ';
      return `${print(x.left, strength.minus)}${sign}${print(x.right, isPlainFraction(x.right) ? strength.product : strength.power)}`;
    }
    case 'negate':
      return `-${print(x.of, strength.product)}`;
    case 'power':
      return printPower(x, style, print);
    case 'root':
      return printRoot(x, style);
    case 'absolute': {
      const of = printExpression(x.of, style);
      if (latex) return `\\left|${of}\\right|`;
      // Bars inside bars could pair in two ways.
      return somewhere(x.of, (part) => part.kind === 'absolute') ? `abs(${of})` : `|${of}|`;
    }
    case 'factorial':
      return `${print(x.of, strength.atom)}!`;
    case 'percent':
      return `${print(x.of, strength.atom)}${latex ? '\\%' : '%'}`;
    case 'degrees':
      return `${print(x.of, strength.atom)}${latex ? '^{\\circ}' : '°'}`;
    case 'apply':
      return `${functionText(x, '', style)}${argument(x, style)}`;
    case 'call':
      if (latex && latexCall(x) !== null) return latexCall(x)!;
      return `${latex ? latexLetter(x.name) : x.name}${bracket(x.inputs.map((one) => printExpression(one, style)).join(', '), style)}`;
  }
}

/** True if the last number and a following slash would be read as a fraction: 6 ÷ 2 and then /3. */
const divisionEnds = (x: Expression): boolean =>
  x.kind === 'negate' ? divisionEnds(x.of) : x.kind === 'divide' && (x.written === 'obelus' || x.written === 'ratio');

/** True for what needs no brackets after ÷ or a ratio sign: 2/3, 1 1/2. */
const isPlainFraction = (x: Expression): boolean =>
  x.kind === 'mixed' ||
  (x.kind === 'divide' &&
    x.written === 'bar' &&
    [x.left, x.right].every((part) => part.kind === 'letter' || isPlainNumber(part)));
const isPlainNumber = (x: Expression): boolean =>
  x.kind === 'number' && x.value.n >= 0n && (x.value.d === 1n || x.decimals !== null);

/** Writes calls as LaTeX, such as \\sum_{k=1}^{4} … and \\binom{5}{2}; null for calls that have their inputs in brackets. */
function latexCall({ name, inputs: [of, ...rest] }: Extract<Expression, { kind: 'call' }>): string | null {
  const [first, second, third] = rest.map((one) => printExpression(one, 'latex'));
  if (of === undefined || first === undefined) return null;
  if (name === 'binom') return `\\binom{${printExpression(of, 'latex')}}{${first}}`;
  if ((name !== 'sum' && name !== 'prod') || third === undefined) return null;
  return `\\${name}_{${first}=${second}}^{${third}} \\left(${printExpression(of, 'latex')}\\right)`;
}

const bracket = (text: string, style: Style): string => (style === 'latex' ? `\\left(${text}\\right)` : `(${text})`);

/** Writes x₁ as x_{1}, and a name of several letters upright, so that it is not read as a product. */
function latexLetter(name: string): string {
  const [, stem, index] = /^([^_]+)(?:_\{?([^}]+)\}?)?$/.exec(name) ?? [name, name];
  const upright = /^[A-Za-z]{2,}$/.test(stem!) ? `\\mathrm{${stem}}` : stem!;
  return index === undefined ? upright : `${upright}_{${index}}`;
}

/** Functions for which LaTeX has no command. */
const unknownToLatex: ReadonlySet<string> = new Set(['sech', 'csch', 'arcsec', 'arccsc', 'arccot']);

type Applied = Extract<Expression, { kind: 'apply' }>;

/** Writes the name of a function with its base or exponent: sin, \log_{2}, sin^2. */
function functionText(x: Applied, exponent: string, style: Style): string {
  if (style === 'latex') {
    if (x.name === 'floor' || x.name === 'ceil') return '';
    return `${unknownToLatex.has(x.name) ? `\\operatorname{${x.name}}` : `\\${x.name}`}${x.base === null ? '' : `_{${printExpression(x.base, style)}}`}${exponent}`;
  }
  const simple = x.base?.kind === 'number' || x.base?.kind === 'letter';
  const text = x.base === null ? '' : printExpression(x.base, style);
  const base = simple || text === '' ? text : bracket(text, style);
  return `${x.name}${base === '' ? '' : `_${base}`}${exponent}`;
}

function argument(x: Applied, style: Style): string {
  const of = printExpression(x.of, style);
  if (style === 'latex' && (x.name === 'floor' || x.name === 'ceil')) return `\\left\\l${x.name} ${of}\\right\\r${x.name}`;
  return bracket(of, style);
}

type PrintPart = (part: Expression, atLeast: number) => string;

function printPower(x: Extract<Expression, { kind: 'power' }>, style: Style, print: PrintPart): string {
  const exponent = style === 'latex' ? `^{${printExpression(x.exponent, style)}}` : `^${print(x.exponent, strength.atom)}`;
  // sin²(x), as school writes it; sin⁻¹ would be the inverse.
  const { base } = x;
  const times = x.exponent.kind === 'number' && x.exponent.decimals === null && isInteger(x.exponent.value);
  if (base.kind === 'apply' && times && base.base === null && base.name !== 'floor' && base.name !== 'ceil')
    return `${functionText(base, exponent, style)}${argument(base, style)}`;
  const loose = ['power', 'apply', 'divide', 'degrees'].includes(base.kind);
  return `${print(base, loose ? strength.atom : strength.power)}${exponent}`;
}

function printRoot(x: Extract<Expression, { kind: 'root' }>, style: Style): string {
  const of = printExpression(x.of, style);
  if (style === 'latex') return x.index === 2 ? `\\sqrt{${of}}` : `\\sqrt[${x.index}]{${of}}`;
  const sign = ({ 2: '√', 3: '∛', 4: '∜' } as Record<number, string>)[x.index];
  return `${sign ?? `root(${x.index})`}(${of})`;
}

function printProduct(x: Extract<Expression, { kind: 'multiply' }>, style: Style, print: PrintPart): string {
  const left = print(x.left, strength.minus);
  const right = print(x.right, strength.product + 0.5);
  const [before, after] = [/(?<![\\A-Za-z])[A-Za-z]+$/.exec(left)?.[0] ?? '', /^[A-Za-z]+/.exec(right)?.[0] ?? ''];
  // Two factors may touch if they can't be misread: 2x, x(x + 1), but 2·3, 2·½ and p·i keep their sign.
  const touch =
    x.written === 'beside' &&
    !/^[\d.]/.test(right) &&
    !/(?:°|\\circ\})$/.test(left) &&
    !(before !== '' && (x.right.kind === 'call' || (style === 'plain' && after.length > 1))) &&
    !(before !== '' && after !== '' && readsAsWord(before + after));
  const mixed = x.left.kind === 'mixed' || (x.left.kind === 'negate' && x.left.of.kind === 'mixed');
  if (touch && !mixed && !(style === 'latex' && right.startsWith('\\frac') && /\d$/.test(left))) {
    return style === 'latex' && /\\[A-Za-z]+$/.test(left) && /^[A-Za-z]/.test(right) ? `${left} ${right}` : `${left}${right}`;
  }
  return style === 'latex' ? `${left} \\cdot ${right}` : `${left}*${right}`;
}

const latexSign: Readonly<Record<string, string>> = { '≤': '\\le', '≥': '\\ge', '≠': '\\ne', '<': '<', '>': '>', '=': '=' };

/** Writes a whole answer or line in one style. */
export function printStatement(s: Statement, style: Style): string {
  const latex = style === 'latex';
  const inner = (items: readonly Statement[], joint: string) => items.map((item) => printStatement(item, style)).join(joint);
  const each = (items: readonly Expression[], joint: string) => items.map((item) => printExpression(item, style)).join(joint);
  switch (s.kind) {
    case 'expression':
      return printExpression(s.expression, style);
    case 'quantity':
      return printQuantity(s, style);
    case 'relation':
      return s.sides
        .map(
          (side, i) => (i === 0 ? '' : ` ${latex ? latexSign[s.signs[i - 1]!] : s.signs[i - 1]} `) + printExpression(side, style),
        )
        .join('');
    case 'list':
      return inner(s.items, s.joint === ',' ? ', ' : latex ? ` \\text{ ${s.joint} } ` : ` ${s.joint} `);
    case 'set':
      return latex ? `\\left\\{${inner(s.items, ', ')}\\right\\}` : `{${inner(s.items, ', ')}}`;
    case 'bracketed':
      return `${s.open}${each(s.items, ', ')}${s.close}`;
    case 'union':
      return inner(s.items, latex ? ' \\cup ' : ' ∪ ');
    case 'intersection':
      return inner(s.items, latex ? ' \\cap ' : ' ∩ ');
    case 'difference':
      return inner(s.items, latex ? ' \\setminus ' : ' \\ ');
    case 'ratio':
      return s.items
        .map((item) =>
          strengthOf(item, style) < strength.power ? bracket(printExpression(item, style), style) : printExpression(item, style),
        )
        .join(latex ? ' : ' : ':');
    case 'matrix':
      return latex
        ? `\\begin{pmatrix}${s.rows.map((row) => each(row, ' & ')).join(' \\\\ ')}\\end{pmatrix}`
        : `[${s.rows.map((row) => `[${each(row, ', ')}]`).join(', ')}]`;
    case 'member': {
      const letter = latex ? latexLetter(s.letter) : s.letter;
      const of = printStatement(s.of, style);
      if (s.written === 'in') return `${letter} ${latex ? '\\in' : '∈'} ${of}`;
      return latex ? `\\left\\{${letter} \\mid ${of}\\right\\}` : `{${letter} | ${of}}`;
    }
    case 'nothing':
      return latex ? '\\varnothing' : '∅';
    case 'everything':
      return latex ? '\\mathbb{R}' : 'ℝ';
    case 'undefined':
      return latex ? '\\text{undefined}' : 'undefined';
  }
}

function printQuantity({ amount, unit }: Extract<Statement, { kind: 'quantity' }>, style: Style): string {
  const latex = style === 'latex';
  const name = unitText(unit);
  if (clockUnits.has(name) && amount.kind === 'mixed') return `${amount.whole}:${`${amount.top}`.padStart(2, '0')}`;
  if (/^[$€£]$/.test(name)) {
    const [, minus, size] = /^(-?)(.*)$/s.exec(printExpression(amount, style))!;
    return `${minus}${latex && name === '$' ? '\\$' : name}${size}`;
  }
  const text = printExpression(amount, style);
  if (name === '¢') return `${text}¢`;
  if (name === '°') return latex ? `${text}^{\\circ}` : `${text}°`;
  return latex ? `${text}\\,\\mathrm{${name.replace(/[%$]/g, '\\$&')}}` : `${text} ${name}`;
}

export const echoOf = (s: Statement): Echo => ({ latex: printStatement(s, 'latex'), plain: printStatement(s, 'plain') });
