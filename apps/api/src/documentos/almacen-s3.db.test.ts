import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { type AlmacenDePrueba, caido, startAlmacen } from '../../test/almacen-s3.ts'
import { sendForm } from '../../test/formularios.ts'
import { startTestApp, type TestApp } from '../../test/test-app.ts'
import { MARCA } from '../platform/proceso.ts'
import { hashFile } from './archivos.ts'
import { createDocumentos } from './documentos.ts'
import { openDeposito } from './open-deposito.ts'
import { transactKeeping } from './transact-keeping.ts'
import { warnIfElsewhere } from './warn-if-elsewhere.ts'

let almacen: AlmacenDePrueba
let test: TestApp
let abogada: string
let admin: string
beforeAll(async () => {
  almacen = await startAlmacen()
  test = await startTestApp({ env: almacen.env })
  abogada = await test.login('20000003')
  admin = await test.login('20000001')
})
afterEach(() => almacen.fail(undefined))
afterAll(async () => {
  await test.close()
  await almacen.close()
})

const bytesOf = (n: number) =>
  Buffer.concat([Buffer.from(`%PDF-1.7 ${n}\n`), Buffer.alloc(50_000, n)])

const save = (n: number) =>
  sendForm(test, abogada, {
    url: '/api/actuaciones',
    campos: {
      ...{ tp_id: '10', gp_id: '2', fecha: '2026-11-15', obs: `Documento ${n}` },
      imponibles: JSON.stringify([{ imponible: '101', recurso: 'AB' }]),
    },
    archivos: [['file_0', `${n}.pdf`, bytesOf(n)]],
  })

const readLast = async (): Promise<{ readonly id: number; readonly documento: string }> => {
  const { rows } = await test.open.pool.query(
    'select id, documento from actuacion_documento order by id desc limit 1',
  )
  return rows[0]
}

const download = (id: number) => test.call('GET', `/api/actuacion-documento/${id}`, abogada)

/**
 * Opens the document store of another machine, over the same database and the same S3-compatible store, without local
 * copies.
 */
const openOtra = (n: number) => {
  const { config, ahora } = test.services
  const dataDir = join(config.dataDir, `otra-${n}`)
  const { deposito } = openDeposito({ dataDir, almacen: config.almacen })
  return createDocumentos({ dataDir, deposito, ahora })
}

it('a document is saved in the store and not in the folder, and comes back', async () => {
  expect((await save(1)).statusCode).toBe(200)
  const { id, documento } = await readLast()
  expect(almacen.listStored()).toContain(documento)
  const carpeta = join(test.open.dataDir, 'documentos')
  const entries = readdirSync(carpeta, { recursive: true, withFileTypes: true })
  expect(entries.filter((entry) => entry.isFile())).toEqual([])
  expect((await download(id)).rawPayload).toEqual(bytesOf(1))
  expect(await openOtra(1).check(documento)).toBeUndefined()
})

it('a start with other settings warns that the documents are elsewhere', async () => {
  expect((await save(9)).statusCode).toBe(200)
  const { db, config } = test.services
  const warnings = async (almacenado: typeof config.almacen): Promise<unknown[]> => {
    const dichos: unknown[] = []
    const { deposito } = openDeposito({ ...config, almacen: almacenado })
    await warnIfElsewhere(db, deposito, { warn: (dicho: unknown) => dichos.push(dicho) })
    return dichos
  }
  expect(await warnings(config.almacen)).toEqual([])
  expect(await warnings(undefined)).toEqual([expect.stringContaining('documentos mover')])
  almacen.fail(caido)
  expect(await warnings(config.almacen)).toEqual([])
})

it('while the store is down nothing is saved nor taken for missing, and everything goes on when it is back', async () => {
  expect((await save(2)).statusCode).toBe(200)
  const { id, documento } = await readLast()
  almacen.fail(caido)
  const answer = await save(3)
  expect(answer.statusCode, answer.body).toBe(503)
  expect(answer.headers['retry-after']).toBe('5')
  expect(answer.json().error).toMatchObject({
    code: 'almacen-no-disponible',
    message: expect.stringContaining('Intente nuevamente'),
  })
  expect(await readLast()).toEqual({ id, documento })
  // The S3-compatible store is not answering, so the document comes from the local copy.
  expect((await download(id)).rawPayload).toEqual(bytesOf(2))
  await expect(openOtra(2).read(documento)).rejects.toMatchObject({ status: 503 })
  const { rows } = await test.open.pool.query(
    "select count(*)::int as n from historial where operacion = 'documento-danado'",
  )
  expect(rows).toEqual([{ n: 0 }])
  almacen.fail(undefined)
  await expect.poll(async () => (await save(3)).statusCode).toBe(200)
  expect((await download((await readLast()).id)).rawPayload).toEqual(bytesOf(3))
})

it('a job waits for the store, and ends when it is back', async () => {
  const { trabajos } = test.services
  almacen.fail(caido)
  const { id } = (await test.call('POST', '/api/documentos/verificar', admin)).json()
  const { signal } = new AbortController()
  expect(await trabajos.wait(id, signal)).toMatchObject({
    estado: 'pendiente',
    error: { code: 'almacen-no-disponible' },
  })
  almacen.fail(undefined)
  await expect.poll(async () => (await trabajos.wait(id, signal)).estado).toBe('terminado')
  expect(await trabajos.wait(id, signal)).toMatchObject({
    resumen: { faltan: 0, alterados: 0, ilegibles: 0, huerfanos: 0 },
  })
})

it('the health and the metrics say whether the store answers', async () => {
  const partes = async () =>
    (await test.app.inject('/api/salud/lista'))
      .json<{ partes: { parte: string; estado: string }[] }>()
      .partes.find(({ parte }) => parte === 'documentos')?.estado
  const metrica = async () =>
    /^apremia_almacen_responde (\d)$/m.exec((await test.app.inject('/metricas')).body)?.[1]
  expect([await partes(), await metrica()]).toEqual(['bien', '1'])
  almacen.fail(caido)
  for (let n = 0; n < 3; n += 1) await save(4)
  expect([await partes(), await metrica()]).toEqual(['aviso', '0'])
  almacen.fail(undefined)
  await expect.poll(async () => (await save(4)).statusCode).toBe(200)
  expect([await partes(), await metrica()]).toEqual(['bien', '1'])
})

const prepareAs = async (texto: string, marca?: string) => {
  const { documentos, config } = test.services
  const path = documentos.newTemporary()
  await writeFile(path, texto)
  const { sha256 } = await documentos.prepare(path)
  const nota = join(config.dataDir, 'documentos', 'por-borrar', sha256)
  if (marca !== undefined) await writeFile(nota, marca)
  return { sha256, nota }
}

it('what a process that ended prepared and never registered leaves the store at the next start', async () => {
  const { documentos, db } = test.services
  const { documento } = await readLast()
  // For each prepared document there is a note, a file that names the process that prepared it. The note of this
  // document names a process id that does not exist, as if that process had ended.
  const muerto = await prepareAs('sin registrar', MARCA.replace(/\d+\.\d*$/, '999999999.1'))
  const viejo = await prepareAs('sin registrar hace días', '000000.1.1')
  await utimes(viejo.nota, 1, 1)
  const vivo = await prepareAs('todavía por registrar')
  for (const { sha256 } of [muerto, viejo, vivo]) expect(almacen.listStored()).toContain(sha256)
  await documentos.dropPendientes(db)
  expect(almacen.listStored()).not.toContain(muerto.sha256)
  expect(almacen.listStored()).not.toContain(viejo.sha256)
  expect(almacen.listStored()).toEqual(expect.arrayContaining([vivo.sha256, documento]))
})

it('a save waits for the store before its transaction, so that nobody else waits', async () => {
  const { llega, release } = almacen.hold('PUT')
  const guardado = save(20)
  await llega
  // No transaction may be open while the store receives a document. On the embedded database, an open transaction would
  // make every other statement wait.
  const otra = await test.call('GET', '/api/actuaciones?limite=1', abogada)
  const { rows } = await test.open.pool.query(
    `select count(*)::int as n from pg_locks where locktype = 'advisory' and mode = 'ExclusiveLock'
       and database = (select oid from pg_database where datname = current_database())
       and pid <> pg_backend_pid() and objsubid = 1`,
  )
  release()
  expect(otra.statusCode).toBeLessThan(500)
  expect(rows[0].n).toBe(0)
  expect((await guardado).statusCode).toBe(200)
})

it('what a transaction did not keep leaves the store, with its note', async () => {
  const { db, documentos, config } = test.services
  const porGuardar = (texto: string) => ({
    sha256: createHash('sha256').update(texto).digest('hex'),
    ...{ tipo: 'application/pdf', write: (path: string) => writeFile(path, texto) },
  })
  const usado = porGuardar('%PDF-1.7 usado')
  const sobra = porGuardar('%PDF-1.7 sobra')
  const ahead = porGuardar('%PDF-1.7 impreso otra vez')
  await transactKeeping(
    { db, documentos },
    async (_, keep) => {
      await keep.ahead([ahead])
      await keep([usado])
    },
    [usado, sobra],
  )
  expect(almacen.listStored()).toContain(usado.sha256)
  for (const { sha256 } of [sobra, ahead]) expect(almacen.listStored()).not.toContain(sha256)
  const notas = readdirSync(join(config.dataDir, 'documentos', 'por-borrar'))
  for (const { sha256 } of [usado, sobra, ahead]) expect(notas).not.toContain(sha256)
  await expect(
    transactKeeping({ db, documentos }, () => Promise.reject(new Error('no')), [sobra]),
  ).rejects.toThrow('no')
  expect(almacen.listStored()).not.toContain(sobra.sha256)
})

it('a document of a failed save that the store does not let remove goes later', async () => {
  const { documentos, db } = test.services
  const path = documentos.newTemporary()
  await writeFile(path, '%PDF-1.7 a medias')
  const { sha256 } = await documentos.keepAlone(db, path, 'application/pdf')
  await db.execute(`delete from documento where sha256 = '${sha256}'`)
  almacen.fail(caido)
  await documentos.forget(db, [sha256])
  almacen.fail(undefined)
  expect(almacen.listStored()).toContain(sha256)
  await expect
    .poll(async () => {
      await documentos.dropPendientes(db)
      return almacen.listStored().includes(sha256)
    })
    .toBe(false)
})

it.runIf(process.env.APREMIA_TEST_MOTOR === 'postgres')(
  'a removal in one process waits for a slow save of the same content in another, and keeps it',
  async () => {
    const { db, documentos } = test.services
    const path = documentos.newTemporary()
    await writeFile(path, '%PDF-1.7 de dos procesos')
    const sha256 = await hashFile(path)
    const { llega, release } = almacen.hold('PUT')
    const guardado = db.transaction((tx) => documentos.keep(tx, path, 'application/pdf'))
    await llega
    const borrado = openOtra(3).forget(db, [sha256])
    const waiting = async () => {
      const { rows } = await test.open.pool.query(
        `select count(*)::int as n from pg_locks l join pg_database d on d.oid = l.database
         where d.datname = current_database() and locktype = 'advisory' and not granted`,
      )
      return rows[0].n
    }
    await expect.poll(waiting).toBe(1)
    release()
    await Promise.all([guardado, borrado])
    expect(almacen.listStored()).toContain(sha256)
    expect(await documentos.check(sha256)).toBeUndefined()
  },
)
