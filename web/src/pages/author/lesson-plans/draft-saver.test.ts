import { describe, expect, it } from 'vitest';
import type { PlanDraft } from '@stoa/schema/contracts/plan-drafts';
import type { Guideline, TopicId } from '@stoa/schema/study-plan';
import { RefusedError, UnreachableError } from '../../../client.ts';
import { DraftSaver } from './draft-saver.ts';
import type { UnsentWork } from './draft-saver.ts';

const work = (title: string) => ({ base_version: 1, guideline: { title } as Guideline });
const stored = (title: string, revision: number): PlanDraft => ({
  topic_id: 'ratios' as TopicId,
  base_version: 1,
  revision,
  saved_at: '2026-11-23T12:00:00.000Z',
  guideline: { title },
  aside: null,
});
const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

/** A server that stores one draft as the real one does, a device, and a clock that the test controls. */
function around(kept: UnsentWork | null = null) {
  const server = { draft: null as PlanDraft | null, down: false, saves: 0 };
  let timer: (() => void) | null = null;
  let back: () => void = () => undefined;
  let device: UnsentWork | null = kept;
  const saver = new DraftSaver(kept, {
    async save({ guideline }, expected, putAside) {
      server.saves += 1;
      if (server.down) throw new UnreachableError('away');
      if ((server.draft?.revision ?? 0) !== expected)
        throw new RefusedError({ type: '/problems/draft_changed', title: '', status: 409, detail: '', draft: server.draft });
      const { title } = guideline;
      const was = server.draft;
      server.draft =
        putAside === 'sent'
          ? { ...was!, revision: expected + 1, aside: { title } }
          : { ...stored(title, expected + 1), aside: putAside === 'stored' ? was!.guideline : (was?.aside ?? null) };
      return expected + 1;
    },
    keep: (unsent) => {
      device = unsent;
    },
    later: (_, then) => {
      timer = then;
      return () => {
        timer = null;
      };
    },
    connection: {
      back: () =>
        new Promise((resolve) => {
          back = resolve;
        }),
      pause: async () => undefined,
    },
  });
  return {
    saver,
    server,
    device: () => device,
    async pause() {
      timer?.();
      timer = null;
      await settle();
    },
    async comeBack() {
      server.down = false;
      back();
      await settle();
    },
  };
}

describe('a draft', () => {
  it('is saved once its author pauses, with only the newest change, and then leaves nothing on the device', async () => {
    const { saver, server, device, pause } = around();
    saver.change(work('a'));
    saver.change(work('ab'));
    expect([saver.saving.kind, server.saves, device()?.guideline.title]).toEqual(['saving', 0, 'ab']);
    await pause();
    expect([saver.saving.kind, server.saves, server.draft?.guideline, saver.revision]).toEqual(['saved', 1, { title: 'ab' }, 1]);
    expect([device(), saver.unsent]).toEqual([null, null]);
    saver.change(work('abc'));
    await pause();
    expect(server.draft).toEqual(stored('abc', 2));
  });

  it('stays on the device while it can’t be sent, says so, and is sent when the connection is back', async () => {
    const { saver, server, device, pause, comeBack } = around();
    server.down = true;
    saver.change(work('a'));
    await pause();
    saver.change(work('ab'));
    expect([saver.saving.kind, device()?.guideline.title]).toEqual(['no_connection', 'ab']);
    await comeBack();
    expect([saver.saving.kind, server.draft?.guideline, device()]).toEqual(['saved', { title: 'ab' }, null]);
  });

  it('from an earlier visit is sent once the page has seen the server’s draft', async () => {
    const { saver, server } = around({ ...work('kept'), revision: 3 });
    server.draft = stored('before', 3);
    expect(saver.look(server.draft)).toBeNull();
    await settle();
    expect([saver.saving.kind, server.draft]).toEqual(['saved', stored('kept', 4)]);
  });

  it('is replaced by a newer one from the server while nothing is unsent, but never by an older one', () => {
    const { saver } = around();
    expect(saver.look(stored('newer', 2))).toEqual(work('newer'));
    expect([saver.revision, saver.look(stored('older', 1)), saver.look(stored('same', 2)), saver.look(null)]).toEqual([
      2,
      null,
      null,
      null,
    ]);
  });

  it('opens as it is stored, or as this page last saved it when an older answer comes late', async () => {
    const { saver, server, pause } = around();
    expect(saver.open(null)).toBeNull();
    expect(saver.open(stored('first', 4))).toEqual(work('first'));
    server.draft = stored('first', 4);
    saver.change(work('second'));
    expect(saver.open(server.draft)).toEqual(work('second'));
    await pause();
    expect(saver.open(stored('first', 4))).toEqual(work('second'));
    expect(saver.open(stored('third', 6))).toEqual(work('third'));
    expect([saver.open(null), saver.revision]).toEqual([null, 0]); // published or discarded elsewhere
  });

  it('can be waited for until all of it is saved', async () => {
    const { saver, server } = around();
    saver.change(work('a'));
    const revision = saver.settled();
    saver.change(work('ab'));
    expect([(await revision) > 0, server.draft?.guideline]).toEqual([true, { title: 'ab' }]);
    expect(await saver.settled()).toBe(saver.revision);
  });

  it('stays on the device when the server refuses it, and is sent again with the next change', async () => {
    const refused = new RefusedError({ type: '/problems/conflict', title: '', status: 409, detail: 'Too many drafts.' });
    const answers = [Promise.reject(refused), Promise.resolve(1)];
    const device: { kept: UnsentWork | null } = { kept: null };
    const saver = new DraftSaver(null, {
      save: () => answers.shift()!,
      keep: (unsent) => {
        device.kept = unsent;
      },
      later: (_, then) => {
        setImmediate(then);
        return () => undefined;
      },
      connection: { back: async () => undefined, pause: async () => undefined },
    });
    saver.change(work('a'));
    await expect(saver.settled()).rejects.toBe(refused);
    expect([saver.saving, device.kept]).toMatchObject([{ kind: 'refused', error: refused }, { guideline: { title: 'a' } }]);
    saver.change(work('ab'));
    expect([await saver.settled(), device.kept]).toEqual([1, null]);
  });
});

describe('a draft that was changed in two places', () => {
  async function conflict() {
    const all = around();
    all.server.draft = stored('first', 1);
    all.saver.look(all.server.draft);
    all.server.draft = stored('theirs', 2);
    all.saver.change(work('mine'));
    await all.pause();
    return all;
  }

  it('waits for its author to choose, and is still kept on the device', async () => {
    const { saver, server, device, pause } = await conflict();
    expect(saver.saving).toEqual({ kind: 'conflict', theirs: stored('theirs', 2) });
    saver.change(work('mine still'));
    await pause();
    expect([saver.saving.kind, server.draft, device()?.guideline.title]).toEqual(['conflict', stored('theirs', 2), 'mine still']);
    await expect(saver.settled()).rejects.toThrow('Choose first');
  });

  it('becomes her version when she keeps it, and the other one is put aside', async () => {
    const { saver, server } = await conflict();
    saver.keepMine();
    await settle();
    expect([saver.saving.kind, server.draft]).toEqual(['saved', { ...stored('mine', 3), aside: { title: 'theirs' } }]);
    expect(saver.aside).toEqual({ title: 'theirs' });
  });

  it('becomes her version, with the other one put aside, even if the page is closed before it is sent', async () => {
    const { saver, server, device, pause } = await conflict();
    server.down = true;
    saver.keepMine();
    await pause();
    const again = around(device());
    again.server.draft = server.draft;
    again.saver.look(server.draft);
    await settle();
    expect(again.server.draft).toEqual({ ...stored('mine', 3), aside: { title: 'theirs' } });
  });

  it('becomes the other version when she takes that, and hers is put aside', async () => {
    const { saver, server, device } = await conflict();
    expect(await saver.takeTheirs()).toEqual(work('theirs'));
    expect(server.draft).toEqual({ ...stored('theirs', 3), aside: { title: 'mine' } });
    expect([saver.saving.kind, saver.aside, saver.revision, device()]).toEqual(['saved', { title: 'mine' }, 3, null]);
  });

  it('still has to be chosen when the other version can’t be taken', async () => {
    const { saver, server, device } = await conflict();
    server.down = true;
    await expect(saver.takeTheirs()).rejects.toBeInstanceOf(UnreachableError);
    expect([saver.saving.kind, device()?.guideline.title]).toEqual(['conflict', 'mine']);
    server.down = false;
    server.draft = stored('newer', 3);
    await expect(saver.takeTheirs()).rejects.toBeInstanceOf(RefusedError);
    expect(saver.saving).toEqual({ kind: 'conflict', theirs: stored('newer', 3) });
  });

  it('is created again with her version, or dropped, when the other one was published or discarded', async () => {
    for (const choose of ['keep', 'drop'] as const) {
      const { saver, server, pause, device } = await conflict();
      server.draft = null as PlanDraft | null;
      saver.keepMine();
      await settle();
      await pause();
      expect(saver.saving).toEqual({ kind: 'conflict', theirs: null });
      if (choose === 'keep') saver.keepMine();
      else expect(await saver.takeTheirs()).toBeNull();
      await settle();
      const { draft } = server;
      expect([saver.saving.kind, draft?.guideline, device()]).toEqual([
        'saved',
        choose === 'keep' ? { title: 'mine' } : undefined,
        null,
      ]);
    }
  });
});
