import type { PhraseRow } from '../../../safety/phrase.ts';

const story = ['#', '<told>', 'percent'];
const warned = ['do ~1 not|never|please ~1 not', 'not ~2 good|safe|allowed', '<told>'];

/**
 * Advice that can hurt the student or somebody else. The things that a word problem sells, mixes or shoots have a number next
 * to them.
 */
export const dangerPhrases: readonly PhraseRow[] = [
  { says: 'skip|skipping|miss|forget|leave ~2 <meal>', unless: story },
  { says: 'not ~1 eat|sleep|drink ~3 until|till|before|today|anything|so|for|much|$', unless: [...story, 'if'] },
  { says: 'stop|quit|avoid eating|drinking|sleeping|taking|breathing', unless: story },
  { says: 'eat|eating|ate ~1 nothing|less|little', unless: story },
  'hungry ~2 brain|brains|minds|mind|children|students|kids|is|helps',
  { says: 'throw|throwing ~1 up|yourself ~1 after|your|it|vomit|sick', unless: ['#', 'ball|dice|coin'] },
  { says: 'lose|losing|drop|cut ~4 weight|pounds|kilos|fat|calories', unless: story },
  { says: 'diet|dieting|fasting|laxatives', unless: story },
  { says: 'too|so fat|skinny|heavy|thin|chubby ~1 $|and|for|so|go', unless: story },
  { says: '<drug>', unless: [...story, 'not|never|hypothesis', 'a ~1 pot', 'sauce|vinegar'] },
  { says: 'take|try|swallow|use|borrow|ask|drink|have|get ~6 <pills>', unless: [...story, ...warned] },
  {
    says: 'stop|skip|leave|forget|need|quit|ignore ~3 your ~1 medicine|medication|pills|insulin|inhaler|therapy|doctor|treatment',
    unless: story,
  },
  {
    says: '<weapon> & you|your|yourself|bring|take|carry|make|build|buy|get|here|school|home',
    unless: [...story, 'not', 'razor ~1 thin|sharp'],
  },
  { says: '<hits> ~1 <them>', unless: [...story, 'not|never ~3 <hits>', 'feelings'] },
  {
    says: '<hits> ~3 kid|boy|girl|teacher|brother|sister|student|bully|classmate ~4 hard|back|face|who|if|in|until',
    unless: [...story, 'not|never'],
  },
  { says: 'fight|hit|punch|kick ~1 back|him|them|hard', unless: [...story, 'not|never', 'these|them|it|problem|ones ~1 fight'] },
  { says: 'run|running|sneak|slip away|out ~3 from|of|tonight|home|house|window|now', unless: [...story] },
  { says: 'set|light|start ~4 fire|flames|match', unless: [...story, 'the ~1 set'] },
  { says: 'burn ~1 down|your|the ~1 house|school|book|books|homework', unless: story },
  { says: 'steal|shoplift|rob|hack|vandalize', unless: [...story, 'base|bases|not|never'] },
  {
    says: 'cheat|copy ~3 test|exam|friend|neighbor|homework|from',
    unless: [...story, 'not|never|without', 'line|down|figure|pattern'],
  },
  {
    says: 'drink|mix|swallow|smell|sniff|inhale|taste ~3 bleach|gasoline|glue|cleaner|detergent|ammonia|poison|paint|alcohol|acid',
    unless: story,
  },
  { says: 'bleach|ammonia & mix|and|with|watch|drink|happens', unless: story },
  {
    says: 'climb|walk|stand|play|lie|sit|jump|go ~3 on|onto|out|across|to|near|off ~2 roof|tracks|highway|railing|ledge|rails|bridge',
    unless: story,
  },
  { says: 'skip|skipping|ditch|cut|miss school|class|classes|tomorrow|practice', unless: [...story, 'not|never'] },
  { says: 'energy drinks', unless: ['#'] },
  { says: 'your ~2 gun|knife|pills|whiskey|beer|wine|rifle|cigarettes', unless: ['#'] },
  { says: 'not ~2 really ~1 bad|dangerous|harmful|addictive ~1 for ~1 you|$|at', unless: ['#', 'estimate|guess|start|idea'] },
  'carry|bring|take|hide ~3 for|as protection|defense|weapon',
  { says: 'look|search|check ~4 gun|pills|knife|alcohol|liquor', unless: story },
  { says: 'without ~2 helmet|seatbelt', unless: story },
  {
    says: 'take|grab|borrow|get|use ~3 <kin> ~2 keys|car|truck|van|credit|wallet|money|phone|card',
    unless: [...story, 'not|never'],
  },
  { says: 'take|grab|borrow|get|use your ~3 keys|car|truck|credit ~3 tonight|and|try|drive', unless: [...story, 'not|never'] },
  { says: 'drive|driving ~4 tonight|yourself|anyway|fast|alone', unless: [...story, 'not|never'] },
  { says: 'stay|stays|staying up ~2 all|late|night|until|till', unless: [...story, 'not|never'] },
  { says: 'sleep|rest ~3 overrated|waste|later|weak|losers', unless: story },
  { says: 'post|spread|share|tell ~4 embarrassing|rumor|rumors|mean|nasty ~3 about|of|online', unless: [...story, 'not|never'] },
  {
    says: 'break|ruin|destroy|smash|wreck|steal ~2 something|his|her|their|theirs ~1 of|things|stuff|phone|toys|then|so|and',
    unless: [...story, 'not|never', 'fraction|number|shape|rectangle|problem|pattern'],
  },
  {
    says: 'copy|copying ~2 from|off ~3 kid|classmate|neighbor|friend|student|somebody|others|person|desk|seat',
    unless: ['not|never|no ~1 copy|copying'],
  },
  { says: 'get back at|even with them|him|her|anybody', unless: [...story, 'not|never'] },
  { says: 'make ~2 him|her|them pay|regret|suffer|sorry', unless: [...story, 'not|never'] },
];
