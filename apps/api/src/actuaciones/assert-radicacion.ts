import {
  type ActuacionValida,
  decideOtraRadicacion,
  decideRadicacion,
  esRadicacion,
} from '@apremia/core'
import type { Queryable } from '../platform/db/queryable.ts'
import { camposRechazados } from '../platform/http/refuse-motivos.ts'
import { findRadicaciones } from '../radicaciones/radicaciones-repo.ts'
import { type CasoPedido, claveDeCaso, clavesDeCasos } from './read-casos.ts'

interface Opciones {
  /**
   * Whether the person confirmed a second court filing (radicación) for a property or business that has one already
   * (D137).
   */
  readonly confirmada: boolean
  readonly salvo?: number
}

/**
 * @throws AppError 409 when the legal action needs a court filing that a property or business lacks (D69), or when the
 * property or business already has a court filing (D137)
 */
export const assertRadicacion = async (
  tx: Queryable,
  { tpId, gpId, dato }: ActuacionValida,
  casos: readonly CasoPedido[],
  { confirmada, salvo }: Opciones,
): Promise<void> => {
  const [caso] = casos
  if (caso === undefined) return
  const radicaciones = await findRadicaciones(tx, caso.tipo, clavesDeCasos(casos))
  const previas = (uno: CasoPedido) =>
    (radicaciones.get(claveDeCaso(uno)) ?? []).filter(({ id }) => id !== salvo)
  const puerta = decideRadicacion(
    { tpId, gpId },
    casos.map((uno) => ({ nombre: uno.nombre, radicado: previas(uno).length > 0 })),
  )
  if (!puerta.ok) {
    const { sinRadicacion } = puerta.porque.entradas
    throw camposRechazados(409, 'sin-radicacion', puerta.motivos, { sinRadicacion })
  }
  if (!esRadicacion(tpId)) return
  const motivos = casos.flatMap((uno) => {
    const previos = previas(uno).map(({ dato: { nroexpte }, fecha }) => ({
      nroexpte: String(nroexpte ?? ''),
      fecha,
    }))
    const decision = decideOtraRadicacion(String(dato.nroexpte ?? ''), previos, confirmada)
    if (decision.ok) return []
    return decision.motivos.map((motivo) =>
      casos.length === 1 ? motivo : { ...motivo, mensaje: `${uno.nombre}: ${motivo.mensaje}` },
    )
  })
  if (motivos.length === 0) return
  // A second court filing with the court file number of an earlier one is always refused. A person may confirm a second
  // filing with a different number.
  const repetido = motivos.some(({ codigo }) => codigo === 'actuacion.expediente-repetido')
  throw camposRechazados(409, repetido ? 'expediente-repetido' : 'otra-radicacion', motivos)
}
