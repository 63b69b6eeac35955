import { basename, resolve } from 'node:path'
import {
  type BodyOf,
  type Contract,
  PARTE_DE_ENVIO,
  paquetes,
  type ReplyOf,
} from '@apremia/api-client'
import { BAJAS_SIN_CONFIRMAR } from '@apremia/core'
import { Option } from 'commander'
import type { Context } from '../context.ts'
import {
  action,
  dryRunOption,
  examples,
  overwriteOption,
  type Verb,
  wholeNumber,
  withRows,
  yesOption,
} from '../define.ts'
import { awaitCarga } from '../http/await-carga.ts'
import type { Connection } from '../http/with-client.ts'
import { confirm } from '../terminal/confirm.ts'
import { SALIDAS } from '../terminal/exit-code.ts'
import { changesOf, describeCambios, describeMovimientos, type PaqueteConsultado } from './carga.ts'
import { equivalenciasOption, type OpcionDeEquivalencias } from './equivalencias-option.ts'
import {
  type Cargado,
  describeResultado,
  type OpcionesDeInforme,
  saveRechazadas,
  showCarga,
  withInforme,
} from './show-carga.ts'
import { type Envio, withEnvio } from './with-envio.ts'

interface Options extends OpcionesDeInforme, OpcionDeEquivalencias {
  readonly dryRun?: boolean
  readonly yes?: boolean
  readonly continuar?: boolean
  readonly rechazosHasta?: number
  readonly bajasHasta: number
}

const calls = {
  start: paquetes.startEnvioDePaquete,
  send: paquetes.sendParteDePaquete,
  discard: paquetes.discardEnvioDePaquete,
}

type Pedido = BodyOf<Contract['loadPaquete']>

/**
 * Starts the load of a data package. A big package is first uploaded in parts, so that an interrupted upload can be
 * resumed.
 */
const begin = async (
  context: Context,
  connection: Connection,
  file: Envio,
  body: Pedido,
): Promise<ReplyOf<Contract['loadPaquete']>> => {
  if (file.data.size <= PARTE_DE_ENVIO)
    return connection.call(paquetes.loadPaquete, { body, files: { file } })
  const { uploadInParts } = await import('../http/upload-in-parts.ts')
  const id = await uploadInParts(context, connection, {
    ...{ file, calls, simulacion: body.simulacion },
    detenido: 'no se cargó nada',
  })
  // The id of the upload is also the idempotency key. So the server starts only one load when the request is repeated.
  const input = { params: { id }, body, idempotencyKey: id }
  return connection.call(paquetes.loadEnvioDePaquete, input)
}

const load = async (
  context: Context,
  connection: Connection,
  { continuar = false, rechazosHasta = 0, bajasHasta }: Options,
  simulacion: boolean,
  start: (pedido: Pedido) => Promise<ReplyOf<Contract['loadPaquete']>>,
): Promise<Cargado> => {
  const { carga, trabajo } = await start({ simulacion, continuar, rechazosHasta, bajasHasta })
  const fin = await awaitCarga(context, connection, trabajo, 'apremia municipio cargas')
  return {
    carga: await connection.call(paquetes.getPaquete, { params: { id: carga } }),
    trabajo: fin,
  }
}

const IGUAL = 'El paquete dice lo mismo que lo ya cargado.'

const run = (context: Context, options: Options, words: readonly string[]) => {
  const [path = ''] = words
  return withInforme(
    context,
    options,
    { paquete: basename(resolve(path)), igual: IGUAL },
    (report) => loadFrom(context, options, path, report),
  )
}

const loadFrom = async (
  context: Context,
  options: Options,
  path: string,
  report: (carga: PaqueteConsultado) => Promise<void>,
) => {
  const { output } = context
  const { dryRun = false, yes = false } = options
  const { connect } = await import('../http/with-client.ts')
  const connection = connect(context)
  return withEnvio(context, path, options.equivalencias, async (envio) => {
    const send = (pedido: Pedido) => begin(context, connection, envio, pedido)
    const prueba = dryRun || !yes ? await load(context, connection, options, true, send) : undefined
    if (prueba) {
      const { estado } = prueba.carga
      const rechazada = estado === 'rechazada'
      if (dryRun || rechazada || changesOf(prueba.carga) === 0) {
        await showCarga(context, prueba.carga)
        await saveRechazadas(context, connection, prueba, options)
        await report(prueba.carga)
        if (rechazada) return SALIDAS.filasInvalidas
        output.note(changesOf(prueba.carga) === 0 ? IGUAL : 'No se cambió nada.')
        return SALIDAS.correcto
      }
      for (const efecto of prueba.carga.efectos) output.note(describeMovimientos(efecto))
      output.note(`El paquete trae ${describeCambios(prueba.carga)}.`)
      await confirm(context, { question: '¿Cargar el paquete?', yes, flag: '--si' })
    }
    const params = prueba && { id: prueba.carga.id }
    // After a dry run the server still has the data package, so it is not sent again.
    const start = params
      ? (body: Pedido) => connection.call(paquetes.loadPaqueteProbado, { params, body })
      : send
    const cargado = await load(context, connection, options, false, start)
    await showCarga(context, cargado.carga)
    await saveRechazadas(context, connection, cargado, options)
    await report(cargado.carga)
    if (cargado.carga.estado === 'rechazada') return SALIDAS.filasInvalidas
    output.note(describeResultado(cargado.carga, IGUAL))
    return SALIDAS.correcto
  })
}

export const cargarPaquete: Verb = (noun) => {
  const command = noun
    .command('cargar')
    .description('Carga un paquete con datos del municipio: muestra qué haría, y lo aplica entero')
    .argument(
      '<paquete>',
      'Carpeta o .zip con los archivos .csv o .xlsx, o uno de ellos. Un envío cortado sigue donde quedó al repetir el comando',
    )
    .addOption(dryRunOption())
    .addOption(equivalenciasOption())
    .option('--errores <salida.csv>', 'Guarda las filas rechazadas con su motivo')
    .option(
      '--informe <salida.txt>',
      'Guarda el resultado como texto, también si no se pudo cargar',
    )
    .option('--continuar', 'Con filas rechazadas, carga las demás (si no, no se aplica nada)')
    .addOption(
      new Option(
        '--rechazos-hasta <n>',
        'Carga las demás si las filas rechazadas no son más que estas',
      ).argParser(wholeNumber(0, 1_000_000)),
    )
    .addOption(
      new Option(
        '--bajas-hasta <porcentaje>',
        'Cuánto de lo vigente puede faltar en un archivo completo',
      )
        .argParser(wholeNumber(0, 100))
        .default(BAJAS_SIN_CONFIRMAR),
    )
    .addOption(yesOption())
    .addOption(overwriteOption())
    .action(action(run, withRows))
  examples(
    command,
    'apremia municipio cargar paquete/ --dry-run',
    'apremia municipio cargar noche.zip --si --errores rechazadas.csv --informe noche.txt --force',
    'apremia municipio cargar noche.zip --si --rechazos-hasta 50 --errores rechazadas.csv',
    'apremia municipio cargar exportados/ --equivalencias equivalencias.yaml --dry-run',
  )
}
