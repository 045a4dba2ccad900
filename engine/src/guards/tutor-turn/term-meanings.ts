/**
 * What a term of the subject means: words that any explanation of it needs (`means`), and the meaning that it is mistaken for
 * (`never`).
 */
export type TermMeaning = { readonly term: RegExp; readonly means: RegExp; readonly never: RegExp | null };

const row = (term: string, means: string, never: string | null = null): TermMeaning => ({
  term: new RegExp(`\\b(?:${term})\\b`),
  means: new RegExp(`(?:${means})`),
  never: never === null ? null : new RegExp(`\\b(?:${never})`),
});

export const termMeanings: readonly TermMeaning[] = [
  row(
    'denominators?|bottom numbers?',
    'bottom|below|under|whole|equal parts|how many .*(?:parts|pieces|slices)|size of|cut into|divided into',
    'top (?:number|part|half)|(?:number|part) (?:on|at) (?:the )?top|above the (?:line|bar)|parts? (?:you|that (?:are|were|you)) (?:have|take|eat|ate|count|taken|eaten|shaded)',
  ),
  row(
    'numerators?|top numbers?',
    'top|above|over|how many|parts? (?:you|that|are)|counts?|taken',
    'bottom (?:number|part|half)|(?:number|part) (?:on|at) the bottom|below the (?:line|bar)|(?:parts|pieces) (?:in )?the whole (?:has|is cut)',
  ),
  row(
    'perimeters?',
    'around|outside|edges?|border|fence|(?:all|four|add).*sides|sides? (?:added|together)|walk',
    'space inside|(?:amount|surface|space|much) (?:that )?(?:is )?(?:covered|inside)|covers?|length times (?:the )?width|squares? (?:that )?(?:fit|inside)|multiply',
  ),
  row(
    'areas?',
    'inside|cover|square|surface|space|flat|base|height|length|width|rectangle|half',
    'distance (?:all the way )?around|(?:all|way) (?:the way )?around|walk around|length of the (?:border|edge)|add(?:ing)? (?:up )?(?:all )?(?:the |four )*sides',
  ),
  row(
    'medians?',
    'middle|halfway|center|half .*(?:below|above|smaller|larger)|as many|between',
    'most often|most common|appears? (?:the )?most|equal share|shared? equally|(?:biggest|largest|highest) minus|divide(?:d)? by how many|add (?:up |them |all |everything )',
  ),
  row(
    'mode',
    'most|often|common|frequent',
    'middle|halfway|equal share|shared? equally|divided? by|(?:biggest|largest|highest) minus',
  ),
  row(
    'mean|averages?',
    'share|equal|add|total|sum|divid|level|everybody|everyone|balance|same',
    'middle (?:number|value|one)|most often|most common|appears? (?:the )?most|(?:biggest|largest|highest) minus|in the middle',
  ),
  row(
    '(?<!interquartile )range',
    'largest|smallest|highest|lowest|biggest|greatest|least|apart|spread|difference|between|far|far apart',
    'middle|most often|most common|equal share',
  ),
  row('prime(?: number)?s?', 'two factors|only|itself|divid|factor|evenly|no other', 'odd numbers?|divisible by (?:two|2)'),
  row(
    'factors?',
    'divid|evenly|goes? into|multipl|times|no remainder|without',
    'larger than the number|count(?:ing)? up by|skip count|counting by',
  ),
  row('multiples?', 'times|multipl|count(?:ing)? by|skip|add|divisible|table'),
  row('product', 'multipl|times', 'add(?:ing|ed|ition)?\\b|plus|subtract|divid'),
  row('sum', 'add|plus|together|total|combin', 'multipl|times|subtract|divid'),
  row('difference', 'subtract|minus|take|between|less|apart|away|far', 'add(?:ing|ed|ition)?\\b|multipl|plus'),
  row('quotient', 'divi|share|split|goes into', 'add(?:ing|ed|ition)?\\b|multipl|subtract'),
  row('remainder', 'left|over|rest|divid'),
  row('percent|percentage', 'hundred|100|out of', '(?:out of|per|of every) (?:10|ten|1,?000|a thousand)\\b'),
  row(
    'probability',
    'likely|chance|out of|outcomes?|compare|happen|possible|want|favou?rable|all',
    'always (?:1|one)\\b|never happens',
  ),
  row('ratio', 'compar|for every|to|part', null),
  row(
    'discount',
    'off|less|price|reduc|save|lower|subtract|taken',
    'added to the price|extra|more (?:you|to) pay|price goes up|on top',
  ),
  row(
    'simplest form|lowest terms',
    "divid|common|factor|no number|smaller|1|both|same value|cannot|can't|any more|further",
    null,
  ),
  row('expand', 'multipl|parenthes|distribut|out', 'add the terms|divide'),
  row('factor(?:ing|ize)', 'multipl|product|common|parenthes'),
  row('variables?', 'letter|number|stand|unknown|value|changes?|any', null),
  row('coefficients?', 'multipl|number|front|times', 'exponent|power'),
  row(
    'exponents?|powers?',
    'times|multipl|itself|repeated|many',
    'times the exponent|base times (?:the )?exponent|multiply the base by|(?:what|how much) to multiply (?:the base )?by|added to',
  ),
  row('equivalent(?: fractions)?', 'same|equal|value|amount', 'different (?:values?|amounts?)'),
  row('inverse|opposite', 'undo|reverse|back|opposite|zero|sign|other', null),
  row('integers?', 'whole|negative|zero|positive|fraction', 'fractions are|with (?:a )?decimals?'),
  row('absolute value', 'distance|zero|far|positive|without', 'opposite of'),
  row('slope', 'steep|rise|run|change|goes up|over|rate', 'where .* crosses'),
  row('hypotenuse', 'longest|across|opposite|right angle', 'shortest'),
  row('vertex|vertices', 'corner|point|meet', null),
  row('diameter', 'across|through|center|twice|two|whole', 'half (?:of )?the radius|around'),
  row('radius', 'center|half|edge|middle', 'twice the diameter|all the way across|around'),
  row('circumference', 'around|perimeter', 'inside|across|area'),
  row('volume', 'space|inside|cub|fill|hold', 'around|flat'),
  row('dime', '10|ten', '(?:5|five|25|1|one) cents?'),
  row('nickel', '5|five', '(?:10|ten|25|1|one) cents?'),
  row('penny', '1|one', '(?:10|ten|25|5|five) cents?'),
  row('half', '2|two|equal|middle|50', null),
  row('quarter', '4|four|25|fourth', null),
  row('constant speed', 'same', 'faster and faster|speeds up|changes'),
];

/** Returns the meaning of a term that a text names, or null if the term isn't listed. */
export const meaningOf = (text: string): TermMeaning | null => termMeanings.find(({ term }) => term.test(text)) ?? null;
