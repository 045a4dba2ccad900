import { Tex } from '../../../furniture/Tex.tsx';

/** So much of a text that nobody could read is enough to know it again. */
const glimpse = 60;

/** What could not be read, as she saw it: a math field hands in TeX, which is set; all else stands as it was typed. */
export function Unread({ text }: { text: string }) {
  const short = text.length > glimpse ? `${text.slice(0, glimpse)}…` : text;
  return /\\[a-z]/.test(text) && short === text ? <Tex tex={text} /> : <code className="break-all">{short}</code>;
}
