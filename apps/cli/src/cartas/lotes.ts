import { cartas } from '@apremia/api-client'
import { pageOptions } from '../args/page-options.ts'
import type { Context } from '../context.ts'
import { action, examples, type Verb, withRows } from '../define.ts'
import type { TableColumn } from '../terminal/column.ts'
import {
  formatCantidad,
  formatFechaIso,
  formatImporte,
  formatInstante,
} from '../terminal/local-format.ts'
import type { LoteDeCartasTerminado } from './save-lote-de-cartas.ts'

const COLUMNS: readonly TableColumn<LoteDeCartasTerminado>[] = [
  { key: 'lote', title: 'LOTE', value: ({ id }) => id },
  {
    key: 'creado',
    title: 'CREADO',
    value: ({ creado }) => creado,
    text: ({ creado }) => formatInstante(creado),
  },
  {
    key: 'desde',
    title: 'NÚMEROS',
    value: ({ desde }) => desde,
    text: ({ desde, hasta }) => `${desde} a ${hasta}`,
    align: 'right',
  },
  { key: 'hasta', title: 'HASTA', value: ({ hasta }) => hasta, hidden: true },
  {
    key: 'total',
    title: 'TOTAL',
    value: ({ total }) => total,
    text: ({ total }) => formatImporte(total),
    align: 'right',
  },
  {
    key: 'vence',
    title: 'VÁLIDAS HASTA',
    value: ({ vence }) => vence,
    text: ({ vence }) => formatFechaIso(vence),
  },
  { key: 'estado', title: 'ESTADO', value: ({ estado }) => estado },
  { key: 'archivo', title: 'ARCHIVO', value: ({ archivo }) => archivo, hidden: true },
]

interface Options {
  readonly pagina: number
  readonly porPagina: number
}

const run = async (context: Context, { pagina, porPagina }: Options) => {
  const { connect } = await import('../http/with-client.ts')
  const query = { pagina, porPagina }
  const { rows, total } = await connect(context).page(cartas.listLotesDeCartas, { query })
  await context.output.rows(COLUMNS, rows, { total, pagina, porPagina })
  context.output.note(formatCantidad(total, 'lote', 'lotes'))
  return undefined
}

export const lotesDeCartas: Verb = (noun) => {
  const command = noun
    .command('lotes')
    .description('Lista los lotes de cartas, del más nuevo al más viejo')
  for (const option of pageOptions()) command.addOption(option)
  command.action(action(run, withRows))
  examples(command, 'apremia cartas lotes')
}
