import { DataSet, englishDataset, englishRecommendedBlacklistMatcherTransformers, pattern, RegExpMatcher } from 'obscenity';
import type { SafetyViolation } from './unsafe.ts';

type Named = { originalWord: string };

/**
 * Words of the list that lessons need, as names, animals, body parts, history, or letters of a formula. Rude uses of them are
 * found by the phrases (`phrases/`), which look at the words beside them.
 */
const schoolWords = new Set(
  'abo anal anus arse ass bestiality boob cock cuck cum dick dyke ejaculate felch fuck hooker incest negro orgy penis porn prick rape retard scat semen sex spastic tit turd vagina'.split(
    ' ',
  ),
);
const slurs = new Set('abeed africoon arabush boonga chingchong chink fag kike nigger tranny'.split(' '));
const sexual = new Set(
  'blowjob,buttplug,deepthroat,dildo,doggystyle,double penetration,fellatio,finger bang,fisting,gangbang,handjob,hentai,jerk off,jizz,lubejob,masturbate,orgasm,pussy'.split(
    ',',
  ),
);

/**
 * Words that also come from slips of the hand within other words: "I tchink", "no twatered", "one slution". They only count as
 * whole words.
 */
const alone = new Set(['chink', 'twat', 'slut']);

const words = new DataSet<Named>()
  .addAll(englishDataset)
  .removePhrasesIf(({ metadata }) => alone.has(metadata?.originalWord ?? '') || schoolWords.has(metadata?.originalWord ?? ''))
  .addPhrase((phrase) => phrase.setMetadata({ originalWord: 'chink' }).addPattern(pattern`|chink`))
  .addPhrase((phrase) =>
    phrase
      .setMetadata({ originalWord: 'twat' })
      .addPattern(pattern`|twat|`)
      .addPattern(pattern`|twats|`),
  )
  .addPhrase((phrase) =>
    phrase
      .setMetadata({ originalWord: 'slut' })
      .addPattern(pattern`|slut|`)
      .addPattern(pattern`|sluts|`)
      .addPattern(pattern`|slutt`),
  )
  .addPhrase((phrase) =>
    phrase
      .setMetadata({ originalWord: 'fuck' })
      .addPattern(pattern`|fuck`)
      .addPattern(pattern`fuck|`)
      .addPattern(pattern`|f[?]cking`)
      .addPattern(pattern`|fcuk`)
      .addPattern(pattern`|fuk`)
      .addPattern(pattern`|fvck`)
      .addPattern(pattern`|fck`)
      .addPattern(pattern`|phuck`)
      .addPattern(pattern`|phuk`)
      .addPattern(pattern`motherf`)
      .addPattern(pattern`|fk this`)
      .addPattern(pattern`|fk you`)
      .addPattern(pattern`|fk off`)
      .addPattern(pattern`holy fk|`)
      .addPattern(pattern`|stfu|`)
      .addPattern(pattern`|gtfo|`),
  )
  .addPhrase((phrase) =>
    phrase
      .setMetadata({ originalWord: 'asshole' })
      .addPattern(pattern`|ass[s]hol`)
      .addPattern(pattern`|arsehol`)
      .addPattern(pattern`|dumbas[s]|`)
      .addPattern(pattern`|jackas[s]|`)
      .addPattern(pattern`|dickhead`)
      .addPattern(pattern`|dickface`)
      .addPattern(pattern`|prick|`),
  );

const { blacklistedTerms, whitelistedTerms = [] } = words.build();
const school = [
  'wankel',
  'pissarr',
  'william the bastard',
  'chink in',
  'chinks in',
  'chink of',
  'pussy willow',
  'pussy cat',
  'pussycat',
  'prick of',
  'prick his',
  'prick her',
  'orgasmi',
  'snigger',
  'niggard',
  'fagin',
  'fager',
  'fagot',
  'fagus',
  'bitch wolf',
  'bastard sword',
];

/**
 * The list, without its transformer for digits that look like letters, which makes 455 a rude word. `readMessage` has already
 * undone disguises where the result is a word.
 */
const matcher = new RegExpMatcher({
  blacklistedTerms,
  whitelistedTerms: [...whitelistedTerms, ...school],
  blacklistMatcherTransformers: englishRecommendedBlacklistMatcherTransformers.filter((_, at) => at !== 1),
});

/** Returns the gravest kind of violation among the bad words of a text, as `readMessage` writes it; null for none. */
export function badWordsIn(read: string): SafetyViolation | null {
  const found = matcher
    .getAllMatches(read)
    .map((match) => words.getPayloadWithPhraseMetadata(match).phraseMetadata?.originalWord ?? '');
  if (found.length === 0) return null;
  if (found.some((word) => sexual.has(word))) return 'sexual';
  return found.some((word) => slurs.has(word)) ? 'hate' : 'profanity';
}

/**
 * The bad words that students disguise most, so that `readMessage` recognizes them. Mild short ones aren't here: a mistyped
 * answer with a unit may look like one ("8mn p1ss").
 */
export const disguisedWords =
  'fuck fucking fucked fucker fucks shit shitty bullshit bitch bitches cunt dick dickhead asshole assholes nigger niggers nigga faggot faggots fag whore slut bastard motherfucker porn sex penis pussy cock boobs tits wank twat retard'.split(
    ' ',
  );
