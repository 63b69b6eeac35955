import { type Contract, historial, type ReplyOf } from '@apremia/api-client'
import { describeImponibles, HISTORIAL_EN_LISTA } from '@apremia/core'
import { Option } from 'commander'
import { pageOptions } from '../args/page-options.ts'
import { fechaParser } from '../args/parse-fecha.ts'
import type { Context } from '../context.ts'
import { action, examples, overwriteOption, type Verb } from '../define.ts'
import type { TableColumn } from '../terminal/column.ts'
import { formatCantidad, formatInstante } from '../terminal/local-format.ts'
import { tableColumns } from '../terminal/table-columns.ts'

type Fila = ReplyOf<Contract['searchHistorial']>[number]

const COLUMNS: readonly TableColumn<Fila>[] = [
  { key: 'id', title: 'FILA', value: ({ id }) => id, align: 'right' },
  ...tableColumns(HISTORIAL_EN_LISTA, {
    fecha: {
      value: ({ createdAt }: Fila) => createdAt,
      text: ({ createdAt }) => formatInstante(createdAt),
    },
    usuario: {
      value: ({ user, usuario }) => (user ? `${user.apellido}, ${user.nombre}` : usuario),
      flexible: true,
    },
    dni: { value: ({ usuario }) => usuario, hidden: true },
    abogado: { value: ({ abogado }) => abogado },
    inmueble: { value: ({ inmueble }) => inmueble, text: describeImponibles },
    recurso: { value: ({ recurso }) => recurso },
  }),
  { key: 'otros', title: 'OTROS', value: ({ otros }) => otros, hidden: true },
  ...tableColumns(HISTORIAL_EN_LISTA, {
    descripcion: { value: ({ descripcion }: Fila) => descripcion, flexible: true },
  }),
  { key: 'entidad', title: 'ENTIDAD', value: ({ entidad }) => entidad, hidden: true },
  { key: 'codigo', title: 'CÓDIGO', value: ({ codigo }) => codigo, hidden: true },
]

interface Options {
  readonly usuario?: string
  readonly inmueble?: string
  readonly recurso?: string
  readonly fecha?: string
  readonly pagina: number
  readonly porPagina: number
  readonly excel?: string
  readonly force?: boolean
}

const filtroDe = ({ usuario, inmueble, recurso, fecha }: Options) => ({
  ...(usuario === undefined ? {} : { usuario }),
  ...(inmueble === undefined ? {} : { inmueble }),
  ...(recurso === undefined ? {} : { recurso }),
  ...(fecha === undefined ? {} : { fecha }),
})

const run = async (context: Context, options: Options) => {
  const { output } = context
  const { connect } = await import('../http/with-client.ts')
  const connection = connect(context)
  const filtro = filtroDe(options)
  if (options.excel !== undefined) {
    const { saveListado } = await import('../http/save-listado.ts')
    return saveListado(context, options.excel, options.force === true, () =>
      connection.call(historial.exportHistorial, { query: filtro }),
    )
  }
  const { pagina, porPagina } = options
  const { rows, total } = await connection.page(historial.searchHistorial, {
    query: { pagina, porPagina },
    body: filtro,
  })
  await output.rows(COLUMNS, rows, { total, pagina, porPagina })
  const all = formatCantidad(total, 'fila', 'filas')
  output.note(rows.length === total ? all : `Página ${pagina}: ${rows.length} de ${all}`)
  return undefined
}

export const listar: Verb = (noun) => {
  const command = noun
    .command('listar')
    .description('Lista qué se hizo, quién y cuándo, lo último primero')
    .option('--usuario <quién>', 'Apellido, nombre o DNI de quien lo hizo')
    .option('--inmueble <número>', 'Sobre este imponible, solo o entre otros')
    .option('--recurso <código>', 'Y este recurso')
    .addOption(new Option('--fecha <fecha>', 'De este día').argParser(fechaParser))
  for (const option of pageOptions()) command.addOption(option)
  command
    .option('--excel <archivo>', 'Guarda la lista entera en una planilla, en lugar de mostrarla')
    .addOption(overwriteOption())
    .action(action(run, ({ excel }: Options) => excel === undefined))
  examples(
    command,
    'apremia historial listar --usuario ferreyra --fecha 20/11/2026',
    'apremia historial listar --inmueble 1234 --json',
    'apremia historial listar --excel historico.xlsx',
  )
}
