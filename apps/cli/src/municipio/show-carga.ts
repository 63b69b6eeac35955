import { type Trabajo, trabajos } from '@apremia/api-client'
import type { Context } from '../context.ts'
import { checkTarget, saveFile, saveText } from '../http/save-file.ts'
import type { Connection } from '../http/with-client.ts'
import type { ExitCode } from '../terminal/exit-code.ts'
import { explainFailure } from '../terminal/failure.ts'
import { formatCantidad } from '../terminal/local-format.ts'
import {
  COLUMNAS_DE_ARCHIVOS,
  changesOf,
  describeCambios,
  describeEquivalencias,
  describeMovimientos,
  type PaqueteConsultado,
} from './carga.ts'
import { type ParteDeInforme, renderInforme } from './informe.ts'

export interface OpcionesDeInforme {
  readonly errores?: string
  readonly informe?: string
  readonly force?: boolean
}

export interface Cargado {
  readonly carga: PaqueteConsultado
  readonly trabajo: Trabajo
}

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

export const showCarga = async ({ output }: Context, carga: PaqueteConsultado): Promise<void> => {
  const { id, estado, efectos, motivos, avisos, rechazadas, archivos, equivalencias } = carga
  await output.rows(COLUMNAS_DE_ARCHIVOS, archivos, {
    ...{ carga: id, estado, rechazadas, efectos, motivos, avisos, equivalencias },
  })
  for (const leidas of describeEquivalencias(carga)) output.note(leidas)
  for (const efecto of efectos) output.note(describeMovimientos(efecto))
  for (const aviso of avisos) output.warn(aviso)
  for (const motivo of motivos) output.warn(motivo)
}

interface OrigenDeCarga {
  readonly paquete: string
  readonly igual: string
}

const SIN_APLICAR = 'No se aplicó nada: vea por qué.'

export const describeResultado = (carga: PaqueteConsultado, igual: string): string => {
  if (carga.estado === 'rechazada') return SIN_APLICAR
  if (changesOf(carga) === 0) return igual
  return carga.simulacion
    ? `Es una prueba, no se cambió nada: trae ${describeCambios(carga)}.`
    : `Se aplicó la carga ${carga.id}: ${describeCambios(carga)}.`
}

const saveInforme = async (
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

/**
 * Runs a load of data and writes the report that the person asked for. A failed load also gets its report, because the
 * person may read nothing else. A load that the person interrupts gets none.
 *
 * @param load runs the load and passes the result to `report`
 */
export const withInforme = async (
  context: Context,
  options: OpcionesDeInforme,
  { paquete, igual }: OrigenDeCarga,
  load: (report: (carga: PaqueteConsultado) => Promise<void>) => Promise<ExitCode>,
): Promise<ExitCode> => {
  const { errores, informe, force = false } = options
  for (const target of [errores, informe]) if (target !== undefined) checkTarget(target, force)
  try {
    return await load((carga) =>
      saveInforme(context, options, { paquete, carga, resultado: describeResultado(carga, igual) }),
    )
  } catch (error) {
    const { message, salida } = explainFailure(error, context.interrupt.signal)
    if (salida !== 'interrumpido')
      await saveInforme(context, options, { paquete, resultado: SIN_APLICAR, falla: message })
    throw error
  }
}
