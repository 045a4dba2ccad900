import 'katex/dist/katex.min.css';
import katex from 'katex';

/** Returns TeX as HTML to look at, with MathML for screen readers. TeX that can't be typeset is shown as it was written. */
export const setTex = (tex: string, displayMode: boolean): string =>
  katex.renderToString(tex, {
    displayMode,
    output: 'htmlAndMathml',
    throwOnError: false,
    errorColor: 'inherit',
    strict: 'ignore',
    trust: false,
  });
