import { MathLine } from '../../../components/MathText.tsx';
import type { PlanChange } from './plan-changes.ts';
import { nameOfPath } from './plan-draft.ts';

/** The differences between two plans, field by field. */
export function ChangeList({ changes }: { changes: readonly PlanChange[] }) {
  return (
    <ul aria-label="What changes" className="grid gap-3">
      {changes.map((change) => (
        <li key={`${change.kind} ${change.at}`} className="grid gap-0.5 border-l-2 border-line pl-3">
          <span className="text-[0.9375rem] font-semibold first-letter:uppercase">
            {nameOfPath(change.at)}
            <span className="font-normal text-soft">: {change.kind}</span>
          </span>
          {change.kind === 'moved' && <Words text={change.what} />}
          {(change.kind === 'changed' || change.kind === 'removed') && <Words text={change.before} as="del" />}
          {(change.kind === 'changed' || change.kind === 'added') && <Words text={change.after} as="ins" />}
        </li>
      ))}
    </ul>
  );
}

const tones = { del: 'text-soft line-through', ins: 'no-underline' };

/** A text before or after a change; the element tells screen readers which one it is. */
function Words({ text, as: Element }: { text: string; as?: 'del' | 'ins' }) {
  const words = text === '' ? <em className="text-soft">nothing</em> : <MathLine text={text} />;
  return (
    <span className="min-w-0 text-[0.9375rem] wrap-anywhere">
      {Element === undefined ? words : <Element className={tones[Element]}>{words}</Element>}
    </span>
  );
}
