import { escapeHtml, page } from '../site/page.ts';
import type { OpenApiDocument, Operation } from './openapi-document.ts';

/**
 * Returns the API description as a page for people, from the same document that programs read. Its sections open and close
 * without a script.
 */
export function docsPage(document: OpenApiDocument): string {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const groups = document.tags.map(
    ({ name, description }) => `<h2 id="${escapeHtml(name)}">${escapeHtml(description)}</h2>
${operations
  .filter(({ operation }) => operation.tags.includes(name))
  .map(({ path, method, operation }) => describe(path, method, operation))
  .join('\n')}`,
  );
  return page(
    'API',
    `<h1>The Stoa API</h1>
<p>${markCode(document.info.description)}</p>
<p>For programs: <a href="/api/openapi.json">openapi.json</a> (OpenAPI 3.1). Refusals: <a href="/problems">every code with what to do</a>.</p>
<nav aria-label="Groups of routes"><ul>${document.tags.map(({ name, description }) => `<li><a href="#${escapeHtml(name)}">${escapeHtml(description)}</a></li>`).join('')}<li><a href="#live-lines">Live lines</a></li></ul></nav>
${groups.join('\n')}
${linesSection(document['x-websockets'])}`,
  );
}

const linesSection = (lines: OpenApiDocument['x-websockets']): string =>
  Object.keys(lines).length === 0
    ? ''
    : `<h2 id="live-lines">Live lines</h2>
${Object.entries(lines)
  .map(
    ([address, { summary, description, sends, receives }]) => `<details>
<summary><h3><code><span class="method">WS</span>${escapeHtml(address)}</code></h3> <span class="soft">${escapeHtml(summary)}</span></summary>
<p>${markCode(description)}</p>
<h4>What a client sends</h4>${schemaBlock(sends)}
<h4>What the server sends</h4>${schemaBlock(receives)}
</details>`,
  )
  .join('\n')}`;

function describe(path: string, method: string, operation: Operation): string {
  const { summary, description, parameters, requestBody, responses, operationId } = operation;
  return `<details id="${escapeHtml(operationId)}">
<summary><h3><code><span class="method">${method.toUpperCase()}</span>${escapeHtml(path)}</code></h3> <span class="soft">${escapeHtml(summary)}</span></summary>
<p>${escapeHtml(description)}</p>
${parameters.length === 0 ? '' : parameterTable(parameters)}
${requestBody === undefined ? '' : `<h4>Body</h4>${schemaBlock(requestBody.content['application/json'].schema)}`}
<h4>Answers</h4>
<table><tbody>${Object.entries(responses)
    .map(([status, answer]) => `<tr><th scope="row">${status}</th><td>${markCode(answer.description)}</td></tr>`)
    .join('')}</tbody></table>
${schemaBlock(responses['200']!.content['application/json']!.schema)}
</details>`;
}

const parameterTable = (parameters: Operation['parameters']) => `<table>
<thead><tr><th scope="col">Parameter</th><th scope="col">In</th><th scope="col">Shape</th></tr></thead>
<tbody>${parameters
  .map(
    ({ name, in: place, required, schema, description }) =>
      `<tr><td><code>${escapeHtml(name)}</code>${required ? '' : ' <span class="soft">optional</span>'}</td><td>${place}</td>` +
      `<td><code>${escapeHtml(JSON.stringify(schema))}</code>${description === undefined ? '' : `<br>${escapeHtml(description)}`}</td></tr>`,
  )
  .join('')}</tbody></table>`;

const schemaBlock = (schema: unknown) => `<pre tabindex="0">${escapeHtml(JSON.stringify(schema, null, 2))}</pre>`;
const markCode = (text: string) => escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>');
