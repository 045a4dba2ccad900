import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { reviewPlan } from '@stoa/engine/tutors/lesson/plan/review-plan';
import { indexGraph } from '@stoa/engine/skills/graph-index';
import { openVerificationPolicy } from '@stoa/library/open-verification-policy';
import { openLessons } from '@stoa/library/open-lessons';
import type { SkillGraph } from '@stoa/schema/skill';
import { CannotStartError } from '@stoa/server/start-server';
import type { Store } from '@stoa/store/store';
import { KeptLessons } from './kept-lessons.ts';
import type { LessonsOpened } from './open-lessons-in-thread.ts';

type Opened = ReturnType<typeof openLessons>;

/**
 * Makes sure that the server has the study plans of the content; what an author of the server has published since then stays.
 * `opened` are the lessons, if they have already been opened; otherwise only new ones are validated.
 */
export async function stockLessons({ store, graph, now, opened }: LessonsOrder) {
  const { lessons, warnings } = (await opened) ?? (await openUnknown(store, graph, now));
  const published = await store.plans.stock(lessons, now);
  return { published, warnings: [...warnings, ...(await verifyEarlier(store, graph, now))] };
}

type LessonsOrder = { store: Store; graph: SkillGraph; now: Date; opened?: Opened | Promise<Opened> | undefined };

async function openUnknown(store: Store, graph: SkillGraph, now: Date): Promise<Opened> {
  const known = await store.plans.newest();
  return openLessons(indexGraph(graph), { validated: new Set(known.flatMap(({ hash }) => hash ?? [])), now });
}

/**
 * Verifies the plans that were published before their questions were problems of the bank: those of earlier releases, which
 * lessons under way still teach, and those of authors. One that fails isn't taught until somebody publishes it again; the
 * warnings say why.
 */
async function verifyEarlier({ plans }: Pick<Store, 'plans'>, graph: SkillGraph, now: Date): Promise<string[]> {
  const warnings: string[] = [];
  const policy = openVerificationPolicy();
  for (const { topic_id, version, guideline } of await plans.unverified()) {
    const { problems, findings } = reviewPlan(guideline, indexGraph(graph), { now, policy });
    await plans.verify(topic_id, version, problems);
    const error = findings.find(({ severity }) => severity === 'error');
    if (error !== undefined)
      warnings.push(
        `version ${version} of the lesson ${topic_id} is not taught until it is mended and published again: ${error.at}: ${error.says}`,
      );
  }
  return warnings;
}

/**
 * Opens the lessons for a new server: as this installation has stored them, or validated in another thread, because that takes
 * seconds.
 *
 * Errors  `CannotStartError` if the content is invalid.
 */
export async function openNewLessons(): Promise<Opened> {
  const before = await KeptLessons.open();
  const kept = await before.read();
  if (kept !== null) return kept;
  const opened = await openLessonsInThread();
  before.keep(opened);
  return opened;
}

/** Errors  `CannotStartError` if the content is invalid. */
async function openLessonsInThread(): Promise<Opened> {
  const thread = new Worker(new URL('./open-lessons-in-thread.ts', import.meta.url));
  try {
    const [came] = (await once(thread, 'message')) as [LessonsOpened];
    if ('unfit' in came) throw new CannotStartError(came.unfit);
    return came.opened;
  } finally {
    await thread.terminate();
  }
}
