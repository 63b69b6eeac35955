import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Copia } from '../../test/copia.ts'
import { type Emisor, startEmisor } from '../../test/emisor.ts'
import { csvDePadron, type FilaDePadronDePrueba, readPadronEntero } from '../../test/padron.ts'
import { startProceso } from '../../test/proceso.ts'
import { copyPlantilla, MEDIODIA } from '../../test/test-db.ts'
import { openDb } from '../platform/db/open-db.ts'

const CAIDAS = Number(process.env.APREMIA_CAIDAS ?? 4)

let copia: Copia
let emisor: Emisor
let padron: FilaDePadronDePrueba[]
beforeAll(async () => {
  copia = await copyPlantilla()
  emisor = await startEmisor()
  padron = await withBase(({ pool }) => readPadronEntero(pool))
})
afterAll(() => {
  emisor.close()
  rmSync(copia.dataDir, { recursive: true, force: true })
})

const withBase = async <T>(
  use: (open: Awaited<ReturnType<typeof openDb>>) => Promise<T>,
): Promise<T> => {
  const open = await openDb({ ...copia, now: MEDIODIA })
  try {
    return await use(open)
  } finally {
    await open.close()
  }
}

const NUEVO = 888_000_000

const cargaNumero = (n: number): object => {
  const filas = [
    ...padron,
    { ...(padron[0] as FilaDePadronDePrueba), NRO_INMUEBLE: NUEVO + n, PAR_PROVINCIAL: null },
  ].map((fila) => ({ ...fila, BARRIO: `Barrio ${n}` }))
  return {
    file: `data:text/csv;base64,${csvDePadron(filas).toString('base64')}`,
    typeChrage: 'parcial',
  }
}

const readCarga = () =>
  withBase(async ({ pool }) => {
    const { rows } = await pool.query<{ barrio: string }>(
      `select distinct barrio from inmueble where nro_inmueble < ${NUEVO}`,
    )
    const { rows: nuevos } = await pool.query<{ n: number }>(
      `select nro_inmueble as n from inmueble where nro_inmueble >= ${NUEVO}`,
    )
    const { rows: aplicadas } = await pool.query<{ n: number }>(
      `select count(*)::int as n from padron_carga where estado = 'aplicada'`,
    )
    await pool.query(
      `update trabajo set estado = 'cancelado' where estado in ('pendiente', 'en-curso')`,
    )
    return {
      barrios: rows.map(({ barrio }) => barrio),
      nuevos: nuevos.map(({ n }) => n),
      aplicadas: aplicadas[0]?.n ?? 0,
    }
  })

it(
  `${CAIDAS} deaths of the server while a registry is loaded leave it whole, old or new`,
  async () => {
    let ultima = 0
    let duracion = 0
    let aplicadas = 0
    for (let caida = 0; caida <= CAIDAS; caida += 1) {
      const proceso = await startProceso(copia, emisor)
      const token = await proceso.login('20000001')
      const empieza = performance.now()
      const enviada = proceso.call(
        'POST',
        '/api/creaciontitulos/cargarregsitrosinmuebles',
        token,
        cargaNumero(caida),
      )
      if (caida === 0) {
        expect((await enviada).status).toBe(200)
        duracion = performance.now() - empieza
        await proceso.stop('SIGKILL')
      } else {
        const respuesta = enviada.catch(() => undefined)
        await sleep((duracion * 1.2 * caida) / CAIDAS)
        proceso.child.kill('SIGKILL')
        await once(proceso.child, 'exit')
        await respuesta
      }
      const { barrios, nuevos, aplicadas: ahora } = await readCarga()
      const entera = ahora > aplicadas
      if (entera) ultima = caida
      aplicadas = ahora
      expect(barrios).toEqual([`Barrio ${ultima}`])
      expect(nuevos.includes(NUEVO + caida)).toBe(entera)
    }
    console.info(`R5: ${CAIDAS} caídas: ${aplicadas - 1} cargas aplicadas enteras, las demás nada`)
  },
  60_000 + CAIDAS * 60_000,
)
