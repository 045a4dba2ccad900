import type { FunctionName } from '../syntax-tree.ts';
import { isUnitName } from '../units/unit-table.ts';
import { cardinals, parts, scales } from './number-words.ts';
import { functionNames, wordSigns } from './vocabulary.ts';

/** Returns the function or root at the start of a run of letters without a space: the sin of sinx. */
export function wordAtStart(run: string): { word: string; called: FunctionName | null } | null {
  for (let length = Math.min(6, run.length); length > 1; length -= 1) {
    const word = run.slice(0, length);
    if (Object.hasOwn(functionNames, word)) return { word, called: functionNames[word]! };
    if (['sqrt', 'pi', 'cbrt', 'abs'].includes(word)) return { word, called: null };
  }
  return null;
}

const isWholeWord = (run: string): boolean =>
  [functionNames, wordSigns, cardinals, parts, scales].some((table) => Object.hasOwn(table, run)) || isUnitName(run);

/** True if adjacent letters would be read as a word, not as a product: p and i, or any four of them. */
export function readsAsWord(run: string): boolean {
  const lower = run.toLowerCase();
  if (run.length < 2) return false;
  if (run.length > 3 || isWholeWord(run) || isWholeWord(lower)) return true;
  return Array.from(run, (_, i) => run.slice(i)).some((rest) => wordAtStart(rest) !== null);
}
