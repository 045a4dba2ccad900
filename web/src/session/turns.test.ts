import { describe, expect, it } from 'vitest';
import { RefusedError } from '../client.ts';
import type { LineListener } from './line.ts';
import { keepTurn, keptTurn } from './pending-turn.ts';
import type { PendingTurn } from './pending-turn.ts';
import { makeTurns } from './turns.ts';

type View = { version: number; question: string };
type Reply = { words: string; view: View };
const view = (version: number, question = 'q1'): View => ({ version, question });
const refusal = (status: number) => new RefusedError({ type: '/problems/any', title: '', status, detail: `No: ${status}.` });

/** A page with a session of one question after another, in a browser whose storage, line, and server the test controls. */
function onPage(kept: PendingTurn<string> | null = null) {
  const stored = new Map<string, string>();
  const shelf = {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
    removeItem: (name: string) => void stored.delete(name),
  };
  if (kept !== null) keepTurn(shelf, 's1', kept);
  const sent: PendingTurn<string>[] = [];
  const told: string[] = [];
  const remembered: number[] = [];
  let changes = 0;
  let keys = 0;
  let line: LineListener<string, View, Reply> | null = null;
  let newest: () => Promise<View> = () => Promise.resolve(view(1));
  const turns = makeTurns<string, View, Reply>(view(1), {
    sessionId: 's1',
    shelf,
    openLine(listener) {
      line = listener;
      return { take: (turn) => void sent.push(turn), cut: () => undefined, reopen: () => undefined, end: () => undefined };
    },
    differs: (before, after) => before.question !== after.question,
    reload: () => newest(),
    remember: ({ version }) => void remembered.push(version),
    onChange: () => void (changes += 1),
    listener: () => ({
      onAnswered: (input, before, after) => void told.push(`${input} answered: ${before.question} to ${after.question}`),
      onLeaving: ({ question }) => void told.push(`leaving ${question}`),
      onMoved: (_, { question }, refused) => void told.push(`moved to ${question}${refused ? ', refused' : ''}`),
    }),
    freshKey: () => `k${(keys += 1)}`,
  });
  const opened = turns.open();
  return {
    turns,
    opened,
    sent,
    told,
    remembered,
    changes: () => changes,
    kept: () => keptTurn<string>(shelf, 's1'),
    answer: (turn: PendingTurn<string>, to: View) => line!.onReply(turn, { words: 'Right.', view: to }),
    refuse: (turn: PendingTurn<string>, status: number) => line!.onRefused(turn, refusal(status)),
    unasked: (to: View) => line!.onView(to),
    signOut: () => line!.onSignedOut(),
    serverHolds: (load: () => Promise<View>) => (newest = load),
  };
}
const settled = () => new Promise<void>((done) => setImmediate(done));

describe('a turn', () => {
  it('is kept on this device until it is answered, and the answer updates the view and the lists', () => {
    const { turns, sent, kept, told, remembered, answer, changes } = onPage();
    turns.take('3/4');
    expect(turns.state().pending).toEqual({ key: 'k1', input: '3/4' });
    expect(kept()).toEqual({ key: 'k1', input: '3/4' });
    answer(sent[0]!, view(2, 'q2'));
    expect(turns.state()).toEqual({
      view: view(2, 'q2'),
      pending: null,
      reply: { words: 'Right.', view: view(2, 'q2') },
      error: null,
      movedOn: false,
    });
    expect(kept()).toBeNull();
    expect({ told, remembered, changes: changes() }).toEqual({ told: ['3/4 answered: q1 to q2'], remembered: [2], changes: 1 });
  });

  it('blocks a second one: nothing else is sent while it is pending', () => {
    const { turns, sent } = onPage();
    turns.take('3/4');
    turns.take('4/3');
    expect(sent.map(({ input }) => input)).toEqual(['3/4']);
  });

  it('that was pending when the page was left is sent again under its own key', () => {
    const { turns, sent, answer, kept } = onPage({ key: 'old', input: '3/4' });
    expect(sent).toEqual([{ key: 'old', input: '3/4' }]);
    expect(turns.state().pending).toEqual(sent[0]);
    answer(sent[0]!, view(2));
    expect(kept()).toBeNull();
  });

  it('that was answered long ago doesn’t change the current view', () => {
    const { turns, sent, answer, unasked, kept } = onPage({ key: 'old', input: '3/4' });
    answer(sent[0]!, { ...view(0) });
    expect(turns.state()).toMatchObject({ view: view(1), pending: null, reply: null });
    expect(kept()).toBeNull();
    unasked(view(2));
    expect(turns.state().view.version).toBe(2);
  });

  it('that is refused shows the reason, and the next turn clears it', () => {
    const { turns, sent, refuse, kept } = onPage();
    turns.take('3/4');
    refuse(sent[0]!, 422);
    expect(turns.state()).toMatchObject({ pending: null, error: refusal(422), view: view(1) });
    expect(kept()).toBeNull();
    turns.take('4/3');
    expect(turns.state().error).toBeNull();
  });

  it('that comes too late is replaced by the newest view, and the page says so', async () => {
    const { turns, sent, refuse, kept, told, serverHolds } = onPage();
    serverHolds(() => Promise.resolve(view(5, 'q4')));
    turns.take('3/4');
    refuse(sent[0]!, 409);
    await settled();
    expect(turns.state()).toEqual({ view: view(5, 'q4'), pending: null, reply: null, error: null, movedOn: true });
    expect(kept()).toBeNull();
    expect(told).toEqual(['leaving q1', 'moved to q4, refused']);
  });

  it('that comes too late shows the second refusal when loading the newest view is refused as well', async () => {
    const { turns, sent, refuse, serverHolds } = onPage();
    serverHolds(() => Promise.reject(refusal(404)));
    turns.take('3/4');
    refuse(sent[0]!, 409);
    await settled();
    expect(turns.state()).toMatchObject({ pending: null, error: refusal(404), movedOn: false });
  });
});

describe('a view that comes unrequested', () => {
  it.each([
    ['a newer one of another question', view(3, 'q2'), { version: 3, movedOn: true }, ['leaving q1', 'moved to q2']],
    ['a newer one of the same question', view(3), { version: 3, movedOn: false }, ['leaving q1', 'moved to q1']],
    ['an older one', view(0, 'q0'), { version: 1, movedOn: false }, []],
  ])('is shown only if it is newer: %s', (_, to, { version, movedOn }, words) => {
    const { turns, told, unasked } = onPage();
    unasked(to);
    expect(turns.state()).toMatchObject({ view: { version }, movedOn });
    expect(told).toEqual(words);
  });

  it('of the same version silently replaces the one shown, since only time has passed', () => {
    const { turns, told } = onPage();
    turns.see(view(1, 'after a pause'));
    expect(turns.state()).toMatchObject({ view: view(1, 'after a pause'), movedOn: false });
    expect(told).toEqual([]);
  });

  it('waits behind a pending turn, whose answer is newer', () => {
    const { turns, sent, answer, unasked } = onPage();
    turns.take('3/4');
    unasked(view(2, 'q2'));
    expect(turns.state().view).toEqual(view(1));
    answer(sent[0]!, view(2, 'q2'));
    expect(turns.state()).toMatchObject({ view: view(2, 'q2'), movedOn: false });
  });
});

describe('the end of a session', () => {
  it('means that no turn is sent anymore once the page is left, but an answered one is still forgotten', () => {
    const { turns, opened, sent, answer, kept } = onPage();
    turns.take('3/4');
    opened.end();
    answer(sent[0]!, view(2));
    expect(kept()).toBeNull();
    turns.take('4/3');
    expect(sent).toHaveLength(1);
  });

  it('asks the student to sign in when nobody is signed in anymore', () => {
    const { turns, signOut } = onPage();
    signOut();
    expect(turns.state().error?.message).toMatch(/^Sign in to continue/);
  });
});
