import type { Violation } from '../turn/agent.ts';
import { mathMark, sentencesOf, withoutOurs } from './sentences-of.ts';

const task = new RegExp(
  `^(?:now|next|then|so|please|and|let us|let's|try to|first|here is (?:one|a question|your question):?|,| )*(?:solve|work out|calculate|compute|evaluate|simplify|find|tell me|write|what (?:is|are|do)|how (?:many|much))\\b[^?]*[\\d${mathMark}]`,
);

/**
 * Objects when a message asks more than it may. `most` is 1 if it may contain a probing question. It is 0 if the server adds
 * its own question after the message; then the message may ask for nothing, with or without a question mark. `ours` are an
 * author's words; they count as one question however many question marks they have.
 */
export function asksTooMuch(text: string, { most, ours = [] }: { most: 0 | 1; ours?: readonly string[] }): Violation | null {
  const own = ours.filter((passage) => passage.includes('?') && text.includes(passage.trim())).length > 0 ? 1 : 0;
  const sentences = sentencesOf(withoutOurs(text, ours));
  const asked = sentences.filter((sentence) => sentence.includes('?')).length + own;
  const set = most === 0 ? sentences.filter((sentence) => !sentence.includes('?') && task.test(sentence)).length : 0;
  return asked + set <= most ? null : { guard: 'one_question', detail: `asks ${asked + set} times where ${most} may be asked` };
}
