import { CAMBIOS_DE_CASO, type Contract, configuracion, type ReplyOf } from '@apremia/api-client'
import { textos } from '@apremia/core'
import { Option } from 'commander'
import { formatoDe } from '../args/output-option.ts'
import { pageOptions } from '../args/page-options.ts'
import type { Context } from '../context.ts'
import { action, examples, overwriteOption, type Verb } from '../define.ts'
import { saveListado } from '../http/save-listado.ts'
import { usageError } from '../terminal/cli-error.ts'
import type { TableColumn } from '../terminal/column.ts'
import { formatCantidad, formatFechaIso } from '../terminal/local-format.ts'
import { listEvaluaciones } from './efecto-en-evaluaciones.ts'
import { readCambioSupuesto, type SupuestoDeCasos } from './read-supuesto.ts'

type Caso = ReplyOf<Contract['listCasosDelEfecto']>[number]
type Solapa = Caso['judicial']['antes']

interface Options {
  readonly abogado?: string
  readonly cambio?: (typeof CAMBIOS_DE_CASO)[number]
  readonly pagina: number
  readonly porPagina: number
  readonly evaluaciones?: boolean
  readonly output?: string
  readonly force?: boolean
}

const par = (antes: string, despues: string): string =>
  antes === despues ? antes : `${antes} → ${despues}`
const nombreDe = (solapa: Solapa): string =>
  solapa === null ? textos.configuracion.efecto.ninguna : textos.mesas.solapas[solapa]
const dia = (fecha: string | null): string => (fecha === null ? '—' : formatFechaIso(fecha))
const estado = (vencido: boolean): string =>
  vencido ? textos.mesas.vencido : textos.configuracion.efecto.noVencido

const mesa = (cual: 'judicial' | 'extrajudicial'): TableColumn<Caso>[] => [
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

const COLUMNS: readonly TableColumn<Caso>[] = [
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

const listCasos = async (context: Context, supuesto: SupuestoDeCasos, options: Options) => {
  const { pagina, porPagina, abogado, cambio, output: target, force = false } = options
  const { connect } = await import('../http/with-client.ts')
  const connection = connect(context)
  const query = {
    ...supuesto,
    ...(abogado === undefined ? {} : { abogado }),
    ...(cambio === undefined ? {} : { cambio }),
  }
  if (target !== undefined)
    return saveListado(context, target, force, () =>
      connection.call(configuracion.exportCasosDelEfecto, {
        query: { ...query, ...formatoDe(target) },
      }),
    )
  const { rows, total } = await connection.page(configuracion.listCasosDelEfecto, {
    query: { ...query, pagina, porPagina },
  })
  await context.output.rows(COLUMNS, rows, { total, pagina, porPagina })
  context.output.note(formatCantidad(total, 'caso cambiaría', 'casos cambiarían'))
  return undefined
}

const run = async (
  context: Context,
  options: Options,
  [que = '', ...valores]: readonly string[],
) => {
  const supuesto = readCambioSupuesto(que, valores)
  if (supuesto.clave === 'maximo' || options.evaluaciones === true) {
    if (options.abogado !== undefined || options.cambio !== undefined)
      throw usageError('--abogado y --cambio son de los casos: las evaluaciones se listan todas.')
    return listEvaluaciones(context, supuesto, options)
  }
  return listCasos(context, supuesto, options)
}

export const verEfecto: Verb = (noun) => {
  const command = noun
    .command('efecto')
    .description(
      'Los casos que cambiarían con otra fecha de las mesas u otro tiempo de etapa, o las últimas evaluaciones que darían otro resultado',
    )
    .argument('<qué>', 'FECHA_INICIAL, SIN_EVALUAR, etapa o maximo')
    .argument('<valor...>', 'Una fecha; tipo, tiempo y unidad; o categoría y máximo')
    .option('--evaluaciones', 'Las evaluaciones que cambian de resultado, en lugar de los casos')
    .option('-o, --output <archivo>', 'Guarda la lista entera en un .xlsx o .csv, sin mostrarla')
    .option('--abogado <código>', 'Solo los suyos')
    .addOption(
      new Option(
        '--cambio <cambio>',
        'solapa: pasan a otra; vence: pasan a vencidos; deja: dejan de estarlo; plazo: cambia su vencimiento',
      ).choices(CAMBIOS_DE_CASO),
    )
  for (const option of pageOptions()) command.addOption(option)
  command.addOption(overwriteOption())
  command.action(action(run, ({ output }) => output === undefined))
  examples(
    command,
    'apremia parametros efecto FECHA_INICIAL 2025-01-01 --cambio solapa',
    'apremia parametros efecto etapa 11 20 dias -o casos.csv',
    'apremia parametros efecto maximo faltantes 30 --formato csv > evaluaciones.csv',
    'apremia parametros efecto FECHA_INICIAL 2025-01-01 --evaluaciones -o evaluaciones.xlsx',
  )
}
