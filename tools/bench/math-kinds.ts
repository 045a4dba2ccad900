import type { JudgedPair } from '@stoa/engine/corpus/judged-pairs';

/** Kinds of answers, in the order of the report. */
const kinds = [
  'integer',
  'fraction',
  'decimal',
  'polynomial',
  'rational function',
  'surd',
  'trigonometric, log',
  'equation',
  'inequality',
  'point, list',
  'set',
  'interval',
  'unit',
  'form',
  'unreadable',
] as const;
type MathKind = (typeof kinds)[number];

/** Groups the judged pairs by kind. Multiple choice and true/false are left out, because they need no mathematics. */
export function byKind(pairs: readonly JudgedPair[]): readonly (readonly [kind: MathKind, pairs: readonly JudgedPair[]])[] {
  const those = Map.groupBy(pairs, kindOf);
  return kinds.flatMap((kind) => {
    const found = those.get(kind);
    return found === undefined ? [] : [[kind, found] as const];
  });
}

function kindOf({ question, outcome }: JudgedPair): MathKind | null {
  const { input_type: type, expected, judging } = question;
  if (type === 'boolean' || type === 'multiple_choice') return null;
  if (outcome === 'unreadable') return 'unreadable';
  if (judging.form !== 'any') return 'form';
  if (judging.unit !== null) return 'unit';
  if (type === 'set') return /^\s*(?:\\left)?[[(]|[∪U∞]|\\cup|\\infty|ℝ/.test(expected) ? 'interval' : 'set';
  if (type !== 'expression') return type;
  if (/[<>≤≥≠]|\\[lg]e|\\n?eq/.test(expected)) return 'inequality';
  if (expected.includes('=')) return 'equation';
  if (/,|\bor\b/.test(expected)) return 'point, list';
  if (/sin|cos|tan|sec|csc|cot|log|ln|exp|\be\b|e\^/.test(expected)) return 'trigonometric, log';
  if (/√|sqrt|\||abs|\^\(?\{?1\/|\^\{?0\.5/.test(expected)) return 'surd';
  if (/[a-z].*\/|\/.*[a-z]|\\frac|\^\{?-/.test(expected)) return 'rational function';
  return 'polynomial';
}
