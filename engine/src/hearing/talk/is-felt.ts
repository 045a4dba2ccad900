import type { Feeling } from '../act.ts';
import { plainWords, tidyMessage } from '../message-words.ts';
import { feelingDenier } from './denied-feeling.ts';

/** Words that only say that she isn't sure: a way of answering, not a fear. */
const unsure = /\b(?:sure|certain|unsure|positive)\b/;
const wordsOfUnsure = new Set(
  (
    'i am not really so very too that 100 percent % sure certain unsure positive think maybe kind of about it this one tho though but just a bit little totally entirely completely ' +
    'exactly if is was right correct do know guess honestly tbh lol yet um uh hm or and my the answer ? !'
  ).split(' '),
);
/** True if the words say that she isn't sure, and nothing else. */
export function isUnsure(text: string): boolean {
  const words = plainWords(tidyMessage(text));
  return unsure.test(words) && words.split(' ').every((word) => wordsOfUnsure.has(word));
}

/** Says what the tutor is ("you are a robot"), without a bad word. */
const namesMachine =
  /^(?:(?:so|and|but|wait|lol|oh|ok|because|well|yeah|yes|no) )*(?:you are|your|you|it is|this is|that is)(?: (?:just|only|like|literally|basically|really|probably|not))* (?:a |an |the )?(?:robot|bot|ai|computer|program|machine|chatbot|app|software|human|person)(?: (?:right|lol|haha|tho|though|so|anyway|after all|\?))*$/;

/** Regret about what she did: a bad word in it is about herself. */
const regrets = /\b(?:sorry|sry|apologi[sz]e|my bad)\W+(?:(?:for|about|that|if|because)\W+)?(?:[\p{L}']+\W+){0,4}[\p{L}']*$/iu;

const beings = new Set(
  (
    'mom mum mama mommy mother dad daddy papa father parent parents grandma grandpa granny grandmother grandfather nana nanna papaw gran abuela abuelo lola lolo oma opa brother sister bro sis ' +
    'twin cousin aunt auntie uncle niece nephew baby family friend friends bff bestie neighbor teacher coach classmate godmother godfather stepdad stepmom boyfriend girlfriend ' +
    'dog doggo puppy pup cat kitty kitten hamster guinea rabbit bunny bird parrot fish goldfish turtle lizard gecko snake horse pony pet pig chicken rat mouse ferret frog him her them'
  ).split(' '),
);
const losesThing =
  /\b(?:took|takes|take|taken|taking|stole|steals|lost|lose|losing|loses|broke|confiscated|grabbed|threw|hid|ate|forgot|left)(?: away)? (?:my|our|the|all my|this|a) ((?:\w+ ?){1,3})/;
const ofDeath =
  /\b(?:die|died|dies|dying|dead|death|passed|heaven|funeral|killed|put down|put to sleep|cancer|buried|rip|gone forever|divorc\w*|split|broke up)\b/;
/** True if what she lost, or what was taken from her, is a thing and not a person or an animal. */
function isOfThing(words: string): boolean {
  const lost = losesThing.exec(words)?.[1];
  return lost !== undefined && !ofDeath.test(words) && !lost.split(' ').some((word) => beings.has(word));
}

/** Words that name a feeling outright. */
const named: Partial<Record<Feeling, string>> = {
  worry: 'scared|afraid|worried|nervous|anxious|stressed|freaking',
  shame: 'ashamed|embarrassed|embarassed',
  anger: 'mad|angry|annoyed|upset',
  boredom: 'bored|boring',
  tiredness: 'tired|sleepy|exhausted',
  loneliness: 'lonely|alone',
};
const deniers: ReadonlyMap<string, (words: string) => boolean> = new Map(
  Object.entries(named).map(([feeling, names]) => [feeling, feelingDenier(names)]),
);

/** "Who cares about 103": a number that changes nothing is no boredom. */
const ofNumber = /\bwho cares (?:about|if|what) (?:the |that |it is )?(?:last |other |one |number )?\d/;

const ofWorry: readonly Feeling[] = ['worry', 'shame', 'frustration', 'anger'];
const ofAnger: readonly Feeling[] = ['anger', 'frustration', 'boredom', 'loneliness', 'worry'];

/**
 * True if the words really express the feeling that the model heard in them. Some cases don't: being unsure of an answer,
 * telling the tutor that it is a machine, being sorry, denying it, not caring about a number, and losing a thing.
 *
 * Parameters  `before`: the part of the message before the words.
 */
export function isFelt(feeling: Feeling, text: string, before: string): boolean {
  const words = plainWords(tidyMessage(text));
  if (ofWorry.includes(feeling) && isUnsure(text)) return false;
  if (deniers.get(feeling)?.(words) === true || (feeling === 'boredom' && ofNumber.test(words))) return false;
  if (ofAnger.includes(feeling) && namesMachine.test(words)) return false;
  if (
    (feeling === 'anger' || feeling === 'frustration' || feeling === 'boredom') &&
    regrets.test(`${before}${text}`.trimEnd().replace(/[\s.!?]+$/, ''))
  )
    return false;
  return feeling !== 'loss' || !isOfThing(words);
}
