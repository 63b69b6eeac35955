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
    value: ({ columnas }) => columnas.size,
  },
  {
    ...{ key: 'faltan', title: 'FALTAN', flexible: true },
    value: ({ faltan, falla }) => falla || faltan.join(', '),
  },
]

const ARCHIVO = 'equivalencias.yaml'

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
      const faltan = propuestas.reduce((suma, { faltan: suyas }) => suma + suyas.length, 0)
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
