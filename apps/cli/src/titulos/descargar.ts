import { titulos } from '@apremia/api-client'
import { isLoteId } from '../args/lote-id.ts'
import { outputOption, refuseJsonOnStdout } from '../args/output-option.ts'
import type { Context } from '../context.ts'
import { action, examples, overwriteOption, type Verb } from '../define.ts'
import { checkTarget, saveFile } from '../http/save-file.ts'
import type { Connection } from '../http/with-client.ts'
import { usageError } from '../terminal/cli-error.ts'
import { formatTamano } from '../terminal/local-format.ts'
import { saveLote } from './save-lote.ts'

interface Options {
  readonly output?: string
  readonly force?: boolean
  readonly original?: boolean
}

/**
 * Builds the query of the download. With the option `original`, it asks for the documents as they were issued.
 * Otherwise it asks for the signed file of each document that has one.
 */
const queryOf = ({ original }: Options) => ({
  original: original ? ('1' as const) : ('0' as const),
})

type Download = (
  context: Context,
  connection: Connection,
  what: string,
  options: Options,
) => Promise<undefined>

const downloadLote: Download = async (context, connection, id, options) => {
  const { output: given, force } = options
  const lote = await connection.call(titulos.getLote, { params: { id } })
  if (lote.estado !== 'listo') {
    throw usageError(
      'El lote todavía no está listo.',
      `Para terminarlo y descargarlo: apremia titulos reanudar ${id}`,
    )
  }
  const target = given ?? lote.archivo
  const overwrite = force === true
  checkTarget(target, overwrite)
  await saveLote(context, connection, lote, { target, overwrite, query: queryOf(options) })
  return undefined
}

const downloadTitulo: Download = async (context, connection, text, options) => {
  const { output: given, force } = options
  const { output, interrupt } = context
  const numero = Number(text)
  const target = given ?? `${numero}.pdf`
  const overwrite = force === true
  checkTarget(target, overwrite)
  const reply = await connection.call(titulos.downloadTitulo, {
    ...{ params: { numero }, query: queryOf(options) },
  })
  const bytes = await saveFile(reply, output, { target, overwrite, signal: interrupt.signal })
  if (target === '-') return undefined
  output.note(`Título ${numero} (${formatTamano(bytes)}):`)
  await output.data({ numero, archivo: target, bytes }, () => target)
  return undefined
}

const run = async (context: Context, options: Options, [what = '']: readonly string[]) => {
  const isNumero = /^[1-9]\d{0,8}$/.test(what)
  if (!isNumero && !isLoteId(what)) {
    throw usageError(
      `«${what}» no es un lote ni un número de título.`,
      'Sus lotes: apremia titulos lotes',
    )
  }
  refuseJsonOnStdout(context, options.output ?? '')
  const { connect } = await import('../http/with-client.ts')
  const download = isNumero ? downloadTitulo : downloadLote
  return download(context, connect(context), what, options)
}

export const descargar: Verb = (noun) => {
  const command = noun
    .command('descargar')
    .description(
      'Descarga el zip de un lote, o el PDF de un título por su número: firmado, si está firmado',
    )
    .argument('<lote|número>', 'Identificador del lote o número del título')
    .addOption(outputOption())
    .option('--original', 'Como se emitió, aunque esté firmado')
    .addOption(overwriteOption())
    .action(action(run))
  examples(
    command,
    'apremia titulos descargar 3f0c2a9e-5b1d-4c7e-9a61-0d2f6b8c4e11 -o junio.zip',
    'apremia titulos descargar 101',
  )
}
