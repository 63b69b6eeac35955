import { validateMotivoDeBaja } from '@apremia/core'
import { eq } from 'drizzle-orm'
import { retirarDeCartas } from '../emision-de-cartas/retirar-de-cartas.ts'
import { appendCambios } from '../historial/append-historial.ts'
import { refuseMotivos } from '../municipio/deuda-alcance.ts'
import type { Services } from '../platform/services.ts'
import { actuacion } from './actuacion-table.ts'
import type { GuardadaWire } from './actuacion-wire.ts'
import { assertBajaDeRadicacion } from './assert-baja-de-radicacion.ts'
import { answerLote, claimLote } from './lote-repo.ts'
import { lockActuacionSinCambios, openActuacion } from './open-actuacion.ts'
import type { PedidoDeGuardar } from './pedido.ts'
import { refreshAndNoteCambios } from './refresh-and-note-cambios.ts'

/**
 * Marks a legal action as deleted and stores the reason. The content of the action stays (D74). If a demand letter was
 * made with the action, the letter no longer demands the debt of that property or business (D189).
 */
export const deleteActuacion = async (
  services: Services,
  pedido: PedidoDeGuardar,
): Promise<GuardadaWire[]> => {
  const { sesion, body, ahora } = pedido
  const { trabajos } = services
  const fila = await openActuacion(services, pedido, 'eliminar')
  const motivo = validateMotivoDeBaja(body.motivo)
  if (!motivo.ok) throw refuseMotivos(motivo.motivos)
  const guardadas = await services.db.transaction(async (tx) => {
    const { lote, hecho } = await claimLote(tx, pedido, [fila.id])
    if (hecho) return answerLote(tx, lote)
    const row = await lockActuacionSinCambios(tx, pedido, fila, 'eliminar')
    await assertBajaDeRadicacion(tx, row)
    const baja = { bajaMotivo: motivo.valor, bajaDni: sesion.dni, baja: ahora }
    await tx
      .update(actuacion)
      .set({ ...baja, vigente: false, version: row.version + 1 })
      .where(eq(actuacion.id, fila.id))
    const cartas = await retirarDeCartas({ trabajos }, tx, {
      ...{ sesion, momento: ahora, operacion: 'save-actuaciones', motivo: motivo.valor },
      ...{ lote: row.lote, carta: row.carta, casos: [fila] },
    })
    const operacion = { momento: ahora, actor: sesion, operacion: 'save-actuaciones' }
    await refreshAndNoteCambios(tx, operacion, [
      {
        ...fila,
        descripcion: `Eliminación de la actuación ${fila.id} sobre ${fila.imponible} ${fila.recurso}: ${motivo.valor}`,
        antes: { vigente: true },
        despues: { vigente: false, motivo: motivo.valor },
      },
    ])
    if (cartas.length > 0) await appendCambios(tx, cartas)
    return answerLote(tx, lote)
  })
  trabajos.wake()
  return guardadas
}
