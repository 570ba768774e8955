import type { JsonSchema } from '@smart-farming/contracts/openapi-document'

/**
 * Formats a JSON Schema in a notation close to TypeScript: `name?` is optional, and a range follows
 * its type. Returns plain text, not HTML.
 * @param indent indentation of the line on which the schema begins
 */
export function formatSchema(schema: JsonSchema, indent = ''): string {
  if (schema.$ref !== undefined) return schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1)
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum !== undefined) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  if (schema.anyOf !== undefined) return schema.anyOf.map((one) => formatSchema(one, indent)).join(' | ')
  if (schema.prefixItems !== undefined)
    return `[${schema.prefixItems.map((item) => formatSchema(item, indent)).join(', ')}]`
  if (schema.type === 'array') return listText(schema, indent)
  if (schema.type === 'object') return objectText(schema, indent)
  const type = [schema.type ?? 'anything'].flat().join(' | ')
  return [type, ...limits(schema)].join(', ')
}

function listText(schema: JsonSchema, indent: string): string {
  const items = formatSchema(schema.items ?? {}, indent)
  return [`list of ${items}`, ...range(schema.minItems, schema.maxItems, 'entries')].join(', ')
}

function objectText(schema: JsonSchema, indent: string): string {
  const inner = `${indent}  `
  const named = Object.entries(schema.properties ?? {}).map(([name, property]) => {
    const mark = schema.required?.includes(name) ? '' : '?'
    return `${inner}${name}${mark}: ${formatSchema(property, inner)}`
  })
  const others =
    typeof schema.additionalProperties === 'object'
      ? [`${inner}[${keyText(schema)}]: ${formatSchema(schema.additionalProperties, inner)}`]
      : []
  const lines = [...named, ...others]
  return lines.length === 0 ? '{}' : `{\n${lines.join('\n')}\n${indent}}`
}

function keyText({ propertyNames }: JsonSchema): string {
  return propertyNames?.enum === undefined ? 'name' : formatSchema(propertyNames)
}

function limits(schema: JsonSchema): string[] {
  const above = schema.exclusiveMinimum === undefined ? [] : [`above ${schema.exclusiveMinimum}`]
  // A named format is shorter than its pattern.
  const form = schema.format ?? (schema.pattern === undefined ? undefined : `matching ${schema.pattern}`)
  return [
    ...(form === undefined ? [] : [form]),
    ...range(schema.minLength, schema.maxLength, 'characters'),
    ...above,
    ...range(schema.minimum, schema.maximum),
  ]
}

/** Omits bounds that are only the limits of the number type. */
function range(least: number | undefined, most: number | undefined, what = ''): string[] {
  const [low, high] = [within(least), within(most)]
  if (low === undefined && high === undefined) return []
  const words =
    high === undefined ? `at least ${low}` : low === undefined ? `at most ${high}` : `${low} to ${high}`
  return [`${words} ${what}`.trimEnd()]
}

function within(end: number | undefined): number | undefined {
  return end === undefined || Math.abs(end) >= Number.MAX_SAFE_INTEGER ? undefined : end
}
