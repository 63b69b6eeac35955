import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type AlmacenDePrueba, caido, startAlmacen } from '../../test/almacen-s3.ts'
import type { Copia } from '../../test/copia.ts'
import { lugarDe } from '../../test/respaldos.ts'
import { copyPlantilla, MEDIODIA } from '../../test/test-db.ts'
import { openLoComun } from '../almacen/open-lo-comun.ts'
import { createDocumentos } from '../documentos/documentos.ts'
import { openDeposito } from '../documentos/open-deposito.ts'
import { openDb } from '../platform/db/open-db.ts'
import { readInstalacionId } from '../platform/instalacion.ts'
import { createRespaldo } from './create-respaldo.ts'
import { openCopia } from './open-copia.ts'
import { readPedidoDeRespaldo } from './pedido-de-respaldo.ts'
import { placeDocumentos } from './place-copia.ts'
import { restoreRespaldo } from './restore-respaldo.ts'
import { runRespaldo } from './run-respaldo.ts'
import { bringUltimoRespaldo, loadUltimoRespaldo, noteUltimoRespaldo } from './ultimo-respaldo.ts'
import { verifyRespaldo } from './verify-respaldo.ts'

let almacen: AlmacenDePrueba
let copia: Copia
const en = mkdtempSync(join(tmpdir(), 'apremia-copias-s3-'))
let guardados: string[]
let instalacion: string

const openIn = (dataDir: string) => openDeposito({ dataDir, almacen: almacen.config }).deposito

beforeAll(async () => {
  almacen = await startAlmacen()
  copia = await copyPlantilla()
  const { dataDir } = copia
  const open = await openDb({ ...copia, now: MEDIODIA })
  try {
    await open.pool.query('delete from documento')
    instalacion = await readInstalacionId(open.db)
    const store = createDocumentos({
      ...{ dataDir, deposito: openIn(dataDir) },
      ahora: () => MEDIODIA,
    })
    guardados = []
    for (const texto of ['uno', 'dos', 'tres']) {
      const path = store.newTemporary()
      writeFileSync(path, `%PDF-1.7 ${texto} ${'x'.repeat(5_000)}`)
      guardados.push((await store.keepAlone(open.db, path, 'application/pdf')).sha256)
      rmSync(path)
    }
  } finally {
    await open.close()
  }
})
afterAll(async () => {
  for (const folder of [copia.dataDir, en]) rmSync(folder, { recursive: true, force: true })
  await almacen.close()
})

it('a backup has the documents of the store, and restores them to a store', async () => {
  const lugar = { ...lugarDe(copia), deposito: openIn(copia.dataDir) }
  almacen.fail(caido)
  await expect(createRespaldo(lugar, { en, archivoDeClave: undefined })).rejects.toMatchObject({
    code: 'almacen-no-disponible',
  })
  almacen.fail(undefined)
  const sano = { ...lugar, deposito: openIn(copia.dataDir) }
  const { nombre, manifiesto } = await createRespaldo(sano, { en, archivoDeClave: undefined })
  expect(manifiesto.instalacion).toBe(instalacion)
  expect(manifiesto.documentos).toEqual({ cantidad: 3, faltan: [] })
  const pedido = { en, cual: nombre, archivoDeClave: undefined, base: undefined }
  const { puntos } = await verifyRespaldo(sano, pedido)
  expect(puntos.filter(({ bien }) => !bien)).toEqual([])
  for (const sha256 of guardados) await sano.deposito.remove(sha256)
  expect(almacen.listStored()).toEqual([])
  const destino = { deposito: openIn(copia.dataDir), carpeta: copia.dataDir }
  await placeDocumentos(await openCopia(pedido, lugar), destino, lugar)
  expect(almacen.listStored()).toEqual([...guardados].sort())
  for (const sha256 of guardados) expect(await destino.deposito.check(sha256)).toBeUndefined()

  await openIn(copia.dataDir).claim('otra')
  const vacia = join(en, 'vacia')
  if (copia.databaseUrl === undefined)
    await expect(
      restoreRespaldo({ ...lugar, dataDir: vacia, deposito: openIn(vacia) }, pedido, false),
    ).rejects.toThrow('de otra instalación')
})

it('a copy says at once why the store refuses it', async () => {
  almacen.fail((_, response) => {
    response.writeHead(403).end('<Error><Code>RequestTimeTooSkewed</Code></Error>')
    return true
  })
  const crear = readPedidoDeRespaldo(['crear', '--en', en], {
    ...almacen.env,
    ...{ DATA_DIR: copia.dataDir, DATABASE_URL: copia.databaseUrl },
  })
  if (crear === undefined) throw new Error('sin pedido')
  const { visit, signal } = lugarDe(copia)
  const mudo = { out: () => undefined, err: () => undefined }
  await expect(runRespaldo(crear, { visit, signal }, mudo)).rejects.toThrow('reloj')
  almacen.fail(undefined)
})

it('the other machines know when the last backup was made', async () => {
  const loComun = openLoComun({ almacen: almacen.config })
  const { objetos } = loComun
  if (objetos === undefined) throw new Error('sin almacén')
  const otra = mkdtempSync(join(tmpdir(), 'apremia-otra-'))
  await bringUltimoRespaldo(otra, objetos)
  expect(await loadUltimoRespaldo(otra)).toBeUndefined()
  const lugar = { ...lugarDe(copia), ...loComun, deposito: openIn(copia.dataDir) }
  const { manifiesto } = await createRespaldo(lugar, { en, archivoDeClave: undefined })
  await bringUltimoRespaldo(otra, objetos)
  expect(await loadUltimoRespaldo(otra)).toMatchObject({ momento: manifiesto.momento })
  const propio = { momento: '2099-01-01T00:00:00.000Z', base: 'postgresql', tamano: 1 } as const
  await noteUltimoRespaldo({ dataDir: otra, objetos: undefined }, propio)
  await bringUltimoRespaldo(otra, objetos)
  expect(await loadUltimoRespaldo(otra)).toEqual(propio)
  rmSync(otra, { recursive: true })
})
