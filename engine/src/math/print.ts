import type { Echo } from '@stoa/schema/answer-check';
import { fixedDecimal, rationalText } from './rational.ts';
import type { Expression, Statement } from './syntax-tree.ts';
import { unitText } from './units/measure.ts';

/** How mathematics is written out: the same walk for LaTeX and for plain text. */
type Style = 'latex' | 'plain';

/** How strongly a form holds together; a part that holds less strongly than its place needs gets brackets. */
const strength = {
  sum: 1,
  minus: 1.5, // −2 and −2x need brackets after any sign, but stand free in front: of a sum, a product or a quotient
  product: 2,
  power: 4,
  atom: 5,
} as const;

/** Whether a product or quotient begins with the minus of its first factor: (−20)·n³ is written −20n³. */
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
    case 'apply':
      return strength.power;
    case 'power':
    case 'factorial':
    case 'percent':
      return strength.power;
    default:
      return strength.atom;
  }
}

/** '0.50' as it was written, '3' as 3. */
const numberText = (x: Extract<Expression, { kind: 'number' }>): string =>
  x.decimals !== null && x.decimals > 0 ? fixedDecimal(x.value, x.decimals) : rationalText(x.value);

/** An expression in LaTeX or in plain text, with every bracket that its reading needs and none that it does not. */
export function printExpression(x: Expression, style: Style): string {
  const print = (part: Expression, atLeast: number): string => {
    const text = printExpression(part, style);
    return strengthOf(part, style) < atLeast ? bracket(text, style) : text;
  };
  switch (x.kind) {
    case 'number':
      return numberText(x);
    case 'mixed':
      return style === 'latex' ? `${x.whole}\\tfrac{${x.top}}{${x.bottom}}` : `${x.whole} ${x.top}/${x.bottom}`;
    case 'letter':
      return style === 'latex' ? latexLetter(x.name) : x.name;
    case 'constant':
      return style === 'latex' ? ({ π: '\\pi', e: 'e', '∞': '\\infty' }[x.name] as string) : x.name;
    case 'add':
      return `${print(x.left, strength.sum)} + ${print(x.right, strength.product)}`;
    case 'subtract':
      return `${print(x.left, strength.sum)} - ${print(x.right, strength.product)}`;
    case 'plus_minus': {
      const sign = style === 'latex' ? '\\pm ' : '±';
      return x.left === null
        ? `${sign}${print(x.right, strength.product)}`
        : `${print(x.left, strength.sum)} ${sign} ${print(x.right, strength.product)}`.replace(/ {2}/, ' ');
    }
    case 'multiply':
      return printProduct(x, style, print);
    case 'divide': {
      if (style === 'latex' && x.written === 'bar')
        return `\\frac{${printExpression(x.left, style)}}{${printExpression(x.right, style)}}`;
      const sign = style === 'latex' ? ' / ' : '/';
      return `${print(x.left, strength.minus)}${sign}${print(x.right, strength.power)}`;
    }
    case 'negate':
      return `-${print(x.of, strength.product)}`;
    case 'power': {
      const base = print(
        x.base,
        x.base.kind === 'power' || x.base.kind === 'apply' || x.base.kind === 'divide' ? strength.atom : strength.power,
      );
      if (style === 'latex') return `${base}^{${printExpression(x.exponent, style)}}`;
      return `${base}^${print(x.exponent, strength.atom)}`;
    }
    case 'root':
      if (style === 'latex')
        return x.index === 2 ? `\\sqrt{${printExpression(x.of, style)}}` : `\\sqrt[${x.index}]{${printExpression(x.of, style)}}`;
      return x.index === 2
        ? `√(${printExpression(x.of, style)})`
        : x.index === 3
          ? `∛(${printExpression(x.of, style)})`
          : `${print(x.of, strength.atom)}^(1/${x.index})`;
    case 'absolute':
      return style === 'latex' ? `\\left|${printExpression(x.of, style)}\\right|` : `|${printExpression(x.of, style)}|`;
    case 'factorial':
      return `${print(x.of, strength.atom)}!`;
    case 'percent':
      return `${print(x.of, strength.atom)}${style === 'latex' ? '\\%' : '%'}`;
    case 'apply': {
      const base =
        x.base === null ? '' : style === 'latex' ? `_{${printExpression(x.base, style)}}` : `_${print(x.base, strength.atom)}`;
      const name = style === 'latex' ? `\\${x.name}` : x.name;
      return `${name}${base}${bracket(printExpression(x.of, style), style)}`;
    }
  }
}

const bracket = (text: string, style: Style): string => (style === 'latex' ? `\\left(${text}\\right)` : `(${text})`);
const latexLetter = (name: string): string => name.replace(/_(.+)$/, '_{$1}');

function printProduct(
  x: Extract<Expression, { kind: 'multiply' }>,
  style: Style,
  print: (part: Expression, atLeast: number) => string,
): string {
  const left = print(x.left, strength.minus);
  const right = print(x.right, strength.product + 0.5);
  // Two factors may touch where nothing could be misread: 2x, x(x + 1), but 2·3 and 2·½ keep their sign.
  const touch =
    x.written === 'beside' &&
    !/^[\d.]/.test(right) &&
    !(style === 'plain' && /[A-Za-z]$/.test(left) && /^[A-Za-z]{2}/.test(right));
  const mixed = x.left.kind === 'mixed' || (x.left.kind === 'negate' && x.left.of.kind === 'mixed');
  if (touch && !mixed && !(style === 'latex' && right.startsWith('\\frac') && /\d$/.test(left))) {
    return style === 'latex' && /\\[A-Za-z]+$/.test(left) && /^[A-Za-z]/.test(right) ? `${left} ${right}` : `${left}${right}`;
  }
  return style === 'latex' ? `${left} \\cdot ${right}` : `${left}*${right}`;
}

const latexSign: Readonly<Record<string, string>> = { '≤': '\\le', '≥': '\\ge', '≠': '\\ne', '<': '<', '>': '>', '=': '=' };

/** A whole answer or line in one style. */
export function printStatement(s: Statement, style: Style): string {
  const latex = style === 'latex';
  const inner = (items: readonly Statement[], joint: string) => items.map((item) => printStatement(item, style)).join(joint);
  switch (s.kind) {
    case 'expression':
      return printExpression(s.expression, style);
    case 'quantity': {
      const amount = printExpression(s.amount, style);
      const unit = unitText(s.unit);
      if (/^[$€£]$/.test(unit)) return `${latex && unit === '$' ? '\\$' : unit}${amount}`;
      return latex ? `${amount}\\,\\mathrm{${unit}}` : `${amount} ${unit}`;
    }
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
      return `${s.open}${s.items.map((item) => printExpression(item, style)).join(', ')}${s.close}`;
    case 'union':
      return inner(s.items, latex ? ' \\cup ' : ' ∪ ');
    case 'intersection':
      return inner(s.items, latex ? ' \\cap ' : ' ∩ ');
    case 'member':
      return latex
        ? `\\left\\{${s.letter} \\mid ${printStatement(s.of, style)}\\right\\}`
        : `{${s.letter} | ${printStatement(s.of, style)}}`;
    case 'nothing':
      return latex ? '\\varnothing' : '∅';
    case 'everything':
      return latex ? '\\mathbb{R}' : 'ℝ';
    case 'undefined':
      return latex ? '\\text{undefined}' : 'undefined';
  }
}

export const echoOf = (s: Statement): Echo => ({ latex: printStatement(s, 'latex'), plain: printStatement(s, 'plain') });
