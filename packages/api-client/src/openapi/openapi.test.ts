import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import { contract } from '../contract/index.ts'
import { buildOpenApi } from './build-openapi.ts'
import { ENTIDADES } from './entidades.ts'

const text = JSON.stringify(buildOpenApi('1.2.3'))
const document = JSON.parse(text)
const { schemas } = document.components

test('the document is one of OpenAPI 3.1', async () => {
  const { valid, errors } = await new Validator().validate(JSON.parse(text))
  expect(errors ?? []).toEqual([])
  expect(valid).toBe(true)
})

test('every reference leads somewhere', () => {
  const refs = [...text.matchAll(/"\$ref":"#\/components\/(\w+)\/(\w+)"/g)]
  expect(refs.length).toBeGreaterThan(500)
  const rotas = refs.filter(
    ([, cosa = '', nombre = '']) => document.components[cosa]?.[nombre] === undefined,
  )
  expect(rotas).toEqual([])
})

test('entities have their names, and what several calls have is written once', () => {
  expect(Object.keys(schemas)).toEqual(expect.arrayContaining(Object.keys(ENTIDADES)))
  const { '200': ok } = document.paths['/municipio/recImpInm'].post.responses
  expect(ok.content['application/json'].schema).toEqual({
    type: 'array',
    items: { $ref: '#/components/schemas/Inmueble' },
  })
  const repetido = JSON.stringify(
    { paths: document.paths, responses: document.components.responses },
    (_, value) =>
      typeof value?.$ref === 'string' ? (schemas[value.$ref.split('/').at(-1)] ?? value) : value,
  )
  expect(repetido).not.toContain('#/components/schemas/')
  expect(text.length).toBeLessThan(repetido.length * 0.75)
})

test('no mark of how it was made is left, and a call is there for each of the contract', () => {
  expect(text).not.toContain('x-registro')
  expect(text.match(/"operationId"/g)).toHaveLength(Object.keys(contract).length)
})

test('synonyms of fields and ignored fields are documented too (D181)', () => {
  const { properties, additionalProperties } = schemas.PedidoDeRecImpInm.properties.data
  expect(additionalProperties).toBe(false)
  expect(properties.APYNOM).toMatchObject({ description: 'Otro nombre de «nombre».' })
  expect(properties.usuario.description).toMatch(/^Se acepta y no se lee/)
})
