import { type Contract, configuracion, type ReplyOf } from '@apremia/api-client'
import { formatoDe } from '../args/output-option.ts'
import type { Context } from '../context.ts'
import { saveListado } from '../http/save-listado.ts'
import type { TableColumn } from '../terminal/column.ts'
import { formatCantidad, formatFechaIso } from '../terminal/local-format.ts'
import type { SupuestoDeEvaluacion } from './read-supuesto.ts'

type Cambiada = ReplyOf<Contract['getEfectoEnEvaluaciones']>['abogados'][number]

const COLUMNS: readonly TableColumn<Cambiada>[] = [
  { key: 'abogado', title: 'ABOGADO', value: ({ abogado }) => abogado },
  { key: 'nombre', title: 'NOMBRE', value: ({ nombre }) => nombre, flexible: true },
  {
    key: 'evaluacion',
    title: 'EVALUACIÓN',
    value: ({ evaluacion }) => evaluacion,
    align: 'right',
  },
  {
    key: 'desde',
    title: 'DESDE',
    value: ({ desde }) => desde,
    text: ({ desde }) => formatFechaIso(desde),
  },
  {
    key: 'hasta',
    title: 'HASTA',
    value: ({ hasta }) => hasta,
    text: ({ hasta }) => formatFechaIso(hasta),
  },
  { key: 'antes', title: 'HOY', value: ({ antes }) => antes },
  { key: 'despues', title: 'CON EL CAMBIO', value: ({ despues }) => despues },
]

/**
 * Prints the evaluations whose result would change with the simulated change of the configuration (`query`). Looks only
 * at the latest evaluation of each lawyer. With --output, saves the list to a file.
 */
export const listEvaluaciones = async (
  context: Context,
  query: SupuestoDeEvaluacion,
  { output: target, force = false }: { readonly output?: string; readonly force?: boolean },
) => {
  const { connect } = await import('../http/with-client.ts')
  const { call } = connect(context)
  if (target !== undefined)
    return saveListado(context, target, force, () =>
      call(configuracion.exportEfectoEnEvaluaciones, { query: { ...query, ...formatoDe(target) } }),
    )
  const { evaluados, abogados } = await call(configuracion.getEfectoEnEvaluaciones, { query })
  await context.output.rows(COLUMNS, abogados, { evaluados })
  context.output.note(
    `${formatCantidad(abogados.length, 'evaluación cambiaría', 'evaluaciones cambiarían')} de resultado, de ${evaluados}`,
  )
  return undefined
}
