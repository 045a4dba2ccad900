import { replaceInStatement, replaceParts } from '../exact/replace-letter.ts';
import { lettersInside, type Statement } from '../syntax-tree.ts';

export type OtherCase = { readonly statement: Statement; readonly note: string };

/**
 * X + 2 beside x + 2: the student's statement in the letters of the expected one. Null where a letter is none of these in the other
 * case, or where one of the two uses both, since then they are two letters.
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
