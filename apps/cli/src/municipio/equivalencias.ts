import { writeFile } from 'node:fs/promises'
import type { PropuestaDeEquivalencia } from '@apremia/workbooks'
import { Option } from 'commander'
import type { Context } from '../context.ts'
import { action, examples, overwriteOption, type Verb, withRows } from '../define.ts'
import { checkTarget } from '../http/save-file.ts'
import { CliError } from '../terminal/cli-error.ts'
import type { TableColumn } from '../terminal/column.ts'
import { formatCantidad } from '../terminal/local-format.ts'

interface Options {
  readonly output?: string
  readonly force?: boolean
}

const COLUMNS: readonly TableColumn<PropuestaDeEquivalencia>[] = [
  { key: 'fuente', title: 'SU ARCHIVO', value: ({ fuente }) => fuente, flexible: true },
  { key: 'archivo', title: 'ES', value: ({ archivo }) => archivo?.nombre ?? '' },
  {
    ...{ key: 'columnas', title: 'COLUMNAS', align: 'right' },
    value: ({ archivo, columnas }) => (archivo === null ? 0 : columnas.size),
  },
  {
    ...{ key: 'faltan', title: 'FALTAN', flexible: true },
    value: ({ archivo, faltan, falla }) => falla || (archivo === null ? '' : faltan.join(', ')),
  },
]

const ARCHIVO = 'equivalencias.yaml'

/**
 * Prints the names of the municipality's files that get no mapping. A file gets none when it resembles no file of the
 * data package, or when another file resembles the same one more.
 */
const tellSinElegir = (
  { output }: Context,
  propuestas: readonly PropuestaDeEquivalencia[],
): void => {
  const sueltos = propuestas.filter(
    ({ archivo, parecido, falla }) => archivo === null && parecido === null && falla === '',
  )
  if (sueltos.length > 0)
    output.note(`Sin reconocer: ${sueltos.map(({ fuente }) => fuente).join(', ')}.`)
  for (const { fuente, parecido } of propuestas)
    if (parecido !== null)
      output.note(
        `${fuente} también se parece a ${parecido.nombre}, y otro se parece más: queda después de un #.`,
      )
}

const run = async (
  context: Context,
  { output: given, force = false }: Options,
  [path = '']: readonly string[],
) => {
  const { output } = context
  const target = given ?? ARCHIVO
  checkTarget(target, force)
  const { openPaquete, PaqueteError, proposeEquivalenciasDeFuentes, writeEquivalencias } =
    await import('@apremia/workbooks')
  try {
    const paquete = await openPaquete(path)
    try {
      const propuestas = await proposeEquivalenciasDeFuentes(paquete.fuentes)
      await writeFile(target, writeEquivalencias(propuestas))
      await output.rows(COLUMNS, propuestas, { archivo: target })
      tellSinElegir(context, propuestas)
      const faltan = propuestas.reduce(
        (suma, { archivo, faltan: suyas }) => suma + (archivo === null ? 0 : suyas.length),
        0,
      )
      if (faltan > 0)
        output.note(
          `${formatCantidad(faltan, 'columna queda', 'columnas quedan')} por elegir: están en ${target}, después de un #.`,
        )
      output.note(
        `Para ver si se entienden: apremia municipio revisar ${path} --equivalencias ${target}`,
      )
      output.note(`Para dejarlas guardadas: apremia equivalencias guardar ${target}`)
    } finally {
      paquete.close()
    }
  } catch (error) {
    if (!(error instanceof PaqueteError)) throw error
    throw new CliError('falla', { codigo: `paquete-${error.codigo}`, mensaje: error.message })
  }
  return undefined
}

export const equivalencias: Verb = (noun) => {
  const command = noun
    .command('equivalencias')
    .description(
      'Propone cómo se leen los archivos que el municipio ya exporta: a qué archivo del paquete se parece cada uno, y sus columnas',
    )
    .argument('<carpeta>', 'Carpeta o .zip con los archivos .csv o .xlsx, o uno de ellos')
    .addOption(new Option('-o, --output <archivo.yaml>', `Dónde se guarda (${ARCHIVO})`))
    .addOption(overwriteOption())
    .action(action(run, withRows))
  examples(
    command,
    'apremia municipio equivalencias exportados/',
    'apremia municipio equivalencias exportados/ -o equivalencias.yaml --force',
  )
}
