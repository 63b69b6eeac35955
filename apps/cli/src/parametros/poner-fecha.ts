import { configuracion } from '@apremia/api-client'
import type { ClaveDeMesa } from '@apremia/core'
import type { Context } from '../context.ts'
import { formatFechaIso } from '../terminal/local-format.ts'
import { showSupuesto } from './show-supuesto.ts'
import { diaEscrito } from './supuesto.ts'

interface Opciones {
  readonly motivo: string
  readonly dryRun: boolean
}

/**
 * Sets FECHA_INICIAL or SIN_EVALUAR, the two dates that the rules of the cases use (D55). A dry run prints the changes
 * that the date would cause. A real run prints that the cases are being recalculated.
 */
export const ponerFecha = async (
  context: Context,
  { motivo, dryRun }: Opciones,
  [key, typed]: readonly [ClaveDeMesa, string],
): Promise<void> => {
  const { connect } = await import('../http/with-client.ts')
  const connection = connect(context)
  const value = diaEscrito(typed)
  if (dryRun) {
    await showSupuesto(
      context,
      connection,
      { clave: key, valor: value },
      {
        datos: { key, value },
        titulo: `Se pondría ${key} = ${formatFechaIso(value)}`,
      },
    )
    return
  }
  const hecho = await connection.call(configuracion.saveConfiguracion, {
    body: { key, value, motivo },
  })
  await context.output.data(
    { ...hecho, guardado: true },
    () =>
      `Puesto ${key} = ${formatFechaIso(value)}; los casos se recalculan en la tarea ${hecho.trabajo.id}.`,
  )
}
