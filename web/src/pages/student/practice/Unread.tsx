import { texAsTyped } from '../../../components/tex-as-typed.ts';
import { Tex } from '../../../components/Tex.tsx';

/** So much of a text that nobody could read is enough to know it again. */
const glimpse = 60;

/** What could not be read, as she saw it: TeX of a math field is set, and its blanks are blanks; all else stands as it was typed. */
export function Unread({ text }: { text: string }) {
  const short = text.length > glimpse ? `${text.slice(0, glimpse)}…` : text;
  if (/\\[a-z]/.test(text) && short === text) return <Tex tex={text} />;
  return <code className="break-all">{text.includes('\\') ? (texAsTyped(short) ?? short) : short}</code>;
}
