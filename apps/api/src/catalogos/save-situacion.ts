import { decideSituacion, interpolar, textos } from '@apremia/core'
import { relearnSituacion } from '../casos/relearn-situacion.ts'
import type { Handler } from '../platform/http/mount.ts'
import {
  lockSituaciones,
  withVersionDeSituacion,
  writeSituacion,
} from '../situaciones/situaciones-repo.ts'
import { saveFilaDeCatalogo } from './save-fila-de-catalogo.ts'

/** When the class of the legal status changes, a job recalculates the cases that had this status. */
export const saveSituacion: Handler<'saveSituacion'> = async (
  { db, ahora, trabajos },
  { sesion, body },
) => {
  const guardada = await db.transaction(async (tx) => {
    const { version, ...situacion } = body
    const { codigo, detalle } = situacion
    const situaciones = await lockSituaciones(tx)
    const actual = situaciones.get(codigo)
    return saveFilaDeCatalogo(tx, {
      actual: actual && withVersionDeSituacion(actual),
      vista: version,
      decision: decideSituacion(situacion, { situaciones, nuevo: version === '' }),
      write: async (fila) => {
        await writeSituacion(tx, fila)
        const aprendidas = await relearnSituacion(tx, fila)
        const cambia = actual !== undefined && actual.clase !== fila.clase
        if (!cambia && !aprendidas) return
        await trabajos.enqueue(tx, {
          tipo: 'recalcular-casos',
          actor: sesion,
          titulo: interpolar(textos.catalogos.situaciones.recalcular, { codigo }),
          entrada: { tpId: null, situacion: codigo },
        })
      },
      toGuardada: withVersionDeSituacion,
      acto: {
        ...{ actor: sesion, momento: ahora(), operacion: 'save-situacion', entidad: 'situacion' },
        alta: `Alta de la situación ${codigo}, «${detalle}».`,
        edicion: `Edición de la situación ${codigo}, «${detalle}».`,
      },
    })
  })
  trabajos.wake()
  return guardada
}
