/** A phrase that a US teacher would not say to a student, and what to say instead. */
export type PlainWord = { find: RegExp; instead: string };

/**
 * Words not to use with students: translated turns of phrase, British words, words that no math class uses. Check each hit. If
 * a word is right in its context ("the top digit", "a joining fee"), make an exception there instead of weakening the rule.
 */
export const plainWords: readonly PlainWord[] = [
  { find: /(?<!square )(?<!round )\bbrackets?\b/, instead: 'parentheses; brackets are [ ] alone' },
  { find: /\bbottoms?\b(?! (?:numbers?|digits?|row|and|step|side|layer))/, instead: 'denominator' },
  { find: /\b[Tt]ops?\b(?! (?:numbers?|digits?|row|and|step|of the|of an?))/, instead: 'numerator; of a column the top digit' },
  { find: /\b(?:stands?|stood|standing)\b(?! for)/, instead: 'is, is in, goes' },
  { find: /\basked for\b|\b(?:is|are) meant\b/, instead: 'what the question asks for' },
  { find: /\b[Hh]ow often\b/, instead: 'how many times' },
  { find: /\b(?:plain|lone) numbers?\b/, instead: 'constant' },
  { find: /\b[Jj]oin(?:ed|s|ing)?\b(?! fee)/, instead: 'combine' },
  {
    find: /\bturn(?:s|ed)? (?:the|every|its|both|that) signs?\b|\bsigns? turn(?:s|ed)?\b|\bturns the (?:inequality )?sign\b/,
    instead: 'change the sign; reverse the inequality symbol',
  },
  { find: /\bc(?:omes?|ame) true\b/, instead: 'is true' },
  {
    find: /\b[Pp]ut (?:your \w+|one|both|zero|the \w+|it|them|\$?[-(]?\d\S*|\$[a-z]\$?\S*)(?: \w+){0,4} (?:in for|into|back in)\b/,
    instead: 'substitute',
  },
  { find: /\b[Mm]ultipl(?:y|ied|ying) (?:\S+ ){0,4}out\b/, instead: 'expand, use the distributive property' },
  { find: /\b[Ww]ork(?:ed|s)? (?:\S+ ){0,3}out\b/, instead: 'name the operation: find, evaluate, simplify' },
  { find: /, for (?:it|the|they|that|there|only|each|a|its|one|in)\b/, instead: 'because' },
  {
    find: /\b(?:behind|after) the points?\b|\b[Tt]he points? (?:stays?|moves?|moved|above|of (?:the|both))\b/,
    instead: 'decimal point',
  },
  { find: /\bequally (?:long|large|high|many|far|big|often)\b/, instead: 'the same length, size, number' },
  { find: /\bworth the same\b|\b(?:its|their|the) worth\b/, instead: 'equal; value' },
  {
    find: /\b(?:metre|millimetre|centimetre|decimetre|neighbour|colour)\w*|\btheatre\b|\btowards\b/,
    instead: 'American spelling',
  },
  {
    find: /\b(?:[Ff]ootball match|[Ff]ilm|[Cc]inema|sweets|pocket money|climbing hall|dollar notes|presents?|matchsticks|(?:picture|bar) chart)\b/,
    instead: 'soccer game, movie, candy, allowance, gym, bills, gift, toothpicks, graph',
  },
  { find: /\b(?:is|are) to be\b/, instead: 'an active verb' },
  { find: /\bvanish(?:es)?\b|\bfalls out\b/, instead: 'equals 0, cancels, drops out' },
  {
    find: /(?<!other |[Aa]ll the )\bway (?:a?round|back)\b|\b(?:[Ww]alk|turned?|go|goes) (?:\w+ )?round\b/,
    instead: 'around; undo',
  },
  { find: /\b[Bb]y (?:which|what) number\b/, instead: 'what number do you multiply or divide by' },
  { find: /\bundone by\b/, instead: 'to undo # do #' },
  {
    find: /\b(?:[Ss]ubtract|[Aa]dd|[Tt]ake|[Dd]ivide|[Mm]ultiply)\b[^.?!:]{0,40} on both sides\b/,
    instead: 'from both sides, to both sides',
  },
  { find: /\b(?:the|a|that|one|same|each|like) letters?\b(?! (?:of|beside))/, instead: 'variable' },
  { find: /\b[Hh]ow many [\w ]{2,25} (?:is|are) that\b/, instead: 'how many are there in all' },
  { find: /(?<![\d{,.:])[1-9]\d{3,}(?![\d,}])/, instead: 'a comma from four digits on' },
  { find: /\bWill\b(?! you| it| be)/, instead: 'another name' },
];

/** More words that pages and tutors should avoid: metaphors of a house, and anything that nobody would say today. */
export const plainTalk: readonly PlainWord[] = [
  { find: /\b(?:porch|doors?|hous(?:e|es)|admin of your)\b/i, instead: 'the thing itself' },
  { find: /\b(?:pupils?|learners?|the child)\b/i, instead: 'students' },
  { find: /\bsome ?bod(?:y|ies)\b|\banybody\b|\beverybody\b/i, instead: 'someone, anyone, everyone' },
  {
    find: /\bcosts you nothing\b|\bGood that you\b|\bLet us\b|\bas it stands\b|\bmeanwhile\b/,
    instead: 'as a teacher would say it',
  },
  { find: /\bE-mail|e-mail\b/, instead: 'email' },
  { find: /\b(?:any more|once more and)\b/, instead: 'anymore, again' },
];

/** Finds the phrases of a list in a text, with what to say instead. */
export const phrasesIn = (text: string, list: readonly PlainWord[]): string[] =>
  list.flatMap(({ find, instead }) => {
    const hit = find.exec(text);
    return hit === null ? [] : [`“${hit[0]}” (${instead})`];
  });
