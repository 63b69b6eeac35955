import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { Copia } from '../../test/copia.ts'
import { copyDatabase, createBeside } from '../../test/postgres-server.ts'
import { lugarDe } from '../../test/respaldos.ts'
import { copyPlantilla, MEDIODIA } from '../../test/test-db.ts'
import { convenio } from '../convenios/convenio-table.ts'
import { nextId } from '../convenios/save-convenio-repo.ts'
import { takeNumeros } from '../emision-de-cartas/cartas-repo.ts'
import { anclar, readAnclas } from '../historial/anclas.ts'
import { appendHistorial, SISTEMA } from '../historial/append-historial.ts'
import { maxSeries, type Series, writeSeries } from '../historial/series-de-numeros.ts'
import { verifyChain } from '../historial/verify-chain.ts'
import { readConfig } from '../platform/config.ts'
import { ConfigError } from '../platform/config-error.ts'
import { type OpenDb, openDb } from '../platform/db/open-db.ts'
import { markNumeros, SIN_ANOTACION } from '../platform/db/transact.ts'
import { createRespaldo } from '../respaldo/create-respaldo.ts'
import { restoreRespaldo } from '../respaldo/restore-respaldo.ts'
import { verifyRespaldo } from '../respaldo/verify-respaldo.ts'
import { assertContinuidad } from './assert-continuidad.ts'
import { createAnotacion } from './create-anotacion.ts'

const VECES = Number(process.env.RESTAURACIONES ?? 4)
const PLAZO = Math.max(600_000, VECES * 60_000)

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

it(
  `${VECES} restored copies never give a number twice (R30)`,
  async () => {
    let where = await copyPlantilla()
    let aceptada = ''
    let copia = where
    for (let vez = 0; vez < VECES; vez += 1) {
      let open = await start(where, aceptada)
      await issue(open)
      await open.close()
      if (vez % 2 === 0) copia = await backUp(where)
      // APREMIA_RESTAURACION still has the code that the previous pass of this loop accepted. No backup was restored
      // since then, so the server ignores the code at this start. After the restoration below, it must refuse the code.
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
  },
  PLAZO,
)

const verify = async (where: Copia) => {
  const open = await openDb({ ...where, now: MEDIODIA })
  const anclas = await readAnclas({ config: { dataDir: where.dataDir } })
  return verifyChain(open.db, anclas).finally(() => open.close())
}

/** Makes a backup with the command, verifies the backup, and returns the faults found. */
const findFallasDeCopia = async (where: Copia): Promise<string[]> => {
  const en = mkdtempSync(join(tmpdir(), 'apremia-respaldo-'))
  const pedido = { en, archivoDeClave: undefined }
  const { nombre } = await createRespaldo(lugarDe(where), pedido)
  const { puntos } = await verifyRespaldo(lugarDe(where), {
    ...{ ...pedido, cual: nombre, base: undefined },
  }).finally(() => rmSync(en, { recursive: true }))
  return puntos.filter(({ bien }) => !bien).map(({ detalle }) => detalle)
}

it('the abandoned rows are a failure until an administrator accepts the restored copy', async () => {
  const antes = await copyPlantilla()
  let open = await start(antes)
  await issue(open)
  await open.close()
  const copia = await backUp(antes)
  open = await start(antes)
  await issue(open)
  await issue(open)
  await open.close()
  const { filas } = await verify(antes)

  const where = await restore(copia, antes, false)
  const { filas: quedan } = await verify(where)
  const [, codigo = ''] = ACEPTAR.exec(await refusalOf(start(where))) ?? []
  const sinAceptar = await verify(where)
  expect(sinAceptar).toMatchObject({ valido: false, abandonos: [] })
  expect(sinAceptar.fallas).toContainEqual(
    expect.objectContaining({ orden: filas, motivo: expect.stringContaining('Falta') }),
  )
  expect(await findFallasDeCopia(where)).toEqual([expect.stringContaining('Falta')])

  open = await start(where, `${codigo} ${writeSeries(ultimos())}`)
  const abandonos = [
    {
      momento: MEDIODIA.toISOString(),
      filas: filas - quedan,
      mensaje: expect.stringContaining('lo confirmó quien arrancó el servidor'),
    },
  ]
  await open.close()
  expect(await verify(where)).toMatchObject({ valido: true, fallas: [], abandonos })
  open = await start(where)
  for (let vez = 0; vez < 4; vez += 1) await issue(open)
  await open.close()
  expect(await verify(where)).toMatchObject({ valido: true, fallas: [], abandonos })
  expect(await findFallasDeCopia(where)).toEqual([])

  // Deletes the last audit history rows, which were added after the restored database was accepted. Every verification
  // must report them as missing.
  open = await openDb({ ...where, now: MEDIODIA })
  await open.pool.query(`
    alter table historial disable trigger all;
    delete from historial where orden > ${quedan + 2};
    update historial_cabeza set orden = ${quedan + 2},
      hash = (select hash from historial where orden = ${quedan + 2});
    alter table historial enable trigger all`)
  await open.close()
  expect((await verify(where)).fallas).toContainEqual(
    expect.objectContaining({ orden: quedan + 5, motivo: expect.stringContaining('Falta') }),
  )
  for (const { dataDir } of [where, copia]) rmSync(dataDir, { recursive: true, force: true })
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

describe('APREMIA_RESTAURACION', () => {
  const restoreOld = async () => {
    const where = await copyPlantilla()
    await (await start(where)).close()
    const otra = await backUp(where)
    onTestFinished(() => {
      for (const { dataDir } of [where, otra]) rmSync(dataDir, { recursive: true, force: true })
    })
    const [, codigo = '', texto = ''] = ACEPTAR.exec(await refusalOf(start(otra))) ?? []
    const [titulos = 0, cartas = 0, convenios = 0] = [...texto.matchAll(/\d+/g)].map(Number)
    return { otra, codigo, conocidos: { titulos, cartas, convenios } }
  }
  const readAceptadas = async ({ pool }: OpenDb) =>
    (
      await pool.query(
        "select descripcion from historial where operacion = 'restaurar-numeracion' order by orden",
      )
    ).rows.map(({ descripcion }) => String(descripcion))

  it('says what is wrong in it, and changes nothing', async () => {
    const { otra, codigo, conocidos } = await restoreOld()
    const { convenios } = conocidos
    const bien = writeSeries(conocidos)
    expect(convenios).toBeGreaterThan(0)
    const casos = [
      [`ffffffff ${bien}`, '«ffffffff», que no es el de esta copia'],
      [bien, `no empieza con el código de esta copia, ${codigo}`],
      [`${codigo} ${writeSeries({ ...conocidos, convenios: convenios - 1 })}`, 'es menor que'],
      [`${codigo} titulos=200 cartas=0`, 'Falta la serie «convenios»'],
      [`${codigo} titulos=dos cartas=0 convenios=${convenios}`, '«titulos=dos» no tiene'],
      [`${codigo} ${writeSeries({ ...conocidos, cartas: 900_000_000 })}`, 'revise si sobra'],
    ] as const
    for (const [restauracion, dicho] of casos) {
      const message = await refusalOf(start(otra, restauracion))
      expect(message).toContain(dicho)
      expect(message).toContain(`APREMIA_RESTAURACION='${codigo} titulos=`)
    }
    const open = await start(otra, `${codigo} ${bien}`)
    expect(await readAceptadas(open)).toHaveLength(1)
    await open.close()
  }, 600_000)

  it('raises the numbers of the accepted copy, never lowers them, and says so', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    onTestFinished(() => warn.mockRestore())
    const said = () => warn.mock.calls.flat().join(' ')
    const { otra, codigo, conocidos } = await restoreOld()
    const con = (cartas: number) => `${codigo} ${writeSeries({ ...conocidos, cartas })}`
    const cartas = conocidos.cartas + 5
    await (await start(otra, con(cartas))).close()
    await (await start(otra, con(cartas))).close()
    expect(said()).toBe('')
    await (await start(otra, con(cartas + 200))).close()
    let open = await start(otra, con(cartas))
    expect(said()).toContain(
      `«cartas=${cartas}» no cuenta, porque esa serie ya va por ${cartas + 200}`,
    )
    expect(await readAceptadas(open)).toEqual([
      expect.stringContaining(`cartas Nº ${cartas} y`),
      expect.stringContaining(`cartas Nº ${cartas + 200} y`),
    ])
    await issue(open)
    expect([...papeles.cartas]).toEqual([cartas + 201])
    await open.close()
    const mala = `${codigo} titulos=x cartas=1 convenios=1`
    expect(await refusalOf(start(otra, mala))).toContain('La copia ya se aceptó')
    open = await start(otra, 'ffffffff titulos=1 cartas=1 convenios=1')
    expect(said()).toContain('APREMIA_RESTAURACION no se usó')
    await open.close()
  }, 600_000)
})

describe('a copy restored by the command', () => {
  const newFolder = () => mkdtempSync(join(tmpdir(), 'apremia-respaldo-'))
  const createVacia = async ({ databaseUrl }: Copia): Promise<string | undefined> =>
    databaseUrl && (await createBeside(databaseUrl))
  const sinClave = { archivoDeClave: undefined }

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
    expect(await verify(otra)).toMatchObject({
      ...{ valido: true, fallas: [] },
      abandonos: [{ filas: 2, mensaje: expect.stringContaining('apremia-servidor respaldo') }],
    })
    expect(await findFallasDeCopia(otra)).toEqual([])
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
