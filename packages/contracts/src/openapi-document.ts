/** The parts of an OpenAPI document that its readers need. Operations follow OpenAPI. */
export interface OpenApiDocument {
  openapi: string
  info: { title: string; version: string; license: { name: string; identifier: string } }
  /**
   * One entry, relative to the document's URL, because an installation might not know its own host
   * names.
   */
  servers: { url: string; description: string }[]
  /** Operations by path, then by lower-case method. */
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, JsonSchema>; securitySchemes: Record<string, object> }
}

export interface Operation {
  operationId: string
  tags: string[]
  summary: string
  /** Empty for public operations. */
  security: Record<string, string[]>[]
  parameters?: Parameter[]
  requestBody?: { required: boolean; content: Content }
  responses: Record<string, { description: string; content?: Content }>
}

export interface Parameter {
  name: string
  in: 'query' | 'header'
  description?: string
  required: boolean
  schema: JsonSchema
}

/** Schemas by media type. */
export type Content = Record<string, { schema: JsonSchema }>

/** The JSON Schema keywords that zod emits for the table. */
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
