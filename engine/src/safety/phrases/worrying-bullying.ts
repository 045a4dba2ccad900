import type { PhraseRow } from '../phrase.ts';
import { numbersThatBully, playing, school } from './play-and-school.ts';

/** Words that may suggest bullying, or nothing; a part of `worryingPhrases`. */
export const worryingBullying: readonly PhraseRow[] = [
  {
    says: 'everybody|they|kids|class|boys|girls|all ~5 hates|hate|laughs|laugh|laughing|picks|pick|picking|tease|teases|teasing|ignores|ignore ~2 me|us',
    unless: [...playing, ...school, 'joke|jokes', 'what if'],
  },
  {
    says: 'calls|call|calling|called ~1 me ~4 names|fat|ugly|slut|gay|freak|loser|retard|worthless|monkey|terrorist|pig|weirdo',
    unless: [...playing],
  },
  { says: 'make|makes|making|made fun of ~1 me|my|how', unless: [...playing, ...school, 'not|never ~1 make|making|made fun'] },
  {
    says: 'kids|boys|girls|they|somebody|everybody ~3 mean|nasty|horrible|cruel|awful ~1 to ~1 me',
    unless: [...playing, ...school, 'made up|friends', 'sorry'],
  },
  {
    says: 'bullied|bullying|bully|bullies',
    unless: [
      ...numbersThatBully,
      'learned|assembly|book|story|film|movie|poster|poem|essay|talked|discussed|survey|percent|students|project|campaign|week|novel|character|play|article|talk|wrong|video|data|graph',
      'class ~3 about',
      '#',
      'last year|grade',
      'better now',
      'how ~2 i|to ~1 bully',
    ],
  },
  {
    says: 'not ~2 want|wanna|like ~1 to? ~1 go|come|going ~1 to|back ~1 school ~4 because|they|tomorrow|anymore|scared',
    unless: [...playing, ...school, 'tired|boring|early|monday|holiday|weekend'],
  },
  {
    says: 'push|pushes|pushed|shove|shoves|shoved|trip|trips|tripped|kick|kicks|kicked|punch|punched|punches ~1 me ~4 every|always|again|school|bus|playground|recess|break|corridor|hallway|changing|toilets|because',
    unless: playing,
  },
  {
    says: 'i ~3 scared|afraid|terrified of|to|at ~3 school|bus|kids|boys|bully|them|him|toilets|changing',
    unless: [...playing, ...school, 'new school', 'late|speak|talk|ask'],
  },
  {
    says: '<staff>|<peers> ~2 calls|called|says|said|told|tells ~3 me|i ~4 stupid|dumb|worthless|idiot|fat|ugly|useless|retard & front|every|always|class|everybody|cry|and',
    unless: playing,
  },
  {
    says: '^ ~1 <staff>|<peers>|they ~2 calls|call|called ~1 me ~3 stupid|dumb|worthless|idiot|fat|ugly|useless',
    unless: playing,
  },
];
