import { openLessons } from '@stoa/library/open-lessons';
import { indexGraph } from '@stoa/engine/skills/graph-index';
import type { SkillGraph } from '@stoa/schema/skill';
import type { Store } from '@stoa/store/store';

/** Sees to it that the server has the study plans of the content; what an author of the server has published since stays. */
export async function stockLessons({ store, graph, now }: { store: Store; graph: SkillGraph; now: Date }) {
  const known = await store.plans.newest();
  const validated = new Set(known.flatMap(({ hash }) => hash ?? []));
  const { lessons, warnings } = openLessons(indexGraph(graph), { validated });
  return { published: await store.plans.stock(lessons, now), warnings };
}
