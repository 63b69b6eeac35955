import { type Contract, liquidacionDeDeuda, type ReplyOf } from '@apremia/api-client'
import {
  ALCANCES_DE_LIQUIDACION,
  type AlcanceDeLiquidacion,
  describeTramos,
  type Fecha,
  formatPeriodo,
  interpolar,
  textos,
} from '@apremia/core'
import { Option } from 'commander'
import { refuseJsonOnStdout } from '../args/output-option.ts'
import { fechaParser } from '../args/parse-fecha.ts'
import type { Context } from '../context.ts'
import { action, examples, overwriteOption, type Verb } from '../define.ts'
import { checkTarget, saveFile } from '../http/save-file.ts'
import type { TableColumn } from '../terminal/column.ts'
import { formatFechaIso, formatImporte } from '../terminal/local-format.ts'
import { readCaso } from './read-caso.ts'

type Liquidacion = ReplyOf<Contract['getLiquidacion']>

interface Options {
  readonly al?: Fecha
  readonly alcance?: AlcanceDeLiquidacion
  readonly abogado?: string
  readonly pdf?: string
  readonly force?: boolean
}

/**
 * Row of the printed computation of a debt (liquidación): a tax period or a total. A total has no due date. An amount
 * is '' when the total does not have it.
 */
interface Fila {
  readonly periodo: string
  readonly vencimiento: string
  readonly cuenta: string
  readonly capital: string
  readonly interes: string
  readonly agregado: string
  readonly total: string
}

const t = textos.liquidacionDeDeuda

const amount = (key: 'capital' | 'interes' | 'agregado' | 'total', title: string) => ({
  ...{ key, title, align: 'right' as const, value: (fila: Fila) => fila[key] },
  text: (fila: Fila) => (fila[key] === '' ? '' : formatImporte(fila[key])),
})

const COLUMNS: readonly TableColumn<Fila>[] = [
  { key: 'periodo', title: 'PERÍODO', value: ({ periodo }) => periodo },
  {
    ...{ key: 'vencimiento', title: 'VENCE', value: ({ vencimiento }) => vencimiento },
    text: ({ vencimiento }) => formatFechaIso(vencimiento),
  },
  amount('capital', 'CAPITAL'),
  amount('interes', 'INTERÉS INFORMADO'),
  { key: 'cuenta', title: 'CUENTA', value: ({ cuenta }) => cuenta.replaceAll('\u00a0', ' ') },
  amount('agregado', 'INTERÉS AGREGADO'),
  amount('total', 'TOTAL'),
]

const toFilas = ({ periodos }: Liquidacion): Fila[] =>
  periodos.map(({ tramos, ...periodo }) => ({
    ...{ periodo: formatPeriodo(periodo), cuenta: describeTramos(tramos) },
    ...{ vencimiento: periodo.vencimiento, capital: periodo.capital, interes: periodo.interes },
    ...{ agregado: periodo.agregado, total: periodo.total },
  }))

const NADA = { vencimiento: '', cuenta: '', capital: '', interes: '', agregado: '' }

/**
 * Returns the rows with the totals of a debt. The CSV output leaves these rows out. Otherwise a person who adds up a
 * column in a spreadsheet would count the debt twice.
 */
const toSumas = (liquidacion: Liquidacion): Fila[] => {
  const { capital, interes, agregado, subtotal, aparte, total, al } = liquidacion
  return [
    { ...NADA, capital, interes, agregado, periodo: t.sumas.subtotal, total: subtotal },
    ...(liquidacion.sin_actualizar.length === 0
      ? []
      : [{ ...NADA, periodo: t.sumas.sinActualizar, total: aparte }]),
    ...(liquidacion.saldos.length === 0
      ? []
      : [{ ...NADA, periodo: t.sumas.saldoAFavor, total: `-${liquidacion.a_favor}` }]),
    { ...NADA, periodo: interpolar(t.sumas.total, { al: formatFechaIso(al) }), total },
  ]
}

const run = async (context: Context, options: Options, args: readonly string[]) => {
  const { output, interrupt } = context
  const { al = '', alcance, abogado, pdf: target } = options
  const caso = readCaso(args)
  const query = {
    ...{ ...caso, al },
    ...(alcance === undefined ? {} : { alcance }),
    ...(abogado === undefined ? {} : { abogado: abogado.toUpperCase() }),
  }
  const overwrite = options.force === true
  if (target !== undefined) {
    refuseJsonOnStdout(context, target)
    checkTarget(target, overwrite)
  }
  const { connect } = await import('../http/with-client.ts')
  const connection = connect(context)
  // The computation of the debt is requested even when the person wants only the PDF. The computation brings warnings,
  // which must be printed first.
  const liquidacion = await connection.call(liquidacionDeDeuda.getLiquidacion, { query })
  if (liquidacion.tasa_distinta !== '') output.warn(liquidacion.tasa_distinta)
  if (target !== undefined) {
    const reply = await connection.call(liquidacionDeDeuda.downloadLiquidacion, { query })
    const bytes = await saveFile(reply, output, { target, overwrite, signal: interrupt.signal })
    if (target !== '-') await output.data({ ...caso, archivo: target, bytes }, () => target)
    return undefined
  }
  if (liquidacion.importes_viejos !== '') output.warn(liquidacion.importes_viejos)
  if (output.options.formato === 'json') await output.data(liquidacion, () => '')
  else {
    const sumas = output.options.formato === 'csv' ? [] : toSumas(liquidacion)
    await output.rows(COLUMNS, [...toFilas(liquidacion), ...sumas])
    for (const nota of liquidacion.notas) output.note(nota)
  }
  return undefined
}

export const liquidacionDeCaso: Verb = (noun) => {
  const command = noun
    .command('liquidacion')
    .description(
      'La deuda de un caso a un día: lo que informó el municipio y el interés desde entonces, con la tasa del recurso',
    )
    .argument('<imponible>', 'Número del inmueble o del comercio')
    .argument('<recurso>', 'Código del recurso: AB, SS, SE…')
    .addOption(
      new Option('--al <fecha>', 'Hasta este día, inclusive; si falta, hoy').argParser(fechaParser),
    )
    .addOption(
      new Option(
        '--alcance <cuáles>',
        'Los períodos del título que se reclama en el juicio, o todos los de gestión; si falta, los del juicio si lo hay',
      ).choices(ALCANCES_DE_LIQUIDACION),
    )
    .option('--abogado <código>', 'La de los períodos que este abogado tiene a cargo')
    .option('--pdf <archivo>', 'Guarda el papel en vez de mostrarla; «-» es la salida estándar')
    .addOption(overwriteOption())
    .action(action<Options>(run, ({ pdf }) => pdf === undefined))
  examples(
    command,
    'apremia casos liquidacion 101 AB',
    'apremia casos liquidacion 101 AB --al 2026-12-31',
    'apremia casos liquidacion 101 AB --al 31/12/2026 --pdf liquidacion.pdf',
  )
}
