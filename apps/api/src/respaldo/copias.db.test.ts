import { createHash, randomBytes } from 'node:crypto'
import {
  cpSync,
  createReadStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Copia } from '../../test/copia.ts'
import { openDocumentosEnCarpeta, pathOfDocumento } from '../../test/documentos-en-carpeta.ts'
import { createBeside } from '../../test/postgres-server.ts'
import { lugarDe } from '../../test/respaldos.ts'
import { startTestApp, type TestApp } from '../../test/test-app.ts'
import { copyPlantilla } from '../../test/test-db.ts'
import { RESPALDO_EN_CURSO } from '../documentos/documentos.ts'
import { type OpenDb, openDb } from '../platform/db/open-db.ts'
import { listCopias } from './carpeta-de-copias.ts'
import { createRespaldo } from './create-respaldo.ts'
import { restorePostgres } from './herramientas-de-postgres.ts'
import { openCopia } from './open-copia.ts'
import { readPedidoDeRespaldo } from './pedido-de-respaldo.ts'
import { pruneRespaldos } from './prune-respaldos.ts'
import { restoreRespaldo } from './restore-respaldo.ts'
import { runRespaldo } from './run-respaldo.ts'
import { loadUltimoRespaldo } from './ultimo-respaldo.ts'
import { verifyRespaldo } from './verify-respaldo.ts'

const folders: string[] = []
const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'apremia-copias-'))
  folders.push(folder)
  return folder
}
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

const saveDocumentos = async ({ db }: Pick<OpenDb, 'db'>, dataDir: string): Promise<string[]> => {
  const store = openDocumentosEnCarpeta(dataDir)
  const documentos: string[] = []
  for (const texto of ['uno', 'dos']) {
    const path = store.newTemporary()
    writeFileSync(path, `%PDF-1.7 ${texto} ${'x'.repeat(5_000)}`)
    documentos.push((await store.keepAlone(db, path, 'application/pdf')).sha256)
    rmSync(path)
  }
  return documentos
}

let where: Copia
const en = newFolder()
const SIN_CLAVE = { archivoDeClave: undefined }
let sana: string
beforeAll(async () => {
  where = await copyPlantilla()
  folders.push(where.dataDir)
  const open = await openDb({ ...where, now: new Date() })
  await saveDocumentos(open, where.dataDir)
  await open.close()
  sana = (await createRespaldo(lugarDe(where), { en, ...SIN_CLAVE })).nombre
})

const nuevaVacia = async (): Promise<Copia> => ({
  dataDir: newFolder(),
  databaseUrl: where.databaseUrl && (await createBeside(where.databaseUrl)),
})

/** Copies the backup to a new folder and damages that copy. */
const tocar = (damage: (carpeta: string) => void): { en: string; cual: string } => {
  const otra = newFolder()
  cpSync(join(en, sana), join(otra, sana), { recursive: true })
  damage(join(otra, sana))
  return { en: otra, cual: sana }
}

const flip = (path: string, at: number) => {
  const bytes = readFileSync(path)
  bytes[at] = (bytes[at] ?? 0) ^ 1
  writeFileSync(path, bytes)
}

const archivosDe = (carpeta: string): string[] =>
  readFileSync(join(carpeta, 'archivos.ndjson'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => (JSON.parse(line) as { camino: string }).camino)

const documentoDe = (carpeta: string): string =>
  join(carpeta, archivosDe(carpeta).find((camino) => camino.startsWith('documentos/')) ?? '')
const baseDe = (carpeta: string): string =>
  join(
    carpeta,
    archivosDe(carpeta)
      .filter((camino) => camino.startsWith('base/'))
      .sort((a, b) => statSync(join(carpeta, b)).size - statSync(join(carpeta, a)).size)[0] ?? '',
  )

/** Changes a manifest and computes its hash again, as anybody with access to the folder could. */
const rewrite = (carpeta: string, change: (manifiesto: Record<string, unknown>) => object) => {
  const path = join(carpeta, 'manifiesto.json')
  const bytes = `${JSON.stringify(change(JSON.parse(readFileSync(path, 'utf8'))))}\n`
  writeFileSync(path, bytes)
  const hash = createHash('sha256').update(bytes).digest('hex')
  writeFileSync(join(carpeta, 'manifiesto.sha256'), `${hash}  manifiesto.json\n`)
}

describe('a copy that is not what its manifest says is refused before anything is restored', () => {
  it.each([
    ['a changed manifest', (c: string) => flip(join(c, 'manifiesto.json'), 200), 'manifiesto'],
    ['a cut manifest', (c: string) => truncateSync(join(c, 'manifiesto.json'), 300), 'manifiesto'],
    ['a changed list', (c: string) => flip(join(c, 'archivos.ndjson'), 30), 'archivos.ndjson'],
    ['a cut file', (c: string) => truncateSync(baseDe(c), 100), 'alterado o cortado'],
    ['a changed file', (c: string) => flip(baseDe(c), 5), 'alterado o cortado'],
    ['a changed document', (c: string) => flip(documentoDe(c), 50), 'alterado o cortado'],
    ['a missing document', (c: string) => rmSync(documentoDe(c)), 'A la copia le falta'],
    ['a file more', (c: string) => writeFileSync(join(c, 'base', 'x'), ''), 'no nombra'],
    [
      'a newer schema',
      (c: string) =>
        rewrite(c, (m) => ({ ...m, migracion: { nombre: '9999_x', orden: 9_999_999_999_999 } })),
      'Instale esa versión',
    ],
  ])('%s', async (_, damage, dice) => {
    const pedido = { ...tocar(damage), ...SIN_CLAVE }
    const vacia = await nuevaVacia()
    await expect(verifyRespaldo(lugarDe(vacia), { ...pedido, base: undefined })).rejects.toThrow(
      dice,
    )
    await expect(restoreRespaldo(lugarDe(vacia), pedido, false)).rejects.toThrow(dice)
    expect(existsSync(join(vacia.dataDir, 'base'))).toBe(false)
  })

  it('a manifest made again with another number of rows is found when the copy is verified', async () => {
    const pedido = tocar((carpeta) =>
      rewrite(carpeta, (m) => ({
        ...m,
        filas: (m.filas as { tabla: string; filas: number }[]).map(({ tabla, filas }) =>
          tabla === 'public.actuacion' ? { tabla, filas: filas + 1 } : { tabla, filas },
        ),
      })),
    )
    const { puntos } = await verifyRespaldo(lugarDe(where), {
      ...{ ...pedido, ...SIN_CLAVE, base: undefined },
    })
    expect(puntos.filter(({ bien }) => !bien)).toEqual([
      expect.objectContaining({
        punto: 'filas',
        detalle: expect.stringContaining('public.actuacion'),
      }),
    ])
  })
})

it('an installation restored elsewhere knows the backup that it came from as its last one', async () => {
  const vacia = await nuevaVacia()
  await restoreRespaldo(lugarDe(vacia), { en, cual: sana, ...SIN_CLAVE }, false)
  expect(await loadUltimoRespaldo(vacia.dataDir)).toEqual(await loadUltimoRespaldo(where.dataDir))
})

it('refuses a database that has tables, and a folder of another installation', async () => {
  const pedido = { en, cual: sana, ...SIN_CLAVE }
  await expect(restoreRespaldo(lugarDe(where), pedido, false)).rejects.toThrow(
    /ya hay una base|ya tiene tablas/,
  )
  const vacia = await nuevaVacia()
  writeFileSync(join(vacia.dataDir, 'instalacion'), 'otra\n')
  await expect(restoreRespaldo(lugarDe(vacia), pedido, false)).rejects.toThrow('otra instalación')
})

it('an encrypted copy shows nothing, asks for its key, and refuses another', async () => {
  const claves = newFolder()
  const [buena, mala, frase, corta] = ['buena', 'mala', 'frase', 'corta'].map((name) =>
    join(claves, name),
  ) as [string, string, string, string]
  for (const path of [buena, mala]) writeFileSync(path, randomBytes(32))
  writeFileSync(frase, 'una frase larga que nadie adivina\n')
  writeFileSync(corta, 'corta\n')
  const cifradas = newFolder()
  for (const archivoDeClave of [buena, frase]) {
    const { nombre, carpeta } = await createRespaldo(lugarDe(where), {
      en: cifradas,
      archivoDeClave,
    })
    expect(readFileSync(documentoDe(carpeta)).includes('%PDF')).toBe(false)
    const pedido = { en: cifradas, cual: nombre, base: undefined }
    const { puntos } = await verifyRespaldo(lugarDe(where), { ...pedido, archivoDeClave })
    expect(puntos.filter(({ bien }) => !bien)).toEqual([])
    const open = (clave: string | undefined) =>
      openCopia({ ...pedido, archivoDeClave: clave }, lugarDe(where))
    await expect(open(undefined)).rejects.toThrow('indique el archivo de su clave')
    await expect(open(mala)).rejects.toThrow('no es la clave de esta copia')
    await expect(open(corta)).rejects.toThrow('demasiado corta')
    await expect(open(join(claves, 'no-existe'))).rejects.toThrow('No se pudo leer la clave')
    rewrite(carpeta, (m) => ({ ...m, version: '0.0.0' }))
    await expect(open(archivoDeClave)).rejects.toThrow('alguien cambió el manifiesto')
  }
})

it('a copy without its key is noticed when the one before was encrypted', async () => {
  const clave = join(newFolder(), 'clave')
  writeFileSync(clave, randomBytes(32))
  const propia = newFolder()
  const crear = async (...conClave: readonly string[]): Promise<string> => {
    const dicho: string[] = []
    const args = ['crear', '--en', propia, ...conClave]
    const pedido = readPedidoDeRespaldo(args, {
      DATA_DIR: where.dataDir,
      DATABASE_URL: where.databaseUrl,
    })
    if (pedido === undefined) throw new Error('sin pedido')
    const { visit, signal } = lugarDe(where)
    const write = { out: () => undefined, err: (texto: string) => void dicho.push(texto) }
    expect(await runRespaldo(pedido, { visit, signal }, write)).toBe(0)
    return dicho.join('\n')
  }
  expect(await crear()).not.toContain('no está cifrada')
  expect(await crear('--clave', clave)).not.toContain('no está cifrada')
  expect(await crear()).toContain('Esta copia no está cifrada, y la anterior')
})

it('a database that stops while a copy is restored in it is told as such', async () => {
  const dump = createReadStream(baseDe(join(en, sana)))
  const parada = `postgresql://postgres@localhost/x?host=${encodeURIComponent(newFolder())}`
  const { signal } = new AbortController()
  await expect(restorePostgres(parada, dump, { volcador: 15, signal })).rejects.toMatchObject({
    ...{ message: expect.stringContaining('La base se detuvo'), salida: 7 },
  })
  const otra = createReadStream(baseDe(join(en, sana)))
  const sinBase = where.databaseUrl?.replace(/\/[^/?]+\?/, '/no_existe?') ?? ''
  await expect(restorePostgres(sinBase, otra, { volcador: 15, signal })).rejects.toMatchObject({
    ...{ message: expect.stringContaining('does not exist'), salida: 1 },
  })
})

it('the documents of a copy take no room in the next one, and a damaged one is copied again', async () => {
  const otras = newFolder()
  const { carpeta: una } = await createRespaldo(lugarDe(where), { en: otras, ...SIN_CLAVE })
  const { carpeta: dos } = await createRespaldo(lugarDe(where), { en: otras, ...SIN_CLAVE })
  const camino = documentoDe(una).slice(una.length)
  expect(statSync(join(dos, camino)).ino).toBe(statSync(join(una, camino)).ino)
  flip(join(una, camino), 9)
  const { carpeta: tres, nombre } = await createRespaldo(lugarDe(where), {
    ...{ en: otras, ...SIN_CLAVE },
  })
  expect(statSync(join(tres, camino)).ino).not.toBe(statSync(join(una, camino)).ino)
  await openCopia({ en: otras, cual: nombre, ...SIN_CLAVE }, lugarDe(where))
})

it('a document that the store lacks is told, and that copy is neither the last good one nor pruned before it', async () => {
  const otras = newFolder()
  const otra = await copyPlantilla()
  folders.push(otra.dataDir)
  const open = await openDb({ ...otra, now: new Date() })
  const [perdido = ''] = await saveDocumentos(open, otra.dataDir)
  await open.close()
  const entera = await createRespaldo(lugarDe(otra), { en: otras, ...SIN_CLAVE })
  const ultimo = await loadUltimoRespaldo(otra.dataDir)
  expect(ultimo).toMatchObject({ momento: entera.manifiesto.momento, tamano: entera.tamano })
  rmSync(join(otra.dataDir, 'documentos', perdido.slice(0, 2), perdido))
  // Makes the new backup in an empty folder. In a folder with an earlier backup, the new backup would copy the missing
  // document from the earlier one.
  const incompleta = await createRespaldo(lugarDe(otra), { en: newFolder(), ...SIN_CLAVE })
  expect(incompleta.manifiesto.documentos.faltan).toEqual([perdido])
  renameSync(incompleta.carpeta, join(otras, incompleta.nombre))
  expect(await loadUltimoRespaldo(otra.dataDir)).toEqual(ultimo)
  const una = { dias: 1, semanas: 0, meses: 0, anios: 0 }
  expect(await pruneRespaldos(otras, una, true)).toMatchObject({ podar: [] })
  const { puntos } = await verifyRespaldo(lugarDe(otra), {
    ...{ en: otras, cual: undefined, base: undefined, ...SIN_CLAVE },
  })
  expect(puntos.filter(({ bien }) => !bien).map(({ punto }) => punto)).toEqual(['documentos'])
})

describe('while a copy is made', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await startTestApp()
  })
  afterAll(() => test.close())

  it('no document is removed from the store until the copy ends', async () => {
    const { documentos, db } = test.services
    const [sha256 = ''] = await saveDocumentos(test.open, test.open.dataDir)
    const path = pathOfDocumento(test, sha256)
    const release = documentos.retain()
    await db.execute(`delete from documento where sha256 = '${sha256}'`)
    await documentos.forget(db, [sha256])
    await documentos.dropPendientes(db)
    expect(existsSync(path)).toBe(true)
    release()
    await documentos.dropPendientes(db)
    expect(existsSync(path)).toBe(false)
  })

  it.runIf(process.env.APREMIA_TEST_MOTOR === 'postgres')(
    'no process over the same PostgreSQL removes a document either',
    async () => {
      const { documentos, db } = test.services
      const [, sha256 = ''] = await saveDocumentos(test.open, test.open.dataDir)
      const client = await test.open.pool.connect()
      await client.query(`select pg_advisory_lock(${RESPALDO_EN_CURSO})`)
      await db.execute(`delete from documento where sha256 = '${sha256}'`)
      await documentos.forget(db, [sha256])
      expect(existsSync(pathOfDocumento(test, sha256))).toBe(true)
      await client.query(`select pg_advisory_unlock(${RESPALDO_EN_CURSO})`)
      client.release()
      await documentos.dropPendientes(db)
      expect(existsSync(pathOfDocumento(test, sha256))).toBe(false)
    },
  )
})

it('a copy whose note cannot be written is complete, and says so', async () => {
  const otra = await copyPlantilla()
  folders.push(otra.dataDir)
  mkdirSync(join(otra.dataDir, 'ultimo-respaldo.json'))
  const pasos: string[] = []
  const lugar = lugarDe(otra)
  const informe = { ...lugar.informe, paso: (texto: string) => void pasos.push(texto) }
  const propia = newFolder()
  const { nombre } = await createRespaldo({ ...lugar, informe }, { en: propia, ...SIN_CLAVE })
  expect(pasos.at(-1)).toContain('La copia está completa')
  await openCopia({ en: propia, cual: nombre, ...SIN_CLAVE }, lugar)
})

it('a rehearsal of the update makes a copy that stays, and says what would change', async () => {
  const propia = newFolder()
  const lineas: string[] = []
  const pedido = readPedidoDeRespaldo(['ensayar', '--en', propia], {
    DATA_DIR: where.dataDir,
    ...(where.databaseUrl === undefined ? {} : { DATABASE_URL: where.databaseUrl }),
  })
  if (pedido === undefined) throw new Error('sin pedido')
  const { visit, signal } = lugarDe(where)
  const salida = await runRespaldo(
    pedido,
    { visit, signal },
    { out: (line) => lineas.push(line), err: () => undefined },
  )
  expect([salida, lineas.join('\n')]).toEqual([
    0,
    expect.stringContaining('actualizar no la cambia'),
  ])
  expect(await listCopias(propia)).toHaveLength(1)
})
