import { evaluaciones, type Trabajo } from '@apremia/api-client'
import type { Context } from '../context.ts'
import { awaitTrabajo } from '../http/end-of-trabajo.ts'
import { readAllPages } from '../http/read-pages.ts'
import type { Connection } from '../http/with-client.ts'
import { interrupted } from '../terminal/cli-error.ts'
import { formatCantidad } from '../terminal/local-format.ts'
import { COLUMNAS_DE_EVALUACION } from './columnas.ts'

export const readCorrida = (connection: Connection, trabajo: string) =>
  readAllPages((page) =>
    connection.page(evaluaciones.listCorrida, { params: { trabajo }, query: page }),
  )

export const followCorrida = async (
  context: Context,
  connection: Connection,
  empezado: Trabajo,
): Promise<undefined> => {
  const { output } = context
  const seSigue = `apremia evaluaciones reanudar ${empezado.id}`
  if (empezado.estado !== 'terminado') output.note(`Si se corta, se sigue con: ${seSigue}`)
  const { id, resumen, avisos } = await awaitTrabajo(context, connection, empezado, {
    onInterrupt: () =>
      interrupted(
        'Se dejó de evaluar. Las evaluaciones que ya estaban hechas quedan.',
        `Para seguir con los que faltan: ${seSigue}`,
      ),
  })
  const hechas = await readCorrida(connection, id)
  await output.rows(COLUMNAS_DE_EVALUACION, hechas, { guardado: true, trabajo: id })
  for (const aviso of avisos) output.warn(aviso)
  const aprobados = formatCantidad(Number(resumen?.aprobados ?? 0), 'aprobado', 'aprobados')
  const desaprobados = formatCantidad(
    ...[Number(resumen?.desaprobados ?? 0), 'desaprobado', 'desaprobados'],
  )
  output.note(`${aprobados}, ${desaprobados}.`)
  return undefined
}
