import type { ActuacionValida } from '@apremia/core'
import { eq } from 'drizzle-orm'
import { detectAdjuntos, porGuardarDe } from '../documentos/detect-adjuntos.ts'
import { transactKeeping } from '../documentos/transact-keeping.ts'
import type { Tx } from '../platform/db/queryable.ts'
import type { Services } from '../platform/services.ts'
import { loadRecursos } from '../recursos/recursos-repo.ts'
import { actuacion } from './actuacion-table.ts'
import { actuacionVersion } from './actuacion-version-table.ts'
import type { GuardadaWire } from './actuacion-wire.ts'
import { assertEdicionDeRadicacion } from './assert-baja-de-radicacion.ts'
import { assertRadicacion } from './assert-radicacion.ts'
import { assertReparos, loadHechosDeReparos } from './assert-reparos.ts'
import { writeDocumentos } from './keep-documentos.ts'
import { answerLote, claimLote } from './lote-repo.ts'
import { lockActuacionSinCambios, openActuacion } from './open-actuacion.ts'
import { type PedidoDeGuardar, readActuacion } from './pedido.ts'
import { toCaso } from './read-casos.ts'
import { refreshAndNoteCambios } from './refresh-and-note-cambios.ts'

type Fila = typeof actuacion.$inferSelect

const contentOf = ({
  fecha,
  tpId,
  gpId,
  obs,
  dato,
}: Pick<Fila, 'fecha' | 'tpId' | 'gpId' | 'obs' | 'dato'>) => ({ fecha, tpId, gpId, obs, dato })

const replace = async (
  tx: Tx,
  row: Fila,
  nueva: ActuacionValida,
  { sesion, ahora }: PedidoDeGuardar,
): Promise<void> => {
  await tx.insert(actuacionVersion).values({
    actuacion: row.id,
    version: row.version,
    ...contentOf(row),
    dni: sesion.dni,
    reemplazada: ahora,
  })
  await tx
    .update(actuacion)
    .set({ ...contentOf({ ...nueva, dato: { ...nueva.dato } }), version: row.version + 1 })
    .where(eq(actuacion.id, row.id))
}

/**
 * Edits a legal action. The earlier content stays stored as a version. A request without a version number overwrites
 * the current content (ADR 0019).
 */
export const editActuacion = async (
  services: Services,
  pedido: PedidoDeGuardar,
): Promise<GuardadaWire[]> => {
  const { sesion, body, ahora } = pedido
  const fila = await openActuacion(services, pedido, 'editar')
  const valida = await readActuacion(services.db, pedido, {
    operacion: 'editar',
    clase: fila.tipo === 'C' ? 'comercio' : 'inmueble',
    recursos: [fila.recurso],
    tipoActual: fila.tp_id,
  })
  const archivos = await detectAdjuntos(pedido.adjuntos)
  const caso = toCaso(await loadRecursos(services.db), {
    imponible: String(fila.imponible),
    recurso: fila.recurso,
  })
  const hechos = await loadHechosDeReparos(services, pedido, valida, [caso], fila.id)
  return transactKeeping(
    services,
    async (tx, keep) => {
      const { lote, hecho } = await claimLote(tx, pedido, [fila.id])
      if (hecho) return answerLote(tx, lote)
      const row = await lockActuacionSinCambios(tx, pedido, fila, 'editar')
      const confirmada = body.otraRadicacion === '1'
      await assertRadicacion(tx, valida, [caso], { confirmada, salvo: fila.id })
      const deOtroDia = await assertEdicionDeRadicacion(tx, row, {
        ...valida,
        motivo: body.motivoForzar,
      })
      const reparado = await assertReparos(tx, valida, [caso], hechos, body.motivoForzar)
      const forzados = [...deOtroDia, ...(reparado.forzados ?? [])]
      const pasado =
        forzados.length === 0 ? {} : { forzados, motivoForzar: body.motivoForzar.trim() }
      await replace(tx, row, valida, pedido)
      const addDocumentos = await writeDocumentos(keep, archivos)
      await addDocumentos(tx, pedido, [fila.id])
      const operacion = { momento: ahora, actor: sesion, operacion: 'save-actuaciones' }
      await refreshAndNoteCambios(tx, operacion, [
        {
          id: fila.id,
          ...caso,
          descripcion: `Edición de la actuación ${fila.id} sobre ${caso.nombre}${body.version === null ? ', sin decir qué versión se leyó' : ''}.`,
          antes: contentOf(row),
          despues: {
            ...valida,
            ...pasado,
            documentos: archivos.map(({ archivo }) => archivo.sha256),
          },
        },
      ])
      return answerLote(tx, lote)
    },
    porGuardarDe(archivos),
  )
}
