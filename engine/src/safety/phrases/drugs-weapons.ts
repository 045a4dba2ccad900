import type { PhraseRow } from '../phrase.ts';

const counted = ['how many|much ~3 cost|costs|left|altogether|total', 'history|article|prohibition|opium|essay|war|wars'];

/** Requests for drugs and weapons, and the use of drugs. */
export const drugsAndWeaponsPhrases: readonly PhraseRow[] = [
  // drugs
  {
    says: 'where|how ~1 can|do|could|to i|we|you? ~2 buy|get|find|score|make|cook|grow|order|sell ~3 <drug>',
    unless: [...counted, 'rid|drugstore|off|over'],
  },
  { says: 'who ~1 sells|sell|has|deals ~2 <drug>', unless: counted },
  { says: 'how ~2 cook|grow|smoke|snort|inject|make|roll|synthesize|produce ~3 <drug>', unless: counted },
  { says: 'want|wanna|let|need|got to|us? ~1 buy|try|get|smoke|some|have|do|any|drink ~1 <drug>', unless: [...counted, 'not'] },
  {
    says: 'i ~3 smoke|smoked|smoking|vape|vaped|vaping|snort|snorted|took|tried|sell|sold|deal|drank|drink ~2 <drug>',
    unless: [...counted, 'not', 'never', 'ginger|root'],
  },
  {
    says: 'i ~2 vape|vaped|vaping|smoke|smoked',
    unless: ['not|never', 'salmon|signal|alarm|fish', 'him|her|them|everybody|race'],
  },
  {
    says: 'i|you|we|me ~3 get|got|gets|be|am|getting|was|are ~2 high|drunk|stoned|wasted|tipsy',
    unless: [
      'marks|mark|score|scores|grade|grades|enough|up|number|numbers|temperature|jump|five|hopes|voice|percentage|above|school|highest',
    ],
  },
  '^ ~1 high right now',
  { says: 'to get|be high|drunk|stoned|wasted', unless: ['marks|mark|score|scores|grade|grades|enough|up|number'] },
  '<pills> ~3 get|gets|getting ~1 me|you? high',
  {
    says: 'my ~2 friend|brother|cousin|dealer|sister ~1 sells|deals|has|got|sold ~2 <hard_drug>',
    unless: ['allergy|doctor|prescribed'],
  },
  'recipe for ~2 <hard_drug>',
  {
    says: 'how much|many ~2 <hard_drug>|adderall|codeine',
    unless: ['doctor|prescribes|nurse|patient|police|seized|kg|percent|mg per'],
  },
  {
    says: 'how much|many ~2 vodka|beer|beers|alcohol|whiskey|drinks ~5 drunk|need|drink|black',
    unless: ['party|guests|recipe|legal|limit|each|total'],
  },
  'hide|hiding|sneak ~2 vape|vapes|weed|alcohol|beer|drugs|juul|cigarettes|vodka|joint',
  {
    says: 'can|could|will|would|please ~1 you|somebody ~2 get|buy|sell|bring|give|find me|us ~2 <drug>',
    unless: ['medicine|doctor'],
  },
  'get|buy me ~1 weed|beer|vodka|alcohol|cigarettes|vape',
  'fake id',
  { says: 'cooking|cook meth', unless: ['breaking|show|series'] },
  // weapons
  {
    says: 'how ~1 do|can|could|would|to i|we|you|one|people|somebody? ~2 make|build|create|assemble|construct|get|buy|print|3d ~4 <weapon>',
    unless: ['<game>', 'explorers|soldiers|romans|nuclear|atomic|history|calorimeter', 'snow'],
  },
  {
    says: 'teach|show|help|tell|give ~1 me|us ~4 make|get|build|buy|print|find|plans|instructions|blueprint|recipe ~4 <weapon>',
    unless: ['<game>', 'nuclear|atomic|calorimeter|history'],
  },
  { says: '<weapon> ~2 at home|instructions|recipe|tutorial', unless: ['<game>'] },
  'make|build|building|making|made ~2 pipe|fertilizer|nail|homemade bomb|bombs',
  { says: 'where ~2 can|do|could i|we|you? ~2 buy|get|find|order ~2 <weapon>', unless: ['<game>', 'verb'] },
  {
    says: 'sneak|bring|smuggle|hide|take|carry ~3 knife|knives|gun|guns|weapon|weapons|blade ~4 school|class|backpack|airport',
    unless: ['<game>', 'rules|rule|forbidden|not ~1 allowed'],
  },
  'knife|gun|weapon ~2 to bring|take|carry to ~1 school|class',
  {
    says: 'where|how ~1 to ~1 get|buy|find|score|obtain ~3 <drug>|<weapon>',
    unless: [...counted, '<game>', 'rid|drugstore', 'nuclear'],
  },
  { says: '^ sell|give|bring|get|buy ~1 me|us ~2 <drug>|<weapon>', unless: ['<game>'] },
  {
    says: 'i ~2 have|got|keep|brought|hid|bought|stole|found|carry ~2 <hard_drug>|vape|vodka|beer|cigarettes|joint ~3 in|from|at|for|and',
    unless: ['garden|allergy|doctor|prescribed|pulled|not', 'ginger|root'],
  },
  'what|which ~1 drug|drugs|pill|pills ~4 high|highest|trip|hallucinate|strongest|fun',
  {
    says: 'mix|mixing|combine|take ~1 alcohol|vodka|beer|xanax|codeine|drugs|weed ~1 with|and|on',
    unless: ['lab|burner|worksheet|chemistry|cleaning|rubbing'],
  },
  {
    says: 'how ~3 make|create|mix|brew ~2 poison|explosion|explosives|chloroform|ricin|thermite|nitroglycerin|napalm',
    unless: ['did|frog|frogs|snakes|plants|spiders|bees|volcano|stars', '<game>'],
  },
  'hook ~1 me|us|you up|with ~1 with? ~2 <drug>',
  {
    says: 'buy|get|own|purchase ~2 gun|guns|knife|rifle|pistol|ammo ~4 under|without|underage|illegally|online|parents|fast',
    unless: ['<game>'],
  },
  'roll|rolling|rolled|smoke|smoked|light a|the? joint|blunt|spliff',
  'know|find|need ~1 a|any dealer',
  'where|how ~4 <pills>|drugs|medicine ~2 without ~2 prescription|doctor|parents',
  {
    says: 'hard|easy|legal|safe|cheap|possible to ~1 make|get|buy|cook|grow|smoke|try ~2 <hard_drug>|<weapon>',
    unless: [...counted, '<game>'],
  },
  'fake id|ids',
  'i ~1 drank|drink|stole|took ~2 mom|dad|parents|brothers|their|some ~1 vodka|beer|whiskey|wine|alcohol|weed|cigarettes|vape',
  { says: 'how ~3 make|cook|smoke|buy ~1 crack', unless: ['joke|code|egg|the'] },
  {
    says: 'i ~1 want|need|have|got ~1 a|my|to ~1 get? ~1 gun|rifle|pistol|grenade',
    unless: ['<game>', 'water|glue|heat|nerf|toy|squirt|bubble|paint|top'],
  },
];
