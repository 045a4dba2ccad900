import { sentences } from '../agents/master-tutor/master-tutor-sentences.ts';
import { howToWrite } from '../agents/master-tutor/verdict-sentences.ts';

const sentenceEnd = /(?<=[.!?:]”?)\s+|\n+/;
const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** The script's own sentences, each as a pattern for a whole sentence, whatever it was filled with. */
const own: readonly RegExp[] = [sentences, howToWrite]
  .flatMap((tables) => Object.values<readonly string[]>(tables).flat())
  .flatMap((wording) => wording.split(sentenceEnd))
  .filter((part) => /\p{L}/u.test(part.replace('{}', '')))
  .map((part) => new RegExp(`^${part.split('{}').map(literal).join('.+')}$`, 'u'));

const namesHerAnswer = /^You (?:wrote|chose|answered)\b/;

/**
 * Returns the sentences of a message that teach, which come from the plan and the bank. The script's own sentences and the
 * repetition of her answer are left out.
 */
export const ownSentencesOut = (message: string): string[] =>
  message
    .split(sentenceEnd)
    .map((sentence) => sentence.replace(/^\d+\.\s*/, '').trim())
    .filter(
      (sentence) => sentence.length > 12 && !namesHerAnswer.test(sentence) && !own.some((pattern) => pattern.test(sentence)),
    );
