import { type Contract, ingresos, type ReplyOf } from '@apremia/api-client'
import { INGRESOS_EN_LISTA, textos } from '@apremia/core'
import { pageOptions } from '../args/page-options.ts'
import type { Context } from '../context.ts'
import { action, examples, type Verb, withRows } from '../define.ts'
import type { TableColumn } from '../terminal/column.ts'
import { formatCantidad, formatInstante } from '../terminal/local-format.ts'
import { tableColumns } from '../terminal/table-columns.ts'
import { type FiltroDeIngresos, filtroDeIngresos, filtroOptions } from './filtro.ts'

type Resumen = ReplyOf<Contract['getResumenDeIngresos']>[number]

const { tipos, roles } = textos.logins

const COLUMNS: readonly TableColumn<Resumen>[] = tableColumns(INGRESOS_EN_LISTA, {
  dni: { value: (r) => r.usuario_dni },
  nombre: { value: ({ usuario }) => `${usuario.apellido}, ${usuario.nombre}`, flexible: true },
  tipo: { value: ({ abogado }) => (abogado ? tipos.abogado : tipos.usuario) },
  codigo: { value: ({ abogado }) => abogado?.codexterno ?? '' },
  rol: { value: ({ usuario }) => usuario.rol, text: ({ usuario }) => roles[usuario.rol] },
  cantidad: { value: (r) => r.cant_login },
  ultimo: { value: (r) => r.date_last_log, text: (r) => formatInstante(r.date_last_log) },
})

interface Options extends FiltroDeIngresos {
  readonly pagina: number
  readonly porPagina: number
}

const run = async (context: Context, options: Options) => {
  const { pagina, porPagina } = options
  const { connect } = await import('../http/with-client.ts')
  const { rows, total } = await connect(context).page(ingresos.getResumenDeIngresos, {
    query: { ...filtroDeIngresos(options), pagina, porPagina },
  })
  await context.output.rows(COLUMNS, rows, { total, pagina, porPagina })
  const all = formatCantidad(total, 'persona', 'personas')
  context.output.note(rows.length === total ? all : `Página ${pagina}: ${rows.length} de ${all}`)
  return undefined
}

export const resumen: Verb = (noun) => {
  const command = noun
    .command('resumen')
    .description('Cuántas veces ingresó cada persona y cuándo fue la última')
  for (const option of [...filtroOptions(), ...pageOptions()]) command.addOption(option)
  command.action(action(run, withRows))
  examples(
    command,
    'apremia ingresos resumen --apellido paz',
    'apremia ingresos resumen --json --por-pagina 200',
  )
}
