import type { AreaModel, FractionStrips } from '@stoa/schema/figure/fraction-models';
import { counted } from './sentence-words.ts';

/** Describes strips by their parts: how many there are, and how many of them are shaded. */
export function fractionStripsWords({ strips }: FractionStrips): string {
  const told = strips.map(
    ({ parts, shaded, label }, at) =>
      `${strips.length === 1 ? 'The strip' : `Strip ${at + 1}`}${label === null ? '' : `, labeled ${label},`} is cut into ${counted(parts, 'equal part')}, ${shaded === 0 ? 'none of them' : shaded === parts ? 'all of them' : `${shaded} of them`} shaded.`,
  );
  return strips.length === 1
    ? `A fraction strip. ${told[0]!}`
    : `${strips.length} fraction strips of the same length. ${told.join(' ')}`;
}

/** Describes a square cut both ways by its rows and columns. */
export const areaModelWords = ({ rows, columns, shaded_rows, shaded_columns }: AreaModel): string =>
  `A square cut into ${counted(columns, 'equal column')} and ${counted(rows, 'equal row')}. ${counted(shaded_columns, 'column')} ${shaded_columns === 1 ? 'is' : 'are'} colored, and ${counted(shaded_rows, 'row')} ${shaded_rows === 1 ? 'is' : 'are'} striped.`;
