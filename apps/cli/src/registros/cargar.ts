import { openAsBlob } from 'node:fs'
import { stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { padron } from '@apremia/api-client'
import { MODOS_DE_CARGA, type ModoDeCarga } from '@apremia/core'
import { Option } from 'commander'
import { readLibroDeArchivo } from '../args/read-libro.ts'
import type { Context } from '../context.ts'
import {
  action,
  dryRunOption,
  examples,
  overwriteOption,
  type Verb,
  wholeNumber,
  yesOption,
} from '../define.ts'
import { checkTarget, saveFile } from '../http/save-file.ts'
import type { Connection } from '../http/with-client.ts'
import { CliError } from '../terminal/cli-error.ts'
import { confirm } from '../terminal/confirm.ts'
import { formatCantidad } from '../terminal/local-format.ts'
import { awaitPadron, type CargaConsultada, describeConteos, showColumnas } from './carga.ts'

interface Options {
  readonly modo: ModoDeCarga
  readonly dryRun?: boolean
  readonly errores?: string
  readonly yes?: boolean
  readonly confirmarBajas?: boolean
  readonly continuar?: boolean
  readonly rechazosHasta?: number
  readonly force?: boolean
}

const MAXIMO = 200 * 1024 * 1024

/** A file on disk is streamed, so the whole file is never in memory. */
const readArchivo = async (path: string, signal: AbortSignal) => {
  if (path === '-') {
    const { nombre, bytes } = await readLibroDeArchivo(path, signal, MAXIMO)
    return { name: nombre, data: new Blob([bytes]) }
  }
  const info = await stat(path)
  if (info.isFile() && info.size > 0 && info.size <= MAXIMO)
    return { name: basename(path), data: await openAsBlob(path) }
  // For an empty file, a file that is too large, or a folder, `readLibroDeArchivo` throws an error with the reason.
  const { nombre, bytes } = await readLibroDeArchivo(path, signal, MAXIMO)
  return { name: nombre, data: new Blob([bytes]) }
}

const review = async (
  context: Context,
  connection: Connection,
  { modo, dryRun: simulacion = false }: Options,
  path: string,
): Promise<CargaConsultada> => {
  const file = await readArchivo(path, context.interrupt.signal)
  const { enviarPadron } = await import('./enviar.ts')
  const { carga, trabajo } = await enviarPadron(context, connection, file, {
    ...{ modo, simulacion },
  })
  await awaitPadron(context, connection, trabajo)
  return connection.call(padron.getCarga, { params: { id: carga } })
}

const saveRechazadas = async (
  { output, interrupt }: Context,
  connection: Connection,
  { id, rechazadas }: CargaConsultada,
  { errores, force = false }: Options,
): Promise<void> => {
  if (rechazadas === 0) return
  const cuantas = formatCantidad(rechazadas, 'fila rechazada', 'filas rechazadas')
  if (errores === undefined) {
    output.warn(`Hay ${cuantas}; con --errores archivo.xlsx se guardan con su motivo.`)
    return
  }
  const reply = await connection.call(padron.downloadRechazadas, { params: { id } })
  const { signal } = interrupt
  await saveFile(reply, output, { target: errores, overwrite: force, signal })
  output.warn(`Hay ${cuantas}: ${errores}`)
}

const acepta = (
  { rechazadas }: CargaConsultada,
  { confirmarBajas = false, continuar = false, rechazosHasta = 0 }: Options,
  campo: string,
): boolean => {
  if (campo === 'confirmarBajas') return confirmarBajas
  return campo === 'rechazosHasta' && (continuar || rechazadas <= rechazosHasta)
}

const refuseImpedida = (carga: CargaConsultada, options: Options): void => {
  const [primero] = carga.impedimentos.filter(({ campo }) => !acepta(carga, options, campo))
  if (primero === undefined) return
  if (primero.campo === 'rechazosHasta')
    throw new CliError('filasInvalidas', {
      codigo: 'filas-rechazadas',
      mensaje: primero.message,
      sugerencias: [
        'Para cargar las demás, agregue --continuar o --rechazos-hasta con cuántas se admiten.',
      ],
    })
  throw new CliError('conflicto', {
    codigo: 'carga-no-aplicable',
    mensaje: primero.message,
    sugerencias:
      primero.campo === 'confirmarBajas' ? ['Para confirmarlo, agregue --confirmar-bajas.'] : [],
  })
}

const IGUAL = 'El archivo dice lo mismo que el padrón.'

const run = async (context: Context, options: Options, [path = '']: readonly string[]) => {
  const { output } = context
  if (options.errores !== undefined) checkTarget(options.errores, options.force === true)
  const { connect } = await import('../http/with-client.ts')
  const connection = connect(context)
  const carga = await review(context, connection, options, path)
  showColumnas(context, carga)
  await saveRechazadas(context, connection, carga, options)
  const cambia = carga.nuevos + carga.cambiados + carga.bajas > 0
  const leave = async (note: string) => {
    await connection.call(padron.discardCarga, { params: { id: carga.id } })
    await output.data({ ...carga, aplicada: null, cambia }, () => describeConteos(carga))
    output.note(note)
    return undefined
  }
  if (options.dryRun === true) {
    for (const { message } of carga.impedimentos) output.warn(message)
    return leave(cambia ? 'No se cambió nada.' : IGUAL)
  }
  refuseImpedida(carga, options)
  if (!cambia) return leave(IGUAL)
  output.note(describeConteos(carga))
  await confirm(context, {
    question: '¿Aplicar la carga?',
    yes: options.yes === true,
    flag: '--si',
  })
  const confirmarBajas = options.confirmarBajas === true
  const { continuar = false, rechazosHasta = 0 } = options
  const body = { confirmarBajas, continuar, rechazosHasta }
  const input = { params: { id: carga.id }, body }
  await awaitPadron(context, connection, await connection.call(padron.applyCarga, input))
  const aplicada = await connection.call(padron.getCarga, { params: { id: carga.id } })
  await output.data({ ...aplicada, cambia }, () => describeConteos(aplicada))
  output.note(
    `Se aplicó la carga ${carga.id}. Para deshacerla: apremia registros deshacer ${carga.id}`,
  )
  return undefined
}

export const cargarPadron: Verb = (noun) => {
  const command = noun
    .command('cargar')
    .description('Carga el padrón provincial de inmuebles: muestra qué haría, y lo aplica entero')
    .argument(
      '<archivo>',
      'Padrón .xlsx, .xls o .csv, hasta 200 MB; «-» es la entrada estándar. Un envío cortado sigue donde quedó al repetir el comando',
    )
    .addOption(
      new Option(
        '--modo <modo>',
        'completa: los que faltan en el archivo pasan a inactivos; parcial: no',
      )
        .choices(MODOS_DE_CARGA)
        .makeOptionMandatory(),
    )
    .addOption(dryRunOption())
    .option('--errores <salida.xlsx>', 'Guarda las filas rechazadas con sus columnas y el motivo')
    .option('--continuar', 'Con filas rechazadas, carga las demás (si no, no se aplica nada)')
    .addOption(
      new Option(
        '--rechazos-hasta <n>',
        'Carga las demás si las filas rechazadas no son más que estas',
      ).argParser(wholeNumber(0, 1_000_000)),
    )
    .option('--confirmar-bajas', 'Acepta que muchos inmuebles pasen a inactivos')
    .addOption(yesOption())
    .addOption(overwriteOption())
    .action(action(run))
  examples(
    command,
    'apremia registros cargar padron.xlsx --modo parcial --dry-run',
    'apremia registros cargar padron.xlsx --modo completa --errores rechazadas.xlsx',
    'apremia registros cargar padron.xlsx --modo completa --rechazos-hasta 50 --errores rechazadas.xlsx',
  )
}
