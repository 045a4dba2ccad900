import { rememberReadings } from '../remember-readings.ts';

/** A rule as students get it wrong. `where`: the stems for which it is false; for others it may be right. */
type FalseRule = { readonly says: RegExp; readonly unless?: RegExp; readonly where?: RegExp };

const tops = '(?:tops?|numerators?|top numbers?|upper numbers?)';
const bottoms = '(?:bottoms?|denominators?|bottom numbers?|lower numbers?)';
const bigger = '(?:bigger|larger|greater|more|higher)';
const smaller = '(?:smaller|less|lower|fewer)';

const rules: readonly FalseRule[] = [
  // Fractions.
  {
    says: new RegExp(
      `\\badd(?:ing|ed|s)? (?:up )?(?:both )?(?:the )?${tops}(?: together)?,? (?:and|and then|then) (?:also |then )?(?:add(?:ing|ed|s)? )?(?:up )?(?:the )?${bottoms}(?! (?:stay|same|is|are|keep|does|do|remain))`,
    ),
  },
  {
    says: new RegExp(
      `\\badd(?:ing|ed|s)? (?:up )?(?:both |also )?(?:the )?(?:two )?${bottoms}(?: together| too| as well| up|,|\\.|!|$| and| like| when)`,
    ),
    unless: /\bsame|equal|common\b/,
  },
  {
    says: new RegExp(
      `\\b(?:the )?(?:two )?${bottoms} (?:also |both |too )?(?:get|are|gets|is|must be|have to be|should be|need to be|can be) (?:also )?(?:added|summed|combined)`,
    ),
  },
  {
    says: /\badd(?:ing|ed|s)? (?:the )?(?:tops and bottoms|top and bottom|top and the bottom|tops and the bottoms|numerators and denominators|everything)\b/,
    where: /frac|\/|fraction/,
  },
  {
    says: new RegExp(
      `\\b(?:the )?${bigger} (?:the )?${bottoms}(?: is)?(?:,| means| makes| gives| has| is)+ (?:also )?(?:a |the )?${bigger} (?:the )?(?:fraction|piece|part|slice|value|number|it)`,
    ),
  },
  {
    says: new RegExp(
      `\\b(?:the )?${smaller} (?:the )?${bottoms}(?: is)?(?:,| means| makes| gives| has| is)+ (?:also )?(?:a |the )?${smaller} (?:the )?(?:fraction|piece|part|slice|value|number|it)`,
    ),
  },
  {
    says: new RegExp(
      `\\bmore (?:people|kids|children|friends|parts|pieces|slices) (?:means?|makes?|gives?|get) (?:a )?${bigger} (?:pieces?|slices?|parts?|shares?)`,
    ),
  },
  {
    says: /\b(?:add|adding|added|subtract|subtracting) the same (?:number|amount|thing) (?:to|from) (?:both )?(?:the )?(?:top and (?:the )?bottom|numerator and (?:the )?denominator|both(?: numbers| parts)?)(?: \w+){0,6} (?:keeps?|same|equal|equivalent|doesn't change|does not change)/,
  },
  {
    says: /\b(?:only )?multiply (?:just |only )?the (?:numerator|denominator|top|bottom)(?: number)? (?:only|alone|and leave)/,
    where: /square|denominator|simplest|equivalent|=/,
  },
  { says: /\bflip the first\b|\b(?:invert|turn over) the first fraction\b/ },
  {
    says: /\b(?:need|have to|must|find|get)(?: \w+){0,2} (?:a )?(?:common|same) denominators? (?:to|when you|before you) (?:multiply|divide)/,
  },
  { says: new RegExp(`\\bmultiply (?:the )?${tops} and (?:then )?add (?:the )?${bottoms}`) },
  { says: /\b\d?[a-z] means \d+ (?:plus|and|added to) [a-z]\b/ },
  { says: /\bcancel (?:the |any )?(?:same )?digits?\b/ },
  { says: /\bfractions? (?:is|are) (?:always )?(?:less|smaller) than (?:one|1)\b/ },
  // Decimals and place value.
  {
    says: new RegExp(
      `\\b(?:longer|more digits?|more decimal places|more numbers after)\\b[^.!?]{0,40}\\b(?:decimals?|numbers?|it|is|are|means?)\\b[^.!?]{0,24}\\b${bigger}\\b`,
    ),
    unless: /\bwhole number|not\b/,
  },
  {
    says: new RegExp(
      `\\b${bigger} because (?:it|there) (?:is|are|has|have|'s) (?:longer|more digits|more decimals|more numbers)`,
    ),
  },
  { says: /\bto multiply by (?:10|ten),? (?:just |you )?(?:add|put) (?:a )?zero\b/, where: /\d\.\d/ },
  {
    says: /\b(?:adding|add|write|writing|put|putting) (?:a )?zeros? (?:at|to|on) the end (?:of a decimal )?(?:makes|changes|gives)[^.]{0,20}(?:bigger|larger|greater|value)/,
  },
  // Signed numbers.
  {
    says: /\b(?:two|both|a negative (?:and|plus) (?:a|another)) negatives?(?: numbers?)?(?: added)?(?: together)? (?:always |just )?(?:make|makes|give|gives|are|become|equal|cancel|is)(?: out)?(?: to)?(?: a)? (?:positive|plus|out)/,
    unless: /multipl|divid|times|product|subtract|taking away|minus a/,
    where: /\+/,
  },
  {
    says: /\ba (?:negative|minus) (?:number )?(?:plus|and) a (?:negative|minus)(?: number)? (?:makes?|is|gives?|equals?) (?:a )?(?:positive|plus)/,
  },
  { says: new RegExp(`\\bthe (?:farther|further|more)(?: \\w+){0,4} (?:left|below zero|negative)[^.]{0,24}\\b${bigger}\\b`) },
  {
    says: /\bsubtracting a negative (?:number )?(?:is|works like|means|makes it|gives you) (?:the same as )?(?:subtracting|smaller|less|a smaller)/,
  },
  { says: /\bminus (?:a )?minus (?:stays|is|makes) (?:a )?minus\b/ },
  { says: /\b(?:just )?(?:ignore|drop|forget(?: about)?|leave out) (?:the|both|all)? ?(?:minus|negative)(?: signs?)?\b/ },
  // Order of operations, brackets.
  {
    says: /\b(?:always |just |simply |you )?(?:go|work|read|calculate|evaluate|do (?:it|them|everything)|solve)(?: \w+){0,3} (?:from )?left to right\b/,
    unless: /same|multiplication and division|addition and subtraction|number line|only|not just/,
    where: /[-+][^$]*(?:\\times|\\cdot|\\div|×|÷|\*)/,
  },
  {
    says: /\b(?:addition|adding|add|plus|subtraction)(?: always)? (?:comes?|goes?|is done|happens|has to come)(?: \w+)? (?:first|before (?:the )?(?:multipl\w*|times|divi\w*))/,
    where: /^[^(]*[-+][^(]*(?:\\times|\\cdot|\\div|×|÷|\*)[^(]*$/,
  },
  {
    says: /\b(?:first|start with) (?:do )?the (?:addition|subtraction|adding|subtracting|plus|minus)\b[^.]{0,24}\b(?:then|and|before)\b/,
    where: /^[^(]*[-+][^(]*(?:\\times|\\cdot|\\div|×|÷|\*)[^(]*$/,
  },
  {
    says: /\b(?:add|do the addition|do the plus|do the adding)(?: \w+){0,4} (?:first|before (?:you )?multipl)/,
    where: /^[^(]*\+[^(]*(?:\\times|\\cdot|×|\*)[^(]*$/,
  },
  {
    says: /\b(?:multiplies|multiply|times|goes with|belongs to|is for)(?: by)? (?:only |just )(?:the )?(?:first|x|letter|variable|one)/,
    where: /\(/,
  },
  {
    says: /\bonly (?:multiplies|multiply|times|needs? to multiply|goes with|belongs to|touches) (?:the )?(?:first|x|letter|variable|one)/,
    where: /\(/,
  },
  // Algebra.
  {
    says: /\b(?:you )?(?:can )?(?:add|combine|put together|join) (?:the )?(?:\d*[a-z]|x|letters?|variables?) (?:and|with|to) (?:the )?(?:number|constant|plain number|\d+)s?\b(?! (?:term|side))/,
    unless: /not|can't|cannot|both sides/,
    where: /[a-z]\s*[-+]|[-+]\s*\d*[a-z]/,
  },
  {
    says: /\b(?:letters?|variables?|unlike terms|all (?:the )?terms) and (?:the )?(?:plain )?(?:numbers?|constants?) (?:can )?(?:be )?(?:also )?(?:combine|combined|go together|added|add up|belong together)|\badd (?:them|it|everything) all(?: up| together)?\b|\b(?:add|combine) (?:all|everything)(?: the)?(?: terms| together)?\b/,
    where: /\d[a-z].*[-+]/,
  },
  { says: /\b\d?[a-z] means (?:\d+ )?(?:plus|and|added|next to|followed|(?:twenty|thirty|forty|fifty|sixty)[- ]something)/ },
  { says: /\b\d[a-z] means (?:the number )?(?:\d+ plus [a-z]|\d\d\b|forty|twenty|thirty)/ },
  { says: /\b[fgh]\(\d+\) (?:means|is|says) (?:to )?(?:[fgh] (?:times|multiplied by)|multiply [fgh])/ },
  {
    says: /\b(?:change|do|subtract|add|divide|take) (?:it |\d+ )?(?:on|from|to|of) (?:only |just )(?:one|the left|the right|the other|one of the) sides?\b/,
  },
  { says: /\bonly (?:on|from|to) one side\b|\b(?:one|left|right) side (?:only|alone)\b/, where: /=/ },
  // Measuring and shapes.
  {
    says: /\barea of (?:a |the |any )?triangle (?:is|equals) (?:just |simply |always )?(?:the )?base times (?:the )?height(?! ?(?:,|divided|over|and then|and divide|halved|times (?:a |one )?half|\/))/,
  },
  { says: /\btriangle (?:is|fills|covers|takes up) (?:all of |the whole |as much as |the same as )(?:the |of the )?rectangle/ },
  {
    says: /\b(?:perimeter|distance around)[^.!?]{0,30}\b(?:multiply|times|multiplying|multiplied)\b/,
    unless: /\b(?:2|two|twice|4|four|double)\b/,
  },
  { says: /\barea[^.!?]{0,24}\b(?:by adding|add(?:ing)? (?:up )?(?:all |the |four )*sides|is the sides added)\b/ },
  { says: /\bperimeter and area are (?:the )?same\b|\barea (?:is|means) the same as perimeter\b/ },
  { says: /\ba square is(?: not|n't) a rectangle\b/ },
  // Data.
  {
    says: /\b(?:order|sorting)(?: \w+){0,3} (?:doesn't|does not|won't) matter\b|\b(?:don't|do not) (?:have|need) to (?:order|sort|line|put them in order)/,
    where: /median/,
  },
  { says: /\b(?:probability|chance) (?:can|may) be (?:more|greater|bigger) than (?:one|1|100)/ },
  {
    says: /\b(?:compare|divide|put|count)s? (?:the )?(\w+) (?:marbles |ones |counters )?(?:with|by|over|against|to) (?:only |just )?the (?:other color|other ones|others)\b/,
    where: /probability/,
  },
  {
    says: new RegExp(
      `\\b(?:${'median|mode|range|perimeter|area|volume|numerator|denominator|factor|multiple|radius|diameter|sum|product|difference|quotient|slope|exponent'})s? (?:is|are|means) (?:just |simply |really |only )?(?:another|a different|an other|the same|the) (?:word|name|thing|term|same(?= thing| as (?:an?|the) (?!first|other|one|last)))`,
    ),
    unless: /\btop|bottom|times table|steepness|distance around|total\b/,
  },
  {
    says: /\b(?:they're|they are|both are|it's|those are|these are) (?:really |basically |just |all )?(?:the same|one and the same|the same thing|two (?:names|words) for)\b(?! (?:number|size|value|amount|length|kind|denominator|as before|as long|as the))/,
    where: /\b(?:median|mean|mode|perimeter|area|denominator|numerator|factor|multiple)/i,
    unless: /fraction|pieces|sides|value|equal/,
  },
  { says: /\border (?:in a ratio |of a ratio |of the numbers )?(?:doesn't|does not) matter\b/, where: /ratio/ },
  // Operations in general.
  { says: new RegExp(`\\bmultipl(?:ying|ication|y) (?:always|only ever|must) (?:makes?|gives?|make)[^.]{0,24}${bigger}`) },
  { says: new RegExp(`\\b(?:dividing|division) (?:always|only ever|must) (?:makes?|gives?)[^.]{0,24}${smaller}`) },
  {
    says: /\b(?:always )?(?:subtract|take) the smaller (?:digit|number)? ?from the (?:larger|bigger)(?: digit| number)?,? (?:no matter|whichever|always|in every column)/,
  },
  {
    says: /\b(?:can|may) (?:subtract|divide) in (?:any|either) order\b|\border doesn't matter (?:in|for|when you) (?:subtract|divi)/,
  },
  { says: /\balways round (?:up|down)\b|\bround(?:ing)? always (?:goes|makes)/ },
  { says: /\bequals sign (?:means|says) (?:that )?(?:the answer|here comes|write the answer)/ },
  { says: /\bpercent (?:means|is) (?:out of|per|for every) (?:ten|10|a thousand|1000|1,000)\b/ },
  {
    says: /\bthe (?:left ?over|remaining|rest|last|extra) (?:\w+ )?(?:don't|do not|doesn't|can be) (?:need|count|matter|ignored|left (?:out|behind))/,
    where: /needed|how many (?:vans|buses|boats|trips|boxes)/,
  },
];

const unstated =
  /\b(?:not|never|n't|don't|doesn't|do not|didn't|isn't|aren't|can't|cannot|won't|wouldn't|couldn't|shouldn't|no|if|whether|would|unless|instead of|rather than|without|avoid|wrote|said|thought|think|thinks|mistake|careful|wrong|tempting|seems?|why|how|what|you (?:added|multiplied|subtracted|went|took|compared|only|just|also)|looks like you|before you|until|some (?:students|people))\b[^.!;]*$/;
const deniedAfter =
  /^[^.!]{0,40}\b(?:doesn't|does not|isn't|is not|won't|wouldn't|can't|cannot|not|never|wrong|changes|mistake|trap|no longer|but)\b/;

const terms =
  'median|mean|average|mode|range|perimeter|area|volume|numerator|denominator|factor|multiple|radius|diameter|sum|product|difference|quotient|slope|exponent|base|variable|coefficient|ratio|fraction|median';
const sameTerms = new RegExp(
  `\\b(${terms})s? (?:is )?(?:the )?(?:same(?: thing)? as|just|basically|another word for|equal to) (?:an? |the )?(${terms})s?\\b`,
);

/** True if a sentence takes two terms for the same: "Is the median the same as the average?", if the turn answers yes. */
export function confusesTerms(said: string): boolean {
  const match = sameTerms.exec(said);
  return match !== null && match[1] !== match[2] && !(/mean|average/.test(match[1] ?? '') && /mean|average/.test(match[2] ?? ''));
}

/**
 * Finds a false rule that students believe in a sentence. Returns a description for the log, or null. The sentence must be
 * folded.
 */
export const misconceptionIn = (said: string, stem: string): string | null =>
  rulesStated(said).some(({ where }) => where === undefined || where.test(stem)) ? 'states a rule that is false' : null;

const rulesStated = rememberReadings(
  (said) =>
    rules.filter(({ says, unless }) => {
      const match = says.exec(said);
      if (match === null) return false;
      if (unstated.test(said.slice(0, match.index)) || deniedAfter.test(said.slice(match.index + match[0].length))) return false;
      return !(unless?.test(said) ?? false);
    }),
  2000,
  1000,
);
