import { asideSentences } from './aside-sentences.ts';
import { formSentences } from './form-sentences.ts';
import { daySentences } from './day-sentences.ts';
import { checkSentences } from './check-sentences.ts';
import { explainingSentences } from '../../support/explaining-sentences.ts';
import { helpSentences } from './help-sentences.ts';
import { praiseSentences } from './praise-sentences.ts';
import { progressSentences } from './progress-sentences.ts';
import { talkSentences } from './talk-sentences.ts';
import { questionSentences } from './question-sentences.ts';
import { reasonSentences } from './reason-sentences.ts';
import { troubleSentences } from './trouble-sentences.ts';
import { thinkingSentences } from './thinking-sentences.ts';
import { howToWrite, verdictSentences } from './verdict-sentences.ts';

/**
 * The tutor's own sentences, said without a model. Each table has many wordings for one purpose, so that nobody hears the same
 * sentence twice in ten turns. `{}` is filled with the idea, title or mathematics in question. All teaching material comes from
 * the plan.
 */
export const sentences = {
  ...praiseSentences,
  ...verdictSentences,
  ...helpSentences,
  ...explainingSentences,
  ...talkSentences,
  ...asideSentences,
  ...formSentences,
  ...checkSentences,
  ...questionSentences,
  ...daySentences,
  ...reasonSentences,
  ...troubleSentences,
  ...progressSentences,
  ...thinkingSentences,
} as const satisfies Record<string, readonly string[]>;

export type SentenceTable = keyof typeof sentences;

/** Every sentence there is, for guards that must tell our own words from the student's. */
export const ownWords: string = [...Object.values(sentences), ...Object.values(howToWrite)].flat().join('\n');
