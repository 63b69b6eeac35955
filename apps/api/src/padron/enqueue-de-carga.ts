import { interpolar, textos } from '@apremia/core'
import { appendHistorial } from '../historial/append-historial.ts'
import type { Tx } from '../platform/db/queryable.ts'
import type { Sesion } from '../platform/http/principal.ts'
import type { Services } from '../platform/services.ts'
import { type Aceptado, assertLibre } from './assert-carga.ts'
import { type FilaDeCarga, lockPadron, updateCarga } from './cargas-repo.ts'
import { requireCarga } from './require-carga.ts'

const { padron } = textos

const NADA: Aceptado = { confirmada: false, rechazosHasta: 0 }

/**
 * Returns, for the audit history, what the person accepted before the import: how many properties it deactivates, and
 * how many refused rows it leaves out. Returns an empty object when there was nothing to accept.
 */
const despuesDe = ({ bajas, rechazadas }: FilaDeCarga, { confirmada, rechazosHasta }: Aceptado) => {
  const rechazos = rechazosHasta !== 0 && rechazadas > 0
  if (!confirmada && !rechazos) return {}
  return {
    despues: {
      ...(confirmada ? { confirmaBajas: bajas } : {}),
      ...(rechazos ? { dejaAfuera: rechazadas } : {}),
    },
  }
}

export const enqueueDeCarga = async (
  { db, trabajos, ahora }: Services,
  sesion: Sesion,
  id: number,
  {
    tipo,
    aceptado = NADA,
    check,
  }: {
    readonly tipo: 'aplicar-padron' | 'deshacer-padron'
    readonly aceptado?: Aceptado
    readonly check: (tx: Tx, carga: FilaDeCarga) => Promise<void> | void
  },
) => {
  const trabajo = await db.transaction(async (tx) => {
    await lockPadron(tx)
    const carga = await requireCarga(tx, id)
    assertLibre(carga)
    await check(tx, carga)
    const nuevo = await trabajos.enqueue(tx, {
      tipo,
      actor: sesion,
      titulo: `${interpolar(padron.aplicar, carga)}${tipo === 'deshacer-padron' ? `: ${padron.deshacer.toLowerCase()}` : ''}`,
      entrada: { carga: id, ...aceptado },
    })
    await updateCarga(tx, id, { trabajo: nuevo.id })
    await appendHistorial(tx, {
      momento: ahora(),
      actor: sesion,
      operacion: tipo === 'aplicar-padron' ? 'apply-carga' : 'undo-carga',
      entidad: 'padron',
      entidadId: String(id),
      descripcion: `Se pidió ${tipo === 'aplicar-padron' ? 'aplicar' : 'deshacer'} la carga ${id} del padrón («${carga.archivo}»).`,
      ...despuesDe(carga, aceptado),
    })
    return nuevo
  })
  trabajos.wake()
  return trabajo
}
