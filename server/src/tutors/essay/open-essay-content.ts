import { coachedDbq } from '@stoa/engine/tutors/essay/coaching/coached-dbq';
import { essayKnowledge, type EssayKnowledge } from '@stoa/engine/tutors/essay/coaching/essay-knowledge';
import { openEssays, type OpenedEssays } from '@stoa/library/open-essays';
import type { EssayContent } from './essay-coach.ts';

type Opened = EssayContent & Pick<OpenedEssays, 'banks' | 'templates' | 'exercises'> & { knowledge: EssayKnowledge };

let opened: Opened | null = null;
/** Opens the DBQs of the content and what the coach knows, once per process: their files are part of the release. */
export function openEssayContent(): Opened {
  if (opened !== null) return opened;
  const { banks, dbqs, templates, thresholds, exercises } = openEssays();
  opened = {
    banks,
    templates,
    exercises,
    dbqs: new Map(dbqs.map((dbq) => [dbq.id, dbq])),
    prompts: new Map(dbqs.map((dbq) => [dbq.id, coachedDbq(dbq)])),
    knowledge: essayKnowledge({ banks, templates, thresholds }),
  };
  return opened;
}
