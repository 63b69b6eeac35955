import { interpolar, textos } from '@apremia/core'
import { porGuardarDe } from '../documentos/detect-adjuntos.ts'
import { transactKeeping } from '../documentos/transact-keeping.ts'
import { appendHistorial } from '../historial/append-historial.ts'
import { huellaDePedido } from '../platform/http/huella-de-pedido.ts'
import type { Handler } from '../platform/http/mount.ts'
import { assertEstado } from './assert-estado.ts'
import { keepAdjuntos, readAdjuntos } from './keep-adjuntos.ts'
import { wireNovedad } from './novedad-wire.ts'
import { findAgregada, insertNovedad, mergeInmuebles, readNovedad } from './novedades-repo.ts'
import { refuseTaken } from './refuse-taken.ts'

const t = textos.novedades

/**
 * Adds a taxpayer with properties and documents ('Agregar Contribuyente', S2 §2.9). A request repeated with the same
 * `Idempotency-Key` adds nothing and gets the same answer.
 */
export const createNovedad: Handler<'createNovedad'> = async (
  services,
  { sesion, body, adjuntos, idempotencyKey },
) => {
  const adjuntados = await readAdjuntos(adjuntos, body.inmuebles)
  const now = services.ahora()
  const pedido =
    idempotencyKey === null
      ? undefined
      : {
          agregadaPor: sesion.dni,
          clave: idempotencyKey,
          huella: huellaDePedido({ body, adjuntos }),
        }
  return transactKeeping(
    services,
    async (tx, keep) => {
      await assertEstado(tx, body)
      const id = await insertNovedad(tx, body, now, pedido)
      if (id === undefined) {
        const agregada = pedido && (await findAgregada(tx, pedido))
        if (agregada) return { novedad: wireNovedad(agregada) }
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
      return { novedad: wireNovedad(despues) }
    },
    porGuardarDe(adjuntados),
  )
}
