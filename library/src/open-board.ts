import { fileURLToPath } from 'node:url';
import { BoardLines } from '@stoa/schema/board/board-lines';
import { contentFolder, readContent } from './content-file.ts';

/**
 * Opens what the board's tutor says, `content/board/lines.yaml`.
 *
 * Errors  throws `ContentError` if it can't be used; it names the file and each place in it.
 */
export const openBoardLines = (file: URL = new URL('board/lines.yaml', contentFolder)): BoardLines =>
  readContent(fileURLToPath(file), BoardLines);
