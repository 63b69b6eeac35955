import { type Contract, type ReplyOf, titulos } from '@apremia/api-client'
import { TITULOS_EN_LISTA } from '@apremia/core'
import { Option } from 'commander'
import { pageOptions } from '../args/page-options.ts'
import { fechaParser } from '../args/parse-fecha.ts'
import type { Context } from '../context.ts'
import { action, examples, overwriteOption, type Verb } from '../define.ts'
import type { Connection } from '../http/with-client.ts'
import { usageError } from '../terminal/cli-error.ts'
import type { TableColumn } from '../terminal/column.ts'
import { formatCantidad, formatFechaIso, formatImporte } from '../terminal/local-format.ts'
import { tableColumns } from '../terminal/table-columns.ts'

type Titulo = ReplyOf<Contract['getTitulosInfo']>[number]

const fullName = ({ apellido, nombre }: { apellido: string; nombre: string }): string =>
  [apellido, nombre].filter(Boolean).join(', ')

const COLUMNS: readonly TableColumn<Titulo>[] = [
  ...tableColumns(TITULOS_EN_LISTA, {
    num_titulo: { key: 'numero', value: (t: Titulo) => t.num_titulo },
    fecha: { value: (t) => t.fecha_creacion, text: (t) => formatFechaIso(t.fecha_creacion) },
    hora: { value: (t) => t.hora_creacion, hidden: true },
    categoria: { value: (t) => t.categoria },
    imponible: { value: (t) => t.imponible },
    recurso: { value: (t) => t.recurso },
    contribuyente: { value: (t) => t.contribuyente, flexible: true },
    total: { value: (t) => t.total, text: (t) => formatImporte(t.total) },
    codigo: { key: 'abogadoCodigo', value: (t) => t.abo_codexterno },
    abogado: { value: (t) => fullName(t.abogado), flexible: true },
    usuario: { value: (t) => fullName(t.usuario), hidden: true },
    estado: {
      key: 'anulado',
      value: (t) => t.anulado,
      text: (t) =>
        t.anulado
          ? 'anulado'
          : t.firmado !== null
            ? 'firmado'
            : t.documento
              ? 'listo'
              : t.anterior
                ? 'sin PDF'
                : 'en proceso',
    },
    motivo: { key: 'motivoAnulacion', value: (t) => t.motivo_anulacion, hidden: true },
    origen: { value: (t) => (t.anterior ? 'anterior' : 'propio'), hidden: true },
  }),
  { key: 'documento', title: 'DOCUMENTO', value: (t) => t.documento, hidden: true },
  { key: 'firmado', title: 'FIRMADO', value: (t) => t.firmado, hidden: true },
  { key: 'lote', title: 'LOTE', value: (t) => t.lote, hidden: true },
]

interface Options {
  readonly desde?: string
  readonly hasta?: string
  readonly abogado?: string
  readonly orden: 'asc' | 'desc'
  readonly pagina: number
  readonly porPagina: number
  readonly todo?: boolean
  readonly excel?: string
  readonly force?: boolean
}

const queryOf = ({ desde, hasta, abogado, orden }: Options) => ({
  ...(desde === undefined ? {} : { startDate: desde }),
  ...(hasta === undefined ? {} : { endDate: hasta }),
  ...(abogado === undefined ? {} : { abogadoCodExt: abogado }),
  order: orden,
})

const readAll = async (connection: Connection, options: Options) => {
  const rows: Titulo[] = []
  for (let pagina = 1; ; pagina += 1) {
    const page = await connection.page(titulos.getTitulosInfo, {
      query: { ...queryOf(options), pagina, porPagina: 200 },
    })
    rows.push(...page.rows)
    if (page.rows.length === 0 || rows.length >= page.total) return { rows, total: page.total }
  }
}

const run = async (context: Context, options: Options) => {
  if (options.desde !== undefined && options.hasta !== undefined && options.desde > options.hasta) {
    throw usageError('--desde es posterior a --hasta.')
  }
  const { output } = context
  const { connect } = await import('../http/with-client.ts')
  const connection = connect(context)
  if (options.excel !== undefined) {
    const { saveListado } = await import('../http/save-listado.ts')
    return saveListado(context, options.excel, options.force === true, () =>
      connection.call(titulos.exportTitulosInfo, { query: queryOf(options) }),
    )
  }
  const { pagina, porPagina, todo } = options
  const { rows, total } =
    todo === true
      ? await readAll(connection, options)
      : await connection.page(titulos.getTitulosInfo, {
          query: { ...queryOf(options), pagina, porPagina },
        })
  await output.rows(COLUMNS, rows, todo === true ? { total } : { total, pagina, porPagina })
  const all = formatCantidad(total, 'título', 'títulos')
  output.note(
    rows.length === total
      ? all
      : `Página ${pagina}: ${rows.length} de ${all} (--todo los trae todos)`,
  )
  return undefined
}

export const listarTitulos: Verb = (noun) => {
  const command = noun
    .command('listar')
    .description('Lista los títulos creados')
    .addOption(new Option('--desde <fecha>', 'Creados desde este día').argParser(fechaParser))
    .addOption(
      new Option('--hasta <fecha>', 'Creados hasta este día, inclusive').argParser(fechaParser),
    )
    .option('--abogado <código>', 'Del abogado con este código: A01')
    .addOption(
      new Option('--orden <orden>', 'Por número de título').choices(['asc', 'desc']).default('asc'),
    )
  for (const option of pageOptions()) command.addOption(option)
  command
    .option('--todo', 'Todas las páginas')
    .option('--excel <archivo>', 'Guarda la lista entera en una planilla, en lugar de mostrarla')
    .addOption(overwriteOption())
    .action(action(run, ({ excel }: Options) => excel === undefined))
  examples(
    command,
    'apremia titulos listar --desde 01/11/2026 --hasta 30/11/2026',
    'apremia titulos listar --abogado A01 --todo --formato csv > titulos.csv',
    'apremia titulos listar --excel titulos.xlsx',
  )
}
