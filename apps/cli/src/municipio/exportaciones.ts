import { type Contract, type ReplyOf, salidas } from '@apremia/api-client'
import { textos } from '@apremia/core'
import { pageOptions } from '../args/page-options.ts'
import type { Context } from '../context.ts'
import { action, examples, type Verb, withRows } from '../define.ts'
import type { TableColumn } from '../terminal/column.ts'
import { formatInstante, formatTamano } from '../terminal/local-format.ts'

type Salida = ReplyOf<Contract['getSalidas']>[number]

const { estados } = textos.salidas

const COLUMNAS: readonly TableColumn<Salida>[] = [
  { key: 'exportacion', title: 'N°', value: ({ id }) => id, align: 'right' },
  {
    ...{ key: 'creada', title: 'FECHA', value: ({ creada }) => creada },
    text: ({ creada }) => formatInstante(creada),
  },
  {
    ...{ key: 'estado', title: 'ESTADO', value: ({ estado }) => estado },
    text: ({ estado }) => estados[estado],
  },
  {
    ...{ key: 'filas', title: 'FILAS', align: 'right' },
    value: ({ archivos }) => archivos.reduce((suma, { filas }) => suma + filas, 0),
  },
  {
    ...{ key: 'documentos', title: 'DOCUMENTOS', align: 'right' },
    value: ({ documentos }) => documentos,
  },
  {
    ...{ key: 'tamano', title: 'TAMAÑO', align: 'right' },
    value: ({ archivo }) => archivo?.tamano ?? null,
    text: ({ archivo }) => (archivo ? formatTamano(archivo.tamano) : ''),
  },
  {
    ...{ key: 'persona', title: 'QUIÉN', flexible: true },
    value: ({ persona }) => `${persona.apellido}, ${persona.nombre}`,
  },
]

const run = async (
  context: Context,
  query: { readonly pagina: number; readonly porPagina: number },
) => {
  const { connect } = await import('../http/with-client.ts')
  const { pagina, porPagina } = query
  const { rows, total } = await connect(context).page(salidas.getSalidas, {
    query: { pagina, porPagina },
  })
  await context.output.rows(COLUMNAS, rows, { total })
  if (total === 0) context.output.note('Todavía no se exportó la instalación.')
  return undefined
}

export const exportaciones: Verb = (noun) => {
  const command = noun
    .command('exportaciones')
    .description(
      'Lista las exportaciones de toda la instalación y quién las hizo (administradores)',
    )
    .action(action(run, withRows))
  for (const option of pageOptions()) command.addOption(option)
  examples(command, 'apremia municipio exportaciones', 'apremia municipio exportaciones --json')
}
