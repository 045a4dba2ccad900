import { piecesOf } from '@stoa/engine/hearing/talk/pieces';
import { seeded } from './fit.ts';
import type { Example } from './examples.ts';

const links = [' ', ' ', ' ', ', ', '. ', ' but ', ' so ', ' and ', '! '];

/**
 * Joins two examples of different kinds: together they aren't one thing, and each part keeps its own kind. Always the same
 * ones.
 */
export function mixturesOf(examples: readonly Example[], count: number): readonly Example[] {
  const random = seeded(count);
  const byKind = [...Map.groupBy(examples, ({ kind }) => kind).values()];
  const oneOf = <Any>(list: readonly Any[]): Any => list[Math.floor(random() * list.length)]!;
  const any = (): Example => oneOf(oneOf(byKind)); // draws a kind first, so that feelings and wishes are as frequent as answers, of which there are more
  return Array.from({ length: count }, () => [any(), any(), oneOf(links)] as const)
    .filter(([one, other]) => one.kind !== other.kind && one.kind !== 'noise' && other.kind !== 'noise')
    .flatMap(([one, other, link]) => {
      const first = textOf(one).replace(/[.!?]+$/, '');
      const message = `${first}${link}${textOf(other)}`;
      const both = { ...one, message, start: 0, end: message.length };
      return [
        { ...both, kind: 'not one' as const, weight: mixtureWeight },
        { ...both, end: first.length, weight: withinWeight },
        { ...both, start: first.length, kind: other.kind, weight: withinWeight },
      ];
    });
}

/** Returns the beginnings and ends of examples, where a wrong cut could be made. */
export function partsOf(examples: readonly Example[]): readonly Example[] {
  return examples.flatMap((example) => {
    const pieces = piecesOf(textOf(example));
    if (pieces.length < 2 || example.kind === 'noise') return [];
    return pieces.slice(1).flatMap(({ start }) => [
      { ...example, end: example.start + start, kind: 'not one' as const, weight: partWeight },
      { ...example, start: example.start + start, kind: 'not one' as const, weight: partWeight },
    ]);
  });
}

const mixtureWeight = 0.6;
const withinWeight = 0.4;
const partWeight = 0.1;
const textOf = ({ message, start, end }: Example): string => message.slice(start, end).trim();
