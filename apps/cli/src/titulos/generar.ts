import type { Categoria } from '@apremia/core'
import { InvalidArgumentError, Option } from 'commander'
import { usageError } from '../cli-error.ts'
import { confirm } from '../confirm.ts'
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
import { awaitTrabajo } from '../end-of-trabajo.ts'
import { erroresOption, keepingErrores, saveErrores } from '../errores-option.ts'
import { isApiError } from '../failure.ts'
import { formatCantidad } from '../local-format.ts'
import { summarizeErrores } from '../row-errors.ts'
import { checkTarget, saveFile } from '../save-file.ts'
import type { Connection } from '../with-client.ts'
import { withAdvice } from './advice.ts'
import { continueLote, interruptedLote } from './continue-lote.ts'
import { outputOption, refuseJsonOnStdout } from './output-option.ts'
import { describeRango, formatImporte, saveLote } from './save-lote.ts'
import { checkSimulacion, describeSimulacion, type Simulacion } from './simulate.ts'
import { readProcesadoUpload, type Upload } from './upload.ts'

interface Options {
  readonly categoria: Categoria
  readonly inicio: string
  readonly output?: string
  readonly errores?: string
  readonly motivo?: string
  readonly confirmar?: string
  readonly yes?: boolean
  readonly dryRun?: boolean
  readonly omitirInvalidas?: boolean
  readonly forzar?: boolean
  readonly aceptarSalto?: boolean
  readonly force?: boolean
  readonly sinEsperar?: boolean
}

interface Job {
  readonly context: Context
  readonly connection: Connection
  readonly options: Options
  readonly upload: Upload
  readonly target: { readonly target: string; readonly overwrite: boolean }
}

const flag = (value: boolean | undefined): '0' | '1' => (value === true ? '1' : '0')

const inputOf = ({ options, upload }: Job) => ({
  body: {
    category: options.categoria,
    startTitleNumber: options.inicio,
    confirmarSalto: flag(options.aceptarSalto),
    motivoSalto: options.motivo ?? '',
    forzar: flag(options.forzar),
    omitirInvalidas: flag(options.omitirInvalidas),
  },
  files: upload.files,
})

const confirmRango = async ({ context, options }: Job, simulacion: Simulacion): Promise<void> => {
  if (options.confirmar !== undefined && options.confirmar !== options.inicio) {
    throw usageError(
      `--confirmar=${options.confirmar} no coincide: se esperaba --confirmar=${options.inicio}.`,
    )
  }
  context.output.note('Los números que se toman no se pueden volver a usar.')
  await confirm(context, {
    question: `¿Generar los títulos ${describeRango(simulacion)} por ${formatImporte(simulacion.total)}?`,
    yes: options.yes === true || options.confirmar !== undefined,
    flag: `--si o --confirmar=${options.inicio}`,
  })
}

/** Sends the file and stays until its lot is done, or only until its numbers are taken. */
const generate = async (job: Job, simulacion: Simulacion): Promise<void> => {
  const { context, connection, options, target } = job
  const { output, interrupt } = context
  const reply = await connection.call('generateTitles', { ...inputOf(job), async: true })
  if (reply.kind === 'file') {
    await saveFile(reply, output, { ...target, signal: interrupt.signal })
    await output.data({ archivo: target.target }, () =>
      target.target === '-' ? '' : target.target,
    )
    return
  }
  const leaves = options.sinEsperar === true
  let told = false
  const done = await awaitTrabajo(context, connection, reply.trabajo, {
    onInterrupt: (last) => interruptedLote(last.lote),
    onNews: ({ lote }) => {
      if (lote === null || told) return
      told = true
      output.note(`Lote ${lote}: títulos ${describeRango(simulacion)}`)
      if (!leaves) output.note(`Si se corta, se sigue con: apremia titulos reanudar ${lote}`)
    },
    until: ({ lote }) => leaves && lote !== null,
  })
  const id = done.lote ?? ''
  if (!leaves) {
    return saveLote(
      context,
      connection,
      await connection.call('getLote', { params: { id } }),
      target,
    )
  }
  const { desde, hasta, cantidad, total } = simulacion
  output.note(
    `Los documentos se siguen haciendo. Para descargarlos: apremia titulos reanudar ${id}`,
  )
  await output.data({ lote: id, trabajo: done.id, desde, hasta, cantidad, total }, () => id)
}

/** The same file again: its lot goes on, with the numbers it has (ux 33). */
const loteOfSameFile = async ({ connection, options }: Job, error: unknown) => {
  if (!isApiError(error) || error.code !== 'planilla-repetida') return undefined
  const id = error.body.detalle?.lote
  if (typeof id !== 'string') return undefined
  const lote = await connection.call('getLote', { params: { id } })
  return String(lote.desde) === options.inicio ? lote : undefined
}

/** The rows --omitir-invalidas leaves out: told, and kept in the file of --errores. */
const reportOmitidas = async (job: Job): Promise<void> => {
  const { context, connection, options } = job
  const input = inputOf(job)
  const { errores } = await connection.call('simulateTitles', {
    ...input,
    body: { ...input.body, omitirInvalidas: '0' },
  })
  for (const line of summarizeErrores(errores)) context.output.note(`  ${line}`)
  await saveErrores(context, options.errores, errores)
}

const simulate = async (job: Job): Promise<Simulacion> => {
  const { context, connection, options } = job
  const simulacion = await connection.call('simulateTitles', inputOf(job))
  if (simulacion.omitidas > 0) {
    await reportOmitidas(job)
    context.output.warn(
      `${formatCantidad(simulacion.omitidas, 'fila queda', 'filas quedan')} afuera por --omitir-invalidas.`,
    )
  }
  checkSimulacion(context, simulacion, options.aceptarSalto === true)
  return simulacion
}

/** What goes wrong because this very file has its lot already: the same command again goes on with it. */
const continueSameFile = async (job: Job, error: unknown): Promise<void> => {
  const { context, connection, options } = job
  if (options.forzar === true || options.dryRun === true) throw error
  const lote = await loteOfSameFile(job, error)
  if (lote === undefined) throw error
  context.output.note(`Esta planilla ya se numeró en el lote ${lote.id}: se sigue ese lote.`)
  await continueLote(context, connection, lote, job.target)
}

const runJob = async (job: Job): Promise<void> => {
  const { context, options } = job
  try {
    const simulacion = await simulate(job)
    if (options.dryRun === true) {
      await context.output.data({ ...simulacion, generado: false }, () =>
        describeSimulacion(simulacion),
      )
      return
    }
    await confirmRango(job, simulacion)
    await generate(job, simulacion)
  } catch (error) {
    await continueSameFile(job, error)
  }
}

const run = async (context: Context, options: Options, [path = '']: readonly string[]) => {
  if (options.aceptarSalto === true && (options.motivo ?? '').trim() === '') {
    throw usageError("--aceptar-salto necesita --motivo 'por qué quedan números sin usar'.")
  }
  const upload = await readProcesadoUpload(context, path)
  const target = options.output ?? `${upload.base}_titulos.zip`
  const overwrite = options.force === true
  refuseJsonOnStdout(context, target)
  if (options.dryRun !== true && options.sinEsperar !== true) checkTarget(target, overwrite)
  context.output.note(`Comprobando ${upload.files.file.name}…`)
  const { connect } = await import('../with-client.ts')
  const connection = connect(context)
  const job: Job = { context, connection, options, upload, target: { target, overwrite } }
  try {
    await keepingErrores(context, options.errores, () => runJob(job))
  } catch (error) {
    throw withAdvice(error, context.interrupt.signal)
  }
  return undefined
}

const inicioParser = (text: string): string => {
  if (/^[1-9]\d{0,8}$/.test(text)) return text
  throw new InvalidArgumentError('Debe ser un entero entre 1 y 999999999, sin puntos.')
}

export const generar: Verb = (noun) => {
  const command = noun
    .command('generar')
    .description('Numera y genera un título por fila de la planilla procesada, y guarda el zip')
    .argument('<archivo>', 'Planilla procesada .xlsx o .xls; «-» es la entrada estándar')
    .addOption(categoriaOption().makeOptionMandatory())
    .addOption(
      new Option('--inicio <número>', 'Número del primer título')
        .argParser(inicioParser)
        .makeOptionMandatory(),
    )
    .addOption(outputOption())
    .addOption(dryRunOption())
    .addOption(yesOption())
    .option('--confirmar <número>', 'Confirma sin preguntar: el mismo número de --inicio')
    .option(
      '--omitir-invalidas',
      'Deja afuera las filas con errores, en lugar de rechazar la planilla',
    )
    .option('--forzar', 'Genera otra vez aunque la planilla o la deuda ya tengan títulos')
    .option('--aceptar-salto', 'Acepta que queden números sin usar antes de --inicio')
    .option('--motivo <texto>', 'Por qué quedan números sin usar')
    .addOption(erroresOption())
    .option('--sin-esperar', 'Termina apenas se tomaron los números')
    .addOption(overwriteOption())
    .action(action(run))
  examples(
    command,
    'apremia titulos generar junio_procesado.xlsx --categoria inmueble --inicio 101 --dry-run',
    'apremia titulos generar junio_procesado.xlsx --categoria inmueble --inicio 101',
    'apremia titulos generar junio_procesado.xlsx --categoria inmueble --inicio 101 --si --json',
    "apremia titulos generar p.xlsx --categoria comercio --inicio 500 --aceptar-salto --motivo 'Talonario anterior'",
  )
}
