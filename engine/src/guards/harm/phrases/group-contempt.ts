import type { PhraseRow } from '../../../safety/phrase.ts';

const reported = ['<told>', 'equally|equal'];

/** Contempt for people for what they are or believe. Many problems count girls, boys and voters, and those are allowed. */
export const groupContemptPhrases: readonly PhraseRow[] = [
  { says: '<people> ~4 are|is|get|gets|just|naturally|all ~3 <low>', unless: [...reported, 'not <low>'] },
  { says: '<people> ~3 <low>', unless: [...reported, '#', 'not <low>'] },
  { says: '<people> ~2 can|could|do|does|will|would ~1 not ~2 <able>', unless: [...reported, '#', 'both'] },
  { says: '<people> ~2 rarely|never|seldom|hardly ~2 <able>|belong', unless: [...reported, '#'] },
  { says: '<people> ~2 should|must|need|ought|better ~2 stick|stay|leave|go|not|learn|keep', unless: [...reported, '#'] },
  { says: '<people> ~3 not ~1 belong|deserve|welcome|made|meant|built|able', unless: [...reported, '#'] },
  { says: '<people> ~3 better|smarter|superior|brighter ~3 than ~1 <people>', unless: [...reported, '#'] },
  { says: '<people> ~2 only|always|just ~2 count|want|care|think|steal|cheat|complain|take|lie', unless: [...reported, '#'] },
  { says: '<creed>', unless: [...reported, '#', 'holiday|festival|calendar|history'] },
  {
    says: 'kids|people|students|children|anybody|everybody|those ~2 from|with|in ~2 <people_of> ~6 <low>|not|never|rarely',
    unless: [...reported, '#'],
  },
  {
    says: 'kids|people|students|children ~1 like that|them|those|these|you ~8 <low>|not|never|rarely',
    unless: [...reported, '#'],
  },
  { says: 'not|never ~2 expect|trust|ask ~3 <people>', unless: [...reported, '#'] },
  { says: '<people> ~5 go back|home|away', unless: [...reported, '#'] },
  { says: 'go back to ~2 country|came|where ~2 came|from', unless: [...reported, '#', 'line|step|page'] },
  { says: 'only|just ~1 stupid|dumb|weak|poor|fools people|believe|believes', unless: reported },
  { says: '<low> people|kids ~2 believe|vote|pray', unless: reported },
  { says: 'believe|believes|believing ~1 in ~1 god|allah|jesus|fairy', unless: [...reported, '#'] },
  { says: 'religion|god|faith|church|bible|quran ~3 makes|is|are ~3 <low>|lie|fake|people', unless: [...reported, '#'] },
  { says: 'vote|votes|voting|voted for ~3 <low>|no|party|them|him', unless: ['#'] },
  { says: 'do|get|understand ~1 not geometry|math|algebra|logic & <people>', unless: [...reported, '#'] },
  { says: '<people> ~2 are|is all|calculators|robots', unless: reported },
  { says: 'too ~1 <low> for ~2 & <people>', unless: [...reported, '#'] },
];
