import { flattenText } from '../flatten/flatten-text.ts';
import { foldSigns } from '../leak/fold-signs.ts';
import { saidInFigures } from './school-facts/said-in-figures.ts';
import type { SpokenTurn } from './spoken-turn.ts';
import { turnSentences } from './turn-sentences.ts';

type Operation = 'add' | 'subtract' | 'multiply' | 'divide';

/** Returns which operation the stem's equation does with each of its numbers. Numbers that occur twice are left out. */
function operationsIn(stem: string): ReadonlyMap<string, Operation> {
  const plain = foldSigns(flattenText(stem)).replace(/\s/g, '');
  const equation = /[-+*/^().=\da-z]*(?<![a-z])[a-z](?![a-z])[-+*/^().\da-z]*=[-+*/^().\da-z]+/i.exec(plain)?.[0] ?? '';
  const found = new Map<string, Operation>();
  for (const match of equation.matchAll(/([-+*/]?)\(?(\d+)\)?(?=([a-z(]|[-+=*/)]|$))/gi)) {
    const [, before = '', number = '', after = ''] = match;
    const operation: Operation | null = /[a-z(]/i.test(after)
      ? 'multiply'
      : before === '/'
        ? 'divide'
        : before === '+' || before === '-'
          ? before === '+'
            ? 'add'
            : 'subtract'
          : null;
    if (equation.split(/\D+/).filter((one) => one === number).length === 1 && operation !== null) found.set(number, operation);
  }
  return found;
}

const said: readonly { readonly operation: Operation; readonly says: RegExp }[] = [
  {
    operation: 'add',
    says: /(?<![\d.])(\d+)(?: (?:more|has been|is|was|gets|being|is being|been))* (?:added|put on|tacked on|piled on)\b/g,
  },
  {
    operation: 'subtract',
    says: /(?<![\d.])(\d+)(?: (?:has been|is|was|gets|being|is being|been))* (?:taken (?:away|off)|subtracted|removed)\b/g,
  },
  {
    operation: 'multiply',
    says: /\b(?:x|number|it|letter) (?:is|was|has been|gets) (?:being )?(?:multiplied by|times) (\d+)(?![\d.]\d)/g,
  },
  {
    operation: 'divide',
    says: /\b(?:x|number|it|letter) (?:is|was|has been|gets) (?:being )?(?:divided by|split into|shared among) (\d+)(?![\d.]\d)/g,
  },
];
const unstated =
  /\b(?:both sides|each side|undo|undoes|undoing|reverse|opposite|if|would|should|not|never|you (?:added|took|subtracted|divided|multiplied|can|could|get)|your|after|once|when)\b|n't/;

/**
 * True if a turn describes the question's equation with another operation on a number: "4 has been taken away from x" for x/4
 * = 9.
 */
export function describesOtherEquation({ text, question }: Pick<SpokenTurn, 'text' | 'question'>): boolean {
  const given = operationsIn(question.stem);
  if (given.size === 0) return false;
  return turnSentences(text).some(({ states }) => {
    if (states === '' || unstated.test(states)) return false;
    const told = saidInFigures(states);
    return said.some(({ operation, says }) =>
      Array.from(told.matchAll(says)).some(([, number = '']) => given.has(number) && given.get(number) !== operation),
    );
  });
}
