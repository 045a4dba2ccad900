import type { TopicId } from '@stoa/schema/study-plan';
import { client } from '../../../api.ts';
import { mustBeSignedIn, pageSurroundings } from '../../../session/page-savers.ts';
import { DraftSaver } from './draft-saver.ts';
import { keepWork, keptWork } from './plan-shelf.ts';

const savers = new Map<string, DraftSaver>();

/**
 * Returns the one saver of an account's draft on a topic in this page: it stays while its editor is closed and opened again.
 */
export function saverOf(account: string, topicId: string): DraftSaver {
  const key = `${account}:${topicId}`;
  const known = savers.get(key);
  if (known !== undefined) return known;
  const saver = new DraftSaver(keptWork(localStorage, account, topicId), {
    async save({ base_version, guideline }, expected_revision, put_aside) {
      mustBeSignedIn(account, 'You’re signed out. Your draft is on this device, and is saved when you sign in again.');
      const body = { base_version, guideline, expected_revision, ...(put_aside !== undefined && { put_aside }) };
      const params = { topicId: topicId as TopicId }; // from the address; the server checks it
      return (await client.lessons.savePlanDraft({ params, body })).revision;
    },
    keep: (unsent) => keepWork(localStorage, account, topicId, unsent),
    ...pageSurroundings,
  });
  savers.set(key, saver);
  return saver;
}
