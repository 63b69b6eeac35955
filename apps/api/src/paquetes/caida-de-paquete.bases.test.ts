import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Trabajo } from '@apremia/api-client'
import type { Pool } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Copia } from '../../test/copia.ts'
import { type Emisor, startEmisor } from '../../test/emisor.ts'
import { formulario } from '../../test/libros.ts'
import { zipDePrueba } from '../../test/paquetes.ts'
import { type ProcesoDePrueba, startProceso } from '../../test/proceso.ts'
import { copyPlantilla, MEDIODIA } from '../../test/test-db.ts'
import { openDb } from '../platform/db/open-db.ts'

const CAIDAS = Number(process.env.APREMIA_CAIDAS ?? 2)

let copia: Copia
let emisor: Emisor
let inmuebles: number[]
beforeAll(async () => {
  copia = await copyPlantilla()
  emisor = await startEmisor()
  inmuebles = await withBase(async (pool) => {
    const { rows } = await pool.query<{ n: number }>('select nro_inmueble as n from inmueble')
    return rows.map(({ n }) => n)
  })
})
afterAll(() => {
  emisor.close()
  rmSync(copia.dataDir, { recursive: true, force: true })
})

const withBase = async <T>(use: (pool: Pool) => Promise<T>): Promise<T> => {
  const open = await openDb({ ...copia, now: MEDIODIA })
  try {
    return await use(open.pool)
  } finally {
    await open.close()
  }
}

const sendCarga = async ({ url }: ProcesoDePrueba, token: string, n: number): Promise<Trabajo> => {
  const bytes = await zipDePrueba({
    inmuebles: inmuebles.map((numero) => ({ NRO_INMUEBLE: numero, BARRIO: `Barrio ${n}` })),
  })
  const { payload, headers } = formulario({}, { name: 'noche.zip', bytes })
  const response = await fetch(`${url}/api/paquetes`, {
    method: 'POST',
    headers: { ...headers, authorization: `Bearer ${token}` },
    body: new Uint8Array(payload),
  })
  return ((await response.json()) as { trabajo: Trabajo }).trabajo
}

const readTrabajo = async (proceso: ProcesoDePrueba, token: string, id: string): Promise<Trabajo> =>
  JSON.parse((await proceso.call('GET', `/api/trabajos/${id}`, token)).body) as Trabajo

const waitEnd = async (
  proceso: ProcesoDePrueba,
  token: string,
  id: string,
): Promise<Trabajo['estado']> => {
  for (;;) {
    const { estado } = await readTrabajo(proceso, token, id)
    if (estado === 'terminado' || estado === 'fallido' || estado === 'cancelado') return estado
    await sleep(50)
  }
}

const readBarrios = () =>
  withBase(async (pool) => {
    const { rows } = await pool.query<{ barrio: string }>('select distinct barrio from inmueble')
    return rows.map(({ barrio }) => barrio)
  })

it(
  `a load goes on after each of ${CAIDAS} deaths of the server, and meanwhile the register is whole`,
  async () => {
    let duracion = 0
    for (let caida = 0; caida <= CAIDAS; caida += 1) {
      const proceso = await startProceso(copia, emisor)
      const token = await proceso.login('20000001')
      const empieza = performance.now()
      const { id } = await sendCarga(proceso, token, caida)
      if (caida === 0) {
        expect(await waitEnd(proceso, token, id)).toBe('terminado')
        duracion = performance.now() - empieza
        await proceso.stop()
        continue
      }
      await sleep((duracion * caida) / CAIDAS)
      proceso.child.kill('SIGKILL')
      await once(proceso.child, 'exit')
      const barrios = await readBarrios()
      expect([[`Barrio ${caida - 1}`], [`Barrio ${caida}`]]).toContainEqual(barrios)
      const otro = await startProceso(copia, emisor)
      expect(await waitEnd(otro, await otro.login('20000001'), id)).toBe('terminado')
      await otro.stop()
      expect(await readBarrios()).toEqual([`Barrio ${caida}`])
    }
    const quedan = await withBase(async (pool) => {
      const { rows } = await pool.query(`select 1 from pg_tables where schemaname = 'entrada'`)
      return rows.length
    })
    expect(quedan).toBe(0)
  },
  120_000 + CAIDAS * 120_000,
)
