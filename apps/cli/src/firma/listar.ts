import {
  type Contract,
  ESTADOS_DE_FIRMA,
  firmaDeTitulos,
  ORDENES_PARA_FIRMAR,
  type QueryOf,
  type ReplyOf,
} from '@apremia/api-client'
import { interpolar, textos } from '@apremia/core'
import { Option } from 'commander'
import { pageOptions } from '../args/page-options.ts'
import type { Context } from '../context.ts'
import { action, examples, type Verb, withRows } from '../define.ts'
import type { TableColumn } from '../terminal/column.ts'
import { formatCantidad, formatFechaIso, formatImporte } from '../terminal/local-format.ts'

const { firmaDeTitulos: t } = textos

type ParaFirmar = ReplyOf<Contract['listTitulosParaFirmar']>[number]

const COLUMNS: readonly TableColumn<ParaFirmar>[] = [
  { key: 'numero', title: 'NÚMERO', value: ({ num_titulo }) => num_titulo, align: 'right' },
  {
    ...{ key: 'fecha', title: 'FECHA', value: ({ fecha }) => fecha },
    text: ({ fecha }) => formatFechaIso(fecha),
  },
  {
    ...{ key: 'deudor', title: 'DEUDOR', value: ({ contribuyente }) => contribuyente },
    flexible: true,
  },
  { key: 'categoria', title: 'CATEGORÍA', value: ({ categoria }) => categoria, hidden: true },
  { key: 'imponible', title: 'IMPONIBLE', value: ({ imponible }) => imponible },
  { key: 'recurso', title: 'RECURSO', value: ({ recurso }) => recurso },
  {
    ...{ key: 'total', title: 'IMPORTE', value: ({ total }) => total, align: 'right' },
    text: ({ total }) => formatImporte(total),
  },
  {
    ...{ key: 'firmado', title: 'FIRMA', value: ({ firmado }) => firmado },
    text: ({ firmado }) =>
      firmado === null ? t.sinFirmar : interpolar(t.firmadoEl, { dia: formatFechaIso(firmado) }),
  },
  { key: 'lote', title: 'LOTE', value: ({ lote }) => lote, hidden: true },
]

type Consulta = QueryOf<Contract['listTitulosParaFirmar']>

interface Options extends Pick<Consulta, 'estado' | 'orden' | 'lote' | 'recurso'> {
  readonly pagina: number
  readonly porPagina: number
}

const run = async (context: Context, options: Options) => {
  const { pagina, porPagina } = options
  const { connect } = await import('../http/with-client.ts')
  const { rows, total } = await connect(context).page(firmaDeTitulos.listTitulosParaFirmar, {
    query: { ...options },
  })
  await context.output.rows(COLUMNS, rows, { total, pagina, porPagina })
  const all = formatCantidad(total, 'título', 'títulos')
  context.output.note(rows.length === total ? all : `Página ${pagina}: ${rows.length} de ${all}`)
  return undefined
}

export const listarParaFirmar: Verb = (noun) => {
  const command = noun
    .command('listar')
    .description(
      'Lista los títulos vigentes que llevan una firma digital. Los de la versión 1 y los del sistema anterior no están',
    )
    .addOption(
      new Option('--estado <estado>', 'Con qué firma')
        .choices(ESTADOS_DE_FIRMA)
        .default('sin-firmar'),
    )
    .option('--lote <lote>', 'De este lote')
    .option('--recurso <código>', 'De este recurso')
    .addOption(
      new Option('--orden <orden>', 'En qué orden').choices(ORDENES_PARA_FIRMAR).default('numero'),
    )
  for (const option of pageOptions()) command.addOption(option)
  command.action(action(run, withRows))
  examples(
    command,
    'apremia firma listar',
    'apremia firma listar --estado firmado --formato csv > firmados.csv',
  )
}
