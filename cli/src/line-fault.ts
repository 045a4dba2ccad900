import type { z } from 'zod';

/**
 * Says in plain words why a line can't be read: "`expected` is missing; unknown field `foo`".
 *
 * Shape   one sentence for each fault, joined by semicolons; a field inside another by its path, `choices[0]` or
 *         `item.meta.id`.
 */
export function faultOfLine(line: unknown, issues: readonly z.core.$ZodIssue[]): string {
  return issues.map((issue) => faultOf(line, issue)).join('; ');
}

function faultOf(line: unknown, issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') {
    const fields = issue.keys.map((key) => `\`${pathText([...issue.path, key])}\``);
    return `unknown field${fields.length === 1 ? '' : 's'} ${fields.join(', ')}`;
  }
  const field = issue.path.length === 0 ? 'the line' : `\`${pathText(issue.path)}\``;
  if (issue.path.length > 0 && valueAt(line, issue.path) === undefined) return `${field} is missing`;
  if (issue.code === 'custom') return `${field} ${issue.message}`;
  const wanted = wantedBy(issue);
  return wanted === null ? `${field}: ${issue.message}` : `${field} has to ${wanted}`;
}

/** Returns what a value has to be, to end the sentence "it has to …"; null if zod's own words must be used. */
function wantedBy(issue: z.core.$ZodIssue): string | null {
  if (issue.code === 'too_small' || issue.code === 'too_big') return bound(issue);
  const kinds = kindsOf(issue);
  return kinds.length === 0 ? null : `be ${oneOf([...new Set(kinds)])}`;
}

/** Returns the kinds of value, or the values themselves, that would be valid. */
function kindsOf(issue: z.core.$ZodIssue): readonly string[] {
  switch (issue.code) {
    case 'invalid_type':
      return nouns[issue.expected] ?? [issue.expected];
    case 'invalid_value':
      return issue.values.map(String);
    case 'invalid_union':
      return issue.errors.flatMap(([first]) => (first === undefined ? [] : kindsOf(first)));
    default:
      return [];
  }
}

const nouns: Readonly<Record<string, readonly string[]>> = {
  string: ['a text'],
  number: ['a number'],
  int: ['a whole number'],
  boolean: ['true', 'false'],
  array: ['a list'],
  object: ['a JSON object'],
};

function bound(issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig): string {
  const least = issue.code === 'too_small';
  const limit = String(least ? issue.minimum : issue.maximum);
  if (issue.origin === 'string' || issue.origin === 'array') {
    const what = issue.origin === 'array' ? 'members' : 'characters';
    return `have ${least ? 'at least' : 'at most'} ${limit} ${limit === '1' ? what.slice(0, -1) : what}`;
  }
  if (issue.inclusive === true) return `be ${limit} or ${least ? 'more' : 'less'}`;
  return `be ${least ? 'more' : 'less'} than ${limit}`;
}

const oneOf = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;

const pathText = (path: readonly PropertyKey[]): string =>
  path.map((part, at) => (typeof part === 'number' ? `[${part}]` : `${at === 0 ? '' : '.'}${String(part)}`)).join('');

function valueAt(line: unknown, path: readonly PropertyKey[]): unknown {
  let value = line;
  for (const part of path) value = (value as Record<PropertyKey, unknown> | null | undefined)?.[part];
  return value;
}
