import type { AnswerQuestion } from '../../math/check-answer.ts';
import { rationalValue } from '../../math/exact/rational-value.ts';
import { printExpression } from '../../math/print.ts';
import { absolute, equals, negate, type Rational } from '../../math/exact/rational.ts';
import { compareSets, solutionSet, type SolutionSet } from '../../math/solve/solution-set.ts';
import { mannerOf } from './manner.ts';
import { tellsOfExpression } from './expressions.ts';
import { foldMath, squeezed } from './fold-signs.ts';
import { fragmentsIn } from './fragments.ts';
import { literal, type FoldedDraft } from './hearing.ts';
import type { Quantity } from './quantities.ts';
import { readStatement } from '../../math/read/read-statement.ts';
import { inFigures } from './spoken-mathematics.ts';
import type { Tell } from './ways.ts';

export function tellsOfSet(set: SolutionSet, answer: AnswerQuestion, draft: FoldedDraft): Tell[] {
  if (set.kind === 'intervals' || set.members.length === 0) return tellsOfStretch(set, draft);
  const tuple = set.members.find((member) => member.kind === 'tuple');
  if (tuple?.kind === 'tuple') return tellsOfPairs(set, draft);
  const values = set.members.flatMap((member) => (member.kind === 'tuple' ? [] : [rationalValue(member)]));
  const numbers = values.flatMap((value) => (value === null ? [] : [value]));
  if (numbers.length !== values.length)
    return set.members.flatMap((member) => (member.kind === 'tuple' ? [] : tellsOfExpression(member, draft)));
  const told =
    (text: string) =>
    (q: Quantity): boolean =>
      !draft.knownSpellings.has(q.spelling) && q.kind !== 'common words' && !mannerOf(text, q, draft.knownWords).aside;
  const found: Tell[] = [];
  const member = (q: Quantity): boolean => numbers.some((value) => equals(q.value, value));
  for (const value of numbers) {
    const here = draft.quantities.find((q) => {
      if (!equals(q.value, value)) return false;
      const manner = mannerOf(draft.said, q, draft.knownWords);
      return (
        (manner.concluded || manner.stated) && !manner.quoted && !manner.aside && (q.kind !== 'common words' || manner.concluded)
      );
    });
    if (here !== undefined)
      found.push({
        way: 'members',
        says: `says “${draft.said.slice(Math.max(0, here.at - 16), here.end).trim()}”`,
        from: here.at,
        to: here.end,
      });
  }
  found.push(...tellsOfOpposites(numbers, draft));
  // "Eight and minus eight.": nothing else is said
  const isShort = draft.said.length < 120;
  const rest = isShort ? draft.quantities.reduce((left, q) => left.replace(draft.said.slice(q.at, q.end), ''), draft.said) : '';
  const isBare = isShort && /^(?:[\s,.!]|and\b|or\b)*$/i.test(rest);
  const now = draft.quantities.filter((q) => isBare || told(draft.said)(q)).filter(member);
  const earlier = draft.before.map((one) => ({ message: one.message, values: one.quantities.filter(told(one.said)) }));
  const needs = new Set<number>();
  const every = numbers.every((value) => {
    if (now.some((q) => equals(q.value, value))) return true;
    const one = earlier.find(({ values: said }) => said.some((q) => equals(q.value, value)));
    if (one !== undefined) needs.add(one.message);
    return one !== undefined;
  });
  if (now.length > 0 && every) {
    const [first, last] = [now[0]!, now.at(-1)!];
    found.push({
      way: needs.size > 0 ? 'parts' : 'members',
      says: 'holds every member',
      from: first.at,
      to: last.end,
      needs: [...needs],
    });
  }
  const list = listed(answer, draft);
  return list === null ? found : [...found, list];
}

/** Finds two members that differ only in their sign: "± 4", "4 or its opposite". */
function tellsOfOpposites(numbers: readonly Rational[], { quantities, said }: FoldedDraft): Tell[] {
  const [a, b] = numbers;
  if (numbers.length !== 2 || !equals(negate(a!), b!)) return [];
  const size = absolute(a!);
  return quantities
    .filter(
      ({ value, at, end }) =>
        equals(absolute(value), size) &&
        (/(?:±|\bboth signs of) ?-?$/.test(said.slice(Math.max(0, at - 16), at)) ||
          /^,? ?(?:and|or) (?:also )?(?:its|the|their) (?:opposite|negative|negation|additive inverse)\b/i.test(
            said.slice(end, end + 40),
          )),
    )
    .slice(0, 1)
    .map(({ at, end }) => ({ way: 'members' as const, says: `says ± ${said.slice(at, end)}`, from: at, to: end }));
}

/** Finds the set written out, even if its members are in the stem: {1, 2}, or "1 and 2" as the answer. */
function listed(answer: AnswerQuestion, { said, stem }: FoldedDraft): Tell | null {
  const whole = squeezed(foldMath(answer.expected)).replace(/[{}]/g, '');
  const found = whole.includes(',') && squeezed(said).replace(/[{}]/g, '').includes(whole);
  if (!found || squeezed(stem.said).replace(/[{}]/g, '').includes(whole)) return null;
  const place = new RegExp(Array.from(whole, literal).join('[\\s{}]*')).exec(said);
  return {
    way: 'members',
    says: `holds ${answer.expected}`,
    from: place?.index ?? 0,
    to: place === null ? said.length : place.index + place[0].length,
  };
}

const none =
  /\b(?:has|have|is|are|there (?:is|are)|answer:?) (?:no|none|the empty)\b(?: real)? ?(?:solutions?|set|answers?|values?)?|∅|\\emptyset|\\varnothing/i;
const all = /\b(?:every|all|any) (?:real )?numbers?\b|\binfinitely many solutions\b/i;

function tellsOfStretch(set: SolutionSet, { said, known }: FoldedDraft): Tell[] {
  const there = (pattern: RegExp, says: string): Tell[] => {
    const match = pattern.exec(said);
    return match === null ? [] : [{ way: 'members', says, from: match.index, to: match.index + match[0].length }];
  };
  if (set.kind === 'members') return there(none, 'says that nothing solves it');
  const whole = set.intervals.length === 1 && everything(set);
  const found = whole ? there(all, 'says that every number solves it') : [];
  const inStem = squeezed(known);
  for (const fragment of fragmentsIn(said)) {
    if (inStem.includes(squeezed(fragment.text))) continue;
    const other = solutionSet(fragment.statement, 'intervals');
    if (other !== null && compareSets(set, other).kind === 'equal')
      found.push({ way: 'members', says: `holds ${fragment.text}`, from: fragment.at, to: fragment.end });
  }
  return found.length > 0 ? found : tellsOfSpokenStretch(set, said, known);
}

const bound = '(-?\\d[\\d.,/]{0,12})(?!\\w)';
const included = '(,? (?:not included|not inclusive|excluded|exclusive|included|inclusive|itself (?:too|included)))?';
/**
 * Intervals in words: "Every number above three", "everything to the right of 3, 3 included", "all numbers from -2 up to 5".
 */
const stretches = new RegExp(
  `\\b(?:numbers?|values?|everything|anything|all|x|it|solutions?)\\b[^.?!\\d]{0,24}?(?:(above|beyond|to the right of|over|>)|(below|under|to the left of|<)) ?${bound}(?:,? (?:with )?(?:the )?(?:\\3)?)?${included}(?![^.!]{0,60}\\?)`,
  'gi',
);

function tellsOfSpokenStretch(set: SolutionSet, said: string, known: string): Tell[] {
  const inKnown = inFigures(known);
  return Array.from(inFigures(said).matchAll(stretches))
    .filter((match) => {
      const [all, above, , end, words = ''] = match as unknown as [
        string,
        string | undefined,
        string | undefined,
        string,
        string?,
      ];
      const closed = words !== '' && !/not|ex/i.test(words);
      const reading = readStatement(
        `x ${above === undefined ? '<' : '>'}${closed ? '=' : ''} ${end.replace(/[.,]$/, '')}`,
        plain,
      );
      const other = reading.kind === 'read' ? solutionSet(reading.read, 'intervals') : null;
      return other !== null && compareSets(set, other).kind === 'equal' && !inKnown.includes(all);
    })
    .slice(0, 1)
    .map((match) => ({ way: 'members' as const, says: `says “${match[0]}”`, from: 0, to: said.length }));
}

const plain = { letters: null, thousands: true, oneNumber: false, ownUnit: null, units: false } as const;

function everything(set: SolutionSet): boolean {
  const line = solutionSet({ kind: 'everything' }, 'intervals');
  return line !== null && compareSets(set, line).kind === 'equal';
}

/**
 * Finds points in words, with both coordinates in order and words for coordinates around them: "Five comma two", "5 right and
 * 2 up", "first coordinate 5, second 2".
 */
function tellsOfSpokenPairs(set: Extract<SolutionSet, { kind: 'members' }>, { said, known }: FoldedDraft): Tell[] {
  const [spoken, open] = [inFigures(said), inFigures(known)];
  return set.members.flatMap((member): Tell[] => {
    if (member.kind !== 'tuple') return [];
    const items = member.items.map((item) => {
      const text = squeezed(printExpression(item, 'plain'));
      return text.startsWith('-')
        ? `(?:-\\s?${literal(text.slice(1))}|${literal(text.slice(1))}(?= (?:(?:to the )?left|down(?! in)|below)))`
        : literal(text);
    });
    const row = new RegExp(`(?<![\\d.-])${items.join('(?!\\d|\\.\\d)[^.?!\\d]{1,40}?')}(?!\\d|\\.\\d|/)[^.?!]{0,24}`, 'i');
    const match = row.exec(spoken);
    const isTold =
      match !== null &&
      /,|\b(?:comma|coordinates?|across|right|left|up|down|in (?:that|this) order|on the y)\b/i.test(match[0]) &&
      (!row.test(open) || /^[^,]*\d ?, ?-?\d[^,]*$/.test(match[0])) &&
      !/\?\s*$/.test(spoken.slice(match.index + match[0].length, match.index + match[0].length + 30));
    return isTold ? [{ way: 'point', says: `says “${match[0].trim()}”`, from: 0, to: said.length }] : [];
  });
}

/** Finds a point: (2, 5), or x = 2 and y = 5 by now. One coordinate alone is a step on the way. */
function tellsOfPairs(set: Extract<SolutionSet, { kind: 'members' }>, draft: FoldedDraft): Tell[] {
  const { said, before, stem } = draft;
  const found: Tell[] = [...tellsOfSpokenPairs(set, draft)];
  const inStem = squeezed(stem.said);
  for (const member of set.members) {
    if (member.kind !== 'tuple') continue;
    const items = member.items.map((item) => squeezed(printExpression(item, 'plain')));
    const pair = `(${items.join(',')})`;
    const place = new RegExp(
      `\\(?(?<![\\d.-])${items.map((item) => Array.from(item, literal).join('\\s*')).join('\\s*(?:[,;]|and)\\s*')}(?!\\d|\\.\\d)\\s*\\)?`,
    ).exec(said);
    if (place !== null && !inStem.includes(pair) && (/^\(|\)$/.test(place[0]) || items.length > 1))
      found.push({ way: 'point', says: `holds ${pair}`, from: place.index, to: place.index + place[0].length });
    const named = items.map(
      (item) => new RegExp(`(?:\\b[a-zA-Z]|coordinate|intercept) ?(?:=|is|:|at) ?${literal(item)}(?!\\w|\\.\\d)`),
    );
    const needs = new Set<number>();
    const every = named.every((one) => {
      if (one.test(said)) return true;
      const earlier = before.find((message) => one.test(message.said));
      if (earlier !== undefined) needs.add(earlier.message);
      return earlier !== undefined;
    });
    const here = named.map((one) => one.exec(said)).find((match) => match !== null);
    if (every && here !== undefined && here !== null && !named.every((one) => one.test(stem.said)))
      found.push({
        way: 'point',
        says: 'tells every coordinate',
        from: here.index,
        to: here.index + here[0].length,
        needs: [...needs],
      });
  }
  return found;
}
