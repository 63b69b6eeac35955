import { type Contract, cartas, type PageInputOf, type ReplyOf } from '@apremia/api-client'
import {
  ACUSES_DE_CARTA,
  type AcuseDeCarta,
  nombreDeAcuse,
  numeroDeCartaEnDatos,
  textos,
  writeNumeroDeCarta,
} from '@apremia/core'
import { Option } from 'commander'
import { pageOptions } from '../args/page-options.ts'
import type { Context } from '../context.ts'
import { action, examples, type Verb, withRows } from '../define.ts'
import type { TableColumn } from '../terminal/column.ts'
import { formatCantidad, formatFechaIso, formatImporte } from '../terminal/local-format.ts'

type Carta = ReplyOf<Contract['listCartas']>[number]

const dia = (fecha: string | null | undefined): string => (fecha ? formatFechaIso(fecha) : '')

const estadoDe = ({ acuse, anulada }: Carta): AcuseDeCarta | null =>
  anulada === null ? (acuse?.resultado ?? null) : 'anulada'

const COLUMNS: readonly TableColumn<Carta>[] = [
  {
    ...{ key: 'numero', title: 'NÚMERO', align: 'right' },
    value: (c) => numeroDeCartaEnDatos(c.numero),
    text: (c) => writeNumeroDeCarta(c.numero),
  },
  { key: 'fecha', title: 'FECHA', value: (c) => c.fecha, text: (c) => dia(c.fecha) },
  { key: 'abogado', title: 'ABOGADO', value: (c) => c.abogado },
  { key: 'deudor', title: 'DEUDOR', value: (c) => c.deudor, flexible: true },
  { key: 'domicilio', title: 'DOMICILIO', value: (c) => c.domicilio, hidden: true },
  {
    key: 'imponibles',
    title: 'IMPONIBLES',
    value: (c) =>
      c.imponibles
        .filter(({ retirado }) => retirado === '0')
        .map(({ imponible, recurso }) => `${imponible}:${recurso}`)
        .join(' '),
    flexible: true,
  },
  {
    key: 'total',
    title: 'TOTAL',
    value: (c) => c.total,
    text: (c) => formatImporte(c.total),
    align: 'right',
  },
  { key: 'vence', title: 'VÁLIDA HASTA', value: (c) => c.vence, hidden: true },
  {
    key: 'acuse',
    title: 'ACUSE',
    value: estadoDe,
    text: (c) => (estadoDe(c) === null ? '' : nombreDeAcuse(estadoDe(c) ?? 'pendiente')),
  },
  {
    key: 'acuseFecha',
    title: 'EL',
    value: (c) => c.acuse?.fecha ?? null,
    text: (c) => dia(c.acuse?.fecha),
  },
  {
    key: 'termina',
    title: 'VENCE LA INTIMACIÓN',
    value: (c) => c.acuse?.termina ?? null,
    text: (c) => dia(c.acuse?.termina),
  },
  {
    key: 'medio',
    title: 'MEDIO',
    value: (c) => c.acuse?.medio ?? null,
    text: (c) => (c.acuse === null ? '' : textos.cartas.medios[c.acuse.medio]),
    hidden: true,
  },
  { key: 'pieza', title: 'PIEZA', value: (c) => c.acuse?.pieza ?? null, hidden: true },
  { key: 'receptor', title: 'RECIBIÓ', value: (c) => c.acuse?.receptor ?? null, hidden: true },
  {
    key: 'anulada',
    title: 'POR QUÉ SE ANULÓ',
    value: (c) => c.anulada?.motivo ?? null,
    hidden: true,
  },
  { key: 'lote', title: 'LOTE', value: (c) => c.lote, hidden: true },
]

interface Options {
  readonly abogado?: string
  readonly imponible?: string
  readonly recurso?: string
  readonly lote?: string
  readonly acuse?: AcuseDeCarta
  readonly pagina: number
  readonly porPagina: number
}

const run = async (context: Context, { pagina, porPagina, lote, ...filtro }: Options) => {
  const { connect } = await import('../http/with-client.ts')
  const { abogado = '', imponible = '', recurso = '', acuse = '' } = filtro
  const query: PageInputOf<Contract['listCartas']>['query'] = {
    pagina,
    porPagina,
    abogado,
    imponible,
    recurso,
    acuse,
    ...(lote ? { lote } : {}),
  }
  const { rows, total } = await connect(context).page(cartas.listCartas, { query })
  await context.output.rows(COLUMNS, rows, { total, pagina, porPagina })
  context.output.note(formatCantidad(total, 'carta', 'cartas'))
  return undefined
}

export const listarCartas: Verb = (noun) => {
  const command = noun
    .command('listar')
    .description('Lista las cartas con su acuse, de la más nueva a la más vieja')
    .option('--abogado <código>', 'Solo las de este abogado')
    .option('--imponible <número>', 'Solo las de este imponible')
    .option('--recurso <código>', 'Y de este recurso')
    .option('--lote <lote>', 'Solo las de este lote')
    .addOption(
      new Option(
        '--acuse <resultado>',
        'Solo las que esperan su acuse, las de este resultado o las anuladas',
      ).choices(ACUSES_DE_CARTA),
    )
  for (const option of pageOptions()) command.addOption(option)
  command.action(action(run, withRows))
  examples(
    command,
    'apremia cartas listar --acuse pendiente',
    'apremia cartas listar --formato csv',
  )
}
