import type { Contract, ReplyOf } from '@apremia/api-client'
import type { Fecha } from '@apremia/core'
import type { CasosContados } from './casos-contados.ts'
import type {
  CartasPorAcuse,
  Convenido,
  EvaluacionesDelMes,
  Recuperado,
} from './estadisticas-repo.ts'

export type DatosDeEstadisticas = ReplyOf<Contract['getEstadisticas']>

/**
 * Data of the statistics. A property is null when this database does not have the data, or when the person may not see
 * them.
 */
export interface DatosDeEstadistica {
  readonly hoy: Fecha
  readonly sinMontos: boolean
  readonly casos: readonly CasosContados[]
  readonly convenido: readonly Convenido[]
  readonly recuperado: readonly Recuperado[] | null
  readonly cartas: readonly CartasPorAcuse[] | null
  readonly evaluaciones: readonly EvaluacionesDelMes[] | null
  /** Lawyers' names by code. Null when the person may not see the figures of each lawyer. */
  readonly nombres: ReadonlyMap<string, string> | null
}
