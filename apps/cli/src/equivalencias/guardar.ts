import { isDeepStrictEqual } from 'node:util'
import { equivalencias } from '@apremia/api-client'
import {
  type EquivalenciaGuardada,
  readEquivalenciasGuardadas,
  toEquivalenciaGuardada,
} from '@apremia/core'
import type { Context } from '../context.ts'
import { action, dryRunOption, examples, type Verb, withRows } from '../define.ts'
import { CliError } from '../terminal/cli-error.ts'
import { formatCantidad } from '../terminal/local-format.ts'
import { COLUMNAS_DE_EQUIVALENCIA, type EquivalenciaConsultada } from './equivalencia.ts'

interface Options {
  readonly dryRun?: boolean
}

const refuse = (archivo: string, codigo: string, mensaje: string): CliError =>
  new CliError('falla', { codigo: `paquete-${codigo}`, mensaje, detalle: { archivo } })

/**
 * Reads mappings from a file. A mapping says which column of a municipality's file gives each column of the data
 * package. The error names only the first problem of the file.
 */
const readPath = async (path: string): Promise<EquivalenciaGuardada[]> => {
  const { PaqueteError, readArchivoDeEquivalencias } = await import('@apremia/workbooks')
  try {
    const escritas = (await readArchivoDeEquivalencias(path)).map(toEquivalenciaGuardada)
    const leidas = readEquivalenciasGuardadas(escritas)
    if (leidas.ok) return leidas.valor.map(toEquivalenciaGuardada)
    const [{ campo, mensaje } = { campo: '', mensaje: '' }] = leidas.motivos
    throw refuse(path, 'equivalencias', `${campo}: ${mensaje}`)
  } catch (error) {
    if (!(error instanceof PaqueteError)) throw error
    throw refuse(path, error.codigo, error.message)
  }
}

const isIgual = (una: EquivalenciaGuardada, actuales: readonly EquivalenciaConsultada[]): boolean =>
  actuales.some(({ guardada: _, persona: __, ...actual }) => isDeepStrictEqual(actual, una))

const toWire = (una: EquivalenciaGuardada) => ({
  ...una,
  columnas: una.columnas.map((columna) => ({ ...columna, codigos: [...columna.codigos] })),
})

const run = async (
  context: Context,
  { dryRun = false }: Options,
  [path = '']: readonly string[],
) => {
  const { output } = context
  const nuevas = await readPath(path)
  const { connect } = await import('../http/with-client.ts')
  const connection = connect(context)
  const actuales = await connection.call(equivalencias.getEquivalencias, {})
  const distintas = nuevas.filter((una) => !isIgual(una, actuales))
  if (!dryRun && distintas.length > 0)
    await connection.call(equivalencias.saveEquivalencias, {
      body: { equivalencias: distintas.map(toWire) },
    })
  await output.rows(COLUMNAS_DE_EQUIVALENCIA, nuevas.map(toWire), { guardadas: distintas.length })
  if (distintas.length === 0) output.note('Ya estaban guardadas así.')
  else {
    const cuantas = formatCantidad(distintas.length, 'equivalencia', 'equivalencias')
    output.note(
      `${dryRun ? 'Se guardarían' : 'Se guardaron'} ${cuantas}. Las demás quedan como estaban.`,
    )
  }
  return undefined
}

export const guardarEquivalencias: Verb = (noun) => {
  const command = noun
    .command('guardar')
    .description(
      'Guarda cómo se leen los archivos propios del municipio: reemplaza las de los archivos que nombra (administradores)',
    )
    .argument('<archivo.yaml>', 'El que propone «municipio equivalencias», ya completo')
    .addOption(dryRunOption())
    .action(action(run, withRows))
  examples(
    command,
    'apremia equivalencias guardar equivalencias.yaml',
    'apremia equivalencias guardar equivalencias.yaml --dry-run',
  )
}
