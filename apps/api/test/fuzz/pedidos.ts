import { gzipSync } from 'node:zlib'
import { asSchema, type Entry, prefixOf } from '@apremia/api-client'
import fc from 'fast-check'
import type { InjectOptions } from 'fastify'
import { formulario } from './formulario.ts'
import { fromSchema } from './from-schema.ts'
import { textoHostil } from './hostiles.ts'
import { PERSONAS, type PersonaAlAzar } from './personas.ts'

export interface EnvioAlAzar {
  readonly query: string
  readonly headers: Readonly<Record<string, string>>
  readonly payload: Buffer | undefined
}

export interface PedidoAlAzar {
  readonly persona: PersonaAlAzar
  /** URL-encoded values for the parameters of the call's path (`:id`), in order. */
  readonly params: readonly string[]
  readonly envio: EnvioAlAzar
}

const escaped = (text: string): string => encodeURIComponent(text.toWellFormed())

const enDireccion = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom('1', '2', '3', '101', '20000003', 'A01', 'AB') },
  fc.uuid(),
  textoHostil.map((text) => escaped(text).replaceAll('.', '%2E') || 'x'),
  fc.constantFrom('%', '%ff', '%00', '54%0a', '0x36', '1e0', '..%2f', '%e0%a4%a'),
)

const asText = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '')

const queryOf = ({ query }: Entry): fc.Arbitrary<string> => {
  if (query === undefined) return fc.constantFrom('', '', 'toString=1', '__proto__=1')
  const record = fromSchema(asSchema(query)).map((value) =>
    Object.entries(Object(value)).flatMap(([name, given]) =>
      (Array.isArray(given) ? given : [given]).map(
        (item) => `${escaped(name)}=${escaped(asText(item))}`,
      ),
    ),
  )
  return fc
    .tuple(record, fc.constantFrom('', '', '', '', '', '&valueOf=1', '&%=%', '&a=%ff'))
    .map(([pairs, more]) => pairs.join('&') + more)
}

const JSON_UTF8 = 'application/json'

const INFORMES: readonly (readonly [tipo: string, texto: string])[] = [
  [JSON_UTF8, ''],
  [JSON_UTF8, '{'],
  [JSON_UTF8, '{"data":{"bsq":1e999}}'],
  [JSON_UTF8, '{"version":1e999,"id":-1e999,"convenio":1e999}'],
  [JSON_UTF8, '{"dni":"1","dni":{"toString":1}}'],
  [JSON_UTF8, '['.repeat(100_000)],
  [JSON_UTF8, `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`],
  [JSON_UTF8, '"\\ud800"'],
  [JSON_UTF8, 'null'],
  [`${JSON_UTF8}; charset=utf-16`, '{}'],
  ['text/plain', 'hola'],
  ['text/plain', '{}'],
  ['application/xml', '<a/>'],
  ['application/x-www-form-urlencoded', 'token=1&toString=2&dni=%00'],
  ['multipart/form-data', ''],
  ['x', '{}'],
]

const conTipo = (tipo: string, payload: Buffer): Omit<EnvioAlAzar, 'query'> => ({
  headers: { 'content-type': tipo },
  payload,
})

const cuerpoOf = ({ body, files, method }: Entry): fc.Arbitrary<Omit<EnvioAlAzar, 'query'>> => {
  if (method === 'GET' || (body === undefined && files === undefined))
    return fc.constant({ headers: {}, payload: undefined })
  const campos = Object.keys(body?.fields ?? {})
  const json = (body ? fromSchema(asSchema(body)) : fc.constant({})).map((value) =>
    conTipo(JSON_UTF8, Buffer.from(JSON.stringify(value) ?? '')),
  )
  const form = formulario(campos, files ?? ['file']).map(({ contentType, bytes }) =>
    conTipo(contentType, bytes),
  )
  const informe = fc
    .constantFrom(...INFORMES)
    .map(([tipo, texto]) => conTipo(tipo, Buffer.from(texto)))
  const comprimido = json.map(({ headers, payload }) => ({
    headers: { ...headers, 'content-encoding': 'gzip' },
    payload: gzipSync(payload ?? ''),
  }))
  return fc.oneof(
    { weight: files ? 2 : 24, arbitrary: json },
    { weight: files ? 24 : 1, arbitrary: form },
    { weight: 2, arbitrary: informe },
    { weight: 1, arbitrary: comprimido },
  )
}

const NOMBRES = Object.keys(PERSONAS) as PersonaAlAzar[]

/**
 * Generates random requests of an API call. Most match the contract. The others have a random value in place of a valid
 * one.
 */
export const pedidoDe = (definition: Entry): fc.Arbitrary<PedidoAlAzar> =>
  fc.record({
    persona: fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom<PersonaAlAzar[]>('admin', 'jefe', 'abogado') },
      { weight: 1, arbitrary: fc.constantFrom(...NOMBRES) },
    ),
    params: fc.array(enDireccion, { minLength: 2, maxLength: 2 }),
    envio: fc
      .tuple(queryOf(definition), cuerpoOf(definition))
      .map(([query, cuerpo]) => ({ query, ...cuerpo })),
  })

export const injectionOf = (
  definition: Entry,
  { params, envio }: PedidoAlAzar,
  token: string | undefined,
  remoteAddress: string,
): InjectOptions => {
  let index = 0
  const path = definition.path.replace(/:\w+/g, () => params[index++] ?? 'x')
  const { query, headers, payload } = envio
  return {
    method: definition.method,
    url: `${prefixOf(definition)}${path}${query === '' ? '' : `?${query}`}`,
    remoteAddress,
    headers: { ...headers, ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) },
    ...(payload === undefined ? {} : { payload }),
  }
}
