/** Escapes text for HTML, in an element or a quoted attribute. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[c]!);

/** Returns a page written by the server: no script, one style sheet, both from this server. `body` is HTML. */
export const page = (title: string, body: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} · Stoa</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/docs/page.css">
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`;

export const pageStyle = `:root { color-scheme: light dark; --ink: #1d2430; --soft: #5a6472; --paper: #fdfcf9; --line: #dcd8cf; --mark: #2b5c8a; }
@media (prefers-color-scheme: dark) { :root { --ink: #e8e6e0; --soft: #a3acb9; --paper: #161a21; --line: #333a46; --mark: #8dbde8; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.6 system-ui, sans-serif; }
main { max-width: 60rem; margin: 0 auto; padding: 2rem 1.25rem 6rem; }
h1 { font-size: 1.9rem; line-height: 1.2; } h2 { margin-top: 3rem; border-bottom: 1px solid var(--line); padding-bottom: .3rem; }
h3 { margin: 0; font-size: 1rem; font-weight: 600; display: inline; }
a { color: var(--mark); }
p, dd { max-width: 46rem; }
code, pre { font: 14px/1.5 ui-monospace, monospace; }
pre { overflow-x: auto; padding: .8rem 1rem; border: 1px solid var(--line); border-radius: .4rem; }
details { border-bottom: 1px solid var(--line); padding: .6rem 0; } summary { cursor: pointer; }
summary:focus-visible, a:focus-visible { outline: 2px solid var(--mark); outline-offset: 2px; }
.method { display: inline-block; min-width: 4.2rem; font-weight: 700; } .soft { color: var(--soft); }
table { border-collapse: collapse; width: 100%; } th, td { text-align: left; vertical-align: top; padding: .35rem .8rem .35rem 0; border-bottom: 1px solid var(--line); }
`;
