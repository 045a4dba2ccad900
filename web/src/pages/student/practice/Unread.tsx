import { texAsTyped } from '../../../components/tex-as-typed.ts';
import { Tex } from '../../../components/Tex.tsx';

/** How many characters of an unreadable text are enough to recognize it. */
const glimpse = 60;

/**
 * An unreadable answer as the student saw it: TeX from a math field is rendered, or at least has its spaces shown as spaces;
 * anything else is shown as typed.
 */
export function Unread({ text }: { text: string }) {
  const short = text.length > glimpse ? `${text.slice(0, glimpse)}…` : text;
  if (/\\[a-z]/.test(text) && short === text) return <Tex tex={text} />;
  return <code className="break-all">{text.includes('\\') ? (texAsTyped(short) ?? short) : short}</code>;
}
