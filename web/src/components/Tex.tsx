import { Suspense, memo, use } from 'react';

type SetTex = (tex: string, display: boolean) => string;
let setter: Promise<SetTex> | null = null;

/** Loads KaTeX, once. Pages that are about to show mathematics call it early. */
export const fetchKatex = (): Promise<SetTex> => (setter ??= import('./katex.ts').then(({ setTex }) => setTex));

const Set = memo(function Set({ tex, display }: { tex: string; display: boolean }) {
  const setTex = use(fetchKatex());
  const html = { __html: setTex(tex, display) };
  return display ? (
    <div className="my-3 overflow-x-auto py-1" dangerouslySetInnerHTML={html} />
  ) : (
    <span dangerouslySetInnerHTML={html} />
  );
});

/** Typesets mathematics written in TeX. Until KaTeX is loaded, its space is reserved, and no raw TeX is shown. */
export function Tex({ tex, display = false }: { tex: string; display?: boolean }) {
  return (
    <Suspense fallback={<span className="invisible font-mono">{display ? tex : tex.replace(/\\[a-z]+|[{}]/g, '')}</span>}>
      <Set tex={tex} display={display} />
    </Suspense>
  );
}
