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

/** Data read from the database. Null when the data is not here, or the person may not see it. */
export interface DatosDeEstadistica {
  readonly hoy: Fecha
  /** The municipality's service has the amounts, and this database does not. */
  readonly sinMontos: boolean
  readonly casos: readonly CasosContados[]
  readonly convenido: readonly Convenido[]
  readonly recuperado: readonly Recuperado[] | null
  readonly cartas: readonly CartasPorAcuse[] | null
  readonly evaluaciones: readonly EvaluacionesDelMes[] | null
  /** Names by code. Null when the person is not shown each lawyer. */
  readonly nombres: ReadonlyMap<string, string> | null
}
