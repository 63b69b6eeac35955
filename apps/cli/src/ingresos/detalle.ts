import { type Contract, ingresos, type ReplyOf } from '@apremia/api-client'
import { nombreDeFuente } from '@apremia/core'
import { pageOptions } from '../args/page-options.ts'
import type { Context } from '../context.ts'
import { action, examples, type Verb, withRows } from '../define.ts'
import type { TableColumn } from '../terminal/column.ts'
import { formatCantidad, formatInstante } from '../terminal/local-format.ts'

type Ingreso = ReplyOf<Contract['searchIngresos']>[number]

const COLUMNS: readonly TableColumn<Ingreso>[] = [
  {
    key: 'fecha',
    title: 'FECHA',
    value: (i) => i.fech_hor_login,
    text: (i) => formatInstante(i.fech_hor_login),
  },
  {
    key: 'identidad',
    title: 'IDENTIDAD',
    value: ({ fuente }) => fuente,
    text: ({ fuente }) => nombreDeFuente(fuente),
  },
]

interface Options {
  readonly pagina: number
  readonly porPagina: number
}

const run = async (
  context: Context,
  { pagina, porPagina }: Options,
  [userDni = '']: readonly string[],
) => {
  const { connect } = await import('../http/with-client.ts')
  const { rows, total } = await connect(context).page(ingresos.searchIngresos, {
    query: { pagina, porPagina },
    body: { userDni },
  })
  await context.output.rows(COLUMNS, rows, { total, pagina, porPagina })
  const all = formatCantidad(total, 'ingreso', 'ingresos')
  context.output.note(rows.length === total ? all : `Página ${pagina}: ${rows.length} de ${all}`)
  return undefined
}

export const detalle: Verb = (noun) => {
  const command = noun
    .command('detalle')
    .description('Los ingresos de una persona, el último primero')
    .argument('<dni>', 'Documento de la persona')
  for (const option of pageOptions()) command.addOption(option)
  command.action(action(run, withRows))
  examples(command, 'apremia ingresos detalle 20000001')
}
