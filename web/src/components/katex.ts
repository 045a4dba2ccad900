import 'katex/dist/katex.min.css';
import katex from 'katex';

/** TeX as HTML to look at, with MathML beside it for screen readers. What cannot be set is shown as it was written. */
export const setTex = (tex: string, displayMode: boolean): string =>
  katex.renderToString(tex, {
    displayMode,
    output: 'htmlAndMathml',
    throwOnError: false,
    errorColor: 'inherit',
    strict: 'ignore',
    trust: false,
  });
