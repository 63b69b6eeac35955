import { interpolar, textos } from '@apremia/core'
import { appendHistorial } from '../historial/append-historial.ts'
import { lockPadron } from '../padron/cargas-repo.ts'
import { AppError } from '../platform/http/app-error.ts'
import type { Handler } from '../platform/http/mount.ts'
import {
  assertPaqueteDeshacible,
  motivosDeNoDeshacer,
  requirePaquete,
} from './assert-deshacible.ts'
import { isDeshaciendose } from './cargas-de-paquete-repo.ts'

const t = textos.paquete.deshacer

export const undoPaquete: Handler<'undoPaquete'> = async (
  { db, trabajos, ahora },
  { sesion, params: { id } },
) => {
  const trabajo = await db.transaction(async (tx) => {
    await lockPadron(tx)
    const carga = await requirePaquete(tx, id)
    await assertPaqueteDeshacible(tx, carga)
    if (await isDeshaciendose(tx, id))
      throw new AppError(409, 'carga-en-curso', textos.datosDelMunicipio.deshacer.curso)
    const { archivo } = carga
    const nuevo = await trabajos.enqueue(tx, {
      tipo: 'deshacer-paquete',
      actor: sesion,
      titulo: interpolar(t.titulo, { carga: id }),
      entrada: { carga: id },
    })
    await appendHistorial(tx, {
      momento: ahora(),
      actor: sesion,
      operacion: 'undo-paquete',
      entidad: 'paquete',
      entidadId: String(id),
      descripcion: interpolar(t.pedido, { carga: id, archivo }),
    })
    return nuevo
  })
  trabajos.wake()
  return trabajo
}

export const simulateUndoPaquete: Handler<'simulateUndoPaquete'> = async ({ db }, { params }) => {
  const carga = await requirePaquete(db, params.id)
  const motivos = await motivosDeNoDeshacer(db, carga)
  return { motivos: motivos.map(({ mensaje }) => mensaje) }
}
