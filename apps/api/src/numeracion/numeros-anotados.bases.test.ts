import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { intimables, pedirCartas } from '../../test/cartas.ts'
import { bodyOf, createItemTaker } from '../../test/convenios.ts'
import { filasTitulables, libroBasico, upload } from '../../test/libros.ts'
import { startTestApp, type TestApp } from '../../test/test-app.ts'
import { readAnclas, readUltimasAnclas } from '../historial/anclas.ts'
import {
  describeSeries,
  maxSeries,
  raiseSeries,
  readUsados,
  SERIES,
} from '../historial/series-de-numeros.ts'
import { readConfig } from '../platform/config.ts'

describe('a call that gives numbers', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await startTestApp()
  })
  afterAll(() => test.close())

  const anotados = async () => {
    const { titulos, cartas, convenios } = await readUsados(test.services.db)
    expect(maxSeries(await readAnclas(test.services))).toEqual({ titulos, cartas, convenios })
    return { titulos, cartas, convenios }
  }

  let libro: Buffer
  const emitirTitulos = async (inicio: number) => {
    const admin = await test.login('20000001')
    const fields = { category: 'inmueble' }
    const file = { name: 'b.xlsx', bytes: libroBasico(await filasTitulables(test, 2)) }
    libro ??= (await upload(test, '/api/creaciontitulos/generatexls', admin, fields, file))
      .rawPayload
    const pedido = { ...fields, startTitleNumber: String(inicio), forzar: '1' }
    const lote = { name: 'lote.xlsx', bytes: libro }
    return upload(test, '/api/creaciontitulos/generatetitles', admin, pedido, lote)
  }
  const emitirCartas = async () =>
    pedirCartas(test, await test.login('20000002'), await intimables(test, 'A02', 2))
  const emitirConvenio = async () => {
    const jefe = await test.login('20000002')
    const item = await createItemTaker(test, () => jefe)('A02', 'I')
    const body = bodyOf(item, item.periodos.slice(0, 1), 'W2201')
    return test.call('POST', '/api/convenios', jefe, body)
  }

  it('notes them outside the database before it answers', async () => {
    const antes = await readUsados(test.services.db)
    const titulos = await emitirTitulos(antes.titulos + 1)
    expect(titulos.statusCode, titulos.body.slice(0, 500)).toBe(200)
    expect((await anotados()).titulos).toBe(antes.titulos + 2)
    const cartas = await emitirCartas()
    expect(cartas.statusCode, cartas.body).toBe(200)
    // The request makes letters for two properties. Both may belong to one person, who then gets a single letter. So
    // the expected number of letters comes from the answer.
    expect((await anotados()).cartas).toBe(antes.cartas + cartas.json().lote.cantidad)
    expect((await emitirConvenio()).statusCode).toBe(200)
    expect((await anotados()).convenios).toBe(antes.convenios + 1)
  })

  it('refuses the numbers of an older copy restored while the process runs', async () => {
    const { pool, dataDir } = test.open
    const anclas = join(dataDir, 'historial-anclas.ndjson')
    const filas = async () =>
      (
        await pool.query(`select (select count(*) from titulo) as t, (select count(*) from carta) as c,
          (select count(*) from convenio) as n`)
      ).rows
    const dados = await anotados()
    const antes = await filas()
    const [ultima] = (await readUltimasAnclas(test.services)).slice(-1)
    const perdidos = {
      titulos: dados.titulos + 5,
      cartas: dados.cartas + 5,
      convenios: dados.convenios + 5,
    }
    appendFileSync(anclas, `\n${JSON.stringify({ ...ultima, ...perdidos })}\n`)
    const refuseEach = async () => {
      const pedidos = {
        titulos: await emitirTitulos(dados.titulos + 1),
        cartas: await emitirCartas(),
        convenios: await emitirConvenio(),
      }
      for (const serie of SERIES) {
        const answer = pedidos[serie]
        expect(answer.statusCode, answer.body).toBe(409)
        const { code, message } = answer.json().error
        expect(code).toBe('numeracion-atrasada')
        expect(message).toMatch(/^Esta puede ser una copia vieja restaurada, y seguir repetiría/)
        expect(message).toContain(
          `fuera de la base se anotaron ${describeSeries({ [serie]: perdidos[serie] })}`,
        )
      }
    }
    await refuseEach()
    // The restored copy of the database is five agreement numbers behind. A rollback does not return a number to a
    // PostgreSQL sequence. If each refused request took a number, the sixth request would be accepted.
    for (const _ of Array.from({ length: 5 })) expect((await emitirConvenio()).statusCode).toBe(409)
    // An empty `historial-anclas.ndjson` imitates a restore of the whole data folder. The server process still
    // remembers the last numbers that it recorded in that file, so it must refuse to repeat these numbers.
    writeFileSync(anclas, '')
    await refuseEach()
    expect(await filas()).toEqual(antes)
    await raiseSeries(test.services.db, perdidos)
    for (const answer of [
      await emitirTitulos(perdidos.titulos + 1),
      await emitirCartas(),
      await emitirConvenio(),
    ])
      expect(answer.statusCode, answer.body.slice(0, 500)).toBe(200)
  })

  it('reads years of notes line by line, and of them the last at the cost of a few', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'apremia-anclas-'))
    try {
      const lugar = { config: readConfig({ DATA_DIR: dataDir }, '0') }
      const linea = (n: number) =>
        `\n${JSON.stringify({ orden: n, hash: 'x'.repeat(64), momento: '2026-11-24T15:00:00.000Z', titulos: n, cartas: 7, convenios: n })}\n`
      const cuantas = 200_000
      writeFileSync(
        join(dataDir, 'historial-anclas.ndjson'),
        Array.from({ length: cuantas }, (_, n) => linea(n + 1)).join(''),
      )
      const ultimas = await readUltimasAnclas(lugar)
      expect(ultimas.at(-1)).toMatchObject({ titulos: cuantas })
      expect(ultimas.length).toBeLessThan(100)
      expect(maxSeries(await readAnclas(lugar))).toEqual({
        ...{ titulos: cuantas, cartas: 7, convenios: cuantas },
      })
    } finally {
      rmSync(dataDir, { recursive: true, force: true })
    }
  })
})
