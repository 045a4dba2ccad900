import type { Quantity } from './quantities.ts';

/**
 * How a number is said, judged by the words around it. `concluded`: as a conclusion ("the answer is 4", "so x = 4", "4 in
 * total"); `stated`: after "is", "has", "=" and the like; `quoted`: in the words of the stem or of the student; `aside`: as
 * something that numbers in prose often are (the number of a step, a count of terms, an operand); `fact`: in a well-known
 * fact, such as 60 minutes in an hour.
 */
export type Manner = {
  readonly concluded: boolean;
  readonly stated: boolean;
  readonly quoted: boolean;
  readonly aside: boolean;
  readonly fact: boolean;
};

const soft =
  '(?: (?:just|exactly|about|only|simply|still|now|then|the|number|value|really|actually|already|approximately|roughly|around|equal to|to be|you|us|as|by|out|a total of|a|an))*[\\s:"\'“(\\\\{]{0,6}-?\\s?$';
const stating = new RegExp(
  `(?:[=≈]|(?<!\\b(?:what|how much|how many|whether) )(?<!(?:^|[.?!] ?)which )(?:(?<=[\\w)\\]}%"'*°,] )(?:is|are|be|was|were)|(?<=\\b(?:it|that|this|there|here|he|she|answer|result|total|sum|number|value|solution|one|[a-z])')s)\\b|\\b(?:equals?|equal to|becomes?|makes?|making(?: it)?|have|has|had|leaves?|leaving|got|totals?|totals to|say|called|bought|earned?|spent|pays?|paid|costs?|needs?|needed|takes?|took|received?|gets?|give|stays|remains?|holds?|keeps?|kept|owns?|buys?|sells?|sold|eats?|ate|(?<!\\bthe )means?(?: that)?)\\b)${soft}`,
  'i',
);
const concluding = new RegExp(
  `(?:\\b(?:answer|solution|result|(?:right|correct|final) (?:value|number|amount|total))\\b(?: to [^.?!:=]{1,40}| for [^.?!:=]{1,40}| here| then)?(?: is|'s| was| of| =|:| being| should(?: actually)? be| would be| must be| will be| has to be| comes out as| comes to|,)?|\\b(?:you|we|I|they|she|he|it|to|which|that|this)(?:'ll| will| would| should| then)? (?:gets?|gives?|find|finds|end up with|arrive at|leaves?|makes?)(?: that)?|\\b(?:equals?|gives(?: us| you)?|comes? (?:out )?(?:to|as|at)|works? out (?:to|as|at|to be)|left with|adds? up to|amounts? to|totals?(?: to)?|try|write|enter|type|choose|pick|guess|remainder of)|\\b(?:therefore|thus|hence),?|[→⇒])${soft}`,
  'i',
);
const conclusion =
  /\b(?:so|then|therefore|thus|hence|finally|which means|that means|this means|meaning|in conclusion|altogether|in total|as a result|making it|which makes|must be|must have|has to be)\b[^.?!;]{0,90}$/i;
/** "So 14 is our answer", "7 would be the right number". */
const answering =
  /^(?: [a-z%°]+){0,2} (?:is|are|was|would be|will be|must be|should be)(?: indeed| actually| really| then)? (?:the|our|your|my|its|what (?:we|you)(?:'re| are| were) (?:looking for|after))(?: [a-z]+){0,2} (?:answer|solution|result|value you|number you)\b/i;
/** "Six over two, so three." */
const deducing = /\b(?:so|thus|hence|therefore),? (?:(?:it's|it is|that's|just|only) )?$/i;
const summing = /^(?: \S+){0,4}? (?:in total|altogether|in all|overall|in the end|all together)\b/i;

const labels =
  /\b(?:step|steps|line|lines|part|hint|problem|question|level|row|attempt|grade|exercise|page|chapter|figure|example|number line from|task|item|lesson|slide|activity|worksheet|quiz|card|game|round|version|paragraph|section|booklet|base|unit|column|no\.|day|week)\s#?$/i;
/** Things that many hints count: "two sides", "three terms". */
const counted =
  /^ (?:(?:more|other|different|same|like|equal|equivalent|separate|easy|simple|small|big|new|important|similar|main|key|whole|unknown|digit|decimal|possible|given|known|quick|little) )*(?:ways?|things?|terms?|sides?|parts?|steps?|pairs?|lines?|equations?|expressions?|brackets?|parenthes[ei]s|fractions?|numbers?|digits?|places?|cases?|factors?|unknowns?|variables?|operations?|rules?|methods?|ideas?|questions?|hints?|words?|signs?|examples?|columns?|rows?|sections?|facts?|checks?|mistakes?|errors?|amounts?|values?|quantit(?:y|ies)|conditions?|sentences?|decimals|denominators?|numerators?|shapes?|angles?|choices|options|minutes? to|by one|at a time|another|way|more (?:thing|step|time)|last|to one|or more|and only)\b/i;
const operating =
  /\b(?:divid(?:e|ing)|multipl(?:y|ying|ied)|add(?:ing)?|subtract(?:ing)?|split(?:ting)?|share|sharing|take|taking|count(?:ing)?|round(?:ing|ed)?|shift|move|square|simplify|cancel|scale|raised?|remove|undo|reduce|increase|decrease|times|groups? of|multiples? of|powers? of|factors? of|parts? of|chunks of|sets? of|counting by|in|log base|and|mod)\b[^.?!=]{0,44}?\b(?:by|from|into|to|of|away|another|in|times|with|and|minus|plus|both|nearest)?[\s(+*/-]{0,6}$/i;
const directOperand =
  /\b(?:divid(?:e|ed|ing)|multipl(?:y|ied|ying)|add(?:ed|ing)?|subtract(?:ed|ing)?|tak(?:e|ing)|times|plus|minus|over|groups? of|multiples? of|powers? of|counting by|count by|skip count by)(?: (?:both|each|every|all|the|it|that|this|top|bottom|sides?|terms?|numerator|denominator|whole|equation|result|total|number|of|and|by|from|up|in|on|another|away))*[\s(+*/-]{0,6}$/i;
/** 12 months in a year, 60 minutes make an hour, 100 cents to the dollar. */
const fact =
  /^ ?(?:seconds|minutes|hours|days|weeks|months|years|cents|pennies|nickels|dimes|quarters|millimet(?:er|re)s|centimet(?:er|re)s|met(?:er|re)s|grams|millilit(?:er|re)s|inches|feet|foot|ounces|degrees|mm|cm|m|g|ml|mL|°) (?:(?:are |is )?(?:in|per|make|makes|to|for|equals?|equal to|the same as|=) (?:a|an|one|1|each|every|the|any|half a)\b|each (?:minute|hour|day|week|month|year|dollar))/i;
const factBefore =
  /\b(?:(?:a|an|one|each|every|1|the) (?:whole |full |right |straight |leap |normal )?(?:minute|hour|day|week|month|year|dollar|dozen|met(?:er|re)|kilomet(?:er|re)|centimet(?:er|re)|kilogram|lit(?:er|re)|foot|yard|pound|quarter|dime|nickel|century|decade|percent)s? (?:has|have|is|are|contains?|makes?|=|equals?|means)|(?:in|of) (?:a|an|one|1|each|every|any) (?:triangle|circle|dozen|minute|hour|day|week|month|year|dollar)(?: (?:is|are|there (?:is|are)|add up to|sum to|we have|you have|always))*)(?: (?:always|equal to|worth|the same as|up|to|out of))*\s*$/i;

/** Returns the noun after a number: 6 **plums**. */
export const nounAfter = (text: string, q: Pick<Quantity, 'end'>): string =>
  (/^[ -](?:more |fewer |extra |of the |of )?([a-z]{2,})/i.exec(text.slice(q.end, q.end + 40))?.[1] ?? '').toLowerCase();

/** Judges how a number is said in a folded text. `known`: the stem and the student's words, folded and in lower case. */
export function mannerOf(text: string, q: Quantity, known: string): Manner {
  const from = sentenceStart(text, q.at);
  const before = text.slice(Math.max(from, q.at - 120), q.at).replace(/\b(?:negative|minus) $/i, '');
  const after = text.slice(q.end, q.end + 64);
  const figure = q.kind === 'figures';
  const strong =
    concluding.test(before.slice(-90)) || (deducing.test(before.slice(-24)) && /^(?: [a-z%°]+)?\s*(?:[.!]|$)/i.test(after));
  const weak = strong || stating.test(before.slice(-60)) || /^\s*=\s*[a-z](?![\w(])/i.test(after);
  const quoted = quotes(text, q, known);
  const aside =
    isListMark(text, q, before) ||
    labels.test(before.slice(-24)) ||
    (/\bwhere (?:do|does|should|would|will|must) the $/i.test(before) && /^ [a-z]+\?/.test(after)) || // it asks for a place
    counted.test(after) ||
    (/^\s*(?!=)/.test(after) && directOperand.test(before.slice(-70)) && !/^\s*(?:=|is\b|gives|makes|equals)/i.test(after)) ||
    (/\b(?:first|second|other|each|one|top|bottom|left|right|upper|lower|another|in) $/i.test(before) &&
      /^half\b/i.test(text.slice(q.at, q.end))) ||
    (!figure && operating.test(before.slice(-50)) && !weak) ||
    /^-(?:digit|step|sided?|by|term|dimensional|place|part|way|second|minute|hour|day|year|pack|column)\b/i.test(after) ||
    /^ ?:\d/.test(after) ||
    /\d: ?$/.test(before);
  const ends = conclusion.test(before);
  const sums = summing.test(after) && !quoted;
  const answers = answering.test(after);
  return {
    concluded: strong || (weak && ends) || sums || answers,
    stated: weak || sums || answers,
    quoted,
    aside,
    fact: fact.test(after) || factBefore.test(before),
  };
}

/** True for the number of a list item: the 2 of "1. Add. 2. Divide." */
const isListMark = (text: string, q: Quantity, before: string): boolean =>
  /^[.)] ?[A-Z]/.test(text.slice(q.end, q.end + 3)) &&
  /(?:^\s*|[.;:!?,(] ?)$/.test(before) &&
  /(?:^|\s|\()1[.)] ?[A-Z]/.test(text);

function sentenceStart(text: string, at: number): number {
  const start = Math.max(0, at - 160);
  const ends = Array.from(text.slice(start, at).matchAll(/[.?!;](?=\s)/g)).at(-1);
  return ends === undefined ? start : start + ends.index + 1;
}

/** True if the stem or the student said this number next to the same words. */
function quotes(text: string, q: Quantity, known: string): boolean {
  const word = text.slice(q.at, q.end).toLowerCase();
  const next = /^[ -]?(?:%|[a-z][a-z'-]*)/i.exec(text.slice(q.end, q.end + 24))?.[0].toLowerCase();
  const last = /(\S+ \S+) $/.exec(text.slice(Math.max(0, q.at - 40), q.at))?.[1]?.toLowerCase();
  const equation = /[a-z\d)%] ?[=+*/-] ?$/i.test(text.slice(Math.max(0, q.at - 8), q.at));
  if (equation) {
    const side = /(?:(?<![a-z])[a-z](?![a-z])|[\d.,%()+*/^= -])+$/i.exec(text.slice(Math.max(0, q.at - 30), q.at))?.[0] ?? '';
    const own = `${side}${word}`
      .replace(/\s/g, '')
      .replace(/^[,.)+*/^=]+/, '')
      .toLowerCase();
    return (
      own.length > word.length + 1 &&
      new RegExp(
        `(?<![\\w.])${Array.from(own, (sign) => sign.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&')).join('\\s*')}(?!\\w|\\.\\d)`,
      ).test(known)
    );
  }
  if (
    next !== undefined &&
    !/^ (?:in|is|are|and|or|as|to|of|at|for|on|by|from|so|but|because|since|if|when|which|that|not)$/.test(next)
  )
    return standsIn(known, word + next);
  return last !== undefined && standsIn(known, `${last} ${word}`);
}

function standsIn(known: string, words: string): boolean {
  for (let at = known.indexOf(words); at >= 0; at = known.indexOf(words, at + 1)) {
    const [left, right] = [known[at - 1] ?? ' ', known.slice(at + words.length, at + words.length + 2)];
    if (!/[\w.]/.test(left) && !/^(?:\w|\.\d)/.test(right)) return true;
  }
  return false;
}
