import { appendFileSync, cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { intimables, pedirCartas } from '../../test/cartas.ts'
import { bodyOf, createItemTaker } from '../../test/convenios.ts'
import { filasTitulables, libroBasico, upload } from '../../test/libros.ts'
import { copyDatabase, createBeside } from '../../test/postgres-server.ts'
import { lugarDe } from '../../test/respaldos.ts'
import { startTestApp, type TestApp } from '../../test/test-app.ts'
import { type Copia, copyPlantilla, MEDIODIA } from '../../test/test-db.ts'
import { convenio } from '../convenios/convenio-table.ts'
import { nextId } from '../convenios/save-convenio-repo.ts'
import { takeNumeros } from '../emision-de-cartas/cartas-repo.ts'
import { anclar, readAnclas, readUltimasAnclas } from '../historial/anclas.ts'
import { appendHistorial, SISTEMA } from '../historial/append-historial.ts'
import {
  describeSeries,
  maxSeries,
  raiseSeries,
  readUsados,
  SERIES,
  type Series,
  writeSeries,
} from '../historial/series-de-numeros.ts'
import { readConfig } from '../platform/config.ts'
import { ConfigError } from '../platform/config-error.ts'
import { type OpenDb, openDb } from '../platform/db/open-db.ts'
import { markNumeros, SIN_ANOTACION } from '../platform/db/transact.ts'
import { createRespaldo } from '../respaldo/create-respaldo.ts'
import { restoreRespaldo } from '../respaldo/restore-respaldo.ts'
import { assertContinuidad } from './assert-continuidad.ts'
import { createAnotacion } from './create-anotacion.ts'

const VECES = Number(process.env.RESTAURACIONES ?? 4)

const ahora = () => MEDIODIA
const SIN_REGISTRO = { error: () => undefined }

const start = async (where: Copia, restauracion = ''): Promise<OpenDb> => {
  const config = readConfig({ DATA_DIR: where.dataDir, APREMIA_RESTAURACION: restauracion }, '0')
  const open = await openDb({ ...where, now: MEDIODIA })
  const lugar = { config, db: open.db, ahora }
  try {
    await assertContinuidad(lugar)
  } catch (error) {
    await open.close()
    throw error
  }
  await anclar(lugar)
  open.onNumeros(await createAnotacion(lugar, SIN_REGISTRO))
  return open
}

const papeles = {
  titulos: new Set<number>(),
  cartas: new Set<number>(),
  convenios: new Set<number>(),
}
beforeEach(() => {
  for (const serie of Object.values(papeles)) serie.clear()
})

const ultimos = (): Series =>
  maxSeries([
    ...[...papeles.titulos].map((titulos) => ({ titulos })),
    ...[...papeles.cartas].map((cartas) => ({ cartas })),
    ...[...papeles.convenios].map((convenios) => ({ convenios })),
  ])

const use = (serie: keyof typeof papeles, numero: number) => {
  expect(papeles[serie], `${serie} Nº ${numero} otra vez`).not.toContain(numero)
  papeles[serie].add(numero)
}

const issue = async ({ db }: OpenDb): Promise<void> => {
  const dados = await db.transaction(async (tx) => {
    const cartas = (await takeNumeros(tx, 1)) + 1
    const convenios = await nextId(tx)
    const [otro] = await tx.select().from(convenio).orderBy(convenio.id).limit(1)
    if (otro === undefined) throw new Error('sin convenios')
    await tx.insert(convenio).values({ ...otro, id: convenios, convenio: `X-${convenios}` })
    await markNumeros(tx)
    const { rows } = await tx.execute<{ ultimo: number }>(
      sql`update titulo_contador set ultimo = ultimo + 1 returning ultimo`,
    )
    await appendHistorial(tx, {
      ...{ momento: MEDIODIA, actor: SISTEMA, operacion: 'prueba' },
      ...{ entidad: 'prueba', entidadId: '', descripcion: 'Números.' },
    })
    return { titulos: rows[0]?.ultimo ?? 0, cartas, convenios }
  })
  for (const serie of ['titulos', 'cartas', 'convenios'] as const) use(serie, dados[serie])
}

const backUp = async ({ dataDir, databaseUrl }: Copia): Promise<Copia> => {
  const copia = `${dataDir}-copia`
  rmSync(copia, { recursive: true, force: true })
  cpSync(dataDir, copia, { recursive: true, preserveTimestamps: true })
  return { dataDir: copia, databaseUrl: databaseUrl && (await copyDatabase(databaseUrl)) }
}

const restore = async (copia: Copia, where: Copia, entera: boolean): Promise<Copia> => {
  const parte = entera ? '' : 'base'
  if (existsSync(join(copia.dataDir, parte))) {
    rmSync(join(where.dataDir, parte), { recursive: true, force: true })
    cpSync(join(copia.dataDir, parte), join(where.dataDir, parte), {
      ...{ recursive: true, preserveTimestamps: true },
    })
  }
  return { ...where, databaseUrl: copia.databaseUrl && (await copyDatabase(copia.databaseUrl)) }
}

const refusalOf = async (started: Promise<OpenDb>): Promise<string> => {
  const error = await started.then(
    () => expect.unreachable('tenía que negarse'),
    (failure: unknown) => failure,
  )
  expect(error).toBeInstanceOf(ConfigError)
  return (error as ConfigError).message
}

const ACEPTAR = /APREMIA_RESTAURACION='([0-9a-f]{8}) (titulos=\d+ cartas=\d+ convenios=\d+)'/

it(`${VECES} restored copies never give a number twice (R30)`, async () => {
  let where = await copyPlantilla()
  let aceptada = ''
  let copia = where
  for (let vez = 0; vez < VECES; vez += 1) {
    let open = await start(where, aceptada)
    await issue(open)
    await open.close()
    if (vez % 2 === 0) copia = await backUp(where)
    // APREMIA_RESTAURACION, with which an administrator accepts one restored copy of the database, still has the code
    // of the copy accepted in the previous turn. This start needs no code and ignores it. The copy restored below is a
    // different one, so the old code must not accept it.
    open = await start(where, aceptada)
    await issue(open)
    await issue(open)
    await open.close()
    const antes = ultimos()
    const entera = vez % 4 < 2
    where = await restore(copia, where, entera)
    const message = await refusalOf(start(where, aceptada))
    const [, codigo = '', conocidos = ''] = ACEPTAR.exec(message) ?? []
    if (!entera) expect(conocidos).toBe(writeSeries(antes))
    aceptada = `${codigo} ${writeSeries(antes)}`
    open = await start(where, aceptada)
    await issue(open)
    const { rows } = await open.pool.query(
      "select descripcion from historial where operacion = 'restaurar-numeracion' order by orden desc limit 1",
    )
    expect(rows[0]?.descripcion).toContain(`títulos Nº ${antes.titulos}, cartas`)
    await open.close()
  }
  rmSync(where.dataDir, { recursive: true, force: true })
  rmSync(`${where.dataDir}-copia`, { recursive: true, force: true })
}, 600_000)

it('a process that died before it noted its numbers is noted at the next start', async () => {
  const where = await copyPlantilla()
  let open = await start(where)
  open.onNumeros(SIN_ANOTACION)
  await issue(open)
  await open.close()
  open = await start(where)
  const config = readConfig({ DATA_DIR: where.dataDir }, '0')
  expect(maxSeries(await readAnclas({ config }))).toEqual(ultimos())
  await open.close()
  const otra = await backUp(where)
  expect(await refusalOf(start(otra))).toContain('son una copia')
  expect(await refusalOf(start(otra, 'ffffffff titulos=1 cartas=1 convenios=1'))).toMatch(ACEPTAR)
  rmSync(join(where.dataDir, 'historial-anclas.ndjson'))
  expect(await refusalOf(start(where))).toContain('falta el archivo historial-anclas.ndjson')
  for (const { dataDir } of [where, otra]) rmSync(dataDir, { recursive: true, force: true })
}, 600_000)

describe('a copy restored by the command', () => {
  const newFolder = () => mkdtempSync(join(tmpdir(), 'apremia-respaldo-'))
  const createVacia = async ({ databaseUrl }: Copia): Promise<string | undefined> =>
    databaseUrl && (await createBeside(databaseUrl))
  const sinClave = { archivoDeClave: undefined }

  /**
   * Issues documents with numbers, makes a backup, and issues more documents whose numbers the backup does not have.
   */
  const prepare = async () => {
    const where = await copyPlantilla()
    const en = newFolder()
    let open = await start(where)
    await issue(open)
    await open.close()
    const { nombre } = await createRespaldo(lugarDe(where), { en, ...sinClave })
    open = await start(where)
    await issue(open)
    await issue(open)
    await open.close()
    return { where, pedido: { en, cual: nombre, ...sinClave } }
  }

  const loseBase = async (where: Copia): Promise<Copia> => {
    rmSync(join(where.dataDir, 'base'), { recursive: true, force: true })
    return { ...where, databaseUrl: await createVacia(where) }
  }

  it('continues alone after the numbers that the folder has noted', async () => {
    const { where, pedido } = await prepare()
    const antes = ultimos()
    const otra = await loseBase(where)
    const { numeros } = await restoreRespaldo(lugarDe(otra), pedido, false)
    expect(numeros).toEqual(antes)
    const open = await start(otra)
    await issue(open)
    expect(ultimos().titulos).toBe(antes.titulos + 1)
    const { rows } = await open.pool.query(
      "select descripcion from historial where operacion = 'restaurar-numeracion'",
    )
    expect(rows).toEqual([
      { descripcion: expect.stringContaining(`títulos Nº ${antes.titulos}, cartas`) },
    ])
    await open.close()
    for (const folder of [where.dataDir, pedido.en]) rmSync(folder, { recursive: true })
  }, 600_000)

  it.each([
    ['in another folder', async (where: Copia) => ({ ...where, dataDir: newFolder() })],
    [
      'in a copy of the folder',
      async (where: Copia) => {
        const dataDir = newFolder()
        cpSync(where.dataDir, dataDir, { recursive: true, preserveTimestamps: true })
        return { ...where, dataDir }
      },
    ],
    [
      'in the folder without its notes',
      async (where: Copia) => {
        rmSync(join(where.dataDir, 'historial-anclas.ndjson'))
        return where
      },
    ],
  ])(
    '%s, the next start asks for the last numbers',
    async (_, move) => {
      const { where, pedido } = await prepare()
      const antes = ultimos()
      const otra = await loseBase(await move(where))
      const { numeros } = await restoreRespaldo(lugarDe(otra), pedido, false)
      expect(numeros).toBeUndefined()
      const [, codigo = ''] = ACEPTAR.exec(await refusalOf(start(otra))) ?? []
      const open = await start(otra, `${codigo} ${writeSeries(antes)}`)
      await issue(open)
      expect(ultimos().titulos).toBe(antes.titulos + 1)
      await open.close()
      for (const folder of [where.dataDir, otra.dataDir, pedido.en])
        rmSync(folder, { recursive: true, force: true })
    },
    600_000,
  )

  it('refuses the folder of another installation', async () => {
    const { where, pedido } = await prepare()
    const dataDir = newFolder()
    const ancla = { orden: 1, hash: 'de otra', momento: MEDIODIA.toISOString() }
    writeFileSync(join(dataDir, 'historial-anclas.ndjson'), `${JSON.stringify(ancla)}\n`)
    const otra = { dataDir, databaseUrl: await createVacia(where) }
    await expect(restoreRespaldo(lugarDe(otra), pedido, false)).rejects.toThrow('otra instalación')
    expect(existsSync(join(dataDir, 'base'))).toBe(false)
    for (const folder of [where.dataDir, dataDir, pedido.en]) rmSync(folder, { recursive: true })
  }, 600_000)

  it('asks too when the notes were lost and no start came after the copy', async () => {
    const where = await copyPlantilla()
    const en = newFolder()
    const open = await start(where)
    await issue(open)
    await anclar({ config: readConfig({ DATA_DIR: where.dataDir }, '0'), db: open.db, ahora })
    await open.close()
    const { nombre } = await createRespaldo(lugarDe(where), { en, ...sinClave })
    rmSync(join(where.dataDir, 'historial-anclas.ndjson'))
    const otra = await loseBase(where)
    const pedido = { en, cual: nombre, ...sinClave }
    expect((await restoreRespaldo(lugarDe(otra), pedido, false)).numeros).toBeUndefined()
    expect(await refusalOf(start(otra))).toContain('son una copia')
    for (const folder of [where.dataDir, en]) rmSync(folder, { recursive: true })
  }, 600_000)
})

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
    // The two properties may belong to one person, who gets a single letter. The number of letters therefore comes from
    // the answer.
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
    // The restored copy is five agreement numbers behind. A rollback does not return a number to a PostgreSQL sequence.
    // If each refused request took a number, five requests would use up the difference, and a sixth would be accepted.
    for (const _ of Array.from({ length: 5 })) expect((await emitirConvenio()).statusCode).toBe(409)
    // An empty `historial-anclas.ndjson` imitates a restore of the whole data folder. The file recorded the last issued
    // title, letter and agreement numbers. The process remembers them, so it must still refuse the repeated numbers.
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
