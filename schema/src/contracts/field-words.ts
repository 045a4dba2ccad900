import type { z } from 'zod';

const things: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'yes or no (true or false)',
  array: 'a list',
  object: 'a group of named values',
  record: 'a group of named values',
};

const formats: Readonly<Record<string, string>> = {
  email: 'That doesn’t look like an email, such as name@school.org.',
  uuid: 'This should be a UUID.',
  datetime: 'This should be a time, such as 2026-09-01T12:00:00Z.',
};

/**
 * Says what is wrong with a field, for the person who filled it in. All contracts word their errors with this, and the forms of
 * the web show them beside their fields. A schema's own words take precedence.
 *
 * Shape   a sentence that says what to do. It never repeats what was sent.
 */
export function fieldWords(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null
        ? 'Please fill in this field.'
        : `This should be ${things[issue.expected] ?? issue.expected}.`;
    case 'too_small':
      return tooSmall(issue.origin, Number(issue.minimum));
    case 'too_big':
      return tooBig(issue.origin, Number(issue.maximum));
    case 'invalid_format':
      return formats[issue.format] ?? 'That isn’t in the right format.';
    case 'invalid_value':
      return issue.values.length === 1
        ? `This should be ${String(issue.values[0])}.`
        : `Choose one of these: ${issue.values.map(String).join(', ')}.`;
    case 'unrecognized_keys':
      return `Nothing here is called ${issue.keys.map((key) => `“${key.slice(0, longestName)}”`).join(' or ')}. Leave it out.`;
    case 'not_multiple_of':
      return `This should be a multiple of ${issue.divisor}.`;
    default:
      return 'That doesn’t work here.';
  }
}

const longestName = 40;

function tooSmall(origin: string, least: number): string {
  if (origin === 'string') return least <= 1 ? 'Please fill in this field.' : `Use at least ${least} characters.`;
  if (origin === 'array' || origin === 'set') return least <= 1 ? 'Add at least one.' : `At least ${least} are needed.`;
  return `This should be ${least} or more.`;
}

function tooBig(origin: string, most: number): string {
  if (origin === 'string') return `That’s too long. Use at most ${most} characters.`;
  if (origin === 'array' || origin === 'set') return `That’s too many. Use at most ${most}.`;
  return `This should be ${most} or less.`;
}
