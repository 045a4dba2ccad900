import { ideasOf } from '../../../guards/tutor-turn/idea-words.ts';
import { sentencesOf } from '../../../guards/sentences-of.ts';
import type { Probe } from '@stoa/schema/study-plan';

/** Of a probe's ideas so much has to stand in what is asked. */
const enough = 0.6;

/** Whether a message asks a probe, in its own words or in others: something is asked, and it's about the same. */
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
