import { cartas } from '@apremia/api-client'
import { erroresOption, keepingErrores } from '../args/errores-option.ts'
import type { Context } from '../context.ts'
import { action, dryRunOption, examples, type Verb } from '../define.ts'
import { readLibroUpload } from '../http/read-libro-upload.ts'
import { formatCantidad, formatTamano } from '../terminal/local-format.ts'

interface Options {
  readonly errores?: string
  readonly dryRun?: boolean
}

const run = async (context: Context, options: Options, [path = '']: readonly string[]) => {
  const { output } = context
  const { files } = await readLibroUpload(context, path)
  const { connect } = await import('../http/with-client.ts')
  const { call } = connect(context)
  output.note(`Enviando ${files.file.name} (${formatTamano(files.file.data.size)})…`)
  const guardado = options.dryRun !== true
  const { anotados, iguales, avisos } = await keepingErrores(context, options.errores, () =>
    call(guardado ? cartas.loadAcusesDeCartas : cartas.simulateLoadAcusesDeCartas, {
      body: {},
      files,
    }),
  )
  for (const aviso of avisos) output.warn(aviso)
  const cuantos = guardado
    ? formatCantidad(anotados, 'acuse anotado', 'acuses anotados')
    : formatCantidad(anotados, 'acuse se anotaría', 'acuses se anotarían')
  await output.data(
    { anotados, iguales, guardado },
    () => `${cuantos}; ${formatCantidad(iguales, 'ya estaba así', 'ya estaban así')}.`,
  )
  return undefined
}

export const cargarAcuses: Verb = (noun) => {
  const command = noun
    .command('cargar')
    .description('Anota los acuses de una planilla: todos o ninguno')
    .argument('<archivo>', 'Planilla .xlsx, .xls o .csv; «-» es la entrada estándar')
    .addOption(dryRunOption())
    .addOption(erroresOption())
    .action(action(run))
  examples(
    command,
    'apremia cartas cargar acuses.xlsx --dry-run',
    'apremia cartas cargar acuses.xlsx --errores errores.csv',
  )
}
