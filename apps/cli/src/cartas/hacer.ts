import { randomUUID } from 'node:crypto'
import { type Contract, cartas, type ReplyOf } from '@apremia/api-client'
import { describeRepetida, MESES_DE_VENCIMIENTO, type MesDeVencimiento } from '@apremia/core'
import { Option } from 'commander'
import { outputOption, refuseJsonOnStdout } from '../args/output-option.ts'
import type { Context } from '../context.ts'
import {
  action,
  categoriaOption,
  dryRunOption,
  examples,
  overwriteOption,
  type Verb,
  yesOption,
} from '../define.ts'
import { checkTarget } from '../http/save-file.ts'
import { CliError } from '../terminal/cli-error.ts'
import { confirm } from '../terminal/confirm.ts'
import { formatCantidad, formatFechaIso, formatImporte } from '../terminal/local-format.ts'
import { readImponibles } from './read-imponibles.ts'
import { finishCartas, recordOfCartas } from './save-lote-de-cartas.ts'

interface Options {
  readonly categoria: 'inmueble' | 'comercio'
  readonly archivo?: string
  readonly vencimiento?: MesDeVencimiento
  readonly sinActuacion?: boolean
  readonly repetir?: boolean
  readonly zip?: boolean
  readonly aTodos?: boolean
  readonly omitir?: boolean
  readonly motivo?: string
  readonly output?: string
  readonly force?: boolean
  readonly dryRun?: boolean
  readonly yes?: boolean
  readonly clave?: string
  readonly sinEsperar?: boolean
}

type Simulacion = ReplyOf<Contract['reviewCartas']>

const describe = ({ cartas, total, vencimiento }: Simulacion): string =>
  `${formatCantidad(cartas.length, 'carta', 'cartas')} por ${formatImporte(total)}, válidas hasta el ${formatFechaIso(vencimiento.fecha)}`

/**
 * Prints the warnings about the expiry date of the demand letters, and the date that `--vencimiento siguiente` would
 * give (D65).
 */
const warnFecha = ({ output }: Context, { vencimiento, siguiente }: Simulacion): void => {
  for (const aviso of vencimiento.avisos) output.warn(aviso)
  if (siguiente !== null && siguiente.fecha !== vencimiento.fecha)
    output.note(`Con --vencimiento siguiente valdrían hasta el ${formatFechaIso(siguiente.fecha)}.`)
}

const marca = (si: boolean | undefined): '1' | '0' => (si === true ? '1' : '0')

/**
 * Asks the user to accept the proposed expiry date of the demand letters when that date has a warning. With
 * --vencimiento the user already chose the date, so nothing is asked (D65, D189).
 */
const acceptFecha = async (
  context: Context,
  { vencimiento, siguiente }: Simulacion,
  options: Options,
): Promise<void> => {
  if (options.vencimiento !== undefined || siguiente === null) return
  const fecha = formatFechaIso(vencimiento.fecha)
  await confirm(context, {
    question: `${vencimiento.avisos.join(' ')} ¿Hacerlas con el ${fecha}, de todos modos?`,
    yes: false,
    flag: `--vencimiento actual (valen hasta el ${fecha}, de todos modos) o --vencimiento siguiente (hasta el ${formatFechaIso(siguiente.fecha)})`,
  })
}

/**
 * Asks for confirmation when the same properties or businesses already got a demand letter today, unless --repetir was
 * given (D189).
 */
const acceptRepetidas = async (
  context: Context,
  { repetidas }: Simulacion,
  { repetir }: Options,
): Promise<void> => {
  if (repetidas.length === 0) return
  await confirm(context, {
    question: `${formatCantidad(repetidas.length, 'carta', 'cartas')} de hoy para lo mismo. ¿Hacerlas otra vez?`,
    yes: repetir === true,
    flag: '--repetir',
  })
}

/**
 * Refuses the request when some demand letter cannot be made. Suggests --omitir only when other letters can be made,
 * and --motivo only when a person may override the problem with a reason.
 */
const checkImpedimentos = (
  { cartas, impedimentos }: Simulacion,
  { omitir }: Pick<Options, 'omitir'>,
): void => {
  const quedan = cartas.length > 0
  if (impedimentos.length === 0 || (quedan && omitir === true)) return
  const forzables = impedimentos.some(({ forzable }) => forzable === true)
  throw new CliError('falla', {
    codigo: 'faltan-datos',
    mensaje: 'No se numeró ninguna carta: vea por qué.',
    sugerencias: [
      ...(quedan
        ? [`Con --omitir salen las demás: ${formatCantidad(cartas.length, 'carta', 'cartas')}.`]
        : []),
      ...(forzables
        ? [
            'Lo que ya está radicado o en un convenio en vigor, o tiene importes viejos, sale con --motivo.',
          ]
        : []),
    ],
  })
}

const run = async (context: Context, options: Options, args: readonly string[]) => {
  const { output } = context
  const imponibles = await readImponibles(args, options.archivo)
  const formato = options.zip === true ? 'zip' : 'pdf'
  const target = options.output ?? `cartas.${formato}`
  const overwrite = options.force === true
  refuseJsonOnStdout(context, target)
  if (options.sinEsperar !== true && options.dryRun !== true) checkTarget(target, overwrite)
  const { connect } = await import('../http/with-client.ts')
  const connection = connect(context)
  const { categoria: clase, vencimiento = 'actual', motivo } = options
  const pedido = {
    ...{ clase, imponibles, vencimiento },
    destinatarios: options.aTodos === true ? ('todos' as const) : ('primero' as const),
    ...(motivo === undefined ? {} : { motivoForzar: motivo }),
  }
  const simulacion = await connection.call(cartas.reviewCartas, { body: pedido })
  warnFecha(context, simulacion)
  for (const { mensaje } of simulacion.impedimentos) output.warn(mensaje)
  for (const repetida of simulacion.repetidas) output.warn(describeRepetida(repetida))
  if (options.dryRun === true) {
    await output.data({ ...simulacion, hechas: false }, () => `Saldrían ${describe(simulacion)}.`)
    return undefined
  }
  checkImpedimentos(simulacion, options)
  await acceptFecha(context, simulacion, options)
  await acceptRepetidas(context, simulacion, options)
  await confirm(context, {
    question: `¿Hacer ${describe(simulacion)}?`,
    yes: options.yes === true,
    flag: '--si',
  })
  const hecho = await connection.call(cartas.createCartas, {
    body: {
      ...{ ...pedido, formato, omitir: marca(options.omitir) },
      sinActuacion: marca(options.sinActuacion),
      repetir: simulacion.repetidas.length > 0 ? '1' : '0',
    },
    idempotencyKey: options.clave ?? randomUUID(),
  })
  if (options.sinEsperar !== true) {
    await finishCartas(context, connection, hecho, { target, overwrite })
    return undefined
  }
  const { lote } = hecho
  await output.data(
    recordOfCartas(lote),
    () => `Lote ${lote.id}: se descarga con apremia cartas reanudar ${lote.id}`,
  )
  return undefined
}

export const hacer: Verb = (noun) => {
  const command = noun
    .command('hacer')
    .description('Numera una carta por contribuyente y guarda el archivo para imprimir')
    .argument('[imponible:recurso...]', 'Imponibles con su recurso, como 1234:AB')
    .addOption(categoriaOption().makeOptionMandatory())
    .option('--archivo <archivo>', 'Más imponibles, uno por renglón; «-» es la entrada estándar')
    .addOption(
      new Option(
        '--vencimiento <mes>',
        'Hasta cuándo valen: el 10 de este mes o el del siguiente; si esa fecha ya pasó, está cerca o es feriado, se elige',
      ).choices(MESES_DE_VENCIMIENTO),
    )
    .option('--zip', 'Un PDF por carta en un zip, en lugar de uno solo para imprimir')
    .option('--a-todos', 'Una carta para cada deudor, y no solo para el primero de cada imponible')
    .option('--sin-actuacion', 'No graba el aviso final en cada caso: solo hace las cartas')
    .option('--repetir', 'Acepta que hoy ya salieron cartas para los mismos deudores o imponibles')
    .option('--omitir', 'Deja afuera lo que no puede salir, en lugar de rechazar todo')
    .option(
      '--motivo <texto>',
      'Por qué salen cartas sobre lo que ya está radicado o en un convenio en vigor',
    )
    .addOption(outputOption())
    .addOption(dryRunOption())
    .addOption(yesOption())
    .option('--clave <texto>', 'Nombre del pedido: con el mismo no se hace dos veces')
    .option('--sin-esperar', 'Termina apenas se tomaron los números')
    .addOption(overwriteOption())
    .action(action(run))
  examples(
    command,
    'apremia cartas hacer 1234:AB 1234:SS --categoria inmueble --dry-run',
    'apremia cartas hacer --archivo gestion.txt --categoria inmueble --vencimiento siguiente --si -o cartas.pdf',
  )
}
