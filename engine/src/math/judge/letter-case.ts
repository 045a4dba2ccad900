import { replaceInStatement, replaceParts } from '../exact/replace-letter.ts';
import { lettersInside, type Statement } from '../syntax-tree.ts';

export type OtherCase = { readonly statement: Statement; readonly note: string };

/**
 * Rewrites the student's statement with the case of the expected one's letters: X + 2 as x + 2. Null if a letter isn't one of
 * these in the other case, or if one of the two statements uses both cases, since then they are two letters.
 */
export function inExpectedCase(expected: Statement, student: Statement): OtherCase | null {
  const [asked, own] = [lettersInside(expected), lettersInside(student)];
  const strange = [...own].filter((name) => !asked.has(name));
  const otherCase = (name: string) => (name === name.toLowerCase() ? name.toUpperCase() : name.toLowerCase());
  const [first] = strange;
  if (first === undefined || !strange.every((name) => asked.has(otherCase(name)) && !own.has(otherCase(name)))) return null;
  const statement = replaceInStatement(student, (x) =>
    replaceParts(x, (part) =>
      part.kind === 'letter' && strange.includes(part.name) ? { ...part, name: otherCase(part.name) } : null,
    ),
  );
  return { statement, note: `That’s right except for a letter. Here it’s ${otherCase(first)}, not ${first}.` };
}
