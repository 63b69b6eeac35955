import { convertSchema } from '@sodaru/yup-to-json-schema'
import { contract } from './contract/index.ts'
import { asSchema, type Entry, type Esquema, prefixOf } from './entry.ts'

type Json = Record<string, unknown>

/** yup → JSON Schema; unknown keys are closed, which the converter does not say by itself. */
const toJsonSchema = (esquema: Esquema): Json => {
  const close = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(close)
    if (typeof node !== 'object' || node === null) return node
    const copy = Object.fromEntries(Object.entries(node).map(([k, v]) => [k, close(v)]))
    return copy.type === 'object' && copy.properties
      ? { ...copy, additionalProperties: false }
      : copy
  }
  return close(convertSchema(asSchema(esquema))) as Json
}

const parametersOf = (schema: Esquema | undefined, where: 'path' | 'query'): Json[] => {
  if (schema === undefined) return []
  const { properties = {}, required = [] } = toJsonSchema(schema) as {
    properties?: Record<string, Json>
    required?: string[]
  }
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: property,
  }))
}

const CLAVE: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Nombre que quien pide le da al pedido, de 1 a 200 caracteres sin espacios. El mismo pedido repetido con la misma clave no se hace otra vez: se contesta con lo que hizo. Cada persona tiene sus claves.',
  schema: { type: 'string', minLength: 1, maxLength: 200 },
}

const binary = { type: 'string', format: 'binary' }

const requestBodyOf = (definition: Entry): Json | undefined => {
  if (definition.body === undefined) return undefined
  const schema = toJsonSchema(definition.body)
  if (definition.adjuntos) {
    const form = { ...schema, additionalProperties: binary }
    const content = { 'application/json': { schema }, 'multipart/form-data': { schema: form } }
    return { required: true, content }
  }
  if (!definition.files) return { required: true, content: { 'application/json': { schema } } }
  const files = Object.fromEntries(definition.files.map((name) => [name, binary]))
  const properties = { ...(schema.properties as Json), ...files }
  return {
    required: true,
    content: { 'multipart/form-data': { schema: { ...schema, properties } } },
  }
}

const okOf = (definition: Entry): Json => {
  const { reply } = definition
  const file = {
    description: 'El documento',
    content: { 'application/octet-stream': { schema: binary } },
  }
  if (reply === 'empty') return { 204: { description: 'Hecho' } }
  if (reply === 'file') return { 200: file }
  if (reply === 'events') {
    return {
      200: {
        description: 'Eventos',
        content: { 'text/event-stream': { schema: { type: 'string' } } },
      },
    }
  }
  if (reply === 'file-or-job') {
    return {
      200: file,
      202: { description: 'El trabajo que hará el documento (Prefer: respond-async)' },
    }
  }
  const schema = toJsonSchema(reply)
  return {
    200: {
      description: 'Correcto',
      content: { 'application/json': { schema } },
      ...(definition.paged
        ? {
            headers: {
              'X-Total-Count': { description: 'Total de resultados', schema: { type: 'integer' } },
            },
          }
        : {}),
    },
  }
}

const failure = (description: string): Json => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
})

const operationOf = (name: string, definition: Entry): Json => ({
  operationId: name,
  summary: definition.summary,
  tags: [definition.service ?? definition.path.split('/')[1] ?? ''],
  parameters: [
    ...parametersOf(definition.params, 'path'),
    ...parametersOf(definition.query, 'query'),
    ...(definition.idempotente ? [CLAVE] : []),
  ],
  ...(definition.body ? { requestBody: requestBodyOf(definition) } : {}),
  ...(definition.capacidad === 'publica' ? { security: [] } : {}),
  'x-capacidad': definition.capacidad,
  responses: {
    ...okOf(definition),
    400: failure('Pedido inválido'),
    ...(definition.query || definition.body
      ? { 422: failure('El pedido se entiende, y algo de lo que dice no se admite') }
      : {}),
    ...(definition.capacidad === 'publica'
      ? {}
      : { 401: failure('Falta la sesión o venció'), 403: failure('Sin permiso') }),
  },
})

/** The OpenAPI 3.1 document of the product, made from the contract. */
export const buildOpenApi = (version: string): Json => {
  const paths: Record<string, Json> = {}
  for (const [name, definition] of Object.entries<Entry>(contract)) {
    const path = `${prefixOf(definition)}${definition.path}`.replace(/:(\w+)/g, '{$1}')
    paths[path] = {
      ...paths[path],
      [definition.method.toLowerCase()]: operationOf(name, definition),
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Apremia', version, description: 'API de gestión de cobro de tributos en mora' },
    servers: [{ url: '/' }],
    security: [{ sesion: [] }],
    paths,
    components: {
      securitySchemes: { sesion: { type: 'http', scheme: 'bearer' } },
      schemas: {
        Error: {
          type: 'object',
          required: ['error'],
          properties: {
            error: {
              type: 'object',
              required: ['code', 'message'],
              properties: {
                code: { type: 'string' },
                message: { type: 'string' },
                fields: { type: 'array', items: { type: 'object' } },
                errores: { type: 'array', items: { type: 'object' } },
                detalle: { type: 'object' },
                id: { type: 'string' },
              },
            },
          },
        },
      },
    },
  }
}
