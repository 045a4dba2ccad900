import { readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { FormulaSheet } from '@stoa/schema/formula-sheet';
import { contentFolder, ContentError, readContent } from './content-file.ts';

const standard = new URL('formulas/', contentFolder);

/**
 * Opens the formula sheets, one file for each strand that has one, named after the strand.
 *
 * Errors  throws `ContentError` for the first file that can't be read, or that isn't named after its strand.
 */
export function openFormulaSheets({ folder = standard }: { folder?: URL | string } = {}): readonly FormulaSheet[] {
  const place = folder instanceof URL ? fileURLToPath(folder) : folder;
  return readdirSync(place)
    .filter((name) => name.endsWith('.yaml'))
    .toSorted()
    .map((name) => {
      const file = path.join(place, name);
      const sheet = readContent(file, FormulaSheet);
      if (`${sheet.strand}.yaml` !== name)
        throw new ContentError(file, [`it is the sheet of ${sheet.strand}: name it ${sheet.strand}.yaml`]);
      return sheet;
    });
}
