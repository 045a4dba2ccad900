import { bigger, fact, is, type SchoolFact } from './school-fact.ts';

/** Facts about operations and equations, and about which operation a story needs. */
export const operationRules: readonly SchoolFact[] = [
  // Operations and their properties.
  fact('divid\\w+ by (?:zero|0)', {
    never: `${is} (?:zero|0|the same|the number|1|one|infinity)(?= *(?:$|[.,;!]))|(?:is|works) (?:fine|allowed|possible)`,
  }),
  fact('(?:zero|0) divided by', {
    never: '(?:zero|0) divided by (?:a|any|the) (?:\\w+ )?(?:number|\\d+) (?:is|gives) (?:undefined|impossible|the number|1|one)',
  }),
  fact('(?:times|multipl\\w+ by) (?:zero|0)', {
    never: `(?:times|multipl\\w+(?: \\w+){0,2} by) (?:zero|0) ${is} (?:the same|itself|the number|1|one|unchanged)|(?:leaves|keeps) (?:it|the number) (?:the same|unchanged)`,
  }),
  fact('(?:times|multipl\\w+ by) (?:one|1)', {
    never: `(?:times|multipl\\w+(?: \\w+){0,2} by) (?:one|1) ${is} (?:1|one|zero|0|${bigger}|one more)(?= *(?:$|[.,;!]))|(?:adds|makes it) (?:1|one) (?:more|bigger)`,
  }),
  fact('(?:adding|add|plus) (?:zero|0)', {
    never: `(?:adding|add|plus) (?:zero|0) ${is} (?:(?:zero|0)(?= *(?:$|[.,;!]))|${bigger})`,
  }),
  fact('add(?:ing|ition)|sums?', {
    never:
      '(?:addition|adding) (?:is|works)(?: only)? (?:in one order|from left)|order (?:matters|is important) (?:in|for|when you) (?:add|addition|adding|multipl\\w+)',
  }),
  fact('equals? sign', {
    never:
      'equals? sign (?:means|says|tells you) (?:that )?(?:to |you |the )?(?:do|answer|work|compute|write|calculate|put|result)',
  }),
  fact('line up', {
    never: 'line up (?:the |their )?(?:last|rightmost|right-most|final|right) (?:digits?|ends?)',
    unless: 'whole numbers? (?:only|line)',
  }),
  fact('\\d+\\.\\d+0', { never: '(?:makes?|is|gets|becomes)(?: it)? (?:ten|10) times (?:larger|bigger|greater|as)' }),
  fact('triangles?', {
    never:
      '(?:any|every|each|all) triangles?(?: at all)?,? the squares of(?: \\w+)? (?:two )?sides|sides (?:of|in) (?:any|a|every|the) triangle (?:always )?add up to',
    unless: 'right triangles?',
  }),
  fact('symmetry', {
    never:
      "every (?:shape|figure) has (?:one|a line|at least one)|any line that cuts(?: \\w+){0,6} (?:same area|equal area|in half)|diagonals of a square (?:are not|aren't|don't)",
  }),
  fact('number line|numbers', {
    never:
      '(?:bigger|larger|greater|increase|grow|go up)(?: \\w+){0,2} (?:as you (?:go|move) |when you (?:go|move) )?(?:to(?:ward)? the )?left|(?:smaller|less|lower|decrease|go down)(?: \\w+){0,2} (?:as you (?:go|move) |when you (?:go|move) )?(?:to(?:ward)? the )?right',
  }),
  fact('negatives?(?: numbers?)?', {
    never:
      '(?:closer|nearer) to (?:zero|0) is (?:the )?(?:less|smaller|lower)|(?:farther|further) from (?:zero|0) is (?:the )?(?:greater|larger|bigger|more)',
  }),
  fact('probabilit(?:y|ies)', {
    never:
      '(?:it |this |that )?(?:can|could|may|might) be (?:(?:[2-9]|two|three|ten|\\d{2,})\\b(?!%)|(?:more|greater|larger) than (?:1|one)\\b|negative)',
    unless: 'percent|out of|%',
  }),
  fact('(?:multiply|multiplying|times) (?:\\w+ )?by 1?0+|(?:multiply|multiplying) by 1?0+', {
    never:
      'by 10,? (?:you )?(?:just )?move(?: \\w+){0,3} (?:two|2|three|3) (?:places|spots)|by 100,? (?:you )?(?:just )?move(?: \\w+){0,3} (?:one|1|three|3) (?:places?|spots?)|by 1,?000,? (?:you )?(?:just )?move(?: \\w+){0,3} (?:one|1|two|2) (?:places?|spots?)',
  }),
  fact('[a-z]/\\d+', { never: '[a-z]/\\d+ (?:means|is|says) [a-z] (?:minus|plus|times)' }),
  fact('\\d+[a-z]', { never: '\\d+[a-z] (?:means|is|says) (?:\\d+ (?:plus|minus|divided)|[a-z] (?:plus|minus|divided))' }),
  fact('equations?', {
    never:
      'equations? (?:is|are|means?) (?:an? )?(?:question|expression without|problem without|sum without)|(?:only|just) (?:do|change|subtract|add|divide|multiply)(?: \\w+){0,3} (?:on|to|from) one side|(?:move|bring|carry|take)(?: \\w+){0,4} (?:to the other side|across|over) (?:and |with(?:out)? )?(?:it )?(?:keeps?|keeping|the same|leave|changing)(?: \\w+){0,3} sign',
  }),
  fact('(?:move|bring|carry|take|moving|bringing)(?: \\w+){0,4} (?:to the other side|across the equals?(?: sign)?)', {
    never: "(?:keeps?|keeping) (?:its|the|their) (?:same )?sign|sign (?:stays|doesn't change|does not change)|without changing",
  }),
  fact('two steps?|(?:solve|solving|undo|undoing)', {
    never:
      '(?:undo|take back|get rid of) the (?:multiplication|division) (?:first|before) (?:the |you undo the )?(?:addition|subtraction|adding|subtracting)',
  }),
  fact('expressions?', { never: 'expressions? (?:has|have|needs?|must have|contains?) an? equals? sign' }),
  fact('inequalit(?:y|ies)', {
    never:
      'inequalit(?:y|ies) (?:has|have) (?:only|exactly|just) one solution|(?:open|empty) circle (?:means|says|is for|shows)(?: that)?(?: the)?(?: number| point| end)?(?: is)? (?:included|part of|belongs)|(?:closed|filled|solid) circle (?:means|says|is for|shows)(?: that)?(?: the)?(?: number| point| end)?(?: is)? (?:not included|left out|excluded)',
  }),
  fact('(?:open|empty|hollow) (?:circle|dot)', {
    never: '(?:included|belongs|counts|is a solution|or equal)',
    unless: '(?:closed|filled|solid)',
  }),
  fact('(?:closed|filled|solid) (?:circle|dot)', {
    never: '(?:excluded|left out|is no solution)|(?:not included)',
    unless: '(?:open|empty|hollow)',
  }),
  fact('at least', {
    never:
      'at least (?:\\w+ )?(?:means|says|is)(?: the same as)? (?:\\w+ )?(?:or less|or fewer|less than|smaller|no more|at most|more than)',
  }),
  fact('at most', {
    never:
      'at most (?:\\w+ )?(?:means|says|is)(?: the same as)? (?:\\w+ )?(?:or more|more than|larger|no less|at least|less than)',
  }),
  fact('(?:less|greater) than (?:sign|symbol)|(?:sign|symbol|arrow)', {
    never:
      '(?:sign|symbol|arrow|mouth|open side|wide side|opening)(?: \\w+){0,2} (?:points?|opens?|faces|goes)(?: \\w+){0,2} (?:to(?:ward)?s? )?(?:the )?smaller(?! (?:end|side|tip|point))',
    unless: 'tip|point|pointed',
  }),
  // Which operation a story needs.
  fact('each|every|per|apiece', {
    never:
      '(?:word |the word )?"?(?:each|every|per)"? (?:always )?(?:means?|tells you|says)(?: to| that you| you)? (?:add|subtract)',
  }),
  fact('(?:left|remain\\w*|drained|spent|gave away|eaten|lost)', {
    never:
      '(?:(?<!the )left|remaining|drained|spent|away|lost),? (?:so |that means |means |tells you to )+(?:you |we )?(?:add|multiply|put together)',
  }),
  fact('(?:in all|altogether|total)', {
    never:
      '(?:in all|altogether|total)"? (?:always )?(?:means?|tells you|says)(?: to| that you| you)? (?:subtract|divide|take away)',
  }),
  fact('shar\\w+|split\\w*', {
    never:
      '(?:sharing|splitting|shared|split)(?: equally| evenly)? (?:means?|is|tells you)(?: to| that you| you)? (?:add|multiply|subtract|times)',
  }),
  fact('how many (?:times|more|groups)', {
    never:
      'how many more"? (?:always )?(?:means?|tells you|says|asks)(?: to| that you| you)? (?:add|multiply|divide)|how many times(?: \\w+){0,4} fits?"? (?:means?|is|tells you)(?: to| that you| you)? (?:add|subtract|multiply)',
  }),
  fact('of', {
    never: '(?:word |the word )"?of"? (?:here )?(?:means?|tells you|says)(?: to| that you| you)? (?:add|subtract|divide)',
  }),
  fact('twice|double|doubl\\w+', {
    never:
      '(?:twice|double|doubling)(?: as (?:many|much))? (?:means?|is|tells you)(?: to| that you| you)? (?:add(?:ing)? (?:2|two)|two more|2 more|squaring|square it|times itself|half)',
  }),
  fact('halv\\w+|half', {
    never:
      '(?:halving|taking half|half of (?:it|a number|something)) (?:means?|is|tells you)(?: to| that you| you)? (?:subtract\\w*|tak\\w+ away|multipl\\w+ by (?:2|two)|divid\\w+ by (?:a )?half)',
  }),
  fact('(?:\\w+ )?less than', {
    never: '(?:less than|fewer than) (?:means?|tells you)(?: to| that you| you)? (?:add|multiply|divide)',
  }),
  fact('scal\\w+|enlarg\\w+|similar', {
    never:
      '(?:add|adding|adds) the same (?:number|amount|length)(?: \\w+){0,4} (?:to|on) (?:each|every|both|all)|angles (?:get|grow|become|are) (?:bigger|larger|doubled|too)|(?:area|volume) (?:also )?(?:doubles|grows by the same factor|is doubled) too',
    unless: "not|squash\\w*|doesn't|would",
  }),
  fact('similar (?:figures|triangles|shapes)|scale factor', {
    never:
      'have (?:the same|equal) (?:side )?lengths|different angles|scale factor (?:is|means) (?:how much|what) (?:you |is )?add',
  }),
  fact('unit (?:rate|price)', {
    never:
      'unit (?:rate|price) (?:is|means|tells)(?: \\w+){0,3} (?:total|all of them|the whole)|multiply the (?:price|cost) by the (?:number|amount)',
  }),
  fact('proportion\\w*', {
    never:
      '(?:differences?|sums?)(?: \\w+){0,2} (?:stays?|is|are|remains?) (?:the same|constant|equal)|add(?:ing)? the same (?:number|amount)',
    unless: 'not',
  }),
  // Kinds of numbers.
  fact('irrational(?: numbers?)?', {
    never:
      '(?:can|may) be written as (?:a )?fractions?|(?:is|are) (?:any|every|a|all) (?:number with )?decimals?(?= *(?:$|[.,;!]))|repeats?(?= *(?:$|[.,;!]))|(?:is|are) (?:always )?negative|every square root',
    unless: 'rational numbers',
  }),
  fact('(?<!ir)rational(?: numbers?)?', {
    never:
      "(?<!ir)rational numbers? (?:can't|cannot|can not) be (?:written|negative|decimals)|(?<!ir)rational numbers? (?:are|is) (?:only|always) (?:whole|positive)|repeating decimals? (?:is|are) (?:not rational|irrational)",
  }),
  fact('repeating decimals?|decimals? that repeats?', {
    never: "(?:is|are) (?:always )?irrational|(?:can't|cannot) be written as (?:a )?fraction",
  }),
  fact('integers?', {
    never:
      "integers? (?:is|are|means?|include)(?: \\w+){0,2} (?:fractions?|decimals?|only positive)|negative numbers? (?:is|are)(?: not|n't) integers",
  }),
  fact('perfect squares?|square numbers?', {
    never: '(?:any|every|an?) (?:even|odd) number|divisible by (?:2|two)|(?:is|are) numbers? you can (?:halve|double)',
  }),
  fact('opposites?', {
    never:
      'opposite of (?:a |the )?(?:number|negative|positive)(?: number)? (?:is|means) (?:always negative|its reciprocal|one over|1 over|flip\\w*|upside)',
  }),
  fact('significant|leading zeros?|zeros? (?:at|on) the end', {
    never:
      'zeros? (?:at|on) the end of a decimal (?:changes?|makes?)(?: \\w+){0,3} (?:bigger|larger|value|greater)|zero (?:after|behind) the (?:last )?decimal(?: \\w+){0,3} (?:bigger|larger|ten times)',
  }),
  fact('place value|digit', {
    never:
      "(?:a |each )digit(?:'s value)? (?:is|has) (?:always )?the same (?:value|worth)?(?: \\w+)? (?:no matter|wherever|in every place)|moving (?:one|a) place (?:to the )?left (?:makes|is)(?: \\w+){0,3} (?:smaller|a tenth|10 times less|ten times less)|moving (?:one|a) place (?:to the )?right (?:makes|is)(?: \\w+){0,3} (?:bigger|larger|10 times as|ten times as)",
  }),
  fact('estimat\\w+', {
    never:
      'estimat\\w+ (?:is|has to be|must be|should be)(?: \\w+)? (?:exact|the exact)|round (?:both |all |everything )(?:always )?up',
  }),
  fact('halfway|nearest', {
    never: `(?:past|above|beyond|more than) (?:the )?half(?:way)?(?: point| mark)?,? (?:so |you |we |it |means |that means )*rounds? down|(?:below|under|less than|before) (?:the )?half(?:way)?(?: point| mark)?,? (?:so |you |we |it |means |that means )*rounds? up`,
  }),
  fact('regroup\\w*|borrow\\w*|carr(?:y|ying)', {
    never:
      '(?:borrow|regroup|trade|carry)(?:ing)? (?:a |one )?ten (?:is|gives|makes|for|into|means)(?: you)?(?: \\w+)? (?:1|one|5|five|100|a hundred)(?: ones?)?(?= *(?:$|[.,;!]))|(?:when|if) the (?:top|upper) (?:digit|number) is (?:smaller|less),? (?:just |you )*(?:subtract|take) (?:it|the top|the upper)(?: \\w+)? from the (?:bottom|lower)',
  }),
  // Sequences and functions.
  fact('(?:sequence|pattern)s?', {
    never:
      '(?:arithmetic|adding) (?:sequence|pattern)s?(?: \\w+){0,3} (?:multiply|multiplies|same (?:factor|ratio))|(?:geometric|multiplying) (?:sequence|pattern)s?(?: \\w+){0,3} (?:adds?|same difference)',
  }),
  fact('(?:double|doubles|doubling|growth|exponential)', {
    never:
      '(?:adds?|adding) the same (?:amount|number)(?: \\w+)? (?:each|every)|grows? by the same (?:amount|number)|doubling (?:for )?\\w+ (?:times|hours|days|weeks) (?:is|means)(?: the same as)? (?:multiply\\w*|times) (?:by )?(?:3|three|4|four|5|five)',
  }),
  fact('linear', {
    never:
      'linear(?: function| equation)?s? (?:can|may) (?:curve|bend)|(?:has|have|with) (?:an? )?exponent|rate(?: of change)? (?:changes|grows|keeps changing)',
    unless: 'not linear|nonlinear|non-linear',
  }),
  fact('origin', {
    never: 'origin (?:is|lies|sits)(?: \\w+)? (?:\\(1, ?1\\)|\\(0, ?1\\)|\\(1, ?0\\)|where the line|at the top|at the left)',
  }),
  fact('(?:x-coordinate|first (?:number|coordinate)|ordered pair|coordinates?)', {
    never:
      "(?:x-coordinate|first (?:number|coordinate))(?: \\w+){0,4} (?:up(?: (?:or|and) down)?|vertical\\w*|y)(?= *(?:$|[.,;!]))|(?:y-coordinate|second (?:number|coordinate))(?: \\w+){0,4} (?:left|right|sideways|horizontal\\w*|across|x)(?= *(?:$|[.,;!]| or))|(?:go|count|move) up first|order (?:of the coordinates |in a pair )?(?:doesn't|does not) matter",
  }),
  fact('x-axis', { never: 'x-axis (?:goes|runs|is|points)(?: \\w+)? (?:up|vertical\\w*)' }),
  fact('y-axis', { never: 'y-axis (?:goes|runs|is|points)(?: \\w+)? (?:across|sideways|horizontal\\w*|left)' }),
  fact('quadratics?|quadratic equations?|x (?:squared|\\^2)', {
    never:
      'quadratic(?: equation)?s? (?:has|have|can have|must have) (?:only|exactly|just|always) one (?:solution|answer)|divid\\w+ (?:both sides )?by x (?:is|works|loses nothing|keeps|finds) (?:fine|both|all|every|nothing)',
    unless: 'loses',
  }),
  fact('difference of (?:two )?squares|(?:x|a)(?: squared|\\^2) (?:minus|-)', {
    never: '(?:both|two) signs? (?:are|is|have to be|must be) (?:the same|minus|equal)|same sign(?:s)? (?:in|twice)',
  }),
  fact('zero product|product (?:is|equals) (?:zero|0)', {
    never: '(?:both|each|every) factors? (?:must|has to|have to) be (?:zero|0)|neither',
  }),
  fact('systems?|two equations', {
    never:
      '(?:only|just) (?:one|the first) equation (?:has to|must|needs to)|(?:solution|point) (?:only )?(?:needs|has) to (?:fit|work in|satisfy) (?:just |only )?one',
  }),
  fact('f of (?:x|\\d+)|f\\((?:x|\\d+)\\)', { never: 'f (?:times|multiplied by)|means? f (?:plus|and) ' }),
];
