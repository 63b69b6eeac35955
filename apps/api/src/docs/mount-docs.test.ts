import { buildOpenApi, contract } from '@apremia/api-client'
import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { mountDocs } from './mount-docs.ts'

const app = Fastify()
await mountDocs(app, '1.2.3')

const read = async (url: string) => (await app.inject({ url })).body

describe('the document of the API', () => {
  const whole = JSON.parse(JSON.stringify(buildOpenApi('1.2.3')))

  it('lists every call, and is equal at each address', async () => {
    const document = JSON.parse(await read('/api/openapi.json'))
    expect(document).toEqual(whole)
    const operations = Object.values(document.paths as object).flatMap((path) =>
      Object.values(path as object).map(({ operationId }) => operationId),
    )
    expect(operations).toEqual(expect.arrayContaining(Object.keys(contract)))
    expect(JSON.parse(await read('/api/docs/json'))).toEqual(whole)
    expect(parse(await read('/api/docs/yaml'))).toEqual(whole)
  })

  it('has a page to browse it', async () => {
    expect(await read('/api/docs/')).toContain('Apremia: API')
  })
})
