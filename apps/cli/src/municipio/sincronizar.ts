import { paquetes, sincronizaciones } from '@apremia/api-client'
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
} from '../define.ts'
import { awaitCarga } from '../http/await-carga.ts'
import { SALIDAS } from '../terminal/exit-code.ts'
import {
  describeResultado,
  type OpcionesDeInforme,
  saveRechazadas,
  showCarga,
  withInforme,
} from './show-carga.ts'

interface Options extends OpcionesDeInforme {
  readonly dryRun?: boolean
  readonly bajasHasta: number
}

const ORIGEN = {
  paquete: 'servicio del municipio',
  igual: 'El servicio dice lo mismo que lo ya traído.',
}

const sync = async (context: Context, options: Options) => {
  const { connect } = await import('../http/with-client.ts')
  const connection = connect(context)
  const { dryRun = false, bajasHasta } = options
  const pedido = await connection.call(sincronizaciones.startSincronizacion, {
    body: { simulacion: dryRun, bajasHasta },
  })
  const trabajo = await awaitCarga(context, connection, pedido, 'apremia municipio cargas')
  const id = Number(trabajo.resumen?.carga)
  const carga = await connection.call(paquetes.getPaquete, { params: { id } })
  await showCarga(context, carga)
  for (const aviso of trabajo.avisos)
    if (!carga.motivos.includes(aviso) && !carga.avisos.includes(aviso)) context.output.warn(aviso)
  await saveRechazadas(context, connection, { carga, trabajo }, options)
  return carga
}

const run = (context: Context, options: Options) =>
  withInforme(context, options, ORIGEN, async (report) => {
    const carga = await sync(context, options)
    await report(carga)
    if (carga.estado === 'rechazada') return SALIDAS.filasInvalidas
    context.output.note(describeResultado(carga, ORIGEN.igual))
    return SALIDAS.correcto
  })

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
