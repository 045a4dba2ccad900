import { findKnown, type HistoricalThing } from '../reading/known-history.ts';
import { speech, type CoachDecision, type CoachSpeech } from './coach-decision.ts';
import type { EssayKnowledge } from './essay-knowledge.ts';
import type { EssaySight } from './see-situation.ts';
import { documentName } from './slot-fills.ts';

/** Returns the first law, event or the like that her message names. Persons and groups aren't evidence by themselves. */
export const evidenceNamed = ({ situation }: EssaySight, { known }: EssayKnowledge): HistoricalThing | null =>
  findKnown(situation.studentMessage ?? '', known)
    .map(({ thing }) => thing)
    .find(({ kind }) => kind !== 'person' && kind !== 'group') ?? null;

/** Weighs evidence that she names in the conversation: it may be in a document already, outside the window, or usable. */
export function weighEvidence(
  { name, start, end }: HistoricalThing,
  fills: CoachSpeech['fills'],
  { phase, situation }: EssaySight,
  { known, templates }: EssayKnowledge,
): CoachDecision {
  const { detectors, talk } = templates;
  const say = (said: CoachSpeech): CoachDecision => ({ kind: 'move', phase, ...said });
  const holder = situation.prompt.sources.find(({ title, body, attribution, mentions }) =>
    findKnown([title, attribution, body, ...mentions].join('. '), known).some((found) => found.thing.name === name),
  );
  if (holder !== undefined)
    return say(
      speech(
        'cite_and_replace',
        detectors.outside_evidence_in_docs.first,
        { ...fills, name, doc: documentName(holder.number) },
        { detector: 'outside_evidence_in_docs' },
      ),
    );
  if (end < situation.prompt.start || start > situation.prompt.end)
    return say(
      speech('stay_in_window', detectors.period_bleed.first, { ...fills, quote: undefined, name }, { detector: 'period_bleed' }),
    );
  return say(
    speech(
      'land_and_move_on',
      talk.landed.filter((wording) => wording.includes('{name}')),
      { ...fills, name },
    ),
  );
}
