import { describe, expect, it } from 'vitest';
import { splitTranscript } from './split-transcript.ts';

const cue = (from: string, to: string, text: string) => `${from} --> ${to} align:start\n${text}`;
const file = (...blocks: string[]) => ['WEBVTT - Slope', ...blocks].join('\n\n');

describe('a transcript in WebVTT', () => {
  it('is split at pauses, with each section named by its start time', () => {
    const text = file(
      cue('00:01.000', '00:03.000', 'A line has a slope.'),
      cue('00:03.200', '00:05.000', 'It says how steep it is.'),
      cue('01:05.500', '01:07.000', 'Now an example.'),
    );
    expect(splitTranscript(text)).toEqual([
      { section: '0:01', text: 'A line has a slope. It says how steep it is.' },
      { section: '1:05', text: 'Now an example.' },
    ]);
  });

  it.each([
    ['the name of a cue', `intro\n${cue('00:00.000', '00:01.000', 'Hello.')}`],
    ['the speaker and styles', cue('00:00.000', '00:01.000', '<v Ms. Lee><i>Hello.</i>')],
    ['a line that is said twice', `${cue('00:00.000', '00:01.000', 'Hello.')}\n\n${cue('00:01.000', '00:02.000', 'Hello.')}`],
    ['notes', `NOTE by hand\n\n${cue('00:00.000', '00:01.000', 'Hello.')}`],
    ['styles', `STYLE\n::cue { color: red }\n\n${cue('00:00.000', '00:01.000', 'Hello.')}`],
    ['hours', cue('00:00:00.000', '00:00:01.000', 'Hello.')],
    ['ends of lines of other systems', cue('00:00.000', '00:01.000', 'Hello.').replaceAll('\n', '\r\n')],
  ])('is read without %s', (_what, block) => {
    expect(splitTranscript(file(block))).toEqual([{ section: '0:00', text: 'Hello.' }]);
  });

  it('has its character entities decoded', () => {
    expect(splitTranscript(file(cue('00:00.000', '00:01.000', 'x &lt; 3 &amp; y &gt; 2')))).toEqual([
      { section: '0:00', text: 'x < 3 & y > 2' },
    ]);
  });

  it('is split at the ends of sentences if nobody pauses, and loses nothing', () => {
    const sentences = Array.from({ length: 60 }, (_none, at) => `This is what is said as number ${at}.`);
    const at = (second: number) =>
      `${String(Math.floor(second / 60)).padStart(2, '0')}:${String(second % 60).padStart(2, '0')}.000`;
    const sections = splitTranscript(file(...sentences.map((text, second) => cue(at(second), at(second + 1), text))))!;
    expect(sections.length).toBeGreaterThan(2);
    expect(sections.map(({ text }) => text).join(' ')).toBe(sentences.join(' '));
    expect(sections.filter(({ text }) => text.length > 1_500)).toEqual([]);
  });

  it.each([
    ['is no WebVTT', '1\n00:00:01,000 --> 00:00:02,000\nHello.'],
    ['has a time that cannot be read', file(cue('0.5', '00:01.000', 'Hello.'))],
    ['ends before it begins', file(cue('00:02.000', '00:01.000', 'Hello.'))],
  ])('is refused if it %s', (_why, text) => {
    expect(splitTranscript(text)).toBeNull();
  });
});
