import { mkdtemp, rm } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { personas } from '@apremia/api-client'
import { textos } from '@apremia/core'
import { Option } from 'commander'
import type { Context } from '../context.ts'
import { action, dryRunOption, examples, overwriteOption, type Verb } from '../define.ts'
import { awaitTrabajo } from '../http/end-of-trabajo.ts'
import { checkTarget, saveFile } from '../http/save-file.ts'
import type { Connection } from '../http/with-client.ts'
import { checkCarpeta } from '../municipio/carpeta-de-paquete.ts'
import { CliError } from '../terminal/cli-error.ts'
import type { TableColumn } from '../terminal/column.ts'
import { formatCantidad } from '../terminal/local-format.ts'
import { readMotivo, readQuien } from './quien-argument.ts'

interface Options {
  readonly output: string
  readonly motivo: string
  readonly dryRun?: boolean
  readonly force?: boolean
}

interface Clase {
  readonly clase: keyof typeof textos.datosPersonales.clases
  readonly filas: number
  readonly porNombre: number
}

const COLUMNS: readonly TableColumn<Clase>[] = [
  {
    key: 'clase',
    title: 'QUÉ SE GUARDA',
    value: ({ clase }) => clase,
    text: ({ clase }) => textos.datosPersonales.clases[clase],
    flexible: true,
  },
  { key: 'filas', title: 'FILAS', value: ({ filas }) => filas, align: 'right' },
  {
    key: 'porNombre',
    title: 'SOLO POR EL NOMBRE',
    value: ({ porNombre }) => porNombre,
    align: 'right',
  },
]

const isZip = (path: string): boolean => path.toLowerCase().endsWith('.zip')

/**
 * Downloads the zip with the personal data of one person. A destination that ends in .zip gets the zip itself. Any
 * other destination is a folder, where the zip is unpacked.
 */
const saveDatos = async (
  { output, interrupt }: Context,
  connection: Connection,
  id: number,
  { output: destino, force = false }: Options,
): Promise<void> => {
  const { archivo } = await connection.call(personas.getDatosPersonales, { params: { id } })
  const reply = await connection.call(personas.downloadDatosPersonales, { params: { id } })
  const { signal } = interrupt
  const sha256 = archivo?.sha256
  if (isZip(destino)) {
    await saveFile(reply, output, { target: destino, overwrite: force, signal, sha256 })
    return
  }
  const temporal = await mkdtemp(join(dirname(resolve(destino)), '.apremia-'))
  try {
    const target = join(temporal, 'datos.zip')
    await saveFile(reply, output, { target, overwrite: false, signal, sha256 })
    const { unpackZip } = await import('@apremia/workbooks')
    const archivos = await unpackZip(target, destino, signal)
    output.note(`${formatCantidad(archivos.length, 'archivo', 'archivos')} en ${destino}.`)
  } finally {
    await rm(temporal, { recursive: true, force: true })
  }
}

const run = async (context: Context, options: Options, [text = '']: readonly string[]) => {
  const { output } = context
  const { output: destino, dryRun = false, force = false } = options
  const documento = readQuien(text)
  const motivo = readMotivo(options.motivo)
  if (isZip(destino)) checkTarget(destino, force)
  else await checkCarpeta(destino, force)
  if (dryRun) {
    await output.data(
      { simulacion: true, documento, motivo, destino },
      () => `Se reunirían los datos de ${documento} en ${destino}, y quedaría en el historial.`,
    )
    return undefined
  }
  const { connect } = await import('../http/with-client.ts')
  const connection = connect(context)
  const { pedido, trabajo } = await connection.call(personas.startDatosPersonales, {
    body: { documento, motivo },
  })
  const { avisos } = await awaitTrabajo(context, connection, trabajo, {
    onInterrupt: () =>
      new CliError('interrumpido', {
        codigo: 'interrumpido',
        mensaje: 'Se pidió detener el pedido de datos: no queda ningún archivo.',
        detalle: { pedido },
      }),
  })
  for (const aviso of avisos) output.warn(aviso)
  await saveDatos(context, connection, pedido, options)
  const { clases } = await connection.call(personas.getDatosPersonales, { params: { id: pedido } })
  await output.rows(COLUMNS, clases)
  output.note(
    isZip(destino) ? `Todo está en ${destino}.` : `Empiece por ${join(destino, 'datos.html')}.`,
  )
  output.note('Nombra también a otras personas: mire qué corresponde entregar.')
  return undefined
}

export const datosDePersona: Verb = (noun) => {
  const command = noun
    .command('datos')
    .description('Reúne todo lo que se guarda de una persona, con sus documentos (administradores)')
    .argument('<documento>', 'DNI, CUIT o CUIL de la persona')
    .requiredOption('--motivo <texto>', 'Por qué se piden: queda en el historial')
    .addOption(
      new Option(
        '-o, --output <carpeta|archivo.zip>',
        'Carpeta o zip donde se escribe',
      ).makeOptionMandatory(),
    )
    .addOption(dryRunOption())
    .addOption(overwriteOption())
    .action(action(run, () => true))
  examples(
    command,
    "apremia personas datos 30111222 --motivo 'Nota 123/26' -o datos",
    "apremia personas datos 20-30111222-3 --motivo 'Nota 123/26' -o datos.zip",
  )
}
