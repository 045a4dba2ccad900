/** The words that surround answers, as data, in the plain spelling of message-words.ts. */

/** What a phrase before a value does. */
export type Lead =
  | 'filler' // says nothing: um, ok, maybe
  | 'claim' // says that an answer follows: the answer is, i got
  | 'count' // gives a count; with a number from the question it only repeats the question
  | 'conclusion' // so, then
  | 'correction' // no wait, i mean: takes back what came before
  | 'alternative'; // or

const subjects = [
  'it',
  'that',
  'this',
  ...['the', 'my', 'the final', 'my final', 'the correct', 'the right', 'final', ''].map((which) => `${which} answer`.trim()),
  'the solution',
  'the result',
  'the total',
  'my guess',
  'my result',
];
const verbs = [
  'is',
  'was', // for questions that are told in the past tense
  'equals',
  'is equal to',
  'makes',
  'becomes',
  'gives',
  'comes to',
  'comes out as',
  'comes out to',
  'comes out at',
  'is going to be',
  'has to be',
  'have to be', // what "got to be" becomes in the plain spelling
  'is have to be',
  'is got to be',
  ...['would', 'will', 'should', 'must', 'could', 'might', 'may'].map((modal) => `${modal} be`),
];
/** Verbs between the thing that the question asks for and its value. */
export const valueVerbs = verbs.concat('are', '=');

const asked = ['is', 'would', 'could', 'should', 'must', 'might', 'will'].flatMap((verb) =>
  ['it', 'that', 'this', 'the answer', 'my answer'].map((subject) =>
    verb === 'is' ? `${verb} ${subject}` : `${verb} ${subject} be`,
  ),
);
const persons = ['he', 'she', 'they'].flatMap((who) =>
  ['has', 'have', 'gets', 'get', 'needs', 'need', 'pays', 'pay', 'will have', 'would have', 'will get', 'would get'].map(
    (verb) => `${who} ${verb}`,
  ),
);
const firstPerson = ['think', 'guess', 'believe', 'say', 'would say', 'will say', 'suppose', 'reckon', 'bet', 'feel like', 'choose', 'pick', 'chose', 'picked', 'will pick', 'will choose', 'would pick', 'would choose', 'go with', 'will go with', 'would go with', 'am going with', 'got', 'get', 'found', 'calculated', 'came up with', 'ended up with', 'am sure', 'am pretty sure', 'am quite sure', 'am guessing', 'am going to say', 'am going to go with', 'am going to guess', 'think that', 'still get', 'still got', 'have got', 'am getting', 'will try', 'would guess'].map(
  (verb) => `i ${verb}`,
); // prettier-ignore

const leadsOf: Readonly<Record<Lead, readonly string[]>> = {
  filler:
    'um|uh|uhm|hm|mm|er|oh|ah|ok|well|but|and|like|really|hey|hi|yes|yeah|no|i see|got it|i do not know|do not know|not sure|i am not sure|maybe|probably|perhaps|possibly|definitely|just|about|around|roughly|either|please|hello|oh yes|ooh|that|uh oh|aha|i got it|i know|also|i think i know|i think i got it|ok i got it|let me think|that is easy|this is easy|easy|that one is easy|i know this one|here|finally|like this|i did it|yay'.split(
      '|',
    ),
  claim: [
    ...subjects.flatMap((subject) => verbs.map((verb) => `${subject} ${verb}`)),
    ...asked,
    ...firstPerson,
    ...'the answer i got is|the answer i got was|the answer i get is|what i got is|what i got was|ended up with|came up with|came out with|here is my answer|answer|the answer|my answer|final answer|my final answer|got|get|we get|we got|you get|you would get|is not it|going with|going to be|equals|makes|let us say|let us go with|pretty sure|could be|might be|must be|should be|would be|has to be'.split(
      '|',
    ),
  ],
  count: [
    ...persons,
    ...['is', 'are', 'would be', 'will be', 'must be', 'should be'].map((verb) => `there ${verb}`),
    'it has',
    'so i have',
    'then i have',
    'which leaves',
    'that leaves',
  ],
  conclusion: ['so', 'then', 'therefore', 'thus', 'hence', 'which is', 'which makes', 'which means', 'which gives', 'and then', 'now'],
  correction: ['no wait', 'wait', 'wait no', 'i changed my mind', 'oh wait', 'actually', 'i mean', 'i meant', 'sorry', 'oops', 'no no', 'sorry i mean', 'correction', 'instead'],
  alternative: ['or', 'or maybe', 'or is it'],
}; // prettier-ignore

export const leads: ReadonlyMap<string, Lead> = new Map(
  (Object.keys(leadsOf) as Lead[]).flatMap((kind) => leadsOf[kind].map((phrase): [string, Lead] => [phrase, kind])),
);
export const longestLead = 6; // words

/** What can follow an answer. A phrase that asks whether the answer is right makes "is 12 right?" a claim too. */
export type Tail = 'filler' | 'asks' | 'only asking'; // 'only asking' counts only before a question mark
export const tails: ReadonlyMap<string, Tail> = new Map<string, Tail>([
  ...'i think|i guess|i believe|i suppose|maybe|probably|perhaps|or something|or so|or something like that|lol|haha|hehe|for sure|not sure|i am not sure|i am not so sure|i am not really sure|i do not know|do not know|i am sure|please|sir|miss|teacher|check|please check|can you check|in total|total|long|altogether|all together|in all|left|each|now|then|final answer|is my answer|is my final answer|would be my answer|is what i got|is what i think|that is my answer|that is my final answer|that is what i got|that is what i think|though|done|finally|if i am right|if i am not wrong|hopefully|pretty sure|i am pretty sure|yay|i got|exactly|again|so|next|what is next|as my answer|i hope'
    .split('|')
    .map((phrase): [string, Tail] => [phrase, 'filler']),
  ...'right|correct|is that right|is that correct|is this right|is it right|is it correct|am i right|am i correct|is right|is correct|is the answer|the answer|the right answer|the correct answer|is the right answer|is the correct answer|did i get it|did i get it right'
    .split('|')
    .map((phrase): [string, Tail] => [phrase, 'asks']),
  ...'is it|is not it|is that it|yes|no|yeah'.split('|').map((phrase): [string, Tail] => [phrase, 'only asking']),
]);
export const longestTail = 6;

/** Small words that can stand between words of the question. */
export const smallWords: ReadonlySet<string> = new Set('in the of a an are is left total all there will be for as'.split(' '));
/** Words that say which of two things is meant by comparing them. */
export const comparatives = {
  more: new Set('larger bigger greater more largest biggest greatest most higher highest'.split(' ')),
  less: new Set('smaller less smallest least lower lowest fewer'.split(' ')),
};

/** "So", "then", "no wait", "actually": what came before leads up to a value or is taken back. */
export const concluding =
  /^(?:so|then|therefore|no|wait|actually|o+ps|sorry|i mean|nah|which|that makes)\b|\b(?:no|wait|actually|o+ps|sorry|i mean|so|then|answer|nah|jk)\b/;

/** "12. no wait 18": what came before was an answer as well. */
export const takesBack = /^(?:no|wait|actually|o+ps|sorry|i mean|nah|jk|but)\b/;
