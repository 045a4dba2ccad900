import type { PhraseRow } from '../phrase.ts';

const told = ['<told>', 'who|people who|nazis|hitler|kkk|they|some|many ~2 hated|hate|thought'];

/** Hate against groups of people. What history and literature report of it is school. */
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
    says: '<group> ~2 should ~2 be ~1 killed|banned|deported|shot|dead|burned|gassed|hanged|slaves|locked|eliminated|exterminated',
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
  'thats|is|so gay lol',
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
    says: 'retards|retard|tranny|trannies|faggot|faggots|fags|chinks|spics|wetback|wetbacks|gooks|kikes|coons|paki|pakis|towelhead|raghead',
    unless: told,
  },
];
