import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Trabajo } from '@apremia/api-client'
import { asc } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Intimable, intimables } from '../../test/cartas.ts'
import type { Copia } from '../../test/copia.ts'
import { type Emisor, startEmisor } from '../../test/emisor.ts'
import { type ProcesoDePrueba, startProceso } from '../../test/proceso.ts'
import { copyPlantilla, MEDIODIA } from '../../test/test-db.ts'
import { readDatosDeCarta } from '../emision-de-cartas/cartas-repo.ts'
import { printLote } from '../emision-de-cartas/print-cartas.ts'
import { findConstancia } from '../historial/constancia.ts'
import { type OpenDb, openDb } from '../platform/db/open-db.ts'
import { carta, cartaLote } from './carta-table.ts'
import type { LoteDeCartasListado } from './lotes-repo.ts'

/**
 * Lawyers with the largest numbers of debts. Their letters do not fit in one printing batch, so the test can kill the
 * server between two batches.
 */
const ABOGADOS = ['A01', 'A02', 'A03', 'A04', 'A05', 'A06', 'A07']
const FORMATOS = ['pdf', 'zip'] as const

let copia: Copia
let emisor: Emisor
let proceso: ProcesoDePrueba
let imponibles: Intimable[]
beforeAll(async () => {
  copia = await copyPlantilla()
  emisor = await startEmisor()
  imponibles = await withBase(async (open) => {
    const deCada = ABOGADOS.map((abogado) => intimables({ open }, abogado, 200))
    return (await Promise.all(deCada)).flat()
  })
})
afterAll(async () => {
  await proceso.stop('SIGKILL')
  emisor.close()
  rmSync(copia.dataDir, { recursive: true, force: true })
})

const withBase = async <T>(use: (open: OpenDb & { readonly dataDir: string }) => Promise<T>) => {
  const open = await openDb({ ...copia, now: MEDIODIA })
  try {
    return await use({ ...open, dataDir: copia.dataDir })
  } finally {
    await open.close()
  }
}

const signIn = async () => {
  const authorization = `Bearer ${await proceso.login('20000002')}`
  return {
    pedir: async (formato: string): Promise<{ lote: LoteDeCartasListado; trabajo: Trabajo }> => {
      const response = await fetch(`${proceso.url}/api/cartas/lotes`, {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/json', 'idempotency-key': formato },
        body: JSON.stringify({
          ...{ clase: 'inmueble', vencimiento: 'siguiente', formato, omitir: '1', imponibles },
          // Allows repeated letters, because the test asks for letters to the same debtors once in each file format.
          repetir: '1',
        }),
      })
      expect(response.status).toBe(200)
      return (await response.json()) as { lote: LoteDeCartasListado; trabajo: Trabajo }
    },
    follow: async ({ id }: Trabajo, until: (state: Trabajo) => boolean): Promise<Trabajo> => {
      const { body } = await fetch(`${proceso.url}/api/trabajos/${id}/eventos`, {
        headers: { authorization },
      })
      let told = ''
      for await (const piece of body ?? []) {
        told += Buffer.from(piece).toString()
        const [, last] = [...told.matchAll(/^data: (.*)\n\n/gm)].at(-1) ?? []
        const state = last === undefined ? undefined : (JSON.parse(last) as Trabajo)
        if (state && until(state)) return state
      }
      throw new Error(`No se dijo: ${told}`)
    },
    download: async ({ id }: LoteDeCartasListado): Promise<string> => {
      const response = await fetch(`${proceso.url}/api/cartas/lotes/${id}/descargar`, {
        headers: { authorization },
      })
      return createHash('sha256')
        .update(new Uint8Array(await response.arrayBuffer()))
        .digest('hex')
    },
  }
}

it('the letters that a killed server was printing are printed whole by the next one, as if never cut', async () => {
  proceso = await startProceso(copia, emisor)
  const before = await signIn()
  const pedidos = await Promise.all(FORMATOS.map(before.pedir))
  const { hecho, total } = await Promise.race(
    pedidos.map(({ trabajo }) => before.follow(trabajo, (state) => state.hecho > 0)),
  )
  const exited = once(proceso.child, 'exit')
  proceso.child.kill('SIGKILL')
  await exited
  expect(hecho).toBeLessThan(total)
  await withBase(async ({ db, pool }) => {
    expect(await db.select({ documento: cartaLote.documento }).from(cartaLote)).toContainEqual({
      documento: null,
    })
    // A server without a recent heartbeat counts as dead, so the next server takes its job.
    await pool.query(`update trabajo set latido = latido - interval '1 minute'`)
  })

  proceso = await startProceso(copia, emisor)
  const after = await signIn()
  const ended = await Promise.all(
    pedidos.map(({ trabajo }) => after.follow(trabajo, ({ terminado }) => terminado !== null)),
  )
  expect(ended.map(({ estado, hecho: hechas }) => [estado, hechas])).toEqual(
    pedidos.map(({ lote }) => ['terminado', lote.cantidad]),
  )
  const lotes: LoteDeCartasListado[] = []
  for (const formato of FORMATOS) lotes.push((await after.pedir(formato)).lote)
  expect(lotes.map(({ id }) => id)).toEqual(pedidos.map(({ lote }) => lote.id))
  for (const lote of lotes) {
    expect(await after.download(lote)).toBe(lote.sha256)
    expect(await after.download(lote)).toBe(lote.sha256)
  }
  await proceso.stop()

  await withBase(async ({ db }) => {
    const numeros = await db.select({ numero: carta.numero }).from(carta).orderBy(asc(carta.numero))
    const cuantas = lotes.reduce((suma, { cantidad }) => suma + cantidad, 0)
    expect(numeros.map(({ numero }) => numero)).toEqual(
      Array.from({ length: cuantas }, (_, i) => i + 1),
    )
    for (const { id, formato, creado, version } of await db.select().from(cartaLote)) {
      const path = join(copia.dataDir, `entero.${formato}`)
      await printLote(
        { formato, creado, version },
        {
          ...{ path, lotes: readDatosDeCarta(db, id), onPrinted: () => undefined },
          ...{ signal: new AbortController().signal, constancia: await findConstancia(db, id) },
        },
      )
      expect(createHash('sha256').update(readFileSync(path)).digest('hex')).toBe(
        lotes.find((lote) => lote.id === id)?.sha256,
      )
    }
  })
})
