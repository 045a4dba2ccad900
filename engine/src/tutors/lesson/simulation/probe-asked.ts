import { ideasOf } from '../../../guards/tutor-turn/idea-words.ts';
import { sentencesOf } from '../../../guards/sentences-of.ts';
import type { Probe } from '@stoa/schema/study-plan';

/** The share of a probe's ideas that a question must have. */
const enough = 0.6;

/** True if a message asks a probe, in its own words or in others: it asks something on the same subject. */
export function asksProbe(text: string, probe: Probe): boolean {
  if (text.includes(probe.text)) return true;
  if (!text.includes('?')) return false;
  const wanted = ideasOf(probe.text);
  if (wanted.size < 2) return false;
  return sentencesOf(text).some((sentence, at, all) => {
    if (!sentence.endsWith('?')) return false;
    const had = ideasOf(`${all[at - 1] ?? ''} ${sentence}`);
    return [...wanted].filter((idea) => had.has(idea)).length / wanted.size >= enough;
  });
}
