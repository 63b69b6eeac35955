import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import type { Trabajo } from '@apremia/api-client'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type AlmacenDePrueba, startAlmacen } from '../test/almacen-s3.ts'
import { type Intimable, intimables } from '../test/cartas.ts'
import type { Copia } from '../test/copia.ts'
import { type Emisor, startEmisor } from '../test/emisor.ts'
import { filasTitulables, formulario, libroBasico } from '../test/libros.ts'
import { csvDePadron } from '../test/padron.ts'
import { copyDatabase } from '../test/postgres-server.ts'
import { type ProcesoDePrueba, startProceso } from '../test/proceso.ts'
import { copyPlantilla, MEDIODIA } from '../test/test-db.ts'
import { type OpenDb, openDb } from './platform/db/open-db.ts'

/**
 * The tests of this file simulate two machines. Each machine is a process with its own data folder, and both use one
 * PostgreSQL and one S3-compatible store.
 */
let almacen: AlmacenDePrueba
let base: Copia
let emisor: Emisor
let imponibles: Intimable[]
let libro: Buffer
const folders = [0, 1].map(() => mkdtempSync(join(tmpdir(), 'apremia-maquina-')))
const maquinas: ProcesoDePrueba[] = []

const startIn = (dataDir: string, databaseUrl = base.databaseUrl, env = almacen.env) =>
  startProceso({ dataDir, databaseUrl }, emisor, env)

const startBoth = async (): Promise<void> => {
  // The machines start one after the other. Only the first one then writes the mark of the installation in the database
  // and the store.
  maquinas.splice(0, 2)
  for (const folder of folders) maquinas.push(await startIn(folder))
}

const withBase = async <T>(use: (open: OpenDb) => Promise<T>): Promise<T> => {
  const open = await openDb({ ...base, now: MEDIODIA })
  try {
    return await use(open)
  } finally {
    await open.close()
  }
}

beforeAll(async () => {
  almacen = await startAlmacen()
  base = await copyPlantilla()
  emisor = await startEmisor()
  const ABOGADOS = ['A01', 'A02', 'A03', 'A04', 'A05', 'A06', 'A07']
  await withBase(async (open) => {
    const deCada = ABOGADOS.map((abogado) => intimables({ open }, abogado, 200))
    imponibles = (await Promise.all(deCada)).flat()
    libro = libroBasico(await filasTitulables({ open }, 5))
  })
  await startBoth()
})
afterAll(async () => {
  for (const maquina of maquinas) await maquina.stop('SIGKILL')
  emisor.close()
  await almacen.close()
  for (const folder of [base.dataDir, ...folders]) rmSync(folder, { recursive: true, force: true })
})

const pick = (n: number): ProcesoDePrueba => {
  const maquina = maquinas[n]
  if (maquina === undefined) throw new Error('sin máquina')
  return maquina
}

const signIn = async (dni: string) => {
  const authorization = `Bearer ${await pick(0).login(dni)}`
  const send = (n: number, path: string, init: RequestInit = {}) =>
    fetch(`${pick(n).url}/api/${path}`, {
      ...init,
      headers: { authorization, ...(init.headers as Record<string, string>) },
    })
  return {
    send,
    get: (n: number, path: string) => send(n, path),
    json: async <T>(n: number, path: string, body?: object, headers = {}): Promise<T> => {
      const init = body && {
        ...{ method: 'POST', body: JSON.stringify(body) },
        headers: { 'content-type': 'application/json', ...headers },
      }
      const answer = await send(n, path, init)
      const text = await answer.text()
      expect(answer.status, text).toBeLessThan(300)
      return JSON.parse(text) as T
    },
    form: (n: number, path: string, fields: Record<string, string>, bytes?: Buffer) => {
      const form = formulario(fields, bytes && { name: 'base.xlsx', bytes })
      return send(n, path, {
        ...{ method: 'POST', headers: form.headers, body: new Uint8Array(form.payload) },
      })
    },
  }
}
type Persona = Awaited<ReturnType<typeof signIn>>

const untilEnded = async ({ json }: Persona, n: number, { id }: Trabajo): Promise<Trabajo> => {
  let trabajo = await json<Trabajo>(n, `trabajos/${id}`)
  await expect
    .poll(async () => {
      trabajo = await json<Trabajo>(n, `trabajos/${id}`)
      return trabajo.terminado
    })
    .not.toBeNull()
  return trabajo
}

it('a machine with a folder of its own does not start without the store', async () => {
  const otra = mkdtempSync(join(tmpdir(), 'apremia-maquina-'))
  await expect(startIn(otra, base.databaseUrl, {})).rejects.toThrow('DOCUMENTOS_S3_URL')
  rmSync(otra, { recursive: true })
})

it('a document uploaded on one machine is read on the other', async () => {
  const abogada = await signIn('20000003')
  const form = new FormData()
  const bytes = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(30_000, 7)])
  for (const [campo, valor] of Object.entries({
    ...{ tp_id: '10', gp_id: '2', fecha: '2026-11-15', obs: 'Documento' },
    imponibles: JSON.stringify([{ imponible: '101', recurso: 'AB' }]),
  }))
    form.append(campo, valor)
  form.append('file_0', new Blob([new Uint8Array(bytes)]), 'uno.pdf')
  const saved = await abogada.send(0, 'actuaciones', { method: 'POST', body: form })
  expect(saved.status, await saved.text()).toBe(200)
  const { id } = await withBase(async ({ pool }) => {
    const { rows } = await pool.query('select max(id)::int as id from actuacion_documento')
    return rows[0]
  })
  const read = await abogada.get(1, `actuacion-documento/${id}`)
  expect(Buffer.from(await read.arrayBuffer()).equals(bytes)).toBe(true)
})

const ARCHIVO = csvDePadron(
  Array.from({ length: 300 }, (_, i) => ({
    ...{ NRO_INMUEBLE: 600_000_000 + i, RECURSO: 'AB', CALLE: `Calle Ñandú ${i}`, NRO: i },
  })),
)

it('a register sent in parts goes on in whichever machine each part arrives', async () => {
  const admin = await signIn('20000001')
  const { envio } = await admin.json<{ envio: { id: string } }>(0, 'padron/envios', {
    ...{ archivo: 'padron.csv', tamano: ARCHIVO.length },
  })
  const PARTE = 3_000
  for (let desde = 0, n = 0; desde < ARCHIVO.length; desde += PARTE, n += 1) {
    const bytes = ARCHIVO.subarray(desde, desde + PARTE)
    const suma = crc32(bytes, crc32(ARCHIVO.subarray(0, desde)))
    const campos = { desde: `${desde}`, suma: `${suma}` }
    const form = new FormData()
    for (const [campo, valor] of Object.entries(campos)) form.append(campo, valor)
    form.append('parte', new Blob([new Uint8Array(bytes)]), 'parte')
    const sent = await admin.send(n % 2, `padron/envios/${envio.id}/partes`, {
      ...{ method: 'POST', body: form },
    })
    expect(sent.status, await sent.text()).toBe(200)
  }
  const { trabajo, carga } = await admin.json<{ trabajo: Trabajo; carga: number }>(
    1,
    `padron/envios/${envio.id}/revisar`,
    { modo: 'parcial' },
  )
  expect((await untilEnded(admin, 0, trabajo)).estado).toBe('terminado')
  expect(await admin.json(0, `padron/cargas/${carga}`)).toMatchObject({ nuevos: 300 })
  expect(almacen.listKeys('envios/')).toEqual([])
})

it('a workbook reviewed on one machine is titled on the other without sending it again', async () => {
  const admin = await signIn('20000001')
  const procesada = await admin.form(
    0,
    'creaciontitulos/generatexls',
    { category: 'inmueble' },
    libro,
  )
  const planilla = Buffer.from(await procesada.arrayBuffer())
  const { lastTitleNumber } = await admin.json<{ lastTitleNumber: number }>(
    1,
    'creaciontitulos/getlastitlenumber',
  )
  const fields = { category: 'inmueble', startTitleNumber: `${lastTitleNumber + 1}`, forzar: '1' }
  const revisada = await admin.form(0, 'creaciontitulos/simular', fields, planilla)
  const { libro: nombre } = (await revisada.json()) as { libro: string }
  const pedido = { ...fields, libro: nombre }
  const titulada = await admin.form(1, 'creaciontitulos/generatetitles', pedido)
  expect(titulada.status, (await titulada.clone().text()).slice(0, 300)).toBe(200)
  expect(almacen.listKeys('revisados/')).toEqual([])
  const otraVez = await admin.form(0, 'creaciontitulos/generatetitles', pedido)
  expect(((await otraVez.json()) as { error: { code: string } }).error.code).toBe(
    'libro-no-guardado',
  )
})

interface PedidoDeCartas {
  readonly lote: { readonly id: string; readonly cantidad: number }
  readonly trabajo: Trabajo
}

const askCartas = ({ json }: Persona, n: number, cuantas: number, clave: string) =>
  json<PedidoDeCartas>(
    n,
    'cartas/lotes',
    {
      ...{ clase: 'inmueble', vencimiento: 'siguiente', formato: 'pdf', omitir: '1' },
      ...{ repetir: '1', imponibles: imponibles.slice(0, cuantas) },
    },
    { 'idempotency-key': clave },
  )

const numeros = () =>
  withBase(async ({ pool }) => {
    const { rows } = await pool.query('select numero from carta order by numero')
    return rows.map(({ numero }) => Number(numero))
  })

it('the letters that a killed machine was printing are printed by the other, which goes on with the numbers', async () => {
  const jefe = await signIn('20000002')
  const { lote, trabajo } = await askCartas(jefe, 0, imponibles.length, 'muere')
  await expect
    .poll(async () => {
      const { rows } = await withBase(({ pool }) =>
        pool.query('select hecho from trabajo where id = $1 and hecho > 0', [trabajo.id]),
      )
      return rows.length
    })
    .toBe(1)
  const exited = once(pick(0).child, 'exit')
  pick(0).child.kill('SIGKILL')
  await exited
  const segundo = await askCartas(jefe, 1, 30, 'sigue')
  expect((await untilEnded(jefe, 1, trabajo)).estado).toBe('terminado')
  expect((await untilEnded(jefe, 1, segundo.trabajo)).estado).toBe('terminado')
  for (const { id } of [lote, segundo.lote])
    expect((await jefe.get(1, `cartas/lotes/${id}/descargar`)).status).toBe(200)
  const todas = lote.cantidad + segundo.lote.cantidad
  expect(await numeros()).toEqual(Array.from({ length: todas }, (_, i) => i + 1))
  maquinas[0] = await startIn(folders[0] ?? '')
})

it('a frozen machine does not stop the other, and goes on after it', async () => {
  const jefe = await signIn('20000002')
  const antes = await numeros()
  pick(0).child.kill('SIGSTOP')
  const una = await askCartas(jefe, 1, 20, 'congelada')
  pick(0).child.kill('SIGCONT')
  const otra = await askCartas(jefe, 0, 20, 'descongelada')
  const todas = antes.length + una.lote.cantidad + otra.lote.cantidad
  expect(await numeros()).toEqual(Array.from({ length: todas }, (_, i) => i + 1))
  for (const { trabajo } of [una, otra]) await untilEnded(jefe, 1, trabajo)
})

it('an older copy of the database is refused by both machines', async () => {
  for (const maquina of maquinas) await maquina.stop()
  const vieja = await copyDatabase(base.databaseUrl ?? '')
  await startBoth()
  const jefe = await signIn('20000002')
  await untilEnded(jefe, 1, (await askCartas(jefe, 1, 10, 'nueva')).trabajo)
  for (const maquina of maquinas) await maquina.stop()
  for (const folder of folders)
    await expect(startIn(folder, vieja)).rejects.toThrow(
      'Esta puede ser una copia vieja restaurada',
    )
  await startBoth()
})
