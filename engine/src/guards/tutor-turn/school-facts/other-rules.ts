import { bigger, fact, smaller, type SchoolFact } from './school-fact.ts';

const unitsOf = '(?:units?|centimeters?|cm|meters?|inches|feet|m|ft|in)';

/** Facts about algebra, shapes, measuring, data and chance. */
export const otherRules: readonly SchoolFact[] = [
  // Algebra.
  fact(
    "unlike terms|terms that (?:are not|aren't) alike|different (?:letters|variables)|terms with different (?:letters|variables|exponents)",
    {
      never:
        '(?:can|may|could) (?:be |still be |also be |just be )?(?:add|added|combine|combined|put together|joined)|(?:can|may|could) (?:still |also |just )?(?:add|combine|join) (?:\\w+ )?unlike',
    },
  ),
  fact('like terms', {
    never:
      'like terms (?:have|are|need|means?)(?: terms with)?(?: the)?(?: \\w+){0,2} (?:same coefficients?|same numbers? in front|different (?:letters|variables|exponents))|(?:multiply|subtract) (?:all )?(?:the )?like terms',
  }),
  fact('coefficients?', {
    never:
      '(?:added|alone|by itself|on its own|at the end|without an? (?:letter|variable)|no (?:letter|variable)|small number|raised|the letter itself|power)',
    unless: 'exponent|constant|in front|multipl\\w+',
  }),
  fact('constant(?: term)?s? (?:is|are|means?)', {
    never: 'in front of|multipl\\w+|with (?:the|an?) (?:letter|variable)|changes|next to the (?:letter|variable)',
  }),
  fact('variables? (?:is|are|means?|stands?)', {
    never:
      'always (?:equal to |equals? |stands? for |is )?(?:1|one|zero|0|the same)|has no value|a label|an? abbreviation|short for',
  }),
  fact('slopes?', {
    never:
      "(?:right|over|across|sideways|horizontally)(?: \\w+){0,2} for (?:each|every) (?:step|unit|one)? ?up|run (?:over|divided by|by|out of|per) (?:the )?rise|(?:horizontal change|change in x|x-change) (?:over|divided by) (?:the )?(?:vertical change|change in y|y-change)|slope (?:is|tells?|shows?|means?)(?: you| us)?(?: \\w+)? (?:where|how long|the length)|rise (?:times|plus) (?:the )?run|(?:the )?number (?:that stands |standing |that's )?(?:alone|by itself|without)",
  }),
  fact('y-intercepts?', {
    never:
      '(?:crosses|meets|cuts|hits|touches) the x(?:-axis| axis)?|(?:where|when|and) y is (?:0|zero)|steep\\w*|(?:number|coefficient) in front of (?:the )?x|multiplied by x|slope of the|(?:put|set|make) y (?:equal )?(?:to |= )?(?:0|zero)',
    unless: 'x-intercepts?|slope is',
  }),
  fact('x-intercepts?', {
    never:
      '(?:crosses|meets|cuts|hits|touches) the y(?:-axis| axis)?|(?:where|when|and) x is (?:0|zero)|(?:put|set|make) x (?:equal )?(?:to |= )?(?:0|zero)',
    unless: 'y-intercepts?',
  }),
  fact('steep\\w*', {
    never: `steeper (?:the |a )?(?:line|it|hill)?(?: \\w+){0,3},? (?:the )?(?:has |means |is )?(?:a |the )?${smaller}(?: the| its)? slope|slope (?:is|gets) ${smaller}`,
    unless: 'less steep|flatter',
  }),
  fact('horizontal lines?', {
    never: 'undefined|no slope|slope (?:is |of )?(?:1|one|positive|negative)|goes up|x stays the same|x is always',
    unless: 'vertical lines?',
  }),
  fact('vertical lines?', {
    never: '(?:zero slope|slope (?:is |of )?(?:always )?(?:0|zero|1|one))|y stays the same|y is always',
    unless: 'horizontal lines?',
  }),
  fact(
    '(?:multipl|divid)\\w+ (?:\\w+ ){0,5}by (?:a |any |the same )?negatives?(?: number| \\d+)?|(?:multipl|divid)\\w+ by -\\d+',
    {
      never:
        "(?:inequality|sign|symbol|direction|arrow)(?: sign)? (?:stays|remains|keeps|is kept|doesn't (?:flip|change|turn)|does not (?:flip|change|turn))|(?:keep|leave) the (?:inequality |same )?(?:sign|symbol|direction)|never (?:flip|turn)",
    },
  ),
  fact('(?:add|adding|subtract|subtracting)(?: (?!divid|multipl)\\w+){0,7}', {
    never:
      '(?:add|adding|subtract|subtracting)(?: (?!divid|multipl)\\w+){0,6},? (?:you |we |means |have to |must |also )*(?:the )?(?:flip|flips|turn around|reverse)(?: the)? (?:inequality|sign|symbol)|(?:flip|reverse|turn)(?: around)? the (?:inequality )?(?:sign|symbol) (?:when|whenever|if|after) you (?:add|subtract)|(?:inequality |)sign flips (?:when|whenever|if) you (?:add|subtract)',
    unless: '(?:multipl|divid)\\w+',
  }),
  fact('functions?', {
    never:
      "(?:each|every|one|an?) output (?:\\w+ ){0,3}(?:exactly|only|just) one input|(?:each|every|an?|one) input (?:can|may) (?:have|give|go to|get) (?:two|several|many|more than one|different)|inputs? (?:can't|cannot|may not|must not) share (?:an )?output|(?:is|has to be|must be) (?:always )?a (?:straight )?line",
    unless: 'linear',
  }),
  fact('both sides|equation|equal sign|equals sign', {
    never:
      '(?:different|other|opposite) (?:things?|numbers?|operations?|steps?) (?:to|on) (?:each|the two|both) sides?|(?:change|touch|work on) (?:only|just) one side',
  }),
  fact('solution', {
    never: 'solution (?:of an equation )?(?:is|means) (?:the number|any number|whatever) (?:on the right|after the equals?)',
  }),
  fact("commutative|in any order|either order|order doesn't matter|swap the numbers|switch the numbers", {
    never:
      "(?:works|holds|is true|goes)(?: \\w+){0,2} for (?:subtract\\w+|divi\\w+)|(?:subtract\\w*|divi\\w+)(?: \\w+){0,3} (?:in any order|either order|order doesn't matter|is commutative)|when you (?:subtract|divide)",
  }),
  fact('distribut\\w+|outside (?:number|the parentheses)|number (?:in front|outside)', {
    never:
      '(?:only |just )(?:the )?first(?: term| one| thing| number)?|(?:only|just) (?:goes|multiplies|belongs|applies|gets)|(?:added|add it) to (?:each|every|both|everything)',
    unless: 'not',
  }),
  // Angles and shapes.
  fact('parallel(?: lines?| sides)?', {
    never:
      '(?:parallel lines?|parallel sides|they|lines? (?:is|are) parallel)(?: \\w+){0,3} (?:meet|cross|intersect|touch)(?! (?:at )?(?:never|no))|(?:at|form|make) (?:a )?right angles?|square corners?',
    unless: 'never|transversal|perpendicular|parallelograms?|third|another',
  }),
  fact('perpendicular(?: lines?)?', {
    never:
      "never (?:meet|cross|touch|intersect)|don't (?:meet|cross|touch)|(?:run|go|point) in the same direction|always the same distance|side by side",
    unless: 'parallel',
  }),
  fact('acute(?: angles?)?', {
    never: `(?:${bigger}|wider) than (?:a right|90|ninety)|over (?:90|ninety)|(?:exactly|equal to) (?:90|ninety)|(?:wide|blunt) angle`,
    unless: 'obtuse',
  }),
  fact('obtuse(?: angles?)?', {
    never: `(?:${smaller}|narrower|sharper) than (?:a right|90|ninety)|under (?:90|ninety)|(?:exactly|equal to) (?:90|ninety)|(?:sharp|small|narrow) angle|(?:less|smaller) than 90`,
    unless: 'acute',
  }),
  fact('right angles?', {
    never:
      'right angles? (?:is|are|measures?|has|have|equals?|means?|comes to|makes?)(?: (?:always|exactly|just|an angle of))* (?!90\\b)(?:\\d+)(?= ?(?:degrees|°))|right angles? (?:points?|opens?|faces) (?:to the )?right',
  }),
  fact('straight (?:angles?|lines?)', {
    never:
      'straight (?:angles?|lines?) (?:is|are|measures?|has|have|equals?|makes?)(?: (?:always|exactly|just|an angle of))* (?!180\\b)(?:\\d+)(?= ?(?:degrees|°))',
  }),
  fact('complementary', {
    never: '(?:add|adds|sum|total|make|makes)(?: up)? ?(?:to |is |of )?(?:a straight|180|360|100)',
    unless: 'supplementary',
  }),
  fact('supplementary', {
    never: '(?:add|adds|sum|total|make|makes)(?: up)? ?(?:to |is |of )?(?:a right|90|360|100)',
    unless: 'complementary',
  }),
  fact("(?:angles?) (?:in|of|inside) (?:a|any|every|each|the) triangle|triangle's (?:three )?angles", {
    never:
      '(?:add|adds|sum|total|make|makes|come|is|are)(?: up)? ?(?:to |of )?(?:exactly |always )?(?:90|360|100|270|200)(?= ?(?:degrees|°|$|[.,;]))',
    unless: 'each',
  }),
  fact('vertical angles', {
    never: '(?:add|adds|sum|total)(?: up)?|supplementary|(?:are|is) (?:always )?different|next to each other',
  }),
  fact('isosceles', {
    never: 'no (?:two )?(?:equal|sides (?:are )?equal|same)|all (?:three )?(?:sides )?(?:are )?different|three different',
  }),
  fact('scalene', {
    never: '(?:sides?|all)(?: \\w+){0,7} (?:the )?(?:same|equal)|two equal|three equal',
    unless: 'no (?:two )?(?:equal|sides)|none',
  }),
  fact('equilateral', { never: '(?:only|just|exactly) two|two equal|different|no equal|one right angle' }),
  fact('trapezoids?', { never: 'no parallel|two pairs|all (?:four )?sides (?:are )?(?:equal|the same)|four right' }),
  fact('parallelograms?', {
    never: '(?:only|exactly|just) one pair|no parallel|(?:always|must have|has) four right angles|no equal sides',
  }),
  fact('rhombus(?:es)?', { never: '(?:four )?different (?:sides|lengths)|sides (?:of|with) different|no equal' }),
  fact('rectangles?', {
    never:
      'rectangles? (?:always |must |has to |have to |needs? (?:to )?)*(?:have |has )?(?:four right angles and )?two (?:different|long|longer|unequal)|(?:must|has to|needs to) have two different side|four right angles and two (?:long|different)|rectangles? (?:always )?(?:has|have) (?:only |exactly |just )?(?:three|two|one|3|2|1|no) right|all (?:four )?sides (?:are |must be )?(?:equal|the same length)',
    unless: 'square',
  }),
  fact('squares?', {
    never:
      "squares? (?:is|are)(?: not|n't) (?:a |also )?(?:rectangles?|rhombus|parallelograms?|quadrilaterals?)|squares? (?:can't|cannot) be (?:a )?(?:rectangle|rhombus)",
  }),
  fact('cubes?', {
    never:
      'cubes? (?:has|have) (?:exactly |only )?(?!6\\b|six\\b)(?:\\d+|four|five|seven|eight|ten|twelve) (?:faces|sides|squares)|cubes? (?:has|have) (?:exactly |only )?(?!12\\b|twelve\\b)(?:\\d+|four|six|eight|ten) edges|cubes? (?:has|have) (?:exactly |only )?(?!8\\b|eight\\b)(?:\\d+|four|six|ten|twelve) (?:corners|vertices)',
  }),
  fact('edges?', { never: 'edges? (?:is|are) (?:a |the )?(?:corners?|points?|flat|faces?|surfaces?)' }),
  fact('faces?', { never: 'faces? (?:is|are) (?:a |the )?(?:corners?|points?|lines? where|edges?)' }),
  fact('vertex|vertices|corners?', {
    never:
      '(?:vertex|vertices|corners?) (?:is|are) (?:also |sometimes )?called (?:an? )?(?:faces?|edges?|sides?)|(?:vertex|vertices|corners?) (?:is|are) (?:a |the )?(?:flat|faces?|edges?|sides?|surfaces?)',
  }),
  fact('hypotenuse', {
    never:
      'shortest|next to the right angle|beside the right angle|(?:is|are) (?:one of the|a) legs?|forms? the right angle|makes the right angle|(?:is|equals) (?:\\w+ )?(?:the )?(?:sum|total) of the (?:two )?(?:legs|short\\w* sides|other)|legs added',
  }),
  fact('(?:legs|short(?:er)? sides|two sides)', {
    never:
      '(?:the )?(?:legs|short(?:er)? sides|two short sides) (?:always )?(?:add up to|make|give|sum to|equal|added (?:up )?(?:are|is|make|give)) (?:the )?(?:hypotenuse|long\\w* (?:side|one))',
    unless: 'squares? of|squared|squares',
  }),
  fact('radius|radii', {
    never:
      'radius (?:\\w+ ){0,3}(?:all the way )?across (?:the|a) (?:whole )?circle|(?:is|equals|means) (?:twice|double|two times) the diameter|radius (?:is |goes |runs |measures )+(?:the distance )?(?:all the way )?(?:around|from edge to edge|from one side to the other|from side to side)',
    unless: 'diameter (?:is|goes|runs)',
  }),
  fact('diameters?', {
    never:
      '(?:is|equals|means) (?:just )?half (?:of )?the radius|half (?:of )?(?:the|a) radius|diameters? (?:is |goes |runs |measures )+(?:the distance )?(?:from the center|around|halfway)',
  }),
  fact('circumferences?', {
    never:
      '(?:pi|π) times (?:the )?radius(?! (?:times|twice|doubled))|(?:pi|π) ?\\*? ?r(?:\\^2| squared)|(?:space|area|surface)(?: \\w+){0,2} inside|covers|(?:pi|π) times (?:the )?radius squared',
    unless: '(?:2|two|twice|double)|area',
  }),
  fact("area of (?:a|the|any) circle|circle's area", {
    never: '(?:pi|π) times (?:the )?(?:diameter|radius(?! squared| times| by| \\^))|2 ?(?:pi|π) ?r|two times (?:pi|π)|around',
  }),
  fact('(?:pi|π) (?:is|means|equals|says|tells)', {
    never:
      '(?:pi|π) (?:is|means|equals|says|tells)(?: you)?(?: \\w+){0,2} (?:the )?(?:distance|width|length|area|size|exactly 3(?=$|[.,;!])|exactly 3\\.14|22/7 exactly|diameter divided by|how many times the radius)',
  }),
  // Measuring.
  fact('perimeters?', {
    never: `square ${unitsOf}|(?:length|base) times (?:the )?(?:width|height)|multipl(?:y|ying|ied) (?:the )?(?:length|sides|two sides|it)|(?:space|room|amount|surface)(?: \\w+){0,2} (?:inside|covered|covers?)|(?:how much|what) (?:it |the shape |a shape |space )?(?:it )?covers|squares? (?:that )?fit|(?:only |just )(?:add |adding )?two (?:of the )?sides`,
    unless: 'area|(?:2|two|twice|double|four|4)',
  }),
  fact('areas?', {
    never: `(?:distance|way|walk|trip|path)(?: \\w+){0,2} around|cubic ${unitsOf}|add(?:ing)? (?:up )?(?:the )?(?:length|all(?: the| four)? sides|four sides|sides)|length (?:plus|and) (?:the )?width(?! (?:and|to|are|times|together|into|by|you))|how long the (?:border|fence|outside|edge)`,
    unless: 'perimeters?|circumference|surface area|volumes?|multipl\\w+|times|asked for',
  }),
  fact('volumes?', {
    never: `length (?:plus|\\+|and) (?:the )?width (?:plus|\\+|and) (?:the )?height(?! (?:and multiply|together|are multiplied|multiplied))|square (?:${unitsOf})|(?:distance|way) around|add(?:ing)? (?:the |up |all |three )*(?:length|sides|dimensions|edges)|(?:length|base) times (?:the )?width(?=$|[.;!])|how (?:long|heavy|wide) (?:it|the|a)|(?:covers|cover) the outside|area of the outside`,
    unless: 'surface area|area|layers?|multipl\\w+|times (?:the )?height',
  }),
  fact("(?:triangle's area|area of (?:a|the|any|this|our) (?:right )?triangle)", {
    never:
      '(?:base times (?:the )?height|base by (?:the )?height|length times (?:the )?width)(?! ?(?:,|divided|over|and then|and divide|halved|times (?:a |one |1 )?(?:/2|half)|\\/|and (?:take|cut|half)))',
    unless: 'half|halve|divided? by (?:2|two)|1/2|twice|double|rectangle',
  }),
  fact('larger units?|bigger units?|smaller units?', {
    never:
      '(?:to|into) (?:a )?(?:larger|bigger) units?(?: \\w+){0,4} multiply|(?:to|into) (?:a )?smaller units?(?: \\w+){0,4} divide',
  }),
  // Data and chance.
  fact('means?(?= of| is| tells| gives|,| you| we| by)|averages?|the mean', {
    never:
      '(?:the |a |an )(?:mean|average)(?: of [^,.;]{1,30}?)? (?:is|gives|tells(?: you)?)(?: \\w+){0,2} (?:middle (?:number|value|one|of)|number in the middle|in the middle|most (?:often|common)|value that (?:comes up|appears|shows up|occurs)|(?:biggest|largest|highest)|difference)|(?:find|get|finding|getting) the (?:mean|average)(?:,| you| by| we| just)+ ?(?:\\w+ ){0,2}(?:subtract|pick|line (?:them|the)|put (?:them|the|it)(?: \\w+)? in order|order|look for the middle|multiply|find the middle|count how often)',
    unless: 'median|mode|range|balance|between',
  }),
  fact('medians?', {
    never:
      'medians?(?: of [^,.;]{1,30}?)? (?:is|gives|tells(?: you)?)(?: \\w+){0,3} (?:add\\w*|average of (?:all|the numbers|everything)|most (?:often|common)|biggest|largest|highest|sum|total|difference|prime|what you get when you (?:add|share|divide))|(?:find|get|finding|getting) the median(?:,| you| by| we| just)+ ?(?:\\w+ ){0,2}(?:add|subtract|divide|multiply|count how often)|median (?:has|is) (?:all|every|the most)(?: \\w+){0,4} (?:below|above|smaller|larger)',
    unless: 'mean|two (?:middle|in the)|middle two|even number',
  }),
  fact('modes?', {
    never:
      '(?:the )?mode(?: of [^,.;]{1,30}?)? (?:is|gives|tells(?: you)?)(?: \\w+){0,3} (?:middle|add\\w*|average|sum|total|difference|biggest|largest|highest|least often)|(?:find|get|finding|getting) the mode(?:,| you| by| we| just)+ ?(?:\\w+ ){0,2}(?:add|subtract|divide|multiply|look for the middle)',
    unless: 'mean|median',
  }),
  fact('range', {
    never:
      '(?:the )?range(?: of [^,.;]{1,30}?)? (?:is|gives|tells(?: you)?|means)(?: \\w+){0,3} (?:plus|added|sum|average|middle|most|divided|how many numbers)|(?:biggest|largest|highest|greatest)(?: \\w+)? (?:plus|and add|added to|times|divided by) (?:the )?(?:smallest|lowest|least)|(?:find|get|finding|getting) the range(?:,| you| by| we| just)+ ?(?:\\w+ ){0,2}(?:add|divide|multiply)',
    unless: 'mean|median',
  }),
  fact('impossible', {
    never: 'probability (?:is |of |equal to )*(?:1|one)(?= *(?:$|[.,;!]))|chance (?:is |of )*(?:1|one|100)',
    unless: 'certain|sure',
  }),
  fact('(?:certain|sure)(?: to happen)?(?: event)?', {
    never:
      'probability (?:is |of |equal to )*(?:0|zero)(?= *(?:$|[.,;!]))|chance (?:is |of )*(?:0|zero)|probability (?:is |of )*(?:1/2|one half)',
    unless: 'impossible',
  }),
  fact('probabilit(?:y|ies)|chances?', {
    never:
      '(?:can|may|could|might)(?: also| sometimes)? be (?:bigger|more|greater|larger|higher) than (?:1|one|100)|(?:can|may|could|might)(?: also| sometimes)? be negative|divide (?:the )?(?:total|all outcomes|everything) by|(?:total|all)(?: \\w+)? (?:outcomes )?(?:over|divided by|out of) (?:the )?(?:favorable|wanted|ones you want)',
  }),
  fact('both (?:have to |must |need to |things )?(?:have to |must )?(?:happen|occur)|one and then the other|two events', {
    never:
      '(?:chance|probability|it)(?: \\w+)? (?:gets|is|becomes|grows) (?:bigger|larger|greater|more likely)|(?:so |you |we )(?:we |you )?add (?:them|the)?(?: probabilities| chances)?',
  }),
  fact('not (?:drawing|getting|picking|rolling|landing|choosing|happening)', {
    never: '(?:equally|just as|as) likely|the same (?:chance|probability)|fifty-fifty|50-50',
    unless: 'coin',
  }),
  fact('(?:come up|comes up|come out|been rolled|rolled|flipped|tossed|spun|cube|die|dice|coin|spinner)', {
    never:
      '(?:a little |a bit |much |now )?(?:less|more) likely (?:to (?:come|show|land|turn|appear)(?: \\w+){0,3}|the (?:second|next) time|next time|again)|(?:is|are) due|has been used|used it up|owes you|makes up for',
    unless: 'replac\\w+|marble|card|drawn',
  }),
  fact('distances?', { never: 'ignores? (?:the )?(?:minus|negative|signs?)' }),
  fact('parallelograms?', {
    never: 'parallelogram is half (?:of )?(?:the|a) rectangle|base times (?:the )?height (?:divided by two|divided by 2|halved)',
    unless: 'triangle',
  }),
  fact('triangles?', {
    never: 'triangles? (?:\\w+ )?(?:fills?|covers?|is|takes up) (?:as much as |the same as )?the whole rectangle',
  }),
  fact('ratios?', {
    never:
      "order(?: \\w+){0,5} (?:doesn't|does not|won't) matter|add(?:ing)? the same (?:number|amount)(?: \\w+){0,4} (?:keeps|same|equivalent|equal)",
  }),
  fact('discounts?|(?:percent|%) off|on sale|markdown', {
    never:
      '(?:added|add it|add (?:that|the discount|them)|goes) (?:on|to|onto)(?: top of)? the (?:price|original|full)|raises the price|price (?:goes|gets) up|pay more|is what you pay',
    unless: 'tax|tip|subtract',
  }),
  fact('sales tax|(?:a |the )?tip|tax', {
    never: '(?:taken|subtracted|take it|subtract it|comes) (?:off|from|away)|lowers the price|pay less',
    unless: 'discount|off',
  }),
  fact('(?:percent|%) (?:increase|decrease|change)', {
    never:
      '(?:compare\\w*|divid\\w+)(?: \\w+){0,4} (?:by|to|with) (?:the )?(?:new|final|last|later)|same as the (?:increase|change|difference) in dollars',
    unless: 'original|start|old|first',
  }),
  // Solids, transformations, measuring, money.
  fact('surface area', {
    never: 'cubic|fills?|(?:space|room) inside|length times width times height|only (?:the )?(?:top|front|sides|four)',
    unless: 'volume',
  }),
  fact('cylinders?', {
    never: 'cylinders?(?: \\w+){0,4} (?:a third|one third|1/3)|(?:pi|π) times (?:the )?diameter times (?:the )?height',
    unless: 'cones?|lateral|side|around',
  }),
  fact('cones?', {
    never:
      'cones?(?: \\w+){0,3} (?:half|twice|the same (?:volume|as much)|as much as)(?: of| as)?(?: \\w+)? cylinder|cone (?:holds|fills) (?:half|as much)',
  }),
  fact('pyramids?|prisms?', {
    never:
      '(?:triangular )?prisms? (?:has|have) (?:only |just )?one (?:base|triangle)|pyramids? (?:has|have) two bases|prism (?:comes|goes) to a point',
  }),
  fact('(?:lines? of symmetry|symmetr\\w+)', {
    never:
      "(?:line|fold)(?: of symmetry)? (?:is|means)(?: \\w+){0,4} (?:different|unequal|one half bigger|any line through)|(?:halves|sides) (?:don't|do not) have to match|any line through the (?:middle|center)",
  }),
  fact('reflect\\w+|mirror\\w*', {
    never:
      '(?:changes|doubles|halves) (?:the|its) (?:size|area)|(?:over|across|in) the x-axis(?: \\w+){0,4} (?:changes|flips|switches)(?: the sign of)? (?:the )?x|(?:over|across|in) the y-axis(?: \\w+){0,4} (?:changes|flips|switches)(?: the sign of)? (?:the )?y',
  }),
  fact('rotat\\w+|translat\\w+|slid\\w+', {
    never:
      '(?:rotation|translation|rotating|translating|sliding)(?: \\w+){0,3} (?:changes|makes)(?: \\w+){0,2} (?:size|area|bigger|smaller|larger|lengths?)',
  }),
  fact('congruent', {
    never: 'congruent(?: \\w+){0,3} (?:different sizes?|same shape but|only the same shape|may differ in size)',
  }),
  fact('polygons?|regular', {
    never:
      'regular (?:polygon|\\w+gon)s? (?:has|have)(?: \\w+)? (?:different|unequal)|polygons? (?:has|have|can have) (?:curved|round) sides',
  }),
  fact('interior angles|angles (?:of|in|inside) (?:a |any )?(?:quadrilateral|pentagon|hexagon|polygon)', {
    never:
      '(?:quadrilateral|four-sided)(?: \\w+){0,5} (?:180|540|720)|pentagon(?: \\w+){0,5} (?:180|360|450|500|720)|hexagon(?: \\w+){0,5} (?:180|360|540|600)|same (?:sum|total) (?:for|in) every polygon',
    unless: 'exterior|each|triangles?',
  }),
  fact('corresponding angles|alternate (?:interior |exterior )?angles', {
    never: '(?:add|adds|sum)(?: up)? to|supplementary|(?:are|is) (?:always )?(?:different|unequal)',
  }),
  fact('circles?', { never: 'circles? (?:has|have) (?:180|100|90|60) degrees|circle is (?:180|100|90) degrees' }),
  fact('protractor|angles?', {
    never:
      '(?:longer|shorter) (?:the )?(?:sides?|arms?|rays?|lines?)(?: \\w+){0,3} (?:the )?(?:bigger|larger|smaller|wider) (?:the |an )?angles?|angle (?:gets|is|becomes) (?:bigger|larger) (?:when|if|because)(?: \\w+){0,4} (?:longer|arms|rays)',
  }),
  fact('(?:a\\.?m\\.?|p\\.?m\\.?|noon|midnight)', {
    never: 'noon is (?:12 )?(?:a\\.?m|midnight)|midnight is (?:noon|12 p\\.?m)',
  }),
  fact('(?:elapsed|passes|passed|time)', {
    never:
      'hours? (?:has|have|is|are) (?:100|50|24|12) minutes|(?:subtract|add)(?: \\w+){0,3} like (?:ordinary |normal |any |other )?(?:decimals|numbers|whole numbers)',
  }),
  fact('(?:kilo|centi|milli|deci)(?:\\w+)?', {
    never:
      'kilo (?:means|stands for|is) (?:a )?(?:hundred|100|ten|10|million|hundredth|thousandth)|centi (?:means|stands for|is) (?:a )?(?:hundred\\b|100\\b|tenth|thousandth|ten\\b|thousand\\b)|milli (?:means|stands for|is) (?:a )?(?:million|thousand\\b|hundredth|tenth|1,?000\\b)',
  }),
  fact(
    'convert\\w*|(?:kilometers?|meters?|kilograms?|hours?|feet|pounds?) (?:in)?to (?:meters?|centimeters?|grams?|minutes?|inches|ounces)',
    {
      never:
        '(?:kilometers? (?:in)?to meters?|meters? (?:in)?to centimeters?|kilograms? (?:in)?to grams?|hours? (?:in)?to minutes?|feet (?:in)?to inches|pounds? (?:in)?to ounces|meters? (?:in)?to millimeters?|liters? (?:in)?to milliliters?)(?:,| you| we| means| is| just)* divide|(?:centimeters? (?:in)?to meters?|meters? (?:in)?to kilometers?|grams? (?:in)?to kilograms?|minutes? (?:in)?to hours?|inches (?:in)?to feet|ounces (?:in)?to pounds?|millimeters? (?:in)?to centimeters?|milliliters? (?:in)?to liters?)(?:,| you| we| means| is| just)* multiply',
    },
  ),
  fact('(?:simple )?interest', {
    never: 'interest (?:is|gets) (?:subtracted|taken off|the same as the principal)|divide the (?:principal|rate)',
  }),
  fact('(?:increase|raise|markup|goes up|rises?) (?:of |by )?\\d*', {
    never:
      'percent (?:increase|raise) (?:is|means)(?: \\w+)? (?:divided|compared|held)(?: \\w+)? (?:by|to|with) the (?:new|end|final)',
  }),
  fact('(?:percent|%)', {
    never: `(?:a )?percent(?:age)? (?:can't|cannot|can never|is never) be (?:more|${bigger}) than 100|percent (?:is|means) the (?:same as )?(?:number of|amount of) (?:things|dollars)`,
  }),
  fact('(?:quartiles?|interquartile)', {
    never:
      'first quartile is the (?:middle|median of (?:all|the whole))|interquartile range is (?:the )?(?:biggest|largest|maximum) minus',
  }),
  fact('outliers?', {
    never:
      "outliers? (?:changes|moves|affects|pulls)(?: \\w+)? the median more|(?:never|doesn't) (?:change|affect) the mean|outliers? (?:is|are) the (?:middle|most common)",
  }),
  fact('histograms?|bar (?:graphs?|charts?)|pictographs?|dot plots?', {
    never:
      '(?:taller|higher|longer) (?:the )?bars?(?: \\w+){0,3} (?:fewer|less)|(?:shorter|lower) (?:the )?bars?(?: \\w+){0,3} (?:more|greater)',
  }),
  fact('(?:sample|survey)s?', {
    never: 'smaller samples? (?:is|are|gives?) (?:\\w+ )?(?:better|more reliable)|only (?:your |ask )?friends',
  }),
  fact('independent|(?:has|have) no memory|with replacement|put back', {
    never:
      '(?:depends? on|changes? with) (?:the )?(?:first|last|earlier|previous)|(?:second|next) (?:chance|probability|one) (?:changes|goes down|goes up|is lower|is higher)',
    unless: 'without|not',
  }),
  fact('outcomes?|outfits?|combinations?', {
    never:
      '(?:outcomes|outfits|combinations|choices)(?: \\w+){0,5} (?:add|adding|plus)(?: \\w+){0,4} (?:the )?(?:number|shirts|choices|two)|(?:just|simply) add the (?:numbers of|choices|options)',
    unless: 'not|instead',
  }),
  fact('complement|not happening|probabilit(?:y|ies) of (?:all|everything)', {
    never: '(?:add|adds|sum)(?: up)? to (?:0|zero|100(?!%| percent)|10|2)(?= *(?:$|[.,;!]))',
  }),
  fact('thermometer|below zero|colder|temperatures?', {
    never:
      '(?:farther|further|more|lower)(?: \\w+){0,3} below zero,? (?:the )?(?:warmer|hotter|higher)|below zero is (?:warm|hot)',
  }),
  fact('closer to zero|nearer (?:to )?zero', {
    never:
      '(?:two )?negatives?(?: \\w+){0,6} closer to zero(?: \\w+){0,3} (?:smaller|less)|closer to zero,? the (?:smaller|lower|less)',
  }),
];
