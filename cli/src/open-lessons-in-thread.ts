// The thread that opens the lessons for `stockLessons`, once, and then ends.
import { parentPort } from 'node:worker_threads';
import { indexGraph } from '@stoa/engine/skills/graph-index';
import { ContentError } from '@stoa/library/content-file';
import { openLessons } from '@stoa/library/open-lessons';
import { openSkillGraph } from '@stoa/library/open-skill-graph';

type Opened = ReturnType<typeof openLessons>;
/** The result; a content error is passed as its message, because an error loses its class on the way to another thread. */
export type LessonsOpened = { opened: Opened } | { unfit: string };

parentPort?.postMessage(opened());

function opened(): LessonsOpened {
  try {
    return { opened: openLessons(indexGraph(openSkillGraph().graph), { now: new Date() }) };
  } catch (error) {
    if (error instanceof ContentError) return { unfit: error.message };
    throw error;
  }
}
