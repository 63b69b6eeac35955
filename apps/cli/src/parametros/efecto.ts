import { CAMBIOS_DE_CASO, type Contract, type PageInputOf, type ReplyOf } from '@apremia/api-client'
import { textos } from '@apremia/core'
import { Option } from 'commander'
import { usageError } from '../cli-error.ts'
import type { Column } from '../column.ts'
import type { Context } from '../context.ts'
import { action, examples, type Verb, withRows } from '../define.ts'
import { formatCantidad, formatFechaIso } from '../local-format.ts'
import { pageOptions } from '../page-options.ts'
import { diaDe, esClaveDeMesa, type Supuesto, unidadParser } from './supuesto.ts'

type Caso = ReplyOf<Contract['listCasosDelEfecto']>[number]
type Solapa = Caso['judicial']['antes']

interface Options {
  readonly abogado?: string
  readonly cambio?: (typeof CAMBIOS_DE_CASO)[number]
  readonly pagina: number
  readonly porPagina: number
}

const par = (antes: string, despues: string): string =>
  antes === despues ? antes : `${antes} → ${despues}`
const nombreDe = (solapa: Solapa): string =>
  solapa === null ? textos.configuracion.efecto.ninguna : textos.mesas.solapas[solapa]
const dia = (fecha: string | null): string => (fecha === null ? '—' : formatFechaIso(fecha))
const estado = (vencido: boolean): string =>
  vencido ? textos.mesas.vencido : textos.configuracion.efecto.noVencido

const mesa = (cual: 'judicial' | 'extrajudicial'): Column<Caso>[] => [
  {
    key: cual,
    title: cual.toUpperCase(),
    value: (caso) => caso[cual].despues,
    text: (caso) => par(nombreDe(caso[cual].antes), nombreDe(caso[cual].despues)),
  },
  {
    key: `${cual}Antes`,
    title: `${cual.toUpperCase()} ANTES`,
    value: (caso) => caso[cual].antes,
    hidden: true,
  },
]

const COLUMNS: readonly Column<Caso>[] = [
  { key: 'tipo', title: 'TIPO', value: ({ tipo }) => tipo },
  { key: 'imponible', title: 'IMPONIBLE', value: ({ imponible }) => imponible, align: 'right' },
  { key: 'recurso', title: 'RECURSO', value: ({ recurso }) => recurso },
  { key: 'abogado', title: 'ABOGADO', value: ({ abogado }) => abogado },
  ...mesa('judicial'),
  ...mesa('extrajudicial'),
  {
    key: 'vence',
    title: 'VENCE',
    value: ({ vence }) => vence.despues,
    text: ({ vence }) => par(dia(vence.antes), dia(vence.despues)),
  },
  { key: 'venceAntes', title: 'VENCE ANTES', value: ({ vence }) => vence.antes, hidden: true },
  {
    key: 'vencido',
    title: 'ESTADO',
    value: ({ vencido }) => vencido.despues,
    text: ({ vencido }) => par(estado(vencido.antes), estado(vencido.despues)),
  },
  {
    key: 'vencidoAntes',
    title: 'VENCIDO ANTES',
    value: ({ vencido }) => vencido.antes,
    hidden: true,
  },
]

/** 'FECHA_INICIAL 2025-01-01' or 'etapa 11 20 dias'. */
const readSupuesto = (que: string, valores: readonly string[]): Supuesto => {
  const [uno = '', dos = '', tres = ''] = valores
  if (esClaveDeMesa(que) && valores.length === 1) return { clave: que, valor: diaDe(uno) }
  if (que === 'etapa' && valores.length === 3 && /^\d{1,9}$/.test(uno))
    return { clave: 'etapa', tipo: Number(uno), tiempo: dos, tipo_tiempo: unidadParser(tres) }
  throw usageError(
    'Indique FECHA_INICIAL o SIN_EVALUAR con su fecha, o etapa con su tipo, tiempo y unidad.',
    'Por ejemplo: apremia parametros efecto etapa 11 20 dias',
  )
}

const run = async (
  context: Context,
  options: Options,
  [que = '', ...valores]: readonly string[],
) => {
  const { pagina, porPagina, abogado, cambio } = options
  const { connect } = await import('../with-client.ts')
  const query: PageInputOf<Contract['listCasosDelEfecto']>['query'] = {
    ...readSupuesto(que, valores),
    ...{ pagina, porPagina },
    ...(abogado === undefined ? {} : { abogado }),
    ...(cambio === undefined ? {} : { cambio }),
  }
  const { rows, total } = await connect(context).page('listCasosDelEfecto', { query })
  await context.output.rows(COLUMNS, rows, { total, pagina, porPagina })
  context.output.note(formatCantidad(total, 'caso cambiaría', 'casos cambiarían'))
  return undefined
}

export const verEfecto: Verb = (noun) => {
  const command = noun
    .command('efecto')
    .description('Los casos que cambiarían con otra fecha de las mesas u otro tiempo de etapa')
    .argument('<qué>', 'FECHA_INICIAL, SIN_EVALUAR o etapa')
    .argument('<valor...>', 'Una fecha; o tipo, tiempo y unidad')
    .option('--abogado <código>', 'Solo los suyos')
    .addOption(
      new Option(
        '--cambio <cambio>',
        'solapa: pasan a otra; vence: pasan a vencidos; deja: dejan de estarlo; plazo: cambia su vencimiento',
      ).choices(CAMBIOS_DE_CASO),
    )
  for (const option of pageOptions()) command.addOption(option)
  command.action(action(run, withRows))
  examples(
    command,
    'apremia parametros efecto FECHA_INICIAL 2025-01-01 --cambio solapa',
    'apremia parametros efecto etapa 11 20 dias --formato csv --por-pagina 200',
  )
}
