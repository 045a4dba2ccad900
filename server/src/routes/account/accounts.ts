import type { account } from '@stoa/schema/contracts/account';
import { RefusalError } from '../../refusals.ts';
import type { Services } from '../services.ts';
import type { HandlersOf } from '../handler.ts';

type Rooms = Pick<typeof account, 'accounts' | 'setRole'>;

/** The admin's list of people. */
export const accountsHandlers = ({ house: { store }, callers }: Services): HandlersOf<Rooms> => ({
  accounts: ({ query }) => store.accounts.list(query),

  async setRole({ params, body, caller }) {
    if (params.accountId === caller.id && body.role !== 'admin') {
      throw new RefusalError('conflict', 'You cannot take your own admin role away. Ask another admin to do it.');
    }
    const changed = await store.accounts.setRole(params.accountId, body.role);
    if (changed === null) throw new RefusalError('not_found', 'There is no such account.');
    callers.forget(changed.id);
    return changed;
  },
});
