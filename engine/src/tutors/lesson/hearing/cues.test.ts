import { expect, it } from 'vitest';
import { cuesIn } from './cues.ts';
import type { Cue } from './heard.ts';

it.each<[text: string, cues: Cue[]]>([
  ['3/4', []],
  ['are you a robot?', ['asks_after_end', 'asks_who', 'asks_something']],
  ['can you call my mom', ['asks_after_end', 'is_allowed', 'asks_to_call', 'asks_something']],
  ['how do I do this', ['asks_after_end', 'asks_how', 'asks_something']],
  ['why is that wrong', ['asks_after_end', 'asks_why_wrong', 'names_mistake', 'asks_something']],
  ['can we continue please', ['asks_after_end', 'wants_on', 'asks_something']],
  ['i want to go on', ['wants_on']],
  ['skip', ['wants_next']],
  ['hi', ['greets']],
  ['thx, bye', ['thanks', 'says_bye']],
  ['this is boring', ['is_bored']],
  ['i am so sad', ['is_low']],
  ["i've been stuck for ages", ['finds_hard', 'is_tired']],
  ['my teacher said it is fine', ['told_by_others', 'is_allowed']],
  ['my daddy showed me to flip it', ['told_by_others']],
  ['my grandmother uses the long way', ['told_by_others']],
  ['i would multiply both numbers', ['thinks_aloud']],
  ['3, 4, 5', ['thinks_aloud']],
])('finds in “%s” the cues %j', (text, cues) => {
  expect(cuesIn(text)).toEqual(cues);
});
