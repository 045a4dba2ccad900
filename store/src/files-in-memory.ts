import { MemoryFS } from '@electric-sql/pglite';
import type { DatabaseFile } from './pglite-template.ts';

const home = '/pglite/data'; // where PGlite looks for its database

/**
 * PGlite's files in memory, filled with those of a database from the start: unpacking an archive of them would take much
 * longer.
 */
export class FilesInMemory extends MemoryFS {
  readonly #files: readonly DatabaseFile[];

  constructor(files: readonly DatabaseFile[]) {
    super();
    this.#files = files;
  }

  override async initialSyncFs(): Promise<void> {
    const { FS } = this.pg!.Module;
    FS.mkdirTree(home);
    for (const { at, content } of this.#files) {
      if (content === 'folder') FS.mkdir(`${home}/${at}`);
      else FS.writeFile(`${home}/${at}`, Buffer.from(content), { canOwn: true });
    }
  }
}
