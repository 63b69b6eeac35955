import { almacen } from '@apremia/api-client'
import type { Context } from '../context.ts'
import { action, examples, type Verb } from '../define.ts'
import { awaitTrabajo } from '../http/end-of-trabajo.ts'
import { CliError } from '../terminal/cli-error.ts'
import { SALIDAS } from '../terminal/exit-code.ts'
import { formatCantidad } from '../terminal/local-format.ts'

const run = async (context: Context) => {
  const { connect } = await import('../http/with-client.ts')
  const connection = connect(context)
  const empezado = await connection.call(almacen.verifyDocumentos, {})
  const { resumen, errores, erroresTotal } = await awaitTrabajo(context, connection, empezado, {
    onInterrupt: (trabajo) =>
      new CliError('interrumpido', {
        codigo: 'interrumpido',
        mensaje: 'Se dejó de verificar.',
        detalle: { trabajo: trabajo.id },
      }),
  })
  const cuenta = (nombre: string) => Number(resumen?.[nombre] ?? 0)
  const [faltan, alterados] = [cuenta('faltan'), cuenta('alterados')]
  const [ilegibles, huerfanos] = [cuenta('ilegibles'), cuenta('huerfanos')]
  const danados = faltan + alterados + ilegibles
  const detalle = errores.map(({ mensaje }) => mensaje)
  await context.output.data(
    { documentos: cuenta('documentos'), faltan, alterados, ilegibles, huerfanos, detalle },
    (paint) => {
      const vistos = formatCantidad(cuenta('documentos'), 'documento', 'documentos')
      const mas = erroresTotal - detalle.length
      return [
        ...detalle,
        ...(mas > 0 ? [`Y ${formatCantidad(mas, 'hallazgo más', 'hallazgos más')}.`] : []),
        danados === 0
          ? `${paint('green', 'Los documentos son los que se guardaron:')} ${vistos}.`
          : `${paint('red', `Faltan ${faltan} y fueron alterados ${alterados}${ilegibles > 0 ? `; el disco no pudo leer ${ilegibles}` : ''}`)}, de ${vistos}. Subir otra vez el mismo archivo lo repara.`,
      ].join('\n')
    },
  )
  return danados > 0 ? SALIDAS.falla : SALIDAS.correcto
}

export const verificarDocumentos: Verb = (noun) => {
  const command = noun
    .command('verificar')
    .description(
      'Lee todos los documentos guardados y dice cuáles faltan, fueron alterados o no se pueden leer, y qué archivos no son de nadie; sale con 1 si hay alguno así',
    )
    .action(action(run))
  examples(command, 'apremia documentos verificar', 'apremia documentos verificar --json')
}
