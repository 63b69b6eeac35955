import { type ErrorDeFila, interpolar, textos } from '@apremia/core'
import type { EquivalenciasUsadas, RevisionDeArchivo, RevisionDePaquete } from '@apremia/workbooks'
import { erroresOption, saveErrores } from '../args/errores-option.ts'
import type { Context } from '../context.ts'
import { action, examples, type Verb, withRows } from '../define.ts'
import { CliError } from '../terminal/cli-error.ts'
import type { TableColumn } from '../terminal/column.ts'
import { SALIDAS } from '../terminal/exit-code.ts'
import { formatCantidad, formatEntero } from '../terminal/local-format.ts'
import { createProgress } from '../terminal/progress.ts'
import { summarizeErrores } from '../terminal/row-errors.ts'
import { describeEquivalencias } from './carga.ts'
import { equivalenciasOption, type OpcionDeEquivalencias } from './equivalencias-option.ts'
import { type GuardadasDelServicio, loadGuardadas } from './guardadas-del-servicio.ts'

interface Options extends OpcionDeEquivalencias {
  readonly errores?: string
}

/**
 * Maximum number of errors kept in memory. A file with a wrong column has one error per row, and may have a million
 * rows.
 */
const GUARDADOS = 50_000
/** Maximum number of errors printed in the terminal. The file that the option --errores writes may have more errors. */
const CONTADOS = 5_000

/** Number of rows above which the check of a data package shows its progress. Fewer rows take about a second. */
const FILAS_DE_UN_SEGUNDO = 50_000

const { paquete: texto } = textos

const COLUMNS: readonly TableColumn<RevisionDeArchivo>[] = [
  { key: 'archivo', title: 'ARCHIVO', value: ({ fuente }) => fuente, flexible: true },
  { key: 'modo', title: 'MODO', value: ({ modo }) => modo },
  { key: 'filas', title: 'FILAS', value: ({ filas }) => filas, align: 'right' },
  { key: 'rechazadas', title: 'RECHAZADAS', value: ({ rechazadas }) => rechazadas, align: 'right' },
  {
    ...{ key: 'porComprobar', title: 'AL CARGAR', align: 'right' },
    value: ({ sinComprobar }) => sinComprobar,
  },
  { key: 'falla', title: 'FALLA', value: ({ falla }) => falla, flexible: true },
]

interface Revisado {
  readonly revision: RevisionDePaquete
  readonly usadas: EquivalenciasUsadas | null
  /**
   * Mappings of column names saved in the installation. Undefined when the files need no mapping or when the server did
   * not answer.
   */
  readonly servicio: GuardadasDelServicio | undefined
  readonly errores: readonly ErrorDeFila[]
  readonly total: number
}

const reviewPath = async (
  context: Context,
  path: string,
  equivalencias: string | undefined,
): Promise<Revisado> => {
  const { needsGuardadas, openPaquete, PaqueteError, reviewPaquete } = await import(
    '@apremia/workbooks'
  )
  const progress = await createProgress(context)
  const errores: ErrorDeFila[] = []
  let total = 0
  try {
    let paquete = await openPaquete(path, { equivalencias })
    let servicio: GuardadasDelServicio | undefined
    try {
      if (await needsGuardadas(paquete)) servicio = await loadGuardadas(context)
      if (servicio !== undefined && servicio.guardadas.length > 0) {
        paquete.close()
        paquete = await openPaquete(path, { guardadas: servicio.guardadas })
      }
      const revision = await reviewPaquete(paquete, {
        signal: context.interrupt.signal,
        onRechazada: (suyos) => {
          total += suyos.length
          if (errores.length < GUARDADOS) errores.push(...suyos)
        },
        onProgress: (archivo, filas) => {
          if (filas > FILAS_DE_UN_SEGUNDO)
            progress.update(interpolar(texto.leyendo, { archivo }), filas, 0)
        },
      })
      return { revision, usadas: paquete.usadas ?? null, servicio, errores, total }
    } finally {
      paquete.close()
    }
  } catch (error) {
    if (!(error instanceof PaqueteError)) throw error
    throw new CliError('falla', { codigo: `paquete-${error.codigo}`, mensaje: error.message })
  } finally {
    progress.stop()
  }
}

const tellEquivalencias = ({ output }: Context, { usadas, servicio }: Revisado): void => {
  if (servicio !== undefined && usadas === null)
    output.note(
      servicio.guardadas.length === 0
        ? `No hay equivalencias guardadas en ${servicio.origin}.`
        : `Ninguna de las equivalencias guardadas en ${servicio.origin} es de estos archivos.`,
    )
  const equivalencias = usadas && { de: usadas.de, archivos: [...usadas.archivos] }
  for (const leidas of describeEquivalencias({ equivalencias }))
    output.note(servicio === undefined ? leidas : `${servicio.origin}: ${leidas}`)
}

const showColumnas = ({ output }: Context, archivos: readonly RevisionDeArchivo[]): void => {
  for (const { fuente, sinonimos, ignoradas } of archivos) {
    const otras = sinonimos.map(({ columna, titulo }) => `${titulo} → ${columna}`)
    if (otras.length > 0) output.note(`${fuente}: ${otras.join(', ')}.`)
    if (ignoradas.length > 0)
      output.warn(`${fuente}: no se usan las columnas ${ignoradas.join(', ')}.`)
  }
}

const tellErrores = ({ output }: Context, { errores, total }: Revisado): void => {
  const contados = errores.slice(0, CONTADOS)
  for (const archivo of new Set(contados.map(({ hoja }) => hoja)))
    for (const linea of summarizeErrores(contados.filter(({ hoja }) => hoja === archivo)))
      output.warn(`${archivo}: ${linea}`)
  if (total > errores.length)
    output.warn(
      `Hay ${formatEntero(total)} errores: se dicen y se guardan los primeros ${formatEntero(errores.length)}.`,
    )
}

const run = async (
  context: Context,
  { errores: target, equivalencias }: Options,
  [path = '']: readonly string[],
) => {
  const { output } = context
  const revisado = await reviewPath(context, path, equivalencias)
  const { revision, errores, total } = revisado
  const { archivos, manifiesto } = revision
  const rechazadas = archivos.reduce((suma, archivo) => suma + archivo.rechazadas, 0)
  const bien = total === 0 && manifiesto.length === 0 && archivos.every(({ falla }) => falla === '')
  await output.rows(COLUMNS, archivos, {
    ...{ bien, rechazadas, manifiesto, errores, total, equivalencias: revisado.usadas },
  })
  tellEquivalencias(context, revisado)
  showColumnas(context, archivos)
  for (const { campo, mensaje } of manifiesto) output.warn(`${campo}: ${mensaje}`)
  tellErrores(context, revisado)
  await saveErrores(context, target, errores)
  const porComprobar = archivos.reduce((suma, { sinComprobar }) => suma + sinComprobar, 0)
  if (porComprobar > 0)
    output.note(
      `${formatCantidad(porComprobar, 'fila nombra', 'filas nombran')} algo que no está en el paquete: se comprueba al cargar.`,
    )
  output.note(bien ? 'El paquete está bien.' : 'El paquete no se puede cargar así.')
  return bien ? SALIDAS.correcto : SALIDAS.filasInvalidas
}

export const revisar: Verb = (noun) => {
  const command = noun
    .command('revisar')
    .description(
      'Comprueba los archivos de un paquete sin cargarlo: columnas, datos y claves. Si alguno no está escrito como el paquete, pide las equivalencias guardadas',
    )
    .argument('<paquete>', 'Carpeta o .zip con los archivos .csv o .xlsx, o uno de ellos')
    .addOption(equivalenciasOption())
    .addOption(erroresOption())
    .action(action(run, withRows))
  examples(
    command,
    'apremia municipio revisar paquete/',
    'apremia municipio revisar noche.zip --errores errores.csv',
    'apremia municipio revisar exportados/ --equivalencias equivalencias.yaml',
  )
}
