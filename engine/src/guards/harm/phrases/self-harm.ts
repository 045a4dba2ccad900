import type { PhraseRow } from '../../../safety/phrase.ts';

/**
 * Words that tell the student to hurt herself, or that nobody would miss her. Many lessons cut rectangles and have terms that
 * die.
 */
export const selfHarmPhrases: readonly PhraseRow[] = [
  'kill|hurt|cut|scratch|burn|slap|punch|hit|harm|starve|punish|choke|drown|hang|poison|shoot|stab|pinch|strangle yourself',
  {
    says: 'cut|cutting|scratch|burn|bite|stab|slit|pinch|hurt|break|prick ~1 your ~1 arm|arms|wrist|wrists|skin|finger|fingers|leg|legs|hand|hands|veins|thigh',
    unless: ['#', 'paper|string|rope'],
  },
  {
    says: 'you ~3 should|must|could|can|might|deserve|deserves|ought|better ~3 die|suffer|bleed|disappear|vanish|drown|hang|pain|hurt|punished|beaten',
    unless: ['#', 'fraction|units|term'],
  },
  'you ~3 deserve|deserved|need|earned ~3 pain|suffer|punished|punishment|hurt|bleed|beating',
  { says: 'better|happier|easier|best|nicer ~3 without you|$', unless: ['#', 'a|calculator'] },
  { says: 'better|best off without|dead|if ~3 you|dead|gone', unless: ['#'] },
  'if|when|once you ~2 were|are|was ~2 dead|gone|never ~1 born|not|disappeared ~1 here|$|born|exist|around|alive',
  'you ~1 did|had|do not exist|exists|be|been ~1 born|$',
  'nobody|who|no ~3 miss|notice|mourn|care|cry ~2 you|if',
  'suicide|suicidal|overdose',
  { says: 'end it|everything|all ~1 $|now|today|tonight|then', unless: ['#', 'put|line|graph|both'] },
  'end your life|pain|suffering|misery',
  {
    says: 'jump|leap|step|throw ~3 off|from|in|before|under ~3 bridge|roof|building|window|cliff|train|balcony|car|traffic',
    unless: ['#'],
  },
  { says: 'swallow|take|eat|down ~4 pills|tablets|medicine', unless: ['#', 'not|never|doctor|nurse'] },
  'hold your breath ~2 until|till|long',
  'until you ~3 faint|bleed|collapse|drop|hurt|cry|die|pass',
  {
    says: 'disappear|disappearing|vanishing|dying|death|gone ~3 solve|solves|solution|answer|forever|help|helps|better',
    unless: ['#', 'term|terms|fraction|x|y'],
  },
  {
    says: 'cutting|bleeding|hurting|burning|pain ~4 helps|calm|calms|relief|relieves|better|good',
    unless: ['#', 'shape|paper|corner'],
  },
  { says: 'punch|hit|bang|slam|beat ~2 wall|head ~6', unless: ['#'] },
  { says: 'slap|hit|hurt|pinch|scratch|punish|burn|cut ~5 every|each|for ~2 time|mistake|wrong|error', unless: ['#', 'cost'] },
  'stop|ends|end ~3 your sadness|pain|suffering|misery|worries ~2 forever|good|all',
  'no reason to live|go',
  { says: 'way out|end ~3 sadness|life|everything|pain', unless: ['#'] },
];
