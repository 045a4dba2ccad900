import { Decimal } from 'decimal.js';

/** The calculator's mode: angles in degrees or radians, and the last result, which `Ans` stands for. */
export type CalculatorMode = { scientific: boolean; angles: 'degrees' | 'radians'; answer: string };

const D = Decimal.clone({ precision: 40 });
const pi = D.acos(-1);
const nothing = new D(Number.NaN);
/** A value smaller than this relative to 1 is a rounding error of zero, as in sin(180°). */
const rounding = new D('1e-30');

type Token = { kind: 'number'; value: Decimal } | { kind: 'name' | 'sign'; text: string };

const tokenPattern =
  /\s*(?:(\d+(?:\.\d*)?|\.\d+)|(arcsin|arccos|arctan|asin|acos|atan|sin|cos|tan|sqrt|log|ln|abs|Ans|pi|e)|([-+×*·÷/^()√π²³%!−]))/y;

/**
 * Reads a line from left to right by the grammar of arithmetic, and computes it. Each part returns null if it can't be read.
 */
export class CalculatorLine {
  readonly #tokens: readonly Token[] | null;
  readonly #mode: CalculatorMode;
  #at = 0;

  constructor(line: string, mode: CalculatorMode) {
    this.#mode = mode;
    this.#tokens = tokensOf(line);
  }

  /** Returns the value; NaN if it's mathematically undefined, null if the line can't be read. */
  value(): Decimal | null {
    if (this.#tokens === null || this.#tokens.length === 0) return null;
    const value = this.#sum();
    return this.#at === this.#tokens.length ? value : null;
  }

  #sum(): Decimal | null {
    let sum = this.#product();
    for (let sign = this.#take('+', '-', '−'); sum !== null && sign !== null; sign = this.#take('+', '-', '−')) {
      const next: Decimal | null = this.#product();
      sum = next === null ? null : sign === '+' ? sum.plus(next) : sum.minus(next);
    }
    return sum;
  }

  #product(): Decimal | null {
    let product = this.#signed();
    while (product !== null) {
      const divides = this.#take('÷', '/') !== null;
      if (!divides && this.#take('×', '*', '·') === null && !this.#beginsValue()) return product;
      const next: Decimal | null = this.#signed();
      product = next === null ? null : divides ? (next.isZero() ? nothing : product.div(next)) : product.times(next);
    }
    return null;
  }

  #signed(): Decimal | null {
    if (this.#take('-', '−') !== null) return this.#signed()?.neg() ?? null;
    return this.#power();
  }

  #power(): Decimal | null {
    const base = this.#marked();
    if (base === null || this.#take('^') === null) return base;
    const exponent = this.#signed();
    if (exponent === null) return null;
    if (exponent.abs().greaterThan(10_000)) return base.abs().greaterThan(1) ? new D(Infinity) : nothing;
    return base.isZero() && exponent.isNegative() ? nothing : base.pow(exponent);
  }

  /** Reads a value with the marks after it: ² ³ % !. */
  #marked(): Decimal | null {
    let value = this.#value();
    for (let mark = this.#take('²', '³', '%', '!'); value !== null && mark !== null; mark = this.#take('²', '³', '%', '!'))
      value = mark === '²' ? value.pow(2) : mark === '³' ? value.pow(3) : mark === '%' ? value.div(100) : factorial(value);
    return value;
  }

  #value(): Decimal | null {
    const token = this.#tokens![this.#at];
    if (token === undefined) return null;
    this.#at += 1;
    if (token.kind === 'number') return token.value;
    switch (token.text) {
      case '(': {
        const inside = this.#sum();
        this.#take(')'); // a parenthesis left open at the end is closed there, as on any calculator
        return inside;
      }
      case 'Ans':
        return new D(this.#mode.answer === '' ? 0 : this.#mode.answer.replace('×10^', 'e'));
      case 'π':
      case 'pi':
        return pi;
      case 'e':
        return this.#mode.scientific ? D.exp(1) : null;
      case '√':
      case 'sqrt':
        return this.#applied((inside) => inside.sqrt());
      default:
        return token.kind === 'name' && this.#mode.scientific ? this.#applied((inside) => this.#of(token.text, inside)) : null;
    }
  }

  #applied(rule: (inside: Decimal) => Decimal): Decimal | null {
    const inside = this.#marked();
    return inside === null ? null : rule(inside);
  }

  #of(name: string, inside: Decimal): Decimal {
    const inRadians = this.#mode.angles === 'degrees' ? inside.times(pi).div(180) : inside;
    const asAngle = (radians: Decimal) => (this.#mode.angles === 'degrees' ? radians.times(180).div(pi) : radians);
    switch (name) {
      case 'sin':
        return settled(inRadians.sin());
      case 'cos':
        return settled(inRadians.cos());
      case 'tan':
        return settled(inRadians.cos()).isZero() ? nothing : settled(inRadians.tan());
      case 'asin':
      case 'arcsin':
        return settled(asAngle(inside.asin()));
      case 'acos':
      case 'arccos':
        return settled(asAngle(inside.acos()));
      case 'atan':
      case 'arctan':
        return settled(asAngle(inside.atan()));
      case 'log':
        return inside.greaterThan(0) ? inside.log(10) : nothing;
      case 'ln':
        return inside.greaterThan(0) ? inside.ln() : nothing;
      default:
        return inside.abs();
    }
  }

  #beginsValue(): boolean {
    const token = this.#tokens![this.#at];
    if (token === undefined) return false;
    if (token.kind === 'number') return this.#tokens![this.#at - 1]?.kind !== 'number'; // 2 3 isn't a product but a typo
    return token.kind === 'name' || ['(', 'π', '√'].includes(token.text);
  }

  #take(...signs: string[]): string | null {
    const token = this.#tokens![this.#at];
    if (token?.kind !== 'sign' || !signs.includes(token.text)) return null;
    this.#at += 1;
    return token.text;
  }
}

const settled = (value: Decimal): Decimal => (value.abs().lessThan(rounding) ? new D(0) : value);

function factorial(value: Decimal): Decimal {
  if (!value.isInteger() || value.isNegative() || value.greaterThan(170)) return nothing;
  let product = new D(1);
  for (let factor = 2; value.greaterThanOrEqualTo(factor); factor += 1) product = product.times(factor);
  return product;
}

function tokensOf(line: string): Token[] | null {
  const text = line.replaceAll(/(?<=\d),(?=\d{3}(?!\d))/g, '').trimEnd();
  const tokens: Token[] = [];
  tokenPattern.lastIndex = 0;
  while (tokenPattern.lastIndex < text.length) {
    const found = tokenPattern.exec(text);
    if (found === null) return null;
    const [, number, name, sign] = found;
    if (number !== undefined) tokens.push({ kind: 'number', value: new D(number) });
    else if (name !== undefined) tokens.push({ kind: 'name', text: name });
    else tokens.push({ kind: 'sign', text: sign! });
  }
  return tokens;
}
