import { evaluaciones } from '@apremia/api-client'
import { RESULTADOS_DE_EVALUACION } from '@apremia/core'
import { Option } from 'commander'
import { pageOptions } from '../args/page-options.ts'
import type { Context } from '../context.ts'
import { action, examples, type Verb, withRows } from '../define.ts'
import { readAllPages } from '../http/read-pages.ts'
import { formatCantidad } from '../terminal/local-format.ts'
import { COLUMNAS_DE_EVALUACION } from './columnas.ts'
import { criteriosDeEvaluaciones, type FiltroDeEvaluaciones } from './filtro.ts'

interface Options extends FiltroDeEvaluaciones {
  readonly pagina: number
  readonly porPagina: number
  readonly todo?: boolean
}

const run = async (context: Context, { pagina, porPagina, todo = false, ...filtro }: Options) => {
  const { output } = context
  const { connect } = await import('../http/with-client.ts')
  const connection = connect(context)
  const body = criteriosDeEvaluaciones(filtro)
  const ask = (page: { readonly pagina: number; readonly porPagina: number }) =>
    connection.page(evaluaciones.saveEvaluaciones, { query: page, body })
  const { rows, total } = todo
    ? await readAllPages(ask).then((todas) => ({ rows: todas, total: todas.length }))
    : await ask({ pagina, porPagina })
  await output.rows(COLUMNAS_DE_EVALUACION, rows, { total, ...(todo ? {} : { pagina, porPagina }) })
  const all = formatCantidad(total, 'evaluación', 'evaluaciones')
  output.note(
    rows.length === total
      ? all
      : `Página ${pagina}: ${rows.length} de ${all} (--todo las trae todas)`,
  )
  return undefined
}

export const listarEvaluaciones: Verb = (noun) => {
  const command = noun
    .command('listar')
    .description('Lista las evaluaciones, la última primero')
    .option('--abogado <código>', 'De este abogado: A01')
    .addOption(
      new Option('--resultado <resultado>', 'Con este resultado').choices(RESULTADOS_DE_EVALUACION),
    )
  for (const option of pageOptions()) command.addOption(option)
  command.option('--todo', 'Todas las páginas').action(action(run, withRows))
  examples(
    command,
    'apremia evaluaciones listar --abogado A01',
    'apremia evaluaciones listar --resultado Desaprobado --todo --json',
  )
}
