import { fact, is, type SchoolFact } from './school-fact.ts';

/** Facts about reasons and rules that a turn may add to an idea that is right. */
export const reasonRules: readonly SchoolFact[] = [
  fact('zeros?', {
    never:
      '(?:adding|writing|putting|sticking|tacking|that)(?: \\w+){0,3} zeros?(?: (?:at|on) the end| there| after (?:it|the \\w+))? (?:makes?|made|turns?|turned)(?: [\\w.]+){0,3} (?:ten times|10 times|bigger|larger|smaller|greater|more|worth more)',
    unless: 'whole number|places? to the left',
  }),
  fact('probabilit(?:y|ies)|chances?', {
    never:
      "compares?(?: \\w+){0,7} (?:with|to|against) (?:those|the ones|the others|the rest|what)(?: \\w+){0,2} (?:don't|aren't|do not|are not)|favorable(?: \\w+){0,2} (?:over|to|by|out of)(?: the)? unfavorable|goes up (?:each|every) time you (?:lose|miss)|is due",
    unless: 'odds',
  }),
  fact('squar(?:e|es|ing|ed)', {
    never: `squaring (?:a|any) negative(?: number)? (?:leaves|keeps|makes|gives|${is})(?: \\w+){0,2} negative|square of (?:a|any) negative(?: number)? ${is}(?: \\w+)? negative|negative(?: number)? squared ${is}(?: \\w+)? negative|squaring (?:always )?doubles`,
  }),
  fact('hypotenuse', {
    never:
      '(?:longer than|equal to|as long as|exactly)(?: \\w+){0,2} legs (?:put |added )?together|sum of the (?:two )?legs|(?:the )?shortest side|shorter than (?:a|either|one|both|the)',
  }),
  fact('sides? of a triangle|triangle', {
    never:
      'triangle (?:is|has|holds|makes|covers)(?: \\w+){0,2} (?:third|quarter|fourth|twice|double)(?: of| as much as)? (?:its|the|a)(?: \\w+)? rectangle|(?:three|3) sides (?:instead of|rather than|not) (?:four|4),? (?:which|so|that)|two (?:sides|angles) of (?:a|any) triangle (?:always |must )?(?:are|be) equal',
    unless: 'isosceles|equilateral',
  }),
  fact('perpendicular(?: lines?)?', {
    never:
      'slopes?(?: that| which)? (?:add|sum)(?: up)? to|(?:the )?(?:same|equal) slopes?|slopes?(?: that| which)? multiply to (?:1|one)|never (?:meet|cross)',
    unless: 'parallel',
  }),
  fact('parallel(?: lines?)?', {
    never: 'opposite slopes?|negative reciprocals?|parallel or not|multiply to',
    unless: 'perpendicular',
  }),
  fact('area', {
    never:
      'area (?:is|means|counts|tells|measures)(?: \\w+){0,5} (?:fence|border|edge|edges|way around|distance around|trip around|around the (?:outside|edge)|outside|rim|ribbon)',
  }),
  fact('perimeter', {
    never:
      'perimeter (?:is|means|counts|tells|measures)(?: \\w+){0,4} (?:grass|ground|inside|squares|carpet|surface|cover(?:s|ing)?|space|room)',
  }),
  fact('volume', {
    never: 'volume (?:is|means|counts|tells|measures)(?: \\w+){0,3} (?:squares|outside|surface|edges|skin|wrapping)',
  }),
  fact('surface area', { never: 'surface area (?:is|means|counts|tells)(?: \\w+){0,3} (?:inside|holds|fits|cubes|fills?)' }),
  fact('cones?|pyramids?', {
    never:
      '(?:half|a quarter|a fourth|twice)(?: of)?(?: what| as much as)?(?: a| the| its)?(?: same| matching)? (?:cylinder|prism|box|can)',
  }),
  fact('diagonal|cut(?:ting)?|cuts?', {
    never: 'one (?:\\w+ )?(?:cut|diagonal)(?: [\\w,]+){0,14} (?:three|3|four|4|six|6)(?: \\w+)? triangles',
  }),
  fact('minus|negative sign', {
    never:
      '(?:both|all|the two)(?: \\w+)? (?:signs|terms|numbers)(?: \\w+){0,2} (?:come out|become|turn|end up|turn out|are) (?:negative|minus)',
  }),
  fact('inequalit(?:y|ies)|inequality sign|sign', {
    never:
      '(?:adding|subtracting|add|subtract)(?: \\w+){0,5} (?:flips|turns|reverses|turns around) the (?:inequality |direction of the )?(?:sign|inequality)|dividing by a positive(?: number)? (?:flips|turns|reverses)',
  }),
  fact('round(?:s|ing|ed)?', {
    never:
      '(?:a )?(?:5|five) (?:always )?(?:rounds?|goes) down|(?:4|four) (?:or more|and up|and above|or higher) (?:rounds?|goes|means) up|rounding always (?:goes|makes)(?: \\w+)? (?:up|bigger)',
  }),
  fact('top and (?:the )?bottom|numerator and (?:the )?denominator', {
    never:
      '(?:add|adding|added|subtract|subtracting)(?: \\w+){0,3} same(?: \\w+)? (?:to|from)(?: [\\w]+){0,8} (?:equal|same value|equivalent|unchanged)',
  }),
  fact('circumference', {
    never:
      '(?:π|pi) times (?:the )?radius squared|(?:π|pi) r squared|radius times itself|(?:π|pi) times the radius(?= *(?:$|[.,;!]))',
    unless: 'area',
  }),
  fact('(?:rise|go up|grow|move|rising) together|correlat\\w+', {
    never: '(?:means|shows|proves|so|then)(?: that)? one (?:of them )?(?:must |always )?(?:causes?|makes)',
  }),
  fact('divid(?:e|es|ing) (?:both sides|by)', {
    never:
      'every number (?:in sight|there|inside|in the parentheses)(?: \\w+)? (?:gets|is) divided|only (?:one|the left|the right) side (?:gets|is) divided',
  }),
  fact('means?|averages?', {
    never:
      '(?:has to|must|needs to|always has to) be (?:one of|on|in) the (?:list|numbers|data|scores)|(?:mean|average) (?:is|can be)(?: \\w+)? (?:larger|bigger|smaller|lower|higher) than all',
    unless: "doesn't|does not|not",
  }),
  fact('medians?', {
    never: 'median (?:is|always)(?: \\w+){0,2} (?:largest|biggest|sum|most common|total)|without (?:putting|ordering|sorting)',
  }),
  fact('(?:right|acute|obtuse) angles?', {
    never:
      'obtuse angles? (?:is|are)(?: \\w+)? (?:smaller|less|sharper)|acute angles? (?:is|are)(?: \\w+)? (?:bigger|larger|more|wider)',
  }),
  fact('prime(?: number)?s?', {
    never: 'all odd numbers are prime|every prime (?:number )?is odd|1 is (?:a |the first |the smallest )?prime',
    unless: 'not|except',
  }),
  fact('percents?|percentages?|%', {
    never:
      "(?:a|the) (?:10|20|30|50|\\d+)% (?:rise|increase)(?: \\w+){0,6} (?:drop|decrease|fall|cut)(?: \\w+){0,4} (?:back to|the same|where)|percent(?:ages?)? can(?:not|'t| never) be (?:more|over|greater)",
  }),
];
