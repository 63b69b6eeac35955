import { paquetes, sincronizaciones } from '@apremia/api-client'
import { BAJAS_SIN_CONFIRMAR } from '@apremia/core'
import { Option } from 'commander'
import { awaitCarga } from '../await-carga.ts'
import type { Context } from '../context.ts'
import {
  action,
  dryRunOption,
  examples,
  overwriteOption,
  type Verb,
  wholeNumber,
  withRows,
} from '../define.ts'
import { SALIDAS } from '../exit-code.ts'
import { explainFailure } from '../failure.ts'
import { checkTarget } from '../save-file.ts'
import { changesOf, describeCambios, type PaqueteConsultado } from './carga.ts'
import { type OpcionesDeInforme, saveInforme, saveRechazadas, tellCarga } from './tell-carga.ts'

interface Options extends OpcionesDeInforme {
  readonly dryRun?: boolean
  readonly bajasHasta: number
}

const SERVICIO = 'servicio del municipio'

const SIN_APLICAR = 'No se aplicó nada: vea por qué.'

/** Tells the result in one line. */
const resultOf = (carga: PaqueteConsultado): string => {
  if (carga.estado === 'rechazada') return SIN_APLICAR
  if (changesOf(carga) === 0) return 'El servicio dice lo mismo que lo ya traído.'
  return carga.simulacion
    ? `Es una prueba, no se cambió nada: el servicio trae ${describeCambios(carga)}.`
    : `Se aplicó la carga ${carga.id}: ${describeCambios(carga)}.`
}

const sync = async (context: Context, options: Options) => {
  const { connect } = await import('../with-client.ts')
  const connection = connect(context)
  const { dryRun = false, bajasHasta } = options
  const pedido = await connection.call(sincronizaciones.startSincronizacion, {
    body: { simulacion: dryRun, bajasHasta },
  })
  const trabajo = await awaitCarga(context, connection, pedido, 'apremia municipio cargas')
  const id = Number(trabajo.resumen?.carga)
  const carga = await connection.call(paquetes.getPaquete, { params: { id } })
  await tellCarga(context, carga)
  for (const aviso of trabajo.avisos)
    if (!carga.motivos.includes(aviso) && !carga.avisos.includes(aviso)) context.output.warn(aviso)
  await saveRechazadas(context, connection, { carga, trabajo }, options)
  return carga
}

const run = async (context: Context, options: Options) => {
  const { errores, informe, force = false } = options
  for (const target of [errores, informe]) if (target !== undefined) checkTarget(target, force)
  try {
    const carga = await sync(context, options)
    await saveInforme(context, options, { paquete: SERVICIO, carga, resultado: resultOf(carga) })
    if (carga.estado === 'rechazada') return SALIDAS.filasInvalidas
    context.output.note(resultOf(carga))
    return SALIDAS.correcto
  } catch (error) {
    // Whoever reads only the report is told too.
    const { message, salida } = explainFailure(error, context.interrupt.signal)
    if (salida !== 'interrumpido')
      await saveInforme(context, options, {
        ...{ paquete: SERVICIO, resultado: SIN_APLICAR, falla: message },
      })
    throw error
  }
}

export const sincronizar: Verb = (noun) => {
  const command = noun
    .command('sincronizar')
    .description('Trae la cartera del servicio del municipio (MUNICIPIO_URL) y la carga entera')
    .addOption(dryRunOption())
    .option('--errores <salida.csv>', 'Guarda las filas rechazadas con su motivo')
    .option('--informe <salida.txt>', 'Guarda el resultado como texto, también si no se pudo traer')
    .addOption(
      new Option(
        '--bajas-hasta <porcentaje>',
        'Cuánto de lo vigente puede dejar de informar el servicio',
      )
        .argParser(wholeNumber(0, 100))
        .default(BAJAS_SIN_CONFIRMAR),
    )
    .addOption(overwriteOption())
    .action(action(run, withRows))
  examples(
    command,
    'apremia municipio sincronizar --dry-run',
    'apremia municipio sincronizar --errores rechazadas.csv --informe noche.txt --force',
  )
}
