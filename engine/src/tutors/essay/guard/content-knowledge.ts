import type { CoachTemplates } from '@stoa/schema/essay/coach-templates';
import type { PeriodBank } from '@stoa/schema/essay/period-bank';
import { wordsOf } from '../../../guards/words-of.ts';
import { lineKnowledge, type LineKnowledge } from './line-context.ts';

/**
 * Returns what the content allows a coach to say: the things in the banks with their lines, and the words of the coach's
 * wordings.
 */
export const knowledgeOfContent = (banks: readonly PeriodBank[], templates: CoachTemplates): LineKnowledge =>
  lineKnowledge(
    banks.flatMap(({ anchors, arcs, timeline }) => [
      ...anchors,
      ...timeline.map((thing) => ({ ...thing, fact: '' })),
      ...arcs.map(({ name, start, end, says }) => ({ name, kind: 'event' as const, start, end, aliases: [], fact: says })),
    ]),
    wordsOf(templates),
  );
