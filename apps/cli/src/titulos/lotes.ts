import { titulos } from '@apremia/api-client'
import { pageOptions } from '../args/page-options.ts'
import type { Context } from '../context.ts'
import { action, examples, type Verb, withRows } from '../define.ts'
import type { TableColumn } from '../terminal/column.ts'
import { formatCantidad, formatImporte, formatInstante } from '../terminal/local-format.ts'
import type { LoteDeTitulos } from './save-lote.ts'

const COLUMNS: readonly TableColumn<LoteDeTitulos>[] = [
  { key: 'lote', title: 'LOTE', value: ({ id }) => id },
  {
    key: 'creado',
    title: 'CREADO',
    value: ({ creado }) => creado,
    text: ({ creado }) => formatInstante(creado),
  },
  { key: 'categoria', title: 'CATEGORÍA', value: ({ categoria }) => categoria },
  {
    key: 'desde',
    title: 'NÚMEROS',
    value: ({ desde }) => desde,
    text: ({ desde, hasta }) => `${desde} a ${hasta}`,
    align: 'right',
  },
  { key: 'hasta', title: 'HASTA', value: ({ hasta }) => hasta, hidden: true },
  { key: 'cantidad', title: 'TÍTULOS', value: ({ cantidad }) => cantidad, hidden: true },
  {
    key: 'total',
    title: 'TOTAL',
    value: ({ total }) => total,
    text: ({ total }) => formatImporte(total),
    align: 'right',
  },
  { key: 'estado', title: 'ESTADO', value: ({ estado }) => estado },
  {
    key: 'usuario',
    title: 'USUARIO',
    value: ({ usuario }) => `${usuario.apellido}, ${usuario.nombre}`,
    hidden: true,
  },
  { key: 'archivo', title: 'ARCHIVO', value: ({ archivo }) => archivo, hidden: true },
  { key: 'sha256', title: 'SHA-256', value: ({ sha256 }) => sha256, hidden: true },
]

interface Options {
  readonly pagina: number
  readonly porPagina: number
}

const run = async (context: Context, { pagina, porPagina }: Options) => {
  const { connect } = await import('../http/with-client.ts')
  const { rows, total } = await connect(context).page(titulos.listLotes, {
    query: { pagina, porPagina },
  })
  await context.output.rows(COLUMNS, rows, { total, pagina, porPagina })
  context.output.note(
    rows.length === total
      ? formatCantidad(total, 'lote', 'lotes')
      : `Página ${pagina}: ${rows.length} de ${formatCantidad(total, 'lote', 'lotes')}`,
  )
  return undefined
}

export const lotes: Verb = (noun) => {
  const command = noun
    .command('lotes')
    .description('Lista los lotes de títulos, del más nuevo al más viejo')
  for (const option of pageOptions()) command.addOption(option)
  command.action(action(run, withRows))
  examples(command, 'apremia titulos lotes', 'apremia titulos lotes --json --por-pagina 10')
}
