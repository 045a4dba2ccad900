import { afterAll, beforeAll, expect, it } from 'vitest';
import { Learner, standingClock } from './learner.ts';
import { openServer } from './open-server.ts';
import type { OpenServer } from './open-server.ts';

let open: OpenServer;
let learner: Learner;
const { clock } = standingClock(); // the clock stands still, so the server has no reason to read the bank again

beforeAll(async () => {
  open = await openServer({ clock });
  learner = new Learner(await open.signUp(), open, () => {});
  await learner.start({ skill_id: 'eq_one_step_add' });
});
afterAll(() => open.close());

it('practice serves another problem when the chosen one has been retired in the meantime by another server', async () => {
  await learner.answer('correct');
  const onTable = learner.view.problem!.id;
  const ofSkill = open.bank.verified
    .map(({ problem }) => problem.item.meta)
    .filter(({ skill_id }) => skill_id === 'eq_one_step_add');
  const [left, ...rest] = ofSkill.filter(({ id }) => id !== onTable);
  for (const { id, version } of rest) await open.store.problems.setStatus(id, version, 'RETIRED', clock());

  const { outcome, view } = await learner.turn({ kind: 'next' });
  expect(outcome).toBe('served');
  expect([left!.id, onTable]).toContain(view.problem!.id);
  expect(await open.store.problems.servedUnverified()).toMatchObject({ unverified: [] });
});
