import { avisaHasta, type EstadoDeCaducidad, type Fecha, type FilaDeParametro } from '@apremia/core'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../platform/db/queryable.ts'
import { DERIVADAS, derivados } from './derivar.ts'

export interface EfectoEnCaducidad {
  /** Number of cases whose last day to prevent the lapse of the lawsuit for inactivity (caducidad) would change. */
  readonly cambian: number
  readonly antes: Readonly<Record<EstadoDeCaducidad, number>>
  readonly despues: Readonly<Record<EstadoDeCaducidad, number>>
}

/**
 * Counts the cases whose lawsuit has lapsed for inactivity, lapses soon or lapses later. Counts them before and after a
 * proposed change of the parameters (`filas`). Writes nothing.
 */
export const countEfectoEnCaducidad = (
  db: Db,
  filas: readonly FilaDeParametro[],
  hoy: Fecha,
): Promise<EfectoEnCaducidad> =>
  db.transaction(
    async (tx) => {
      const cerca = avisaHasta('caducidad', hoy)
      const contar = (dia: SQL, sufijo: '0' | '1') => sql`
        count(*) filter (where ${dia} < ${hoy}::date)::int as ${sql.raw(`pasada_${sufijo}`)},
        count(*) filter (where ${dia} between ${hoy}::date and ${cerca}::date)::int as ${sql.raw(`cerca_${sufijo}`)},
        count(*) filter (where ${dia} > ${cerca}::date)::int as ${sql.raw(`lejos_${sufijo}`)}`
      const { rows } = await tx.execute<Record<string, number>>(sql`
        select count(*) filter (where antes is distinct from despues)::int as cambian,
          ${contar(sql`antes`, '0')}, ${contar(sql`despues`, '1')}
        from (select r.caducidad as antes, ${DERIVADAS.caducidad} as despues
          from ${derivados(sql`(select * from caso where impulso is not null and saldada is null)`, undefined, filas)}
          -- Without the fence, PostgreSQL computes the new day once for each count.
          offset 0) x`)
      const [fila = {}] = rows
      const estados = (sufijo: '0' | '1') => ({
        pasada: fila[`pasada_${sufijo}`] ?? 0,
        cerca: fila[`cerca_${sufijo}`] ?? 0,
        lejos: fila[`lejos_${sufijo}`] ?? 0,
      })
      return { cambian: fila.cambian ?? 0, antes: estados('0'), despues: estados('1') }
    },
    { accessMode: 'read only' },
  )
