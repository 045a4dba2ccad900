import type { Expression, Statement } from '../syntax-tree.ts';

const numbered = /(?:^|[,;\s}])([A-Za-z])\s?(?:_?\{?([1-9])\}?|([₁-₉]))\s*=(?!=)/g;

/**
 * Returns the names in x₁ = 2, x₂ = −2, which is how much of the world numbers the solutions of one equation; empty if there
 * are none.
 */
export function numberedNames(text: string): readonly string[] {
  const found = [...text.matchAll(numbered)].map(([, letter, digit, index]) => ({
    letter: letter!,
    number: digit === undefined ? index!.codePointAt(0)! - 0x2080 : Number(digit),
  }));
  const oneFamily = found.every(({ letter, number }, i) => letter === found[0]!.letter && number === i + 1);
  return found.length > 1 && oneFamily ? found.map(({ letter, number }) => `${letter}_${number}`) : [];
}

/** Writes x1 = 2 as x₁ = 2, so that it is not read as a product. The length stays the same. */
export const withIndices = (text: string): string =>
  text.replace(numbered, (said, _letter: string, digit?: string) =>
    digit === undefined || said.includes('_') ? said : said.replace(digit, String.fromCodePoint(0x2080 + Number(digit))),
  );

/** Returns the same solutions as x = 2 or x = −2; null if the statement has anything but these names and their values. */
export function withoutNumbers(statement: Statement, names: readonly string[]): Statement | null {
  if (statement.kind !== 'list' || statement.items.length !== names.length) return null;
  const items = statement.items.map((item): Statement | null => {
    if (item.kind !== 'relation' || item.sides.length !== 2 || item.signs[0] !== '=') return null;
    const [name, value] = item.sides as [Expression, Expression];
    if (name.kind !== 'letter' || !names.includes(name.name)) return null;
    return { ...item, sides: [{ kind: 'letter', name: name.name.slice(0, 1) }, value] };
  });
  return items.includes(null) ? null : { kind: 'list', joint: 'or', items: items as Statement[] };
}
