import {
  type Contract,
  type FileReply,
  type JobReply,
  type ReplyOf,
  titulos,
  trabajos,
} from '@apremia/api-client'
import { type Categoria, interpolar, textos } from '@apremia/core'
import { erroresOption, keepingErrores } from '../args/errores-option.ts'
import { outputOption, refuseJsonOnStdout } from '../args/output-option.ts'
import type { Context } from '../context.ts'
import {
  action,
  categoriaOption,
  dryRunOption,
  examples,
  overwriteOption,
  type Verb,
} from '../define.ts'
import { awaitTrabajo } from '../http/end-of-trabajo.ts'
import { checkTarget, saveFile } from '../http/save-file.ts'
import type { Connection } from '../http/with-client.ts'
import { CliError, interrupted } from '../terminal/cli-error.ts'
import { SALIDAS } from '../terminal/exit-code.ts'
import { formatCantidad, formatTamano } from '../terminal/local-format.ts'
import { readBasicoUpload } from './upload.ts'

interface Options {
  readonly categoria: Categoria
  readonly output?: string
  readonly errores?: string
  readonly estricto?: boolean
  readonly force?: boolean
  readonly dryRun?: boolean
}

interface Processed {
  readonly reply: FileReply
  readonly avisos: readonly string[]
  readonly resumen: Record<string, number | string>
  readonly sha256: string | undefined
}

const finish = async (
  context: Context,
  connection: Connection,
  reply: FileReply | JobReply,
): Promise<Processed> => {
  if (reply.kind === 'file') return { reply, avisos: [], resumen: {}, sha256: undefined }
  const done = await awaitTrabajo(context, connection, reply.trabajo, {
    onInterrupt: () => interrupted('Se interrumpió el proceso: no se guardó ningún archivo.'),
  })
  return {
    reply: await connection.call(trabajos.downloadTrabajo, { params: { id: done.id } }),
    avisos: done.avisos,
    resumen: done.resumen ?? {},
    sha256: done.archivo?.sha256,
  }
}

const describe = (resumen: Processed['resumen']): string => {
  const { ok, conProblemas, conAvisos } = resumen
  if (ok === undefined) return ''
  return [
    `${ok} filas OK`,
    ...(conProblemas ? [`${conProblemas} con problemas: vea la columna ESTADO`] : []),
    ...(conAvisos ? [`${conAvisos} con avisos: vea la columna AVISOS`] : []),
  ].join(', ')
}

const describeSimulado = async (
  { output }: Context,
  { filas, avisos }: ReplyOf<Contract['simulateXls']>,
  target: string,
): Promise<undefined> => {
  for (const aviso of avisos) output.warn(aviso)
  const donde = target === '-' ? 'en la salida estándar' : `en ${target}`
  await output.data(
    { archivo: target, filas, avisos, procesado: false },
    () => `Se completarían ${formatCantidad(filas, 'fila', 'filas')} ${donde}. No se cambió nada.`,
  )
  return undefined
}

const run = async (context: Context, options: Options, [path = '']: readonly string[]) => {
  const { output, interrupt } = context
  const upload = await keepingErrores(context, options.errores, () =>
    readBasicoUpload(context, path, options.categoria),
  )
  const target = options.output ?? interpolar(textos.archivos.procesado, { name: upload.base })
  refuseJsonOnStdout(context, target)
  const overwrite = options.force === true
  checkTarget(target, overwrite)

  output.note(`Enviando ${upload.files.file.name} (${formatTamano(upload.files.file.data.size)})…`)
  const { connect } = await import('../http/with-client.ts')
  const connection = connect(context)
  const input = { body: { category: options.categoria }, files: upload.files }
  if (options.dryRun === true) {
    const simulado = await keepingErrores(context, options.errores, () =>
      connection.call(titulos.simulateXls, input),
    )
    return describeSimulado(context, simulado, target)
  }
  const done = await keepingErrores(context, options.errores, async () =>
    finish(
      context,
      connection,
      await connection.call(titulos.generateXls, { ...input, async: true }),
    ),
  )
  const { reply, avisos, resumen, sha256 } = done
  const bytes = await saveFile(reply, output, {
    target,
    overwrite,
    sha256,
    signal: interrupt.signal,
  })
  for (const aviso of avisos) output.warn(aviso)
  const summary = describe(resumen)
  output.note(`Planilla procesada (${formatTamano(bytes)})${summary === '' ? '' : `: ${summary}`}`)
  if (target !== '-') await output.data({ archivo: target, bytes, resumen, avisos }, () => target)
  if (options.estricto === true && Number(resumen.conProblemas ?? 0) > 0) {
    throw new CliError('filasInvalidas', {
      codigo: 'filas-con-problemas',
      mensaje: `${resumen.conProblemas} filas no están OK.`,
    })
  }
  return SALIDAS.correcto
}

export const procesar: Verb = (noun) => {
  const command = noun
    .command('procesar')
    .description('Completa la planilla básica con los datos municipales')
    .argument('<archivo>', 'Planilla básica .xlsx, .xls o .csv; «-» es la entrada estándar')
    .addOption(categoriaOption().makeOptionMandatory())
    .addOption(outputOption())
    .addOption(erroresOption())
    .addOption(dryRunOption())
    .option('--estricto', 'Termina con código 3 si alguna fila no quedó OK')
    .addOption(overwriteOption())
    .action(action(run))
  examples(
    command,
    'apremia titulos procesar planilla.xlsx --categoria inmueble',
    'apremia titulos procesar planilla.xlsx --categoria inmueble --dry-run',
    'apremia titulos procesar lista.csv --categoria comercio -o procesada.xlsx',
    'generar-lista | apremia titulos procesar - --categoria inmueble -o - > procesada.xlsx',
  )
}
