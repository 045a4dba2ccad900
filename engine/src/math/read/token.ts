import type { Rational } from '../exact/rational.ts';
import type { FunctionName } from '../syntax-tree.ts';

/** What the reader may expect in a text. */
export type Grammar = {
  /** The names that are variables here, such as x and speed; null: any single letter. One written f(x) declares a function. */
  readonly letters: ReadonlySet<string> | null;
  /** Names of several characters that are known even if any letter is allowed: speed, x_1. */
  readonly names?: readonly string[];
  /** True if 1,200 outside brackets is one number; in a set or a list it is two. */
  readonly thousands: boolean;
  /** True if the answer can only be one number, so that a comma between digits makes no list. */
  readonly oneNumber: boolean;
  /** A unit that is in no table, such as 'apples'. */
  readonly ownUnit: string | null;
  /** True if words are read as units; otherwise m and g are letters. */
  readonly units: boolean;
  /** True if i is the imaginary unit, unless it is a variable. */
  readonly imaginary?: boolean;
};

type TokenSpan = { readonly at: number; readonly end: number; readonly spaced: boolean };
export type Token = TokenSpan &
  (
    | {
        readonly kind: 'number';
        readonly text: string;
        readonly value: Rational;
        readonly decimals: number | null;
        readonly repeats?: number;
      }
    | { readonly kind: 'vulgar'; readonly top: bigint; readonly bottom: bigint }
    | { readonly kind: 'letter'; readonly name: string }
    | { readonly kind: 'callee'; readonly name: string } // the f of f(2), if f is declared
    | { readonly kind: 'function'; readonly name: FunctionName }
    | { readonly kind: 'unit'; readonly name: string }
    | { readonly kind: 'command'; readonly name: 'frac' | 'sqrt' | 'matrix' | 'binom' | 'sum' | 'prod' }
    | { readonly kind: 'sign'; readonly name: string }
    | { readonly kind: 'end' }
  );
export type Unplaced = Token extends infer T ? (T extends Token ? Omit<T, keyof TokenSpan> : never) : never;
