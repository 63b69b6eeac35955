import type { Anfitrion } from '@apremia/fixtures/municipio-anfitrion'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askAnfitrion, startAnfitrionDemo } from '../../test/anfitrion-municipal.ts'
import { filasTitulables, libroBasico, readLibro, upload } from '../../test/libros.ts'
import { startTestApp, type TestApp } from '../../test/test-app.ts'

describe('titles over a municipal host', () => {
  let test: TestApp
  let anfitrion: Anfitrion
  let admin: string

  beforeAll(async () => {
    test = await startTestApp()
    admin = await test.login('20000001')
    anfitrion = await startAnfitrionDemo()
  })
  afterAll(async () => {
    await test.close()
    await anfitrion.close()
  })

  const process = async () => {
    const bytes = libroBasico(await filasTitulables(test, 5))
    const answer = await upload(
      test,
      '/api/creaciontitulos/generatexls',
      admin,
      { category: 'inmueble' },
      { name: 'b.xlsx', bytes },
    )
    return answer
  }

  /**
   * Leaves the addresses out of the comparison, because the municipality's service gives one address for each property
   * or business and not one for each debtor.
   */
  const withoutDomicilios = (bytes: Buffer) => {
    const { Títulos: filas = [], ...hojas } = readLibro(bytes)
    return {
      ...hojas,
      filas: filas.map(({ DOMICILIO_DE_CADA_UNO: _, ...fila }) => fila),
    }
  }

  it('completes the same rows with the same amounts as the own registry', async () => {
    const propio = await process()
    askAnfitrion(test, anfitrion)
    const remoto = await process()
    expect(remoto.statusCode, remoto.body).toBe(200)
    expect(withoutDomicilios(remoto.rawPayload)).toEqual(withoutDomicilios(propio.rawPayload))
  })

  it('fails in words when the host does, and makes no workbook', async () => {
    await anfitrion.close()
    const answer = await process()
    expect(answer.statusCode).toBeGreaterThanOrEqual(500)
    expect(answer.body).toContain('servicio municipal')
  })
})
