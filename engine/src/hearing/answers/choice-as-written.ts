import { bareWords } from '../../math/judge/choices.ts';
import type { Clause } from '../clauses.ts';
import type { Mention } from './choices-in.ts';

/** Finds the choice that a clause writes out ("3n + 5"), or names by its letter ("point R"); null for none or several. */
export function choiceAsWritten({ tokens }: Clause, choices: readonly string[]): Mention | null {
  const named = names(choices);
  const raws = tokens.map(({ raw }) => raw);
  const found = choices.flatMap((choice, position) => {
    const own = signsIn(bareWords(choice));
    const at = /[a-z]/i.test(own) && /[-+*/^=<>≤≥·×(√π]/.test(own) ? stretch(raws, own) : null;
    const name = named?.[position];
    const letter = name === undefined ? -1 : raws.lastIndexOf(name);
    return at !== null ? [{ position, ...at }] : letter >= 0 ? [{ position, from: letter, to: letter + 1 }] : [];
  });
  const longest = found.toSorted((a, b) => b.to - b.from - (a.to - a.from));
  const [first, second] = longest;
  if (first === undefined || (second !== undefined && second.to - second.from === first.to - first.from)) return null;
  return { ...first, sure: true };
}

const signsIn = (text: string): string => text.replace(/[$\s]/g, '').replaceAll('−', '-').toLowerCase();

/** Finds the adjacent tokens that spell a text; null if there are none, or if the expression continues before or after them. */
function stretch(raws: readonly string[], text: string): { from: number; to: number } | null {
  for (let from = 0; from < raws.length; from += 1) {
    let joined = '';
    for (let to = from; to < raws.length && joined.length < text.length; to += 1) {
      joined += signsIn(raws[to]!);
      const goesOn = /^[-+*/^·×]$/.test(raws[to + 1] ?? '') || /[-+*/^·×]$/.test(raws[from - 1] ?? '');
      if (joined === text && !goesOn) return { from, to: to + 1 };
    }
  }
  return null;
}

/** Returns the capital letters that choices begin with ("Point R: 3 right, 5 up"); null unless each choice has its own. */
function names(choices: readonly string[]): readonly string[] | null {
  const letters = choices.map((choice) => /^(?:[A-Z][a-z]+ )?([A-Z]):/.exec(choice.trim())?.[1]);
  const own = letters.filter((letter) => letter !== undefined);
  return own.length === choices.length && new Set(own).size === own.length ? own : null;
}
