import type { FoldedDraft } from './hearing.ts';
import { inFigures } from './spoken-mathematics.ts';
import type { Tell } from './ways.ts';

/** Finds a ratio: 3:4, or 12:30, which a reader of mathematics may take for a quotient; or "3 to 4". */
export function tellsOfRatio(expected: string, draft: FoldedDraft): Tell[] {
  const [, a, b] = /^\s*(\d{1,6}) ?: ?(\d{1,6})(?!\d)/.exec(expected) ?? [];
  if (a === undefined || b === undefined) return [];
  const pattern = new RegExp(`(?<![\\w.])${a}(?: parts?)?(?: ?: ?| (?:is )?to | for every )${b}(?!\\w|\\.\\d)`, 'i');
  if (pattern.test(draft.known) || pattern.test(inFigures(draft.known))) return [];
  const match = pattern.exec(draft.said);
  if (match !== null) return [{ way: 'text', says: `says “${match[0]}”`, from: match.index, to: match.index + match[0].length }];
  const spoken = pattern.exec(inFigures(draft.said));
  return spoken === null ? [] : [{ way: 'text', says: `says ${spoken[0]} in words`, from: 0, to: draft.said.length }];
}
