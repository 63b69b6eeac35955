import { type Trabajo, trabajos } from '@apremia/api-client'
import type { Context } from '../context.ts'
import { formatCantidad } from '../local-format.ts'
import { saveFile, saveText } from '../save-file.ts'
import type { Connection } from '../with-client.ts'
import { COLUMNAS_DE_ARCHIVOS, describeMovimientos, type PaqueteConsultado } from './carga.ts'
import { type ParteDeInforme, renderInforme } from './informe.ts'

/** Files in which a load leaves what happened. */
export interface OpcionesDeInforme {
  readonly errores?: string
  readonly informe?: string
  readonly force?: boolean
}

/** A load with the job that made it. */
export interface Cargado {
  readonly carga: PaqueteConsultado
  readonly trabajo: Trabajo
}

/** Keeps the refused rows in a file or, without one, shows the first ones. */
export const saveRechazadas = async (
  { output, interrupt }: Context,
  connection: Connection,
  { carga, trabajo }: Cargado,
  { errores, force = false }: OpcionesDeInforme,
): Promise<void> => {
  if (carga.rechazadas === 0) return
  const cuantas = formatCantidad(carga.rechazadas, 'fila rechazada', 'filas rechazadas')
  if (errores === undefined) {
    for (const { hoja, fila, columna, valor, mensaje } of trabajo.errores.slice(0, 10))
      output.warn(`${hoja}: Fila ${fila}, columna ${columna}, «${valor}»: ${mensaje}`)
    output.warn(`Hay ${cuantas}; con --errores archivo.csv se guardan con su motivo.`)
    return
  }
  const reply = await connection.call(trabajos.downloadTrabajo, { params: { id: trabajo.id } })
  await saveFile(reply, output, { target: errores, overwrite: force, signal: interrupt.signal })
  output.warn(`Hay ${cuantas}: ${errores}`)
}

/** Shows what a load did or would do. */
export const tellCarga = async ({ output }: Context, carga: PaqueteConsultado): Promise<void> => {
  const { id, estado, efectos, motivos, avisos, rechazadas, archivos } = carga
  await output.rows(COLUMNAS_DE_ARCHIVOS, archivos, {
    ...{ carga: id, estado, rechazadas, efectos, motivos, avisos },
  })
  for (const efecto of efectos) output.note(describeMovimientos(efecto))
  for (const aviso of avisos) output.warn(aviso)
  for (const motivo of motivos) output.warn(motivo)
}

export const saveInforme = async (
  { interrupt }: Context,
  { informe, errores, force = false }: OpcionesDeInforme,
  parte: Pick<ParteDeInforme, 'paquete' | 'resultado' | 'carga' | 'falla'>,
): Promise<void> => {
  if (informe === undefined) return
  const momento = new Date().toISOString()
  await saveText(await renderInforme({ ...parte, errores, momento }), {
    ...{ target: informe, overwrite: force, signal: interrupt.signal },
  })
}
