import type { EssaySubmission } from '@stoa/schema/essay/submission';
import { client } from '../../../api.ts';
import { mustBeSignedIn, pageSurroundings } from '../../../session/page-savers.ts';
import { EssaySaver } from './essay-saver.ts';
import { keepEssay, keptEssay, tabsWithWork } from './essay-shelf.ts';

const savers = new Map<string, EssaySaver>();

/** Returns the one saver of an account's essay in this page: it stays while the essay is closed and opened again. */
export function saverOf(account: string, essay: EssaySubmission, tab: string, openTabs: ReadonlySet<string>): EssaySaver {
  const key = `${account}:${essay.id}`;
  const known = savers.get(key);
  if (known !== undefined) return known;
  const of = { account, essayId: essay.id };
  const left = tabsWithWork(localStorage, of).filter((one) => one === tab || !openTabs.has(one));
  const adopted = left.includes(tab) ? tab : left[0];
  const kept = adopted === undefined ? null : keptEssay(localStorage, { ...of, tab: adopted });
  const place = { ...of, tab };
  if (kept !== null && adopted !== undefined && adopted !== tab) {
    keepEssay(localStorage, place, kept);
    keepEssay(localStorage, { ...of, tab: adopted }, null);
  }
  const saver = new EssaySaver(essay, kept, {
    async save(sent) {
      mustBeSignedIn(
        account,
        'You’re signed out. Your essay is on this device, and is saved when you sign in and open it again.',
      );
      return await client.essays.save({ params: { essayId: essay.id }, body: sent });
    },
    keep: (unsent) => keepEssay(localStorage, place, unsent),
    ...pageSurroundings,
  });
  savers.set(key, saver);
  return saver;
}
