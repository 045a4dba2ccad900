import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { indexGraph } from '@stoa/engine/skills/graph-index';
import { openLessons } from '@stoa/library/open-lessons';
import type { SkillGraph } from '@stoa/schema/skill';
import { CannotStartError } from '@stoa/server/start-server';
import type { Store } from '@stoa/store/store';
import type { LessonsOpened } from './open-lessons-in-thread.ts';

type Opened = ReturnType<typeof openLessons>;

/**
 * Sees to it that the server has the study plans of the content; what an author of the server has published since stays. `opened` are the
 * lessons, where they have been opened already; otherwise only those are validated that are not known.
 */
export async function stockLessons({ store, graph, now, opened }: LessonsOrder) {
  const { lessons, warnings } = (await opened) ?? (await openUnknown(store, graph));
  return { published: await store.plans.stock(lessons, now), warnings };
}

type LessonsOrder = { store: Store; graph: SkillGraph; now: Date; opened?: Promise<Opened> | undefined };

async function openUnknown(store: Store, graph: SkillGraph): Promise<Opened> {
  const known = await store.plans.newest();
  return openLessons(indexGraph(graph), { validated: new Set(known.flatMap(({ hash }) => hash ?? [])) });
}

/**
 * Opens and validates all lessons in another thread: seconds of work when there are as many as at a first start.
 *
 * Errors  `CannotStartError` where the content is at fault.
 */
export async function openLessonsInThread(): Promise<Opened> {
  const thread = new Worker(new URL('./open-lessons-in-thread.ts', import.meta.url));
  try {
    const [came] = (await once(thread, 'message')) as [LessonsOpened];
    if ('unfit' in came) throw new CannotStartError(came.unfit);
    return came.opened;
  } finally {
    await thread.terminate();
  }
}
