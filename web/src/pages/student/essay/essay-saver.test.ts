import { beforeEach, describe, expect, it } from 'vitest';
import type { EssaySaved, EssayWork } from '@stoa/schema/essay/submission';
import { RefusedError, UnreachableError } from '../../../client.ts';
import { EssaySaver } from './essay-saver.ts';
import type { StoredWork } from './essay-saver.ts';
import type { UnsentEssay } from './essay-shelf.ts';

const written = (text: string): EssayWork => ({
  document: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] },
  marks: [],
});

/** A server with one essay, which another tab may change, and a device. */
class Server {
  essay: StoredWork = { version: 1, work: written(''), aside: [], submitted_at: null };
  reachable = true;
  kept: UnsentEssay | null = null;
  deviceFull = false;
  sent = 0;
  #timers: (() => void)[] = [];
  #back: (() => void)[] = [];

  saver(kept: UnsentEssay | null = null) {
    return new EssaySaver({ ...this.essay }, kept, {
      save: async ({ expected_version, work, instead }): Promise<EssaySaved> => {
        this.sent += 1;
        await Promise.resolve();
        if (!this.reachable) throw new UnreachableError('away');
        const { essay } = this;
        const same = JSON.stringify(essay.work) === JSON.stringify(work);
        if (!same && (expected_version !== essay.version || essay.submitted_at !== null)) {
          this.essay = { ...essay, aside: [...essay.aside, { at: '', work }] };
          const type = `/problems/${essay.submitted_at === null ? 'draft_changed' : 'conflict'}`;
          throw new RefusedError({ type, title: '', status: 409, detail: 'changed', essay: this.essay });
        }
        if (!same)
          this.essay = {
            ...essay,
            version: essay.version + 1,
            work,
            aside: instead ? [...essay.aside, { at: '', work: essay.work }] : essay.aside,
          };
        return { version: this.essay.version, saved_at: '', safety: null };
      },
      keep: (unsent) => {
        if (this.deviceFull) throw new DOMException('full', 'QuotaExceededError');
        this.kept = unsent;
      },
      later: (_ms, then) => {
        this.#timers.push(then);
        return () => (this.#timers = this.#timers.filter((one) => one !== then));
      },
      connection: {
        back: () => new Promise((resolve) => void this.#back.push(resolve)),
        pause: () => Promise.resolve(),
      },
    });
  }
  /** Waits until the moment after the last key has passed. */
  async pass() {
    for (const timer of this.#timers.splice(0)) timer();
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  }
  async comeBack() {
    this.reachable = true;
    for (const back of this.#back.splice(0)) back();
    await this.pass();
  }
  otherTab(text: string) {
    this.essay = { ...this.essay, version: this.essay.version + 1, work: written(text) };
  }
}

let server: Server;
beforeEach(() => {
  server = new Server();
});

describe('an essay that is being typed', () => {
  it('is stored on the device at once, and on the server a moment after the last key', async () => {
    const saver = server.saver();
    saver.change(written('F'));
    saver.change(written('Fa'));
    expect(server.kept).toEqual({ version: 1, work: written('Fa') });
    await server.pass();
    expect(server.essay).toMatchObject({ version: 2, work: written('Fa') });
    expect(server.sent).toBe(1);
    expect(server.kept).toBeNull();
    expect(saver.saving.kind).toBe('saved');
  });

  it('is sent again with what was typed during the first save', async () => {
    const saver = server.saver();
    saver.change(written('F'));
    saver.flush();
    saver.change(written('Fa'));
    await server.pass();
    expect(server.essay.work).toEqual(written('Fa'));
    expect(saver.unsent).toBe(false);
  });

  it('waits on the device while the server is unreachable, and is sent when it is back', async () => {
    const saver = server.saver();
    server.reachable = false;
    saver.change(written('F'));
    await server.pass();
    expect(saver.saving.kind).toBe('no_connection');
    saver.change(written('Farmers'));
    expect(server.kept?.work).toEqual(written('Farmers'));
    await server.comeBack();
    expect(server.essay.work).toEqual(written('Farmers'));
    expect(saver.saving.kind).toBe('saved');
  });

  it('is sent by the next visit when this one was cut off', async () => {
    const saver = server.saver({ version: 1, work: written('Kept') });
    expect(saver.latest).toEqual(written('Kept'));
    await server.pass();
    expect(server.essay).toMatchObject({ version: 2, work: written('Kept') });
  });

  it('says so when the device can’t store it', async () => {
    const saver = server.saver();
    server.deviceFull = true;
    saver.change(written('F'));
    expect(saver).toMatchObject({ onDevice: false, unsent: true });
    server.deviceFull = false;
    await server.pass();
    expect(saver).toMatchObject({ onDevice: true, unsent: false });
  });
});

describe('an essay that was changed in another tab', () => {
  it('is shown as the other tab left it when nothing is unsent here', async () => {
    const saver = server.saver();
    server.otherTab('Theirs');
    expect(saver.look(server.essay)).toEqual(written('Theirs'));
    expect(saver.look(server.essay)).toBeNull();
  });

  const inConflict = async () => {
    const saver = server.saver();
    server.otherTab('Theirs');
    saver.change(written('Mine'));
    await server.pass();
    expect(saver.saving).toMatchObject({ kind: 'conflict', theirs: { version: 2, work: written('Theirs') } });
    return saver;
  };

  it('waits for a choice: nothing is overwritten, and further typing is stored on the device', async () => {
    const saver = await inConflict();
    const { sent } = server;
    saver.change(written('Mine, and more'));
    await server.pass();
    expect(server.sent).toBe(sent);
    expect(server.kept?.work).toEqual(written('Mine, and more'));
    expect(server.essay.work).toEqual(written('Theirs'));
  });

  it('keeps this tab’s text when she chooses it, and the other one as a copy', async () => {
    const saver = await inConflict();
    saver.change(written('Mine, and more'));
    saver.keepMine();
    await server.pass();
    expect(server.essay.work).toEqual(written('Mine, and more'));
    expect(server.essay.aside.map(({ work }) => work)).toContainEqual(written('Theirs'));
    expect(saver.aside.map(({ work }) => work)).toContainEqual(written('Theirs'));
  });

  it('takes the other tab’s text when she chooses it, and keeps all of this one as a copy', async () => {
    const saver = await inConflict();
    saver.change(written('Mine, and more'));
    expect(await saver.takeTheirs()).toEqual(written('Theirs'));
    expect(server.essay.aside.map(({ work }) => work)).toContainEqual(written('Mine, and more'));
    expect(saver).toMatchObject({ unsent: false, latest: written('Theirs') });
    expect(server.kept).toBeNull();
  });

  it('can be replaced by a copy, and then becomes a copy itself', async () => {
    const saver = await inConflict();
    saver.keepMine();
    await server.pass();
    saver.use(written('Theirs'));
    await server.pass();
    expect(server.essay.work).toEqual(written('Theirs'));
    expect(server.essay.aside.map(({ work }) => work)).toContainEqual(written('Mine'));
  });

  it('counts as turned in when the other tab turned it in', async () => {
    const saver = server.saver();
    server.essay = { ...server.essay, submitted_at: '2026-05-08T13:00:00.000Z' };
    saver.change(written('Late'));
    await server.pass();
    expect(saver).toMatchObject({ submittedAt: '2026-05-08T13:00:00.000Z', saving: { kind: 'refused' } });
    await expect(saver.settled()).rejects.toThrow('changed');
  });
});
