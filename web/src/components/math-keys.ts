import type { InputType } from '@stoa/schema/problem';
import type { MathKey } from './math-entry.ts';

const typed = (face: string, says = face, tex = face, plain = face): MathKey => ({ face, says, tex, plain });

const digits: MathKey[] = [...'1234567890'].map((digit) => typed(digit));
const point = typed('.', 'point');
const minus = typed('−', 'minus', '-', '-');

/** Takes the term before it as its numerator. */
export const fraction: MathKey = { face: 'a⁄b', says: 'a⁄b, a fraction', tex: '\\frac{#@}{#?}', plain: '/' };
const power: MathKey = { face: 'xⁿ', says: 'to the power of', tex: '#@^{#?}', plain: '^' };
const square: MathKey = { face: 'x²', says: 'squared', tex: '#@^2', plain: '^2' };
const root: MathKey = { face: '√', says: 'square root', tex: '\\sqrt{#?}', plain: 'sqrt(|)' };
const plus = typed('+', 'plus');
const times = typed('×', 'times', '\\times', '*');
const divided = typed('÷', 'divided by', '\\div', '÷');
const equals = typed('=', 'equals');
const open = typed('(', 'left parenthesis');
const close = typed(')', 'right parenthesis');
const comma = typed(',', 'comma');
const space = typed('␣', 'space, as in a mixed number', '\\:', ' ');
const percent = typed('%', 'percent', '\\%', '%');
const relations = [
  typed('<', 'less than'),
  typed('≤', 'less than or equal to', '\\le', '<='),
  typed('>', 'greater than'),
  typed('≥', 'greater than or equal to', '\\ge', '>='),
];
const letters = (variables: readonly string[]) => variables.map((letter) => typed(letter));

/** What is asked, as far as the keys of its answer depend on it. */
export type Asked = { inputType: InputType; variables: readonly string[]; text: string; unit: string | null };

const ofPercent = /%|percent/i;
const ofInequality = /[<>≤≥]|\\(?:[lg]eq?|[lg]t)(?![a-z])|inequalit|at (?:least|most)|(?:more|less|greater|fewer) than|between/i;

/** The keys that an answer to this may need, beside digits, point and minus. Letters are the question's own. */
function signs({ inputType, variables, text, unit }: Asked): MathKey[] {
  switch (inputType) {
    case 'integer':
      return [plus, times, comma];
    case 'decimal':
      return [plus, times, ofPercent.test(text) && unit === null ? percent : comma];
    case 'fraction':
      return [fraction, space];
    case 'set':
      return [
        ...letters(variables),
        typed('{', 'left brace', '\\{', '{'),
        typed('}', 'right brace', '\\}', '}'),
        comma,
        open,
        close,
        typed('[', 'left bracket'),
        typed(']', 'right bracket'),
        ...relations,
        fraction,
        root,
        plus,
        typed('∞', 'infinity', '\\infty', 'infinity'),
      ];
    case 'expression':
      return [
        plus,
        times,
        divided,
        equals,
        open,
        close,
        ...letters(variables),
        fraction,
        square,
        power,
        root,
        comma,
        ...(ofInequality.test(text) ? relations : []),
      ];
    case 'boolean':
    case 'multiple_choice':
      return [];
  }
}

/** The keys of a pad as they lie, row after row, with the erase key and the caret's keys between and after them. */
type Pad = { columns: number; first: MathKey[]; rest: MathKey[] };

/**
 * The keypad for a question: five digits to a row as on a phone's own keyboard, beside and under them the signs that this answer can
 * use, so that it is low enough to read what is asked over it. `first` ends its row with the erase key, `rest` with the caret's keys.
 */
export function keysFor(asked: Asked): Pad {
  const others = [point, minus, ...signs(asked)];
  const keys = digits.length + others.length + 3;
  const columns = keys <= 18 ? 6 : keys <= 28 ? 7 : 8;
  const beside = columns - 6;
  return {
    columns,
    first: [...digits.slice(0, 5), ...others.slice(0, beside)],
    rest: [...digits.slice(5), ...others.slice(beside)],
  };
}
