import { titulos } from '@apremia/api-client'
import { interpolar, textos } from '@apremia/core'
import { InvalidArgumentError, Option } from 'commander'
import { erroresOption, keepingErrores } from '../args/errores-option.ts'
import { outputOption, refuseJsonOnStdout } from '../args/output-option.ts'
import { claveParser } from '../args/parse-clave.ts'
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
import { usageError } from '../terminal/cli-error.ts'
import { confirm } from '../terminal/confirm.ts'
import { isApiError } from '../terminal/failure.ts'
import { formatImporte } from '../terminal/local-format.ts'
import { withAdvice } from './advice.ts'
import { continueLote } from './continue-lote.ts'
import { claveDePedido, type Options, type PedidoDeGeneracion } from './generacion.ts'
import { generateLote } from './generate-lote.ts'
import { describeRango } from './save-lote.ts'
import { describeSimulacion, type SimulacionDeTitulos, simulate } from './simulate.ts'
import { readProcesadoUpload } from './upload.ts'

const confirmRango = async (
  { context, options }: PedidoDeGeneracion,
  simulacion: SimulacionDeTitulos,
): Promise<void> => {
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

/**
 * Finds the batch of titles that an earlier request made from the same workbook. The server answers 'libro-repetido'
 * when there is such a batch (ux 33), and the command downloads it. Without --clave, the batch must also begin with the
 * number of --inicio.
 */
const loteOfSameFile = async ({ connection, options }: PedidoDeGeneracion, error: unknown) => {
  if (!isApiError(error) || error.code !== 'libro-repetido') return undefined
  const id = error.body.detalle?.lote
  if (typeof id !== 'string') return undefined
  const lote = await connection.call(titulos.getLote, { params: { id } })
  return options.clave !== undefined || String(lote.desde) === options.inicio ? lote : undefined
}

const continueSameFile = async (job: PedidoDeGeneracion, error: unknown): Promise<void> => {
  const { context, connection, options } = job
  if (options.dryRun === true) throw error
  const lote = await loteOfSameFile(job, error)
  if (lote === undefined) throw error
  context.output.note(`Esta planilla ya se numeró en el lote ${lote.id}: se sigue ese lote.`)
  await continueLote(context, connection, lote, job.target)
}

const runJob = async (job: PedidoDeGeneracion): Promise<void> => {
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
    await generateLote(job, simulacion)
  } catch (error) {
    await continueSameFile(job, error)
  }
}

const run = async (context: Context, options: Options, [path = '']: readonly string[]) => {
  if (options.aceptarSalto === true && (options.motivo ?? '').trim() === '') {
    throw usageError("--aceptar-salto necesita --motivo 'por qué quedan números sin usar'.")
  }
  const upload = await readProcesadoUpload(context, path)
  const target = options.output ?? interpolar(textos.archivos.titulos, { name: upload.base })
  const overwrite = options.force === true
  refuseJsonOnStdout(context, target)
  if (options.sinEsperar !== true) checkTarget(target, overwrite)
  context.output.note(`Comprobando ${upload.files.file.name}…`)
  const { connect } = await import('../http/with-client.ts')
  const connection = connect(context)
  const job: PedidoDeGeneracion = {
    context,
    connection,
    options,
    upload,
    clave: options.clave ?? (await claveDePedido(options, upload)),
    target: { target, overwrite },
  }
  try {
    await keepingErrores(context, options.errores, () => runJob(job))
  } catch (error) {
    throw withAdvice(error, context.interrupt.signal, options)
  }
  return undefined
}

const inicioParser = (text: string): string => {
  // Accepts 0 as number of the first document, so that the server refuses the 0 with the same text as in the web
  // application.
  if (/^(0|[1-9]\d{0,8})$/.test(text)) return text
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
    .option(
      '--forzar',
      'Genera otra vez aunque la planilla o la deuda ya tengan títulos; con --motivo, también lo que está en un convenio en vigor',
    )
    .option('--aceptar-salto', 'Acepta que queden números sin usar antes de --inicio')
    .option('--motivo <texto>', 'Por qué quedan números sin usar, o por qué se fuerza')
    .addOption(
      new Option(
        '--clave <texto>',
        'Nombre del pedido: con el mismo se sigue el mismo lote; con otro, --forzar hace otro lote',
      ).argParser(claveParser),
    )
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
