import type { Anfitrion } from '@apremia/fixtures/municipio-anfitrion'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askAnfitrion, startAnfitrionDemo } from '../../test/anfitrion-municipal.ts'
import { startTestApp, type TestApp } from '../../test/test-app.ts'

let test: TestApp
let anfitrion: Anfitrion
const tokens = { admin: '', abogado: '' }
beforeAll(async () => {
  test = await startTestApp()
  anfitrion = await startAnfitrionDemo()
  tokens.admin = await test.login('20000001')
  tokens.abogado = await test.login('20000003')
})
afterAll(async () => {
  await test.close()
  await anfitrion.close()
})

const search = async (
  quien: keyof typeof tokens,
  lista: 'recImpInm' | 'consultas/comercioxVarios',
  data: object,
) => {
  const url = `/municipio/${lista}?porPagina=200`
  const response = await test.call('POST', url, tokens[quien], { data: { bsq: 1, ...data } })
  expect(response.statusCode, response.body).toBe(200)
  return response.json() as Record<string, unknown>[]
}

const clavesDe = (filas: readonly Record<string, unknown>[]): string[] =>
  filas.map(({ NRO_INMUEBLE, RECURSO }) => `${NRO_INMUEBLE} ${RECURSO}`).sort()

const enEtapa = async (tipo: 'I' | 'C', tpId: number): Promise<string[]> => {
  const { rows } = await test.open.pool.query(
    `select imponible, recurso from caso where tipo = $1 and tp_id = $2`,
    [tipo, tpId],
  )
  return rows.map(({ imponible, recurso }) => `${imponible} ${recurso}`).sort()
}

describe.each(['embedded', 'remote'])(
  'the last action, as a filter of an %s municipality',
  (de) => {
    beforeAll(() => {
      if (de === 'remote') askAnfitrion(test, anfitrion)
    })

    it('finds the properties whose last action is of that stage, and no other', async () => {
      const esperados = await enEtapa('I', 4)
      expect(esperados.length).toBeGreaterThan(2)
      const halladas = await search('admin', 'recImpInm', { etapaGrupo: '3', etapa: '4' })
      expect(clavesDe(halladas)).toEqual(esperados)
      expect(clavesDe(await search('admin', 'recImpInm', { etapa: '4' }))).toEqual(esperados)
      expect(await search('admin', 'recImpInm', { etapaGrupo: '2', etapa: '4' })).toEqual([])
      expect(await search('admin', 'recImpInm', { etapa: '9999999999' })).toEqual([])
    })

    it('finds to a lawyer their own alone', async () => {
      const halladas = await search('abogado', 'recImpInm', { etapaGrupo: '2', etapa: '11' })
      expect(halladas.length).toBeGreaterThan(2)
      for (const { LEGAL } of halladas) expect(String(LEGAL).split(', ')).toContain('A01')
    })

    it('finds the businesses with a resource in that stage', async () => {
      const comercios = new Set((await enEtapa('C', 13)).map((clave) => clave.split(' ')[0]))
      const halladas = await search('admin', 'consultas/comercioxVarios', {
        etapaGrupo: '2',
        etapa: '13',
      })
      expect(halladas.map(({ NRO_COMERCIO }) => String(NRO_COMERCIO)).sort()).toEqual(
        [...comercios].sort(),
      )
    })
  },
)

it('asks for a stage of the group', async () => {
  const response = await test.call('POST', '/municipio/recImpInm', tokens.admin, {
    data: { bsq: 1, calle: 'mitre', etapaGrupo: '3' },
  })
  expect(response.statusCode).toBe(400)
  expect(response.body).toContain('Elija un estado del grupo.')
})
