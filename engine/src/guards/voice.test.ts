import { describe, expect, it } from 'vitest';
import { leavesTheVoice, voice } from './voice.ts';

describe('leavesTheVoice', () => {
  it.each([
    ['a link', 'See https://example.com for help.'],
    ['a link', 'See [this page](//evil.example/x).'],
    ['a link', 'Look it up on mathhelp.com first.'],
    ['a link', 'javascript:alert(1) is the key.'],
    ['a link', 'Look: ![a bar](x)'],
    ['a link', 'Look: ![a bar][1] now'],
    ['HTML', 'Move the <b>3</b> first.'],
    ['HTML', '<img src=x onerror=alert(1)> Look here.'],
    ['HTML', '<script>alert(1)'],
    ['HTML', 'Look <a href="x">here'],
    ['HTML', 'Look &#60;script'],
    ['code', '```\nx = 4\n```'],
    ['TeX', 'Click $\\href{x}{here}$ to see.'],
    ['hide', 'Look at \u202e4 = x'],
    ['script', 'Посмотри на знак.'],
    ['script', '看看符号'],
    ['script', 'Look at the sіgn'], // a Cyrillic і
    ['personal', 'Write to me at ada@school.org.'],
    ['personal', 'Well done, [removed]!'],
    ['insult', 'That was a stupid mistake.'],
    ['insult', "You're so lazy today."],
    ['insult', 'You are really bad at fractions.'],
    ['insult', 'Only an IDIOT drops the sign.'],
    ['insult', 'Look again, dummy.'],
    ['insult', 'Are you blind? Look at the sign.'],
    ['insult', 'You suck at math.'],
    ['link', 'Just google it.'],
    ['discouragement', 'This is so easy even you can do it.'],
    ['discouragement', 'You will never learn this.'],
    ['discouragement', 'Everyone knows this.'],
    ['profanity', 'Oh shit, look at the sign.'],
    ['profanity', 'F\u200bUCK'],
    ['harm', 'Go kill yourself.'],
    ['shouts', 'LOOK AT THE SIGN OF THE SECOND TERM NOW'],
    ['shouts', 'Really???'],
    ['characters', `Look ${'again '.repeat(200)}`],
  ])('objects to %s in %j', (what, hint_text) => {
    expect(leavesTheVoice({ hint_level: 1, hint_text })).toMatchObject({ guard: 'voice', detail: expect.stringContaining(what) });
  });

  it.each([
    'Look at the sign in front of the second term.',
    'If $a<b$ and $c>d$, then what?',
    'Is a<b and c>d true here?',
    'Compare: 3 < x > 2.',
    'Is p<q>r a sensible chain?',
    'Work out $[2+3](4)$ from the inside.',
    'Work out $[2+3] \\cdot (4)$ step by step.',
    'What is $5!$ divided by $4!$?',
    'The loser of the game scored 12 points.',
    'A lazy river is 120 m long.',
    'Two dumb-bells weigh 12 kg; a bass weighs 3 kg.',
    'The class assessed 12 assignments.',
    'The angle $\\theta$ and the number $\\pi$: α + β = 90°.',
    'José has 3 apples; Zoë has twice as many.',
    'You were not bad at all. Now check the units.',
    'You are not careless; check the sign.',
    'You will never get a negative number from a square.',
    'Are you going too slow or too fast? Compare the rates.',
    'Be careful with a dummy variable.',
    'Slow down at the second line: what happened to the minus?',
    'Cut the cake into 8 slices.',
    'A machine costs $1,200.50; the rate is 12.5 % a year.',
    'Write each term under the one like it. Which have an x?',
    '7 − 3 ≠ 3 − 7, so the order matters 🙂',
    'GCF and LCM of 12 and 18: list the factors.',
  ])('lets %j pass', (hint_text) => {
    expect(leavesTheVoice({ hint_level: 1, hint_strategy: 'pointing_hint', hint_text })).toBeNull();
  });

  it('can be made with another length limit and other scripts', () => {
    expect(voice({ longest: 5 })('123456')).toMatchObject({ detail: '6 characters, over 5' });
    expect(voice({ scripts: ['Cyrillic'] })('Знак')).toBeNull();
    expect(voice({ scripts: ['Cyrillic'] })('sign')).not.toBeNull();
  });
});
