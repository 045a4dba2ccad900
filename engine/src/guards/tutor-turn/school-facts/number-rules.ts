import { bigger, bottoms, fact, is, smaller, tops, type SchoolFact } from './school-fact.ts';

const multiplied = '(?:times|multiplied by|divided by)';
const exponents = '(?:the |their |both |two |your )*(?:exponents?|small numbers|little numbers)';

/** Facts about numbers: signs, the order of operations, places, rounding, percentages, fractions, powers. */
export const numberRules: readonly SchoolFact[] = [
  // Signs.
  fact(`(?:negative|minus)(?: number)? ${multiplied} (?:an? |another )?(?:negative|minus)(?: number)?`, {
    never: `(?:negative|minus)(?: number)? ${is} (?:negative|minus)`,
    unless: 'times a positive',
  }),
  fact(
    '(?:multipl\\w+|divid\\w+|product of|quotient of) (?:two|both|the two) negatives?(?: numbers)?|(?:two|both) (?:negatives?|negative numbers?) (?:are )?(?:multiplied|divided)',
    {
      never: `(?:answer|result|product|sign|it|that|get|gives?|makes?)(?: you)?(?: (?:is|stays|remains|a|still|always|be|another|will))* negative|${is} negative(?! (?:numbers?|times))`,
    },
  ),
  fact(
    `(?:negative|minus)(?: number)? ${multiplied} a positive|positive(?: number)? ${multiplied} a (?:negative|minus)|(?:different|opposite|unlike|unequal) signs`,
    {
      never: `(?:(?:multipl|divid|times)[^.]*|${multiplied} an? (?:positive|negative)(?: number)?) ?${is} positive|(?:multipl\\w+|divid\\w+)[^.]* (?:answer|result|product) is (?:always )?positive`,
    },
  ),
  fact('(?:same|equal|like) signs?', { never: `(?:multipl|divid)\\w*[^.]* ${is} negative` }),
  fact('(?:add|adds|adding|plus) (?:an? |another |two )negatives?(?: numbers?)?(?! (?:sign|exponent))', {
    never: `(?:moves?|go|goes|step|slides?|takes)(?: you| us)? (?:to the )?(?:right|up)|(?:number|result|answer|sum|it) (?:is |gets |becomes |grows )?${bigger}(?! negative)|${is} ${bigger}(?! negative)|${is} positive`,
    unless: 'subtract\\w*|take away|left',
  }),
  fact('(?:subtract|subtracts|subtracting|take away|taking away|minus) (?:an? |another )negative(?: number)?', {
    never: `(?:moves?|go|goes|step|slides?|takes)(?: you| us)? (?:to the )?(?:left|down)|(?:number|result|answer|it) (?:is |gets |becomes )?${smaller}|makes (?:it|the number|the answer|things) ${smaller}|same as subtracting (?:a |the )?positive|${is} (?:the same as )?subtracting\\b`,
    unless: 'right|adding',
  }),
  fact('absolute values?', {
    never: `absolute values? (?:of [^,.;]{1,24} )?(?:can|may|could) (?:also )?be negative|(?:always|just|simply) (?:its|the) opposite|flips the sign|absolute values? (?:of [^,.;]{1,24} )?${is} negative`,
  }),
  fact('zero|0', { never: '(?:zero|0) is (?:a |also a )?(?:positive|negative)(?: number)?(?= *(?:$|[.,;!]))' }),
  fact('negatives?(?: numbers?)?', {
    never: `negative numbers? (?:is|are) (?:always )?${bigger} than (?:zero|0|positives?|all positive)|negative numbers? (?:is|are|lie|sit|stand) (?:to the )?right of (?:zero|0)`,
  }),
  fact(`(?:far|farther|further|more)(?: \\w+){0,4} (?:left|below zero)`, {
    never: `(?:the )?(?:number|value|it) (?:is |gets |becomes )?${bigger}|the ${bigger} (?:the |it|a )|${is} ${bigger}`,
    unless: `${smaller}|than`,
  }),
  fact('(?:far|farther|further|more)(?: \\w+){0,4} right', {
    never: `(?:number|value|it) (?:is |gets |becomes )?${smaller}|the ${smaller} (?:the |it|a )`,
    unless: bigger,
  }),
  fact('squar\\w+|even power', {
    never:
      'squar\\w+ (?:an? |the |any )?negatives?(?: number)?(?:,| \\w+){0,4} (?:keeps? (?:its|the|a) (?:minus |negative )?sign|stays? negative|is (?:still |also |always )?negative|(?:gives|makes|get|comes out)(?: you)? (?:an? |as )?negative)|square of (?:an? )?negative(?: number)? is (?:also |still |always )?negative',
  }),
  fact('multiplication|multiplying|division|dividing', {
    never:
      '(?:multiplication|multiplying|division|dividing) (?:always|only ever) (?:makes?|gives?|turns?)(?: \\w+){0,3} (?:positive|negative|bigger|smaller|larger)',
  }),
  fact('negatives?', {
    never:
      'a negative (?:and|plus|with) (?:a|another) negative (?:always |still |also )?(?:makes?|is|gives?|are|become) (?:an? )?(?:positive|plus)',
    unless: 'multipl\\w+|times|divid\\w+|product(?! )',
  }),
  fact('(?:sums?|adding|addition)', {
    never:
      '(?:two negatives|a negative and a negative|minus and minus|two minuses)(?: \\w+){0,3} (?:positive|plus)[^.;]*\\bin sums',
  }),
  // Order of operations.
  fact('(?:add|adding|addition|plus|subtract|subtracting|subtraction)', {
    never:
      '(?:add|adding|addition|plus|subtract|subtracting|subtraction)(?: and (?:subtraction|addition))? (?:always |is |are |comes? |goes? |gets? |done |happens? )*(?:before|ahead of|earlier than) (?:you |we |the |any |do )*(?:multipl\\w+|times|divi\\w+|exponents?|powers?)',
    unless: 'parenthes\\w+|brackets?',
  }),
  fact('multipl\\w+|divi\\w+|exponents?|powers?', {
    never:
      '(?:multipl\\w+|times|divi\\w+|exponents?|powers?)(?: and (?:division|multiplication))? (?:always |is |are |comes? |goes? |gets? |done |happens? |have to |must |be |worked out )*(?:last|after|behind) (?:you |we |the |any |do |all )*(?:add\\w*|plus|subtract\\w*|addition)',
    unless: 'parenthes\\w+|brackets?',
  }),
  fact('parenthes[ei]s|brackets?', {
    never:
      '(?:parenthes[ei]s|brackets?) (?:are |is |always |come |comes |go |goes |get |gets |done )*last|(?:after|ignore|skip|leave) (?:the )?(?:parenthes[ei]s|brackets?) (?:for last|until the end)|(?:save|leave) the (?:parenthes[ei]s|brackets?) (?:for|to|until) (?:last|the end)',
  }),
  fact('exponents?|powers?', {
    never:
      '(?:exponents?|powers?) (?:are |is |come |comes |go |goes |get |done )*(?:last|after (?:the )?(?:add\\w+|multipl\\w+|subtract\\w+))',
  }),
  fact('addition|adding', {
    never: 'addition (?:always |is |comes |goes |done |has to come )*(?:before|first,? then) (?:the )?subtraction',
  }),
  fact('multiplication|multiplying', {
    never: 'multiplication (?:always |is |comes |goes |done |has to come )*before (?:the )?division',
  }),
  // Places.
  fact('(?:divid\\w+) (?:\\w+ ){0,3}by (?:10|ten|100|a hundred|1,?000|a thousand)', {
    never: `(?:point|it) (?:moves?|goes|shifts?|jumps?)(?: \\w+){0,4} right|moves? the (?:decimal )?point(?: \\w+){0,4} right|digits?(?: \\w+){0,3} (?:move|moves|shift|shifts|slide)(?: \\w+){0,4} left|add (?:a |one |two |some )?zeros?|${is} (?:10 times |ten times )?${bigger}`,
    unless: 'instead|remainder',
  }),
  fact('(?:multipl\\w+) (?:\\w+ ){0,3}by (?:10|ten|100|a hundred|1,?000|a thousand)', {
    never: `(?:point|it) (?:moves?|goes|shifts?|jumps?)(?: \\w+){0,4} left|moves? the (?:decimal )?point(?: \\w+){0,4} left|digits?(?: \\w+){0,3} (?:move|moves|shift|shifts|slide)(?: \\w+){0,4} right|${is} (?:10 times |ten times )?${smaller}`,
  }),
  fact('(?:decimal )?point', {
    never: `(?:moving|move|moves|slide|shifting) the (?:decimal )?point(?: \\w+){0,4} left (?:makes|gives|turns)(?: \\w+){0,3} ${bigger}|(?:moving|move|moves|slide|shifting) the (?:decimal )?point(?: \\w+){0,4} right (?:makes|gives|turns)(?: \\w+){0,3} ${smaller}`,
  }),
  fact('tenths(?: place| digit)?', {
    never:
      '(?<!of )(?:the )?tenths (?:place |digit )?(?:is|are|sits?|comes?|stands?) (?:\\w+ ){0,3}(?:two places|second|left of the (?:decimal )?point)',
  }),
  fact('hundredths(?: place| digit)?', {
    never:
      '(?:the )?hundredths (?:place |digit )?(?:is|are|sits?|comes?|stands?) (?:\\w+ ){0,3}(?:one place(?! further| more| over| past)|first|left of the (?:decimal )?point|right (?:after|behind) the (?:decimal )?point)',
  }),
  fact('thousandths(?: place| digit)?', {
    never:
      '(?:the )?thousandths (?:place |digit )?(?:is|are|sits?|comes?|stands?) (?:\\w+ ){0,3}(?:one place(?! further| more| over| past)|two places|first|second|left of the (?:decimal )?point)',
  }),
  fact('first (?:digit|place|number|spot) (?:after|behind|to the right of|right of) the (?:decimal )?point', {
    never: `${is} (?:for |called )?(?:the )?(?:hundredths?|thousandths?|ones)`,
  }),
  fact('third (?:digit|place|number|spot) (?:after|behind|to the right of|right of) the (?:decimal )?point', {
    never: `${is} (?:for |called )?(?:the )?(?:tenths?|hundredths?|ones)`,
  }),
  fact(
    'multipl\\w+ (?:both|the two|both of the)(?: numbers)?(?: \\w+){0,3} by (?:10|ten|100|the same)|(?:dividend and (?:the )?divisor)',
    {
      never:
        '(?:quotient|answer|result)(?: \\w+)? (?:gets|is|becomes|grows|changes)(?: \\w+){0,2} (?:times|bigger|larger|too|as well|greater)|shift it back|changes the (?:quotient|answer)|makes the (?:quotient|answer|result) (?:bigger|larger|smaller|10|ten)',
    },
  ),
  fact('first (?:digit|place|number) (?:after|behind|to the right of|right of) the (?:decimal )?point', {
    never: `${is} (?:hundredths?|thousandths?|ones)`,
  }),
  fact('second (?:digit|place|number) (?:after|behind|to the right of|right of) the (?:decimal )?point', {
    never: `${is} (?:tenths?|thousandths?|ones)`,
  }),
  fact('each (?:place|column|position|spot)', {
    never: `(?:100|hundred|a hundred|two|2|five|5|twice|double) (?:times )?(?:the|as|what|of)`,
    unless: 'base',
  }),
  fact('(?:decimals?|numbers?)', {
    never: `(?:the )?(?:longer|more digits?) (?:the )?(?:a |an )?(?:decimal|number)?(?: \\w+){0,4}(?:,|means?|makes?|is) (?:\\w+ ){0,2}(?:bigger|larger|greater)`,
    unless: 'whole numbers?|counting numbers?',
  }),
  fact(
    '(?:5|five) or (?:more|greater|higher|above|bigger|larger|up)|(?:digit|number|it|that|there) (?:is|was) (?:an? )?(?:5|6|7|8|9|five|six|seven|eight|nine)',
    {
      never:
        'round(?:s|ed|ing)?(?: \\w+){0,2} down|(?:digit|it) stays the same|leave (?:the digit|it) (?:alone|as it is)|just drop',
      unless: 'less than|smaller than|below|otherwise',
    },
  ),
  fact(
    '(?:less|smaller|lower) than (?:5|five)|(?:below|under) (?:5|five)|(?:4|four) or (?:less|lower|smaller|below)|digit (?:is|was) (?:an? )?(?:0|1|2|3|4|zero|one|two|three|four)',
    { never: 'round(?:s|ed|ing)?(?: \\w+){0,2} up|(?:digit|it) goes up', unless: '5 or|five or|otherwise' },
  ),
  fact('round\\w*', {
    never:
      'round\\w* (?:always |means? (?:you |that you |to )?(?:always )?)(?:rounds? |go |goes )?(?:up|down)|always rounds? (?:up|down)|round\\w* (?:just |simply )?means (?:cut\\w*|chop\\w*|drop\\w*|cross\\w*)',
  }),
  fact('percent (?:in)?to an? decimal|percents? (?:in)?to decimals?|percent as a decimal', {
    never:
      '(?:multiply|times)(?: \\w+){0,3} (?:by )?(?:100|a hundred)|(?:point|places?)(?: \\w+){0,3} right|divide(?: \\w+){0,2} by (?:10|ten|1,?000)',
  }),
  fact('decimal (?:in)?to an? percent|decimals? (?:in)?to percents?|decimal as a percent', {
    never:
      'divide(?: \\w+){0,3} by (?:100|a hundred)|(?:point|places?)(?: \\w+){0,3} left|multiply(?: \\w+){0,2} by (?:10|ten|1,?000)',
  }),
  fact('(?:10|ten) ?(?:%|percent)|1/10|a tenth', {
    never:
      '(?:10 ?%|ten percent|10 percent|a tenth)(?: of [^,.]{1,24}?)?,? (?:is |means |you |just |simply |we |to |that you )*(?:divid\\w+|cut)(?: \\w+){0,2} (?:by|into) (?:100|a hundred|2|two|5|five|20|twenty)',
  }),
  fact('(?:50|fifty) ?(?:%|percent)', {
    never:
      '(?:50 ?%|fifty percent|50 percent)(?: of [^,.]{1,24}?)?,? (?:is |means |you |just |simply |to |that you )*(?:a (?:third|quarter|fourth|fifth|tenth)|divid\\w+(?: \\w+){0,2} by (?:50|fifty|5|five|10|ten|4|four))',
  }),
  fact('(?:25|20|5|1|75) ?(?:%|percent)', {
    never:
      '(?:25 ?(?:%|percent)(?: of [^,.]{1,24}?)?,? (?:is |means |you |just |simply |to |that you )*(?:a (?:third|half|fifth|tenth)|divid\\w+(?: \\w+){0,2} by (?:25|2|5|two|five))|20 ?(?:%|percent)(?: of [^,.]{1,24}?)?,? (?:is |means |you |just |simply |to |that you )*(?:a (?:third|half|quarter|fourth|tenth|twentieth)|divid\\w+(?: \\w+){0,2} by (?:20|2|4|two|four|twenty))|5 ?(?:%|percent)(?: of [^,.]{1,24}?)?,? (?:is |means |you |just |simply |to |that you )*(?:a (?:third|half|fifth|tenth)|divid\\w+(?: \\w+){0,2} by (?:5|five|10|ten))|(?<!\\d)1 ?(?:%|percent)(?: of [^,.]{1,24}?)?,? (?:is |means |you |just |simply |to |that you )*(?:a tenth|divid\\w+(?: \\w+){0,2} by (?:10|ten)))',
  }),
  fact('multipl\\w+ (?:\\w+ )?decimals', {
    never: 'line(?: them| it)? up(?: the| their)?(?: decimal)?(?: points?)?|bring (?:the|your) (?:decimal )?point straight down',
    unless: 'add\\w*',
  }),
  fact('(?:add|adding|subtract|subtracting) (?:\\w+ )?decimals', {
    never:
      '(?:line up|start from)(?: the| their)? (?:last|end|right|longest)(?: \\w+)?|count (?:up )?(?:the|all the) decimal places',
    unless: 'multipl\\w+|line up the (?:decimal )?points',
  }),
  // Fractions.
  fact('divid(?:e|es|ing) (?:by )?(?:an? |two |the |one )?fractions?', {
    never: `(?:multiply|times)(?: \\w+){0,3} ${tops}(?: \\w+){0,5} ${bottoms}|(?:multiply|go) (?:straight )?across|flip (?:the )?(?:first|both)|(?:need|find|get)(?: \\w+){0,3} common denominator first|divide by (?:the|its) reciprocal|${is} ${smaller}(?: number)?$`,
    unless: 'flip(?:ped|ping)? (?:the )?(?:second|divisor)|(?:by|times) (?:the|its) (?:reciprocal|flip)|upside|invert',
  }),
  fact(`multipl(?:y|ies|ying) (?:two |the |by (?:an? )?|a )?fractions?`, {
    never: `(?:need|find|get|have to|must)(?: \\w+){0,4} (?:common|same) denominators?|flip(?: \\w+){0,2} (?:second|first|one|fraction)|add (?:the |their )?${bottoms}|multiply (?:only )?the ${tops} and (?:keep|leave)`,
    unless: "don't|divid\\w+",
  }),
  fact(
    `(?:add|adding|subtract|subtracting) (?:\\w+ )?(?:fractions?|thirds|fourths|fifths|eighths|tenths)|(?:same|common|equal|like) ${bottoms}|${bottoms} (?:are the same|match|are equal)`,
    {
      never: `(?:add|subtract|combine|sum)(?: up)? (?:\\w+ ){0,2}${bottoms}|and (?:add|subtract) the ${bottoms}|multiply the ${tops}(?: \\w+){0,3}$|(?:add|subtract) straight across|${tops} and (?:the )?${bottoms} (?:are|get) added`,
      unless: 'same number to|keep the|multipl\\w+ (?:two |the )?fractions',
    },
  ),
  fact(`(?:same|common|equal) (?:${bottoms})|(?:${bottoms}) (?:are|is) (?:the )?(?:same|equal|alike)|${bottoms} match`, {
    never: `(?:smaller|lower|lesser) (?:${tops})(?: \\w+){0,3} (?:bigger|larger|greater)|(?:bigger|larger|greater|higher) (?:${tops})(?: \\w+){0,3} (?:smaller|less|lesser)`,
    unless: 'than (?:the )?other',
  }),
  fact(`(?:same|equal|common) (?:${tops})|(?:${tops}) (?:are|is) (?:the )?(?:same|equal|alike)|${tops} match`, {
    never: `(?:smaller|lower|lesser) (?:${bottoms})(?: \\w+){0,4} (?:smaller|less|lesser)|(?:bigger|larger|greater|higher) (?:${bottoms})(?: \\w+){0,4} (?:bigger|larger|greater)`,
  }),
  fact(
    `(?:multiply|multiplying|multiplied|divide|dividing|multiplies|divides) (?:both )?(?:the )?(?:${tops} and (?:the )?${bottoms}|both(?: numbers| parts)?)(?: \\w+){0,2} by the same`,
    {
      never: `(?:fraction|value|it|amount)(?: itself)? (?:also )?(?:gets? |becomes? |is |grows? )+(?:bigger|larger|greater|smaller|doubled)|(?:changes|doubles|increases) (?:the|its) (?:value|amount|size)|makes (?:the fraction|it)(?: \\w+)? (?:bigger|larger|smaller|greater)`,
    },
  ),
  fact(
    `(?:add|adding|subtract|subtracting|adds)(?: \\w+){0,3} (?:same|number|amount|thing|\\d+)(?: number| amount| thing)? (?:to|from) (?:both )?(?:the |parts|numbers)?(?: ?${tops} and (?:to )?(?:the )?${bottoms})?|equivalent(?: fraction)?`,
    {
      never: `(?:keeps?|leaves?|gives?|makes?|get|stays?)(?: \\w+){0,4} (?:equivalent|equal|same(?: value| fraction| amount)?)(?=.*)(?<=(?:add|adding|subtract|subtracting|adds) .*)|equivalent fractions?,? (?:you )?(?:add|subtract)|by adding the same`,
      unless: 'both sides|equation|weights?|means|multipl\\w+|divid\\w+|common denominator|like',
    },
  ),
  fact('equivalent(?: fractions?)?', {
    never: `(?:are )?equivalent (?:fractions )?(?:if|when|means?|because|have|has) (?:\\w+ ){0,4}same ${bottoms}|(?:have|has) the same ${bottoms}|have the same ${tops}`,
    unless: 'common|rewrite|change|turn',
  }),
  fact('improper(?: fractions?)?', {
    never: `${tops} (?:that )?(?:is |are |that's )?(?:always )?${smaller}|${smaller} (?:than|on) (?:the )?(?:bottom|denominator|top|1|one)|${smaller} ${tops}|${smaller} than (?:1|one)`,
  }),
  fact('proper(?: fractions?)?', {
    never: `${bigger} than (?:1|one)|${tops} (?:that )?(?:is|are|that's) (?:always )?${bigger}|${bigger} ${tops}`,
  }),
  fact('mixed numbers?', {
    never: `add the whole (?:number )?to the ${tops}|(?:put|write) the whole (?:number )?(?:in front of|next to) the ${tops}|multiply the whole (?:number )?by the ${tops}`,
    unless: 'times the (?:denominator|bottom)|by the (?:denominator|bottom)',
  }),
  fact('simplif\\w+|lowest terms|reduc\\w+|simplest form', {
    never:
      '(?:changes|lowers|decreases) (?:the|its) (?:value|amount)|makes (?:the fraction|it)(?: \\w+)? (?:smaller|less) (?:in value|than)|(?:fraction|value) (?:gets|becomes|is) (?:smaller|less)|subtract the same|take the same (?:number|amount) (?:off|away|from)',
  }),
  fact(
    "divid\\w+ by (?:an? )?(?:fraction|number)?(?: that's| that is)? ?(?:smaller|less) than (?:1|one)|divid\\w+ by (?:a half|one half|1/2|a unit fraction|a fraction)",
    {
      never: `(?:answer|result|number|it|quotient)(?: \\w+){0,2} (?:smaller|less|shrinks?)|same as (?:dividing|divided) by (?:2|two)|${is} half|cuts? (?:it|the number) in half`,
      unless: 'whole number|bigger|larger',
    },
  ),
  fact(
    "multipl\\w+ by (?:an? )?(?:fraction|number)?(?: that's| that is)? ?(?:smaller|less|between)(?: than (?:1|one)| 0 and 1| zero and one)",
    { never: `(?:answer|result|number|it|product)(?: \\w+){0,2} (?:bigger|larger|greater|grows?)`, unless: 'smaller' },
  ),
  fact('remainders?', {
    never:
      'remainders? (?:can|may|could|is allowed to|has to|must|should)(?: \\w+)? be (?:bigger|larger|greater|more|equal)|remainders? (?:is|are) (?:always |often )?(?:bigger|larger|greater) than',
  }),
  fact('cross[- ]multipl\\w+', { never: 'cross[- ]multipl\\w+ (?:to|when you|for) (?:add|adding|multiply)' }),
  fact('reciprocals?', {
    never:
      'plus (?:its|the|a) reciprocal|reciprocals? (?:add|sum) (?:up )?to|reciprocal (?:is|means) (?:just |simply )?(?:the (?:opposite|negative)|changing the sign|its negative|the same number with)|(?:change|flip|switch) (?:just |only )?the sign',
  }),
  // Powers.
  fact(
    `multipl\\w+ (?:\\w+ ){0,2}(?:powers?|exponents|expressions|numbers|terms)(?! to)|product of (?:two )?powers|(?:times|multiplied by) (?:\\w+ )?powers?|powers? (?:are|get) multiplied`,
    {
      never: `multiply ${exponents}|multiplying ${exponents}|subtract ${exponents}|${exponents} (?:are|get|is|have to be|must be|should be) (?:multiplied|subtracted|divided)|multiply the bases(?! (?:too)? ?not)|exponents? (?:multiply|multiplies|times)`,
      unless: 'power (?:to|of) (?:a|another|the)|not',
    },
  ),
  fact('divid\\w+ (?:\\w+ ){0,2}powers?|quotient of (?:two )?powers|powers? (?:are|get) divided', {
    never: `(?:divide|add|multiply) ${exponents}|${exponents} (?:are|get) (?:divided|added|multiplied)`,
  }),
  fact('(?:power (?:to|of|raised to) (?:a|another|the)(?: second| other)? power|rais\\w+ (?:a|the) power)', {
    never: `(?:add|subtract|divide) ${exponents}|adding ${exponents}|${exponents} (?:are|get) (?:added|subtracted)`,
  }),
  fact('(?:add|adding) (?:\\w+ )?powers', { never: `add ${exponents}|${exponents} (?:are|get) added` }),
  fact(
    '(?:to the|power of|to the power|exponent of|exponent is|exponent)(?: of)? (?:zero|0)(?:th)?(?: power)?|zeroth power|zero exponent',
    { never: `${is} (?:zero|0|itself|nothing)(?! power)|comes to (?:zero|0)`, unless: '(?:zero|0) to the' },
  ),
  fact('negative (?:exponents?|powers?)', {
    never:
      '(?:number|result|answer|value|it|whole thing)(?: \\w+){0,2} (?:negative|below zero|less than zero|under zero)|negative (?:number|result|answer|value)|into (?:its|the) opposite',
  }),
  fact('square roots?', {
    never: `(?:every|all|any|each) square roots? (?:is|are) irrational|square roots? (?:is|are) (?:always|never) (?:ir)?rational|square root(?: of (?:a|any|the) number)? (?:is|means|just means|asks for) (?:the same as )?(?:\\w+ )?(?:half|divid\\w+|doubl\\w+|times|squar\\w+)|(?:divide|dividing)(?: \\w+)? by (?:2|two)|half of (?:it|the number)|cut(?:ting)?(?: \\w+)? in half`,
  }),
  fact('squar(?:ing|ed)|to square|the square of', {
    never:
      '(?:squaring|to square|squared|the square of)(?: an?| the| any)?(?: number| something| it| \\d+)? (?:is|means|just means|you|simply|,|tells you to)+ ?(?:the same as |to |just |simply )*(?:doubl\\w+|multipl\\w+(?: \\w+){0,2} by (?:2|two)|times (?:2|two)|twice|add\\w+(?: \\w+){0,2} to itself)',
  }),
  fact('cub(?:ing|ed)|to cube|the cube of', {
    never:
      '(?:cubing|to cube|cubed|the cube of)(?: an?| the| any)?(?: number| something| it| \\d+)? (?:is|means|just means|you|simply|,|tells you to)+ ?(?:the same as |to |just |simply )*(?:tripl\\w+|multipl\\w+(?: \\w+){0,2} by (?:3|three)|times (?:3|three)|three times)',
  }),
  fact('exponents?', {
    never:
      'exponents? (?:tells?|says?|shows?|means?|is)(?: you| us)?(?: \\w+){0,2} (?:what|the number|how much|which number) (?:to|you|we|that you) (?:multiply|times|add)(?: \\w+)? (?:by|to|with)|multiply (?:the |your )?base (?:by|times) (?:the|its) exponent|base times (?:the )?exponent',
    unless: 'how many times',
  }),
  fact('scientific notation', {
    never:
      '(?:number|factor|part|it|one)(?: \\w+){0,5} (?:between (?:10|ten) and|between 0 and 1|(?:less|smaller) than (?:1|one)|whole number|at least (?:10|ten)|greater than (?:10|ten)|less than (?:100|a hundred))',
  }),
  // Factors and multiples.
  fact('primes?(?: numbers?)?', {
    never:
      "(?:more than two|three|many|no|an odd number of) factors|all odd|any odd|every odd|(?:only|just) odd numbers? (?:divide|go)|(?:1|one) is (?:also )?(?:a )?prime|(?:because|since|as) (?:it is|it's|they're) odd|(?:2|two) is(?: not|n't) (?:a )?prime|primes? (?:are|is) (?:always )?(?:odd|even)",
    unless: 'composite|except',
  }),
  fact('composite(?: numbers?)?', {
    never: '(?:only|exactly|just) (?:two|2) factors|(?:only|just)(?: \\w+){0,3} (?:1|one) and itself|always even',
  }),
  fact('even(?: numbers?)?', {
    never:
      "even numbers? (?:\\w+ )?(?:end|ends|ending) (?:in|with) (?:1|3|5|7|9|an odd)|even numbers? (?:can't|cannot|can not) be (?:split|divided|shared)",
  }),
  fact('odd(?: numbers?)?', {
    never:
      'odd numbers? (?:\\w+ )?(?:end|ends|ending) (?:in|with) (?:0|2|4|6|8|an even)|odd numbers? (?:can be|are|is) (?:\\w+ )?(?:split|divided|divisible|shared)(?: evenly)?(?: by| into)? (?:2|two)',
  }),
  fact('(?:greatest|highest|largest|biggest) common (?:factor|divisor)|gcf|gcd', {
    never:
      '(?:is|are|be|has to be|must be) (?:always )?(?:bigger|larger|greater) than (?:both|either|the)|smallest (?:number|multiple)|(?:first|smallest) (?:common )?multiple|both (?:numbers )?go into',
  }),
  fact('(?:least|lowest|smallest) common (?:multiple|denominator)|lcm', {
    never:
      '(?:is|are|be|has to be|must be) (?:always )?(?:smaller|less) than (?:both|either|the)|(?:largest|biggest|greatest) number that (?:divides|goes into)|always (?:the product|multiply)|divides both|is the sum of',
  }),
  fact('factors?', {
    never:
      'factors? (?:of an? \\w+ )?(?:is|are|can be) (?:always |a number |numbers )*(?:bigger|larger|greater) than|factors? (?:is|are) what you get when you (?:multiply|count)',
  }),
  fact('multiples?', {
    never:
      'multiples? (?:of an? \\w+ |of \\d+ )?(?:is|are|means?)? ?(?:a |the )?(?:numbers? )?(?:that )?(?:divides?|goes? into|go into)|multiples? (?:is|are) (?:always )?(?:smaller|less) than',
  }),
  fact('divisible by (?:3|three|9|nine)', {
    never:
      '(?:if|when|because|since|as) (?:it|the number|the last digit|its last digit|the ones digit)(?: \\w+)? (?:ends? (?:in|with)|is) (?:an? )?(?:3|6|9|three|six|nine|odd|multiple)',
  }),
  fact('divisible by (?:2|two)', { never: 'digits? add up' }),
  fact('divisible by (?:5|five)', { never: '(?:ends? (?:in|with)|last digit is) (?:only |an? )?(?:even|odd|2|3)' }),
];
