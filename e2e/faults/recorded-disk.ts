import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';

/** A file or folder, independent of its current name. */
type Inode = number;

/** A request to the disk. Requests are recorded in order. */
type Operation = Change | ({ kind: 'write' } & Write) | { kind: 'sync'; inode: Inode };

/** A change of a name or a size. */
type Change =
  | { kind: 'folder' | 'file'; inode: Inode; place: string }
  | { kind: 'rename'; from: string; to: string }
  | { kind: 'remove'; place: string }
  | { kind: 'resize'; inode: Inode; size: number };

const isChange = ({ kind }: Operation) => kind !== 'write' && kind !== 'sync';

/**
 * The calls that PGlite and our own code for opening a folder make. All are synchronous, except for syncing many files
 * (`#openToSync`).
 */
const recorded = [
  'openSync',
  'closeSync',
  'writeSync',
  'fsyncSync',
  'ftruncateSync',
  'truncateSync',
  'writeFileSync',
  'mkdirSync',
  'rmdirSync',
  'unlinkSync',
  'rmSync',
  'renameSync',
] as const;

/** The number of bytes that a disk writes completely or not at all. */
const sector = 512;

/**
 * Records everything that this process writes below a folder, so that the folder can be recreated as a power cut at any moment
 * would have left it. The folder must be empty when recording begins.
 *
 * The simulated disk keeps what it was asked to sync, and promises nothing else. Its file system has a journal, as ext4, XFS,
 * NTFS and APFS have: names and sizes change in order, and any sync makes all earlier changes of them permanent. Of the data
 * written to a file since its last sync, each piece may be there, gone, or torn between sectors, independently of the others.
 */
export class RecordedDisk {
  readonly #root: string;
  readonly #operations: Operation[] = [];
  readonly #inodes = new Map<string, Inode>();
  readonly #open = new Map<number, Inode>();
  #next = 1;
  readonly #realOpen = fs.promises.open;
  readonly #real = Object.fromEntries(recorded.map((name) => [name, fs[name]])) as Pick<typeof fs, (typeof recorded)[number]>;

  constructor(root: string) {
    this.#root = fs.realpathSync(root);
    this.#inodes.set('', 0);
    this.#record();
  }

  /** The number of requests to the disk so far: a moment at which the power may fail. */
  get moment(): number {
    return this.#operations.length;
  }

  /** The number of syncs so far. */
  get syncs(): number {
    return this.#operations.filter(({ kind }) => kind === 'sync').length;
  }

  stop(): void {
    Object.assign(fs, this.#real);
    fs.promises.open = this.#realOpen;
    syncBuiltinESMExports();
  }

  /**
   * Recreates the folder at another place, as the disk would hold it if the power had failed at this moment. `random` decides
   * what was lost.
   */
  makeAsCutAt(moment: number, random: () => number, at: string): void {
    const asked = this.#operations.slice(0, moment);
    const lastSync = asked.findLastIndex(({ kind }) => kind === 'sync');
    const syncedUpTo = new Map<Inode, number>();
    asked.forEach((operation, index) => {
      if (operation.kind === 'sync') syncedUpTo.set(operation.inode, index);
    });
    const unsyncedChanges = asked.slice(lastSync + 1).filter(isChange).length;
    let changesKept = Math.floor(random() * (unsyncedChanges + 1)); // the first ones, because a journal is written in order

    const contents = new Contents();
    const names = new Map<string, Inode | 'folder'>();
    asked.forEach((operation, index) => {
      if (operation.kind === 'sync') return;
      if (operation.kind === 'write') {
        if (index < (syncedUpTo.get(operation.inode) ?? -1)) contents.of(operation.inode).write(operation.at, operation.data);
        else writeByChance(contents, operation, random);
      } else if (index < lastSync || changesKept-- > 0) change(names, contents, operation);
    });
    this.#make(names, contents, at);
  }

  #make(names: ReadonlyMap<string, Inode | 'folder'>, contents: Contents, at: string): void {
    const { mkdirSync, writeFileSync } = this.#real;
    mkdirSync(at, { recursive: true, mode: 0o700 });
    for (const [place, inode] of names) {
      if (inode === 'folder') mkdirSync(path.join(at, place), { recursive: true, mode: 0o700 });
      else writeFileSync(path.join(at, place), contents.get(inode)?.bytes ?? '', { mode: 0o600 });
    }
  }

  /** Returns a path relative to the root; null if it isn't below the root. */
  #below(place: fs.PathLike): string | null {
    const relative = path.relative(this.#root, path.resolve(String(place)));
    return relative.startsWith('..') ? null : relative;
  }

  #note(operation: Operation): void {
    this.#operations.push(operation);
  }

  /** Records that a file or folder was created, unless it's known. */
  #made(kind: 'file' | 'folder', place: string): Inode {
    const known = this.#inodes.get(place);
    if (known !== undefined) return known;
    const inode = this.#next++;
    this.#inodes.set(place, inode);
    this.#note({ kind, inode, place });
    return inode;
  }

  #removed(place: string): void {
    this.#inodes.delete(place);
    this.#note({ kind: 'remove', place });
  }

  #renamed(from: string, to: string): void {
    for (const [place, inode] of new Map(this.#inodes))
      if (isAtOrBelow(place, from)) {
        this.#inodes.delete(place);
        this.#inodes.set(to + place.slice(from.length), inode);
      }
    this.#note({ kind: 'rename', from, to });
  }

  #opened(file: number, place: string): void {
    if (fs.fstatSync(file).isDirectory()) this.#open.set(file, this.#inodes.get(place) ?? 0);
    else this.#open.set(file, this.#made('file', place));
  }

  /** Opens a file with the promise API, only for syncing. Any other use would go unrecorded, and fails. */
  async #openToSync(...how: Parameters<typeof fs.promises.open>): ReturnType<typeof fs.promises.open> {
    const file = await this.#realOpen(...how);
    const below = this.#below(how[0]);
    if (below === null) return file;
    const inode = below === '' ? 0 : this.#inodes.get(below);
    if (inode === undefined) throw new Error(`${below} was made unseen.`);
    const unseen = () => Promise.reject(new Error(`What is written to ${below} by promises is not recorded.`));
    const realSync = file.sync.bind(file);
    const sync = async () => {
      await realSync();
      this.#note({ kind: 'sync', inode });
    };
    return Object.assign(file, { write: unseen, writeFile: unseen, truncate: unseen, sync });
  }

  #record(): void {
    const real = this.#real;
    const wrote = (file: number, data: Buffer, at: number) => {
      const inode = this.#open.get(file);
      if (inode !== undefined) this.#note({ kind: 'write', inode, at, data: Buffer.from(data) });
    };
    const resized = (inode: Inode | undefined, size: number) => {
      if (inode !== undefined) this.#note({ kind: 'resize', inode, size });
    };
    const synced = (file: number) => {
      const inode = this.#open.get(file);
      if (inode !== undefined) this.#note({ kind: 'sync', inode });
    };
    const recording = {
      openSync: (place: fs.PathLike, flags?: fs.OpenMode, mode?: fs.Mode | null) => {
        const file = real.openSync(place, flags ?? 'r', mode);
        const below = this.#below(place);
        if (below !== null) this.#opened(file, below);
        return file;
      },
      closeSync: (file: number) => {
        this.#open.delete(file);
        real.closeSync(file);
      },
      writeSync: (file: number, data: NodeJS.ArrayBufferView, offset: number, length: number, at: number) => {
        const written = real.writeSync(file, data, offset, length, at);
        wrote(file, Buffer.from(data.buffer, data.byteOffset + offset, written), at);
        return written;
      },
      fsyncSync: (file: number) => {
        real.fsyncSync(file);
        synced(file);
      },
      ftruncateSync: (file: number, size?: number | null) => {
        real.ftruncateSync(file, size ?? 0);
        resized(this.#open.get(file), size ?? 0);
      },
      truncateSync: (place: fs.PathLike, size?: number) => {
        real.truncateSync(place, size);
        const below = this.#below(place);
        if (below !== null) resized(this.#inodes.get(below), size ?? 0);
      },
      writeFileSync: (place: fs.PathOrFileDescriptor, data: string | NodeJS.ArrayBufferView, options?: fs.WriteFileOptions) => {
        const below = typeof place === 'number' ? null : this.#below(place);
        real.writeFileSync(place, data, options);
        if (below === null) return;
        const inode = this.#made('file', below);
        const bytes = typeof data === 'string' ? Buffer.from(data) : Buffer.from(data.buffer, data.byteOffset, data.byteLength);
        this.#note({ kind: 'resize', inode, size: 0 });
        this.#note({ kind: 'write', inode, at: 0, data: Buffer.from(bytes) });
      },
      mkdirSync: (place: fs.PathLike, options?: fs.MakeDirectoryOptions) => {
        const first = real.mkdirSync(place, options);
        const below = this.#below(place);
        if (below !== null && below !== '') this.#made('folder', below);
        return first;
      },
      rmdirSync: (place: fs.PathLike) => {
        real.rmdirSync(place);
        const below = this.#below(place);
        if (below !== null) this.#removed(below);
      },
      unlinkSync: (place: fs.PathLike) => {
        real.unlinkSync(place);
        const below = this.#below(place);
        if (below !== null) this.#removed(below);
      },
      rmSync: (place: fs.PathLike, options?: fs.RmOptions) => {
        real.rmSync(place, options);
        const below = this.#below(place);
        if (below !== null && this.#inodes.has(below)) this.#removed(below);
      },
      renameSync: (from: fs.PathLike, to: fs.PathLike) => {
        real.renameSync(from, to);
        const [was, is] = [this.#below(from), this.#below(to)];
        if (was !== null && is !== null) this.#renamed(was, is);
      },
    };
    Object.assign(fs, recording);
    fs.promises.open = (...how) => this.#openToSync(...how);
    syncBuiltinESMExports();
  }
}

const isAtOrBelow = (place: string, folder: string) => place === folder || place.startsWith(`${folder}/`);

type Write = { inode: Inode; at: number; data: Buffer };

/** The bytes of one file. The buffer doubles as it grows, because a log consists of two thousand pieces. */
class Content {
  #bytes = Buffer.alloc(8192);
  #size = 0;

  get bytes(): Buffer {
    return this.#bytes.subarray(0, this.#size);
  }

  write(at: number, data: Buffer): void {
    if (at + data.length > this.#size) this.resize(at + data.length);
    data.copy(this.#bytes, at);
  }

  resize(size: number): void {
    if (size < this.#size) this.#bytes.fill(0, size, this.#size);
    if (size > this.#bytes.length) this.#bytes = Buffer.concat([this.#bytes], Math.max(size, 2 * this.#bytes.length));
    this.#size = size;
  }
}

class Contents extends Map<Inode, Content> {
  of(inode: Inode): Content {
    const content = this.get(inode) ?? new Content();
    this.set(inode, content);
    return content;
  }
}

/** Writes data that wasn't synced as chance decides: all of it, none of it, or some of its sectors. */
function writeByChance(contents: Contents, { inode, at, data }: Write, random: () => number): void {
  const fate = random();
  if (fate < 0.4) return;
  if (fate < 0.8) contents.of(inode).write(at, data);
  else
    for (let from = 0; from < data.length; from += sector)
      if (random() < 0.5) contents.of(inode).write(at + from, data.subarray(from, from + sector));
}

function change(names: Map<string, Inode | 'folder'>, contents: Contents, operation: Change): void {
  switch (operation.kind) {
    case 'folder':
      names.set(operation.place, 'folder');
      return;
    case 'file':
      names.set(operation.place, operation.inode);
      return;
    case 'remove':
      for (const place of new Set(names.keys())) if (isAtOrBelow(place, operation.place)) names.delete(place);
      return;
    case 'rename':
      for (const [place, inode] of new Map(names))
        if (isAtOrBelow(place, operation.from)) {
          names.delete(place);
          names.set(operation.to + place.slice(operation.from.length), inode);
        }
      return;
    case 'resize':
      contents.of(operation.inode).resize(operation.size);
  }
}
