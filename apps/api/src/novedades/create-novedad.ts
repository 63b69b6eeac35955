import { interpolar, textos } from '@apremia/core'
import { transactKeeping } from '../documentos/transact-keeping.ts'
import { appendHistorial } from '../historial/append-historial.ts'
import type { Handler } from '../platform/http/mount.ts'
import { assertEstado } from './assert-estado.ts'
import { keepAdjuntos, readAdjuntos } from './keep-adjuntos.ts'
import { insertNovedad, mergeInmuebles, readNovedad } from './novedades-repo.ts'
import { refuseTaken } from './refuse-taken.ts'

const t = textos.novedades

/** 'Agregar Contribuyente' (S2 §2.9): somebody who is not there yet, with properties and documents. */
export const createNovedad: Handler<'createNovedad'> = async (
  services,
  { sesion, body, adjuntos },
) => {
  const adjuntados = await readAdjuntos(adjuntos, body.inmuebles)
  const now = services.ahora()
  return transactKeeping(services, async (tx, keep) => {
    await assertEstado(tx, body)
    const id = await insertNovedad(tx, body, now)
    if (id === undefined) {
      await refuseTaken(tx, body)
      throw new Error(`No se pudo agregar la novedad de ${body.apynom}`)
    }
    await mergeInmuebles(tx, id, body.inmuebles)
    await keepAdjuntos(tx, keep, id, adjuntados, { dni: sesion.dni, creado: now })
    const despues = await readNovedad(tx, id)
    await appendHistorial(tx, {
      momento: now,
      actor: sesion,
      operacion: 'create-novedad',
      entidad: 'novedad',
      entidadId: String(id),
      descripcion: interpolar(t.historial.alta, despues),
      despues,
    })
    return { novedad: despues }
  })
}
