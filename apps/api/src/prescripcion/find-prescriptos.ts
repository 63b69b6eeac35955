import {
  addYears,
  computePrescripcion,
  type Fecha,
  type FilaDeParametro,
  type PeriodoDeTitulo,
  reglasDePrescripcion,
} from '@apremia/core'
import { sql } from 'drizzle-orm'
import { findCausas } from '../casos/causas-de-prescripcion.ts'
import type { ClaveDeCaso } from '../casos/clave-de-caso.ts'
import type { DeudaBuscada } from '../deuda-retenida/convenios-en-vigor.ts'
import type { TipoImponible } from '../platform/db/columnas.ts'
import type { Queryable } from '../platform/db/queryable.ts'
import { numeroDe } from '../platform/numero-de-imponible.ts'

interface PeriodoPrescripto extends PeriodoDeTitulo {
  readonly fila: number
}

interface Vencido extends ClaveDeCaso, PeriodoPrescripto, Record<string, unknown> {
  readonly vencimiento: Fecha
}

const findViejos = async (
  db: Queryable,
  tipo: TipoImponible,
  deudas: readonly DeudaBuscada[],
  hasta: Fecha,
): Promise<readonly Vencido[]> => {
  const buscadas = deudas.flatMap(({ imponible, ...deuda }) => {
    const numero = numeroDe(imponible)
    return numero === undefined ? [] : [{ ...deuda, imponible: numero }]
  })
  if (buscadas.length === 0) return []
  const { rows } = await db.execute<Vencido>(sql`
    select r.fila, d.tipo, d.imponible, d.recurso, d.anio, d.cuota, d.vencimiento
    from jsonb_to_recordset(${JSON.stringify(buscadas)}::jsonb) as r(fila int, imponible int, recurso text, periodos int[])
    join deuda d on d.tipo = ${tipo} and d.imponible = r.imponible and d.recurso = r.recurso
      and (r.periodos is null or d.anio * 1000 + d.cuota = any(r.periodos))
    where d.cancelada is null and d.total > 0 and d.vencimiento <= ${hasta}
    order by r.fila, d.anio, d.cuota`)
  return rows
}

/**
 * Finds, with two queries, the tax periods of the given debts whose term to sue is over. A period with a negative
 * amount (credit) has no such term.
 */
export const findPrescriptos = async (
  db: Queryable,
  tipo: TipoImponible,
  deudas: readonly DeudaBuscada[],
  { filas, hoy }: { readonly filas: readonly FilaDeParametro[]; readonly hoy: Fecha },
): Promise<ReadonlyMap<number, readonly PeriodoPrescripto[]>> => {
  const reglas = reglasDePrescripcion(filas)
  const viejos = await findViejos(db, tipo, deudas, addYears(hoy, -reglas.aniosMinimos))
  if (viejos.length === 0) return new Map()
  const causasDe = await findCausas(db, viejos)
  const porFila = new Map<number, PeriodoPrescripto[]>()
  for (const periodo of viejos) {
    const { fila, anio, cuota, vencimiento } = periodo
    const causas = causasDe(periodo)(periodo)
    const { valor } = computePrescripcion({ vencimiento, causas }, 'conservadora', reglas, hoy)
    if (valor.estado !== 'vencida') continue
    const suyos = porFila.get(fila)
    if (suyos) suyos.push({ fila, anio, cuota })
    else porFila.set(fila, [{ fila, anio, cuota }])
  }
  return porFila
}
