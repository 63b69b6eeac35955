import { fecha } from '@apremia/core'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { differencesOf } from '../../test/comparar-casos.ts'
import {
  type CasoAlAzar,
  changeReglas,
  createHistorias,
  prepareHistorias,
} from '../../test/historias-de-caso.ts'
import { openTestDb, type TestDb } from '../../test/test-db.ts'
import { actuacion } from '../actuaciones/actuacion-table.ts'
import type { FilaTrabajo } from '../trabajos/runner.ts'
import { caso } from './caso-table.ts'
import { createRecalcularCasos } from './recalcular-casos.ts'
import { refreshCasos } from './refresh-casos.ts'

/** Number of cases with a random history in each round. The environment variable `HISTORIAS` changes this number. */
const POR_RONDA = Number(process.env.HISTORIAS ?? 8_000)
const RONDAS = 5

let open: TestDb
beforeAll(async () => {
  open = await openTestDb()
  await prepareHistorias(open.db)
})
afterAll(() => open.close())

describe('the summary in SQL is what core says', () => {
  let ultimos: CasoAlAzar[] = []

  it.each(Array.from({ length: RONDAS }, (_, ronda) => ronda))(
    `over ${POR_RONDA} histories, round %i`,
    async (ronda) => {
      const { db } = open
      const reglas = await changeReglas(db, ronda)
      const lote = { semilla: 1_000 + ronda, desde: 1 + ronda * POR_RONDA, cantidad: POR_RONDA }
      const casos = await createHistorias(db, { ...lote, fechas: reglas.fechas })
      await db.transaction((tx) =>
        refreshCasos(
          tx,
          casos.map(({ clave }) => clave),
        ),
      )
      expect(await differencesOf(db, casos, reglas)).toEqual([])
      ultimos = casos
    },
  )

  it('after a change of dates too, lot by lot, also when it was cancelled half-way', async () => {
    const { db } = open
    const reglas = await changeReglas(db, RONDAS + 1)
    const controller = new AbortController()
    const run = (signal: AbortSignal, progress: (hecho: number) => void) =>
      createRecalcularCasos({ db })({
        trabajo: { entrada: { tpId: null } } as unknown as FilaTrabajo,
        ...{ signal, progress, hold: async () => undefined },
      })
    const avances: number[] = []
    const cancelado = run(controller.signal, (hecho) => {
      avances.push(hecho)
      if (hecho > 0) controller.abort()
    })
    await expect(cancelado).rejects.toThrow()
    expect(avances).toHaveLength(2)
    expect(await differencesOf(db, ultimos, reglas)).not.toEqual([])
    const total = await db.$count(caso)
    const { resumen } = await run(AbortSignal.timeout(100_000), () => undefined)
    expect(resumen?.casos).toBe(total)
    expect(await differencesOf(db, ultimos, reglas)).toEqual([])
  })
})

describe('two people on one case', () => {
  const clave = { tipo: 'I', imponible: 900_001, recurso: 'AB' } as const
  const acto = { ...clave, abogado: 'A01', tpId: 10, gpId: 2 }

  it('both actions are kept, and the later one is the last, whichever request ends first', async () => {
    const { db } = open
    const dias = ['2026-03-01', '2026-03-04', '2026-03-02', '2026-03-03'] as const
    await Promise.all(
      dias.map((dia, i) =>
        db.transaction(async (tx) => {
          await tx.insert(actuacion).values({ ...acto, id: 2_000_000 + i, fecha: fecha(dia) })
          await refreshCasos(tx, [clave])
        }),
      ),
    )
    const filas = await db.select().from(caso).where(sql`${caso.imponible} = ${clave.imponible}`)
    expect(filas).toMatchObject([{ actuacionFecha: '2026-03-04' }])
  })
})
