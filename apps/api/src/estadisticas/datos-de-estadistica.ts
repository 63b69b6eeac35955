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

/** What was read of the database; null is what is not here, or not the person's to see. */
export interface DatosDeEstadistica {
  readonly hoy: Fecha
  /** Amounts are the municipality's own and not here. */
  readonly sinMontos: boolean
  readonly casos: readonly CasosContados[]
  readonly convenido: readonly Convenido[]
  readonly recuperado: readonly Recuperado[] | null
  readonly cartas: readonly CartasPorAcuse[] | null
  readonly evaluaciones: readonly EvaluacionesDelMes[] | null
  /** Names by code, for who is told of each lawyer. */
  readonly nombres: ReadonlyMap<string, string> | null
}
