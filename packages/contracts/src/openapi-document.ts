// The shape of the OpenAPI document that openapi.ts makes.

/** The parts of the document that a reader of it needs; each operation is as OpenAPI has it. */
export interface OpenApiDocument {
  openapi: string
  info: { title: string; version: string; license: { name: string; identifier: string } }
  /** One, relative to where the document was read: an installation need not know under which names it is reached. */
  servers: { url: string; description: string }[]
  /** By path, then by method in small letters. */
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, JsonSchema>; securitySchemes: Record<string, object> }
}

export interface Operation {
  operationId: string
  tags: string[]
  summary: string
  /** Empty: anybody may call it. */
  security: Record<string, string[]>[]
  parameters?: Parameter[]
  requestBody?: { required: boolean; content: Content }
  /** By status. */
  responses: Record<string, { description: string; content?: Content }>
}

export interface Parameter {
  name: string
  in: 'query' | 'header'
  description?: string
  required: boolean
  schema: JsonSchema
}

/** Shapes by media type. */
export type Content = Record<string, { schema: JsonSchema }>

/** The keywords of JSON Schema that zod writes for the shapes of the table. */
export interface JsonSchema {
  $ref?: string
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  anyOf?: JsonSchema[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  additionalProperties?: boolean | JsonSchema
  propertyNames?: JsonSchema
  items?: JsonSchema
  prefixItems?: JsonSchema[]
  minItems?: number
  maxItems?: number
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  format?: string
  pattern?: string
}
