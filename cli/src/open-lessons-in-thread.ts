// The thread that opens the lessons for `stockLessons`: once, and then it ends.
import { parentPort } from 'node:worker_threads';
import { indexGraph } from '@stoa/engine/skills/graph-index';
import { ContentError } from '@stoa/library/content-file';
import { openLessons } from '@stoa/library/open-lessons';
import { openSkillGraph } from '@stoa/library/open-skill-graph';

type Opened = ReturnType<typeof openLessons>;
/** What came of it; a fault of the content is told by its message, because an error loses its class on its way to another thread. */
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
