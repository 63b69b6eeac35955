import { AVISOS_DE_ARCHIVO } from '../client/avisos-de-archivo.ts'
import { contract } from '../contract/index.ts'
import { type Entry, type Esquema, prefixOf } from '../entry.ts'
import { createComponentes } from './componentes.ts'
import { ENTIDADES } from './entidades.ts'
import { type Json, toJsonSchema } from './to-json-schema.ts'

type Componentes = ReturnType<typeof createComponentes>

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

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

const binary = { type: 'string', format: 'binary' }

const requestBodyOf = (
  name: string,
  definition: Entry,
  { take }: Componentes,
): Json | undefined => {
  if (definition.body === undefined) return undefined
  const schema = toJsonSchema(definition.body)
  const nombres = [`PedidoDe${capital(name)}`]
  if (definition.adjuntos) {
    const form = { ...schema, additionalProperties: binary }
    const content = {
      'application/json': { schema: take(schema, nombres) },
      'multipart/form-data': { schema: form },
    }
    return { required: true, content }
  }
  if (!definition.files)
    return { required: true, content: { 'application/json': { schema: take(schema, nombres) } } }
  const files = Object.fromEntries(definition.files.map((name) => [name, binary]))
  const properties = { ...(schema.properties as Json), ...files }
  return {
    required: true,
    content: { 'multipart/form-data': { schema: { ...schema, properties } } },
  }
}

const DOCUMENTO: Json = {
  description: 'El documento',
  headers: {
    [AVISOS_DE_ARCHIVO]: {
      description: 'Avisos sobre el documento: una lista en JSON, con codificación de URL',
      schema: { type: 'string' },
    },
  },
  content: { 'application/octet-stream': { schema: binary } },
}

const okOf = (name: string, definition: Entry, { take }: Componentes): Json => {
  const { reply } = definition
  const file = { $ref: '#/components/responses/Documento' }
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
      202: {
        description: 'El trabajo que hará el documento (Prefer: respond-async)',
        content: {
          'application/json': {
            schema: take(toJsonSchema(contract.getTrabajo.reply), ['Trabajo']),
          },
        },
      },
    }
  }
  const schema = take(toJsonSchema(reply), [`RespuestaDe${capital(name)}`])
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

/**
 * Descriptions of the error responses that many calls share. The OpenAPI document contains each of these responses
 * once, and the calls refer to the response by name.
 */
const RECHAZOS = {
  PedidoInvalido: 'Pedido inválido',
  NoSeAdmite: 'El pedido se entiende, y algo de lo que dice no se admite',
  SinSesion: 'Falta la sesión o venció',
  SinPermiso: 'Sin permiso',
} as const

const refused = (cual: keyof typeof RECHAZOS): Json => ({ $ref: `#/components/responses/${cual}` })

const RESPUESTAS = Object.fromEntries(
  Object.entries(RECHAZOS).map(([nombre, description]) => [
    nombre,
    {
      description,
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
    },
  ]),
)

const operationOf = (name: string, definition: Entry, componentes: Componentes): Json => ({
  operationId: name,
  summary: definition.summary,
  tags: [definition.service ?? definition.path.split('/')[1] ?? ''],
  parameters: [
    ...parametersOf(definition.params, 'path'),
    ...parametersOf(definition.query, 'query'),
    ...(definition.idempotente ? [{ $ref: '#/components/parameters/ClaveDeIdempotencia' }] : []),
  ],
  ...(definition.body ? { requestBody: requestBodyOf(name, definition, componentes) } : {}),
  ...(definition.capacidad === 'publica' ? { security: [] } : {}),
  'x-capacidad': definition.capacidad,
  responses: {
    ...okOf(name, definition, componentes),
    400: refused('PedidoInvalido'),
    ...(definition.query || definition.body ? { 422: refused('NoSeAdmite') } : {}),
    ...(definition.capacidad === 'publica'
      ? {}
      : { 401: refused('SinSesion'), 403: refused('SinPermiso') }),
  },
})

export const buildOpenApi = (version: string): Json => {
  const componentes = createComponentes()
  for (const [nombre, { reply }] of Object.entries<Entry>(ENTIDADES))
    if (typeof reply === 'object') componentes.name(nombre, toJsonSchema(reply))
  const taken: Record<string, Json> = {}
  for (const [name, definition] of Object.entries<Entry>(contract)) {
    const path = `${prefixOf(definition)}${definition.path}`.replace(/:(\w+)/g, '{$1}')
    taken[path] = {
      ...taken[path],
      [definition.method.toLowerCase()]: operationOf(name, definition, componentes),
    }
  }
  const { paths, schemas } = componentes.finish(taken)
  return {
    openapi: '3.1.0',
    info: {
      title: 'Apremia',
      version,
      description: 'API de gestión de cobro de tributos en mora',
      license: { name: 'UNLICENSED' },
    },
    servers: [{ url: '/' }],
    security: [{ sesion: [] }],
    paths,
    components: {
      securitySchemes: { sesion: { type: 'http', scheme: 'bearer' } },
      parameters: { ClaveDeIdempotencia: CLAVE },
      responses: { ...RESPUESTAS, Documento: DOCUMENTO },
      schemas: {
        ...schemas,
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
