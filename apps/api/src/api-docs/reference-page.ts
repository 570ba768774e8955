import type { Content, OpenApiDocument, Operation } from '@smart-farming/contracts/openapi-document'
import { formatSchema } from './format-schema.ts'
import { referenceStyle } from './reference-style.ts'

/** Markup that is safe to insert unescaped. */
type Html = string

/**
 * Renders the OpenAPI document as a complete HTML page with one style block and no script. Existing
 * renderers need scripts and inline styles, which our content security policy forbids.
 */
export function referencePage({ info, paths, components }: OpenApiDocument): Html {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      call: `${method.toUpperCase()} ${path}`,
      operation,
    })),
  )
  const title = escaped(`${info.title}: calls`)
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${referenceStyle}</style>
</head>
<body>
<header>
<h1>${title}</h1>
<p>Made from the <a href="/api/docs">OpenAPI document</a>, which is made from the same table as the server and its client.
A signed-in call carries the session's cookie. <code>name?</code> may be missing. Every error has one shape,
<a href="#Error">Error</a>: its <code>code</code> says which it is.</p>
</header>
<nav aria-label="Calls"><ul>
${operations.map(({ call, operation }) => `<li><a href="#${operation.operationId}">${escaped(call)}</a></li>`).join('\n')}
</ul></nav>
<main>
${operations.map(({ call, operation }) => section(call, operation)).join('\n')}
<h2>Shapes</h2>
${Object.entries(components.schemas)
  .map(([name, schema]) => `<section id="${name}"><h3>${name}</h3>${block(formatSchema(schema))}</section>`)
  .join('\n')}
</main>
</body>
</html>
`
}

function section(call: string, operation: Operation): Html {
  const { operationId, summary, security, parameters = [], requestBody, responses } = operation
  const given = (place: 'query' | 'header') =>
    parameters
      .filter((one) => one.in === place)
      .map(({ name, required, schema, description }) => {
        const means = description === undefined ? '' : `  // ${description}`
        return `${name}${required ? '' : '?'}: ${formatSchema(schema)}${means}`
      })
  const [query, headers] = [given('query'), given('header')]
  return `<section id="${operationId}">
<h2><code>${escaped(call)}</code></h2>
<p>${escaped(summary)}</p>
<p class="type">${security.length > 0 ? 'only signed in' : 'for anybody'}</p>
${query.length > 0 ? `<h3>Query</h3>${block(query.join('\n'))}` : ''}
${headers.length > 0 ? `<h3>Headers</h3>${block(headers.join('\n'))}` : ''}
${requestBody === undefined ? '' : `<h3>Body</h3>${shapes(requestBody.content)}`}
<h3>Answers</h3>
<dl>
${Object.entries(responses)
  .map(([status, { description, content = {} }]) => {
    const isPlainError = Number(status) >= 400 && shapesOf(content).every(([, text]) => text === 'Error')
    return `<dt>${status}</dt><dd>${escaped(description)}${isPlainError ? '' : shapes(content)}</dd>`
  })
  .join('\n')}
</dl>
</section>`
}

function shapesOf(content: Content): [mediaType: string, text: string][] {
  return Object.entries(content).map(([mediaType, { schema }]) => [mediaType, formatSchema(schema)])
}

/** Long shapes are collapsed. */
function shapes(content: Content): Html {
  return shapesOf(content)
    .map(([mediaType, text]) => {
      const lines = text.split('\n').length
      if (lines <= 12) return `<p class="type">${mediaType}</p>${block(text)}`
      return `<details><summary>${mediaType}, ${lines} lines</summary>${block(text)}</details>`
    })
    .join('\n')
}

function block(text: string): Html {
  return `<pre tabindex="0">${escaped(text)}</pre>`
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escaped(text: string): Html {
  return text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign)
}
