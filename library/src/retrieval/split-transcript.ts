import { longestSection, type Section } from './section.ts';

/** Seconds of silence after which a new subject is assumed. */
const longestPause = 4;
/** From this many characters on, a section ends with the next sentence. */
const enough = 700;

type Cue = { readonly from: number; readonly to: number; readonly text: string };

/**
 * Splits the WebVTT transcript of a video into sections, at pauses and, if there are none, at the ends of sentences.
 *
 * Shape   a section is named after the minute and second at which it starts ("1:05"), so that a student can be sent there.
 *         Speakers, styles, notes, and a line repeated by the next cue are left out.
 * Errors  null if the text isn't WebVTT, or a cue ends before it starts.
 * Source  WebVTT: The Web Video Text Tracks Format (W3C), section 4.
 */
export function splitTranscript(webvtt: string): readonly Section[] | null {
  const [header = '', ...blocks] = webvtt
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .split(/\n{2,}/);
  if (!/^WEBVTT(?:[ \t\n]|$)/.test(header)) return null;
  const cues: Cue[] = [];
  for (const block of blocks) {
    const lines = block.split('\n').filter((line) => line.trim() !== '');
    const timed = lines.findIndex((line) => line.includes('-->'));
    if (timed < 0 || timed > 1) continue; // a note, a style or a region
    const cue = cueOf(lines[timed]!, lines.slice(timed + 1));
    if (cue === null) return null;
    if (cue.text !== '' && cue.text !== cues.at(-1)?.text) cues.push(cue);
  }
  return sectionsOf(cues);
}

function cueOf(timing: string, lines: readonly string[]): Cue | null {
  const [from, to] = timing.split('-->').map((time) => secondsOf(time.trim().split(/\s/)[0]!));
  if (from == null || to == null || to < from) return null;
  const text = lines
    .join(' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|nbsp|lrm|rlm);/g, (_entity, name: keyof typeof entities) => entities[name])
    .replace(/\s+/g, ' ')
    .trim();
  return { from, to, text };
}
const entities = { amp: '&', lt: '<', gt: '>', nbsp: ' ', lrm: '', rlm: '' } as const;

/** Reads "01:02:03.500" and "02:03.500", in seconds. */
function secondsOf(time: string): number | null {
  const found = /^(?:(\d{2,}):)?([0-5]\d):([0-5]\d)\.(\d{3})$/.exec(time);
  if (found === null) return null;
  const [, hours = '0', minutes, seconds, thousandths] = found;
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) + Number(thousandths) / 1000;
}

function sectionsOf(cues: readonly Cue[]): readonly Section[] {
  const sections: { from: number; to: number; text: string }[] = [];
  for (const { from, to, text } of cues) {
    const last = sections.at(-1);
    const isNew =
      last === undefined ||
      from - last.to >= longestPause ||
      (last.text.length >= enough && /[.!?]$/.test(last.text)) ||
      last.text.length + text.length >= longestSection;
    if (isNew) sections.push({ from, to, text });
    else {
      last.text += ` ${text}`;
      last.to = to;
    }
  }
  return sections.map(({ from, text }) => ({ section: clockOf(from), text }));
}

const clockOf = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;
