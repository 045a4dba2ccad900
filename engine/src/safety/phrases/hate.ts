import type { PhraseRow } from '../phrase.ts';

const told = ['<told>', 'who|people who|nazis|hitler|kkk|they|some|many ~2 hated|hate|thought'];

/** Hate against groups of people. Reports of it in history and literature are schoolwork. */
export const hatePhrases: readonly PhraseRow[] = [
  {
    says: 'i ~3 hate|despise|detest ~1 all|the|those|these|every? <group>',
    unless: ['<told>', '<group> scout|scouts|chocolate|bathroom|team|shoes|rice|people ~1 problem'],
  },
  { says: 'i ~2 can not stand ~1 <group>', unless: ['<told>'] },
  { says: '^ ~1 kill|gas|hang|shoot|burn|deport|ban|exterminate ~1 all|the|those? <group>', unless: told },
  { says: '<group> ~1 are|is ~2 <low>', unless: [...told, 'not', 'treated|considered|called|seen'] },
  { says: '<group> ~1 are|is ~1 too|so|all|just|like ~1 <low>', unless: [...told, 'not'] },
  {
    says: '<group> ~2 should ~2 be ~1 killed|away|banned|deported|shot|dead|burned|gassed|hanged|slaves|locked|eliminated|exterminated',
    unless: told,
  },
  { says: '<group> ~2 should ~2 die|burn|leave|disappear', unless: told },
  { says: '<group> ~3 not belong|deserve', unless: told },
  { says: '<group> ~5 go back to|where', unless: [...told, 'seats|desks|class|page'] },
  { says: 'go back to your ~1 country|africa|mexico|china|india|jungle', unless: told },
  {
    says: '<group> ~1 control|controls|rule|rules|run|own|ruin|ruined|destroy|invade|steal ~2 world|everything|banks|media|country|government|money|jobs',
    unless: told,
  },
  { says: 'being|be gay|trans|lesbian|black|jewish|muslim ~1 is ~2 <low>|wrong|sin|unnatural|gross|weird|illness', unless: told },
  'no homo|that|this|you|so are|is? so gay $',
  'is|so gay lol',
  { says: 'heil|hail|sieg hitler|heil', unless: told },
  {
    says: 'hitler|nazis|kkk was|were|is|did ~2 right|good|great|hero|heroes|nothing|cool|best',
    unless: ['why|how|what|not', '<told>'],
  },
  { says: 'white power|supremacy', unless: [...told, 'groups|movement|group|jim|law|laws|was|were'] },
  'gas the <group>',
  { says: 'holocaust|slavery never|did ~1 not? happened|happen', unless: told },
  { says: 'holocaust|slavery is|was|were ~1 fake|lie|hoax|good|made|exaggerated|funny|fun', unless: [...told, 'why|not|never'] },
  { says: 'dirty|filthy|stupid|damn|ugly|disgusting <group>', unless: [...told, 'clothes|water'] },
  { says: '<group> ~1 suck|sucks|smell|stink', unless: told },
  {
    says: 'retards|retard|tranny|trannies|faggot|faggots|fags|spics|wetback|wetbacks|gooks|kikes|coons|paki|pakis|towelhead|raghead',
    unless: told,
  },
  {
    says: 'go back to ~1 africa|mexico|china|india|asia|pakistan|syria|jungle|israel',
    unless: [...told, 'i|we|page|unit|example|map|ship|ships|trip|part|question|section|people|graph'],
  },
  { says: '<group> ~1 are|is ~1 better|smarter|superior|purer ~1 than ~1 <group>', unless: [...told, 'at'] },
  {
    says: '<group> can|could not ~2 do|drive|think|read|be|count|learn|math',
    unless: [
      ...told,
      'be ~1 more|fewer|half|all|both than|of|girls|boys|too',
      'vote|marry|own|were|was|because ~3 law|laws|slavery',
    ],
  },
  'women|girls belong in|to ~2 kitchen|home',
  {
    says: 'hitler|nazis|kkk did|was|were ~1 nothing|not|no ~1 wrong|bad|evil',
    unless: ['who|people|kkk ~2 thought|said|believed|claimed'],
  },
  { says: '<group> ~1 eat|eats|do|steal|stole|lie|smell|cheat ~1 dogs|cats|babies|everything|bad|always', unless: told },
  'ching chong',
  'that|this|it|you|ur|he|so|she|thats is|are|was? ~1 so|such|too|really|a ~1 gay',
  { says: '<group> ~2 should ~2 not ~1 be ~1 here|allowed|born|alive|vote|married', unless: told },
  { says: 'hate|disgusted|despise ~2 by? ~1 gay|trans|muslim|jewish|black ~1 kids|boys|girls|students|guys|lot', unless: told },
  { says: '<group> should|must|can|need ~1 to? ~1 burn|die|leave|hang|rot|disappear|vanish', unless: told },
  {
    says: 'whites only',
    unless: [...told, 'sign|signs|fountain|fountains|segregation|bus|school|schools|jim|section|seats|bathroom'],
  },
  {
    says: 'hitler|nazis|nazi|kkk ~1 was|were|is|are ~3 good|great|heroes|hero|right|best|cool',
    unless: ['why|how|what|not|who|whether', '<told>', 'for|at'],
  },
  { says: 'sit|play|work|talk|be ~1 next|with|near ~1 to? ~1 <group> ~3 stink|smell|dirty|gross|hate|because', unless: told },
  { says: '<group> ~1 stink|smell|ruin|disgust', unless: told },
];
