import { mkdtemp, rm } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { salidas } from '@apremia/api-client'
import { ARCHIVOS_DEL_PAQUETE } from '@apremia/core'
import { Option } from 'commander'
import type { Context } from '../context.ts'
import {
  action,
  dryRunOption,
  examples,
  overwriteOption,
  type Verb,
  wholeNumber,
} from '../define.ts'
import { awaitTrabajo } from '../http/end-of-trabajo.ts'
import { checkTarget, saveFile } from '../http/save-file.ts'
import type { Connection } from '../http/with-client.ts'
import { CliError } from '../terminal/cli-error.ts'
import { formatCantidad } from '../terminal/local-format.ts'
import { checkCarpeta, unpackPaquete } from './carpeta-de-paquete.ts'

interface Options {
  readonly output: string
  readonly exportacion?: number
  readonly dryRun?: boolean
  readonly force?: boolean
}

const NOMBRES = ['manifiesto', ...ARCHIVOS_DEL_PAQUETE.map(({ nombre }) => nombre)]

const QUE_LLEVA =
  'Lleva los datos personales de los contribuyentes, de los abogados y de los usuarios, con sus deudas y los documentos: guárdelo donde nadie más lo lea, y bórrelo cuando no haga falta.'

const makeSalida = async (context: Context, connection: Connection): Promise<number> => {
  const { salida, trabajo } = await connection.call(salidas.startSalida, { body: {} })
  const { avisos } = await awaitTrabajo(context, connection, trabajo, {
    onInterrupt: () =>
      new CliError('interrumpido', {
        codigo: 'interrumpido',
        mensaje: 'Se pidió detener la exportación: no queda ningún archivo.',
        sugerencias: ['Para ver cómo quedó: apremia municipio exportaciones'],
        detalle: { exportacion: salida },
      }),
  })
  for (const aviso of avisos) context.output.warn(aviso)
  return salida
}

/**
 * Request for the 20 newest exports of data. The server keeps the files of fewer exports, always the newest. The
 * response therefore has every export whose files still exist.
 */
const RECIENTES = { pagina: 1, porPagina: 20 }

const isZip = (path: string): boolean => path.toLowerCase().endsWith('.zip')

/**
 * The temporary zip is beside the destination folder, because the disk of the system's temporary folder may be too
 * small.
 */
const saveSalida = async (
  { output, interrupt }: Context,
  connection: Connection,
  id: number,
  { output: destino, force = false }: Options,
) => {
  const { rows } = await connection.page(salidas.getSalidas, { query: RECIENTES })
  const sha256 = rows.find((una) => una.id === id)?.archivo?.sha256
  const reply = await connection.call(salidas.downloadSalida, { params: { id } })
  const { signal } = interrupt
  if (isZip(destino)) {
    await saveFile(reply, output, {
      target: destino,
      overwrite: force,
      signal,
      sha256,
    })
    await output.data({ exportacion: id, archivo: destino }, () => destino)
    return
  }
  const temporal = await mkdtemp(join(dirname(resolve(destino)), '.apremia-'))
  try {
    const target = join(temporal, 'instalacion.zip')
    await saveFile(reply, output, { target, overwrite: false, signal, sha256 })
    const { archivos, documentos } = await unpackPaquete(target, destino, NOMBRES, signal)
    await output.data({ exportacion: id, carpeta: destino, archivos, documentos }, () =>
      archivos.map((archivo) => join(destino, archivo)).join('\n'),
    )
    if (documentos > 0)
      output.note(`Y ${formatCantidad(documentos, 'documento', 'documentos')}, en sus carpetas.`)
  } finally {
    await rm(temporal, { recursive: true, force: true })
  }
}

const run = async (context: Context, options: Options) => {
  const { output: destino, exportacion, dryRun = false, force = false } = options
  const { output } = context
  if (isZip(destino)) checkTarget(destino, force)
  else await checkCarpeta(destino, force)
  if (dryRun) {
    await output.data(
      { simulacion: true, destino },
      () => `Se exportaría toda la instalación a ${destino}.`,
    )
    output.note(QUE_LLEVA)
    return undefined
  }
  const { connect } = await import('../http/with-client.ts')
  const connection = connect(context)
  const id = exportacion ?? (await makeSalida(context, connection))
  try {
    await saveSalida(context, connection, id, options)
  } catch (error) {
    if (exportacion === undefined)
      output.note(
        `La exportación ${id} quedó en el servidor: apremia municipio exportar --exportacion ${id} -o ${destino}`,
      )
    throw error
  }
  output.note(QUE_LLEVA)
  output.note(`Para cargarla en otra instalación: apremia municipio cargar ${destino} --dry-run`)
  return undefined
}

export const exportarInstalacion: Verb = (noun) => {
  const command = noun
    .command('exportar')
    .description(
      'Escribe toda la instalación como un paquete del municipio, con los documentos (administradores)',
    )
    .addOption(
      new Option(
        '-o, --output <carpeta|archivo.zip>',
        'Carpeta o zip donde se escribe',
      ).makeOptionMandatory(),
    )
    .addOption(
      new Option(
        '--exportacion <número>',
        'Baja una que ya está hecha, en vez de hacer otra',
      ).argParser(wholeNumber(1, 999_999_999)),
    )
    .addOption(dryRunOption())
    .addOption(overwriteOption())
    .action(action(run))
  examples(
    command,
    'apremia municipio exportar -o instalacion',
    'apremia municipio exportar -o instalacion.zip',
    'apremia municipio exportar --exportacion 7 -o instalacion.zip',
  )
}
