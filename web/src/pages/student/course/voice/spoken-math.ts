import { spokenTokens } from './spoken-tokens.ts';
import type { Token } from './spoken-tokens.ts';

/**
 * Returns spoken mathematics as TeX; null if any word isn't mathematics, because then it is a sentence. A single number or letter
 * isn't a formula.
 *
 *     two x plus three equals eleven → 2x+3=11      x squared over four → \frac{x^2}{4}      the square root of nine → \sqrt{9}
 *
 * A fraction takes the factors beside it. The student sees what was understood before it is sent.
 */
export function spokenMath(said: string): string | null {
  const tokens = spokenTokens(said);
  if (tokens === null || tokens.length < 2) return null;
  const line = new SpokenLine(tokens);
  const tex = line.relations();
  return line.isAtEnd ? tex : null;
}

/** Reads tokens by the grammar of arithmetic. Each part returns null if it is missing or incomplete. */
class SpokenLine {
  #at = 0;
  readonly #tokens: readonly Token[];

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  get isAtEnd(): boolean {
    return this.#at === this.#tokens.length;
  }

  relations = (): string | null => this.#joined('relation', () => this.#sum());

  #sum(): string | null {
    const first = this.#take('sign');
    const terms = this.#joined('sign', () => this.#product());
    return terms === null ? null : texOf(first) + terms;
  }

  #product(): string | null {
    let tex = this.#fraction();
    while (tex !== null && this.#take('times') !== null) {
      const next = this.#fraction();
      tex = next === null ? null : `${tex}\\times ${next}`;
    }
    return tex;
  }

  #fraction(): string | null {
    let tex = this.#factors();
    while (tex !== null && this.#take('over') !== null) {
      const sign = texOf(this.#take('sign'));
      const below = this.#factors();
      tex = below === null ? null : `\\frac{${tex}}{${sign}${below}}`;
    }
    return tex;
  }

  #factors(): string | null {
    let tex = this.#factor();
    for (let next = this.#factor(); tex !== null && next !== null; next = this.#factor()) {
      if (/\d$/.test(tex) && /^\d/.test(next)) return null; // two numbers side by side aren't a product
      tex += next;
    }
    return tex;
  }

  #factor(): string | null {
    let tex = this.#base();
    while (tex !== null) {
      const suffix = this.#take('suffix');
      if (suffix !== null) tex += texOf(suffix);
      else if (this.#take('power') === null) return tex;
      else {
        const sign = texOf(this.#take('sign'));
        const exponent = this.#base();
        tex = exponent === null ? null : `${tex}^{${sign}${exponent}}`;
      }
    }
    return tex;
  }

  #base(): string | null {
    const value = this.#take('value');
    if (value !== null) return texOf(value);
    const root = this.#take('root');
    if (root !== null) {
      const under = this.#factor();
      return under === null ? null : `${texOf(root)}{${under}}`;
    }
    if (this.#take('open') === null) return null;
    const inside = this.#sum();
    return inside === null || this.#take('close') === null ? null : `(${inside})`;
  }

  /** Reads parts that are separated by tokens of this kind. */
  #joined(kind: 'relation' | 'sign', part: () => string | null): string | null {
    let tex = part();
    for (let between = tex === null ? null : this.#take(kind); tex !== null && between !== null; between = this.#take(kind)) {
      const next = part();
      tex = next === null ? null : tex + texOf(between) + next;
    }
    return tex;
  }

  #take(kind: Token['kind']): Token | null {
    const token = this.#tokens[this.#at];
    if (token?.kind !== kind) return null;
    this.#at += 1;
    return token;
  }
}

const texOf = (token: Token | null): string => (token !== null && 'tex' in token ? token.tex : '');
