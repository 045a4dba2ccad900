import type { z } from 'zod';
import type { validatePlan } from '@stoa/engine/tutors/lesson/plan/validate-plan';
import { Guideline } from '@stoa/schema/study-plan';

type Finding = ReturnType<typeof validatePlan>[number];
type Issue = z.core.$ZodIssue;

/** A draft as it was read: what it lacks to be a guideline, and the guideline that it would be. */
export type DraftRead = {
  lacks: Finding[];
  /**
   * The draft with placeholders wherever it lacks something, so that the validator can read the rest; null if that isn't
   * possible.
   */
  guideline: Guideline | null;
  /** True if a finding of the validator is about the author's words, and not about a placeholder. */
  isHers: (finding: Pick<Finding, 'at'>) => boolean;
};

/**
 * Rounds of filling in placeholders: one placeholder may need more of them, as a question needs its answer, its probe, and its
 * solution.
 */
const mostRounds = 12;

/**
 * Reads a draft that may not be a guideline yet, so that one empty field doesn't hide the findings about the others.
 *
 * Errors  none: what can't be read is listed in `lacks`.
 */
export function readDraft(draft: unknown): DraftRead {
  const first = Guideline.safeParse(draft);
  if (first.success) return { lacks: [], guideline: first.data, isHers: () => true };
  const lacks = first.error.issues.map(({ path, ...issue }): Finding => {
    return { at: path.map(String).join('.'), says: inWords(issue), severity: 'error' };
  });
  const filled = fill(draft);
  return {
    lacks,
    guideline: filled?.guideline ?? null,
    isHers: ({ at }) => {
      const place = fromPlan(at);
      return !(filled?.parts ?? []).some((part) => place === part || place.startsWith(`${part}.`));
    },
  };
}

function fill(draft: unknown): { guideline: Guideline; parts: string[] } | null {
  const tree: unknown = structuredClone(draft);
  const parts: string[] = [];
  for (let round = 0; round < mostRounds; round += 1) {
    const read = Guideline.safeParse(tree);
    if (read.success) return { guideline: read.data, parts };
    for (const issue of read.error.issues) {
      if (!standIn(tree, issue, `x${parts.length}`)) return null;
      parts.push(partOf(issue.path));
    }
  }
  return null;
}

/**
 * Returns the part that is judged as a whole around a place: a question with all its help, a step with the problems that it
 * practices, or the place alone. The validator's paths start at the plan.
 */
function partOf(path: Issue['path']): string {
  const place = fromPlan(path.map(String).join('.'));
  const whole =
    /^(?:opening|steps\.\d+\.questions\.\d+|steps\.\d+\.worked_example|steps\.\d+(?=\.(?:skill_id|difficulties|problems|right_needed)))/;
  return whole.exec(place)?.[0] ?? place;
}

const fromPlan = (at: string): string => at.replace(/^plan\./, '');

/** Puts a fitting placeholder in the place of an issue. `name` is unique. Returns false if nothing fits. */
function standIn(tree: unknown, issue: Issue, name: string): boolean {
  const key = issue.path.at(-1);
  const holder = issue.path.slice(0, -1).reduce<unknown>((of, step) => Object(of)[step], tree);
  if (issue.code === 'unrecognized_keys') {
    const whole = key === undefined ? tree : Object(holder)[key];
    for (const extra of issue.keys) Reflect.deleteProperty(Object(whole), extra);
    return true;
  }
  if (key === undefined || typeof holder !== 'object' || holder === null) return false;
  const now: unknown = Reflect.get(holder, key);
  const fitting = fits(issue, now, name);
  return fitting !== undefined && Reflect.set(holder, key, fitting);
}

/** Returns a value that the schema accepts instead of `now`; undefined if none is known. */
function fits(issue: Issue, now: unknown, name: string): unknown {
  switch (issue.code) {
    case 'invalid_type':
      return { string: name, number: 1, int: 1, boolean: false, array: [], object: {} }[issue.expected as string];
    case 'invalid_format':
      return name;
    case 'invalid_value':
      return issue.values[0];
    case 'too_small':
      if (!Array.isArray(now)) return issue.origin === 'string' ? name : Number(issue.minimum);
      return Array.from({ length: Number(issue.minimum) }, (_, at): unknown => now[at] ?? structuredClone(now.at(-1)) ?? name);
    case 'too_big':
      if (Array.isArray(now)) return now.slice(0, Number(issue.maximum));
      return typeof now === 'string' ? now.slice(0, Number(issue.maximum)).trim() : Number(issue.maximum);
    default:
      return undefined;
  }
}

/** Says what is wrong, in words for an author. */
function inWords(issue: Omit<Issue, 'path'>): string {
  const told = issue as Issue;
  switch (told.code) {
    case 'invalid_type':
      return `This should be ${kinds[told.expected] ?? told.expected}.`;
    case 'too_small':
      if (told.origin === 'string') return 'Nothing is written here yet.';
      return told.origin === 'array' ? `Add at least ${told.minimum} here.` : `Use at least ${told.minimum}.`;
    case 'too_big':
      if (told.origin === 'string') return `This is too long. Use at most ${told.maximum} characters.`;
      return told.origin === 'array' ? `Use at most ${told.maximum} here.` : `Use at most ${told.maximum}.`;
    case 'invalid_value':
      return 'Choose one of the options.';
    case 'invalid_format':
      return 'This is not a name such as equivalent-fractions: small letters, digits and hyphens.';
    case 'unrecognized_keys':
      return `No plan has this part: ${told.keys.join(', ')}.`;
    default:
      return told.message;
  }
}

const kinds: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  array: 'a list',
  boolean: 'true or false',
  object: 'an object',
};
