import type { PhraseRow } from '../phrase.ts';
import { playing } from './violence.ts';

const told = [...playing, 'story|movie|book|novel|film|war|battle|soldier|soldiers|history|news|photo|photos|hoops'];
const hunting = 'hunting|hunt|deer|nerf|water|glue|range|paint|nail|staple';

/** Threats to other people's lives: killing, shooting, bombs and fire, a weapon that is brought along, by anyone. */
export const threatPhrases: readonly PhraseRow[] = [
  {
    says: '<want> ~2 <deadly> ~3 everybody|people|somebody|classmates|classmate|students|kids|teachers|teacher|principal|school',
    unless: [...told, '<want> ~2 <deadly> ~1 me|myself'],
  },
  { says: '<want> ~2 <deadly> ~1 this|that|the|those|these|a ~1 kid|boy|girl|guy|kids|boys|girls|bully', unless: told },
  {
    says: '<deadly> ~1 them|him|her|everybody ~2 all|tomorrow|tonight|monday|tuesday|wednesday|thursday|friday|school|lunch|recess',
    unless: [...told, 'terms|numbers|process|x'],
  },
  {
    says: '<somebody>|boy|girl|kid|he|she|guy|somebody|they ~5 has|have|got|had|hid|keeps ~2 gun|pistol|rifle|glock|bomb ~4 locker|backpack|bag|pocket|desk|school|class',
    unless: [...told, hunting],
  },
  {
    says: 'pull|pulling|come|coming|show|showing ~1 up|in ~4 gun|glock|pistol|rifle|knife|machete|strapped',
    unless: [...told, hunting],
  },
  { says: 'slit|slice|slash|cut ~1 his|her|their|your ~1 throat|throats', unless: told },
  { says: 'do|doing|pull|another|next ~1 a? columbine|parkland|uvalde|sandyhook', unless: [...told, 'trip|visit|live|moved'] },
  { says: '<want> ~1 run ~1 him|her|them|people|everybody|somebody ~1 over', unless: [...told, 'numbers|answers|again'] },
  {
    says: 'everybody ~6 will|going|gonna ~1 to? ~1 be? ~1 die|dead ~1 tomorrow|today|tonight|monday|friday|by|soon|$',
    unless: [...told, 'dead tired|last|quiet'],
  },
  { says: 'tomorrow|tonight|monday|friday|soon everybody ~4 will|going|gonna ~1 to? ~1 die|dead', unless: told },
  { says: 'plan|planning|plans|planned ~2 school|mass ~1 shooting|attack', unless: told },
  {
    says: 'somebody|he|she|they|boy|girl|kid|friend ~4 wants|want|going|gonna|said|says ~4 <deadly> ~1 a|the|this|that|another ~1 boy|girl|kid|teacher|student|classmate',
    unless: told,
  },
  { says: 'knife|gun|blade ~6 use ~1 it ~1 on ~1 her|him|them|somebody|everybody', unless: [...told, hunting] },
  { says: 'bullets|bullet ~4 name|names', unless: told },
  {
    says: 'get|take|grab|use|steal|stole|took|got|have ~1 my ~1 dads|uncles|moms|fathers|brothers|grandpas|grandfathers|dad|uncle|grandfather|stepdads ~1 gun|guns|rifle|pistol|shotgun',
    unless: [...told, hunting],
  },
  { says: '<want> ~2 bring|take ~3 knife|gun|weapon|bomb', unless: ['<game>'] },
  {
    says: 'i ~3 bring|bringing|brought|have|got|take|taking|carry|hid|packed ~3 knife|gun|weapon|bomb|rifle|pistol ~4 school|class|backpack|bag|locker|pocket|lunch',
    unless: ['<game>', 'lunch|butter knife'],
  },
  {
    says: 'shoot|shooting|blow|blowing|burn|burning|bomb|bombing|attack|attacking up|down? ~2 <school>|house|place|everybody',
    unless: ['<game>', 'hoops|baskets', 'balloons|balloon|photo|picture'],
  },
  {
    says: 'going|gonna|will|want|planning to? ~1 shoot|blow|burn|bomb up|down? ~2 <school>|house|place|everybody',
    unless: ['<game>', 'balloons|balloon|photo|picture'],
  },
  {
    says: 'there will|is be? ~1 going? to? be? ~2 a? ~1 shooting|bomb|attack|massacre ~3 at|in|on|tomorrow',
    unless: ['movie|star|game|book|film', 'volcano|calorimeter'],
  },
  '^ do not come to school tomorrow|on|monday|friday',
  'i ~2 my ~2 hit list',
  { says: 'i ~2 bring|bringing|take|taking ~1 a|my|the ~2 gun|knife|bomb|rifle ~2 tomorrow|monday|today|$', unless: ['<game>'] },
  { says: 'everybody|all|you|they ~3 dies|die tomorrow|today|tonight|soon', unless: playing },
  {
    says: 'set|light|put ~3 school|house|him|her|teacher|classroom|car ~1 on fire',
    unless: ['project|alight|book|story|film|movie'],
  },
  {
    says: 'gun|knife|bomb|rifle|weapon ~6 at|in|to|into ~1 school',
    unless: ['<game>', 'rule|rules|banned|law|laws|allowed|news|drill|forbidden|should not'],
  },
  {
    says: 'i ~1 <want> ~1 make|build|plant|put|place|use|throw ~2 bomb|bombs|explosive',
    unless: [...playing, 'calorimeter|bath|cherry|photo'],
  },
  'list of ~2 people|kids|teachers|everybody|names ~4 kill|hurt|die|shoot|hate',
  {
    says: 'burn|blow|smash|destroy ~1 his|her|your|their|the ~1 house|home|car|locker|school',
    unless: [...playing, 'candle|volcano|balloon'],
  },
  {
    says: 'somebody|everybody|they|he|she|you|people|one is|are|will|gonna|going ~2 to? ~1 get ~1 shot|killed|stabbed|hurt ~4 at|on|tomorrow|today|monday|friday|soon|$',
    unless: [...playing, 'in the|act|war|battle'],
  },
  {
    says: 'kill ~1 all|every|each ~2 them|everybody|people|teachers|kids|students',
    unless: [...playing, 'germs|bacteria|weeds|bugs|cells|aliens|orcs|troops'],
  },
  {
    says: 'bullets|ammo|gun|knife|bomb|pistol|machete ~3 in|at|to ~1 my ~1 locker|bag|backpack|desk|pocket|jacket',
    unless: playing,
  },
  {
    says: 'i ~2 took|take|taking|grabbed|got|have ~1 a|the|my ~2 knife|gun|blade|hammer ~6 school|class|tomorrow|him|her|them',
    unless: [...playing, 'cook|cooking|food tech|kitchen ~2 class|cut'],
  },
  {
    says: 'mate|friend|boy|girl|kid|brother|he|she|somebody ~2 bringing|bring|brings|brought|got|has ~1 a ~1 gun|knife|weapon|bomb ~3 in|to|into|at|on ~1 school|friday|monday|tomorrow|bag|class',
    unless: playing,
  },
];
