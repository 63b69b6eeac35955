import { randomUUID } from 'node:crypto'
import { puede } from '@apremia/core'
import { eq } from 'drizzle-orm'
import { actuacion } from '../actuaciones/actuacion-table.ts'
import { refreshPrescripcionesDe } from '../casos/prescripciones-guardadas.ts'
import { takeNumeros } from '../emision-de-cartas/cartas-repo.ts'
import { decideEmision } from '../emision-de-cartas/decide-emision.ts'
import {
  huellaDeCartas,
  insertLote,
  type LoteNuevo,
  noteLote,
  numerar,
} from '../emision-de-cartas/insert-lote.ts'
import { takeConstancia } from '../historial/constancia.ts'
import { allowLong } from '../platform/db/plazos.ts'
import type { Tx } from '../platform/db/queryable.ts'
import type { Handler } from '../platform/http/mount.ts'
import { ensureImpresion } from './ensure-impresion.ts'
import { findDePedido, findLote } from './lotes-repo.ts'
import { assertAviso, assertSinRadicar, lockAvisos, recordAvisos } from './record-avisos.ts'

const allocate = async (tx: Tx, lote: LoteNuevo): Promise<string> => {
  const { sesion, body, clave, decidido } = lote
  const cantidad = decidido.cartas.length
  const intimados = await lockAvisos(tx, lote)
  await assertSinRadicar(tx, lote, intimados)
  const ultimo = await takeNumeros(tx, cantidad)
  // The same request may arrive twice at once. Only the first one makes letters. The second one gives its letter
  // numbers back to the counter and answers with the batch of the first one.
  const hecho = await findDePedido(tx, sesion.dni, clave, huellaDeCartas(body))
  if (hecho !== undefined) {
    await takeNumeros(tx, -cantidad)
    return hecho
  }
  const datos = numerar(decidido, ultimo)
  await insertLote(tx, lote, datos)
  const [primera] = datos
  if (body.sinActuacion !== '1') await recordAvisos(tx, lote, intimados, datos)
  else
    await refreshPrescripcionesDe(
      tx,
      intimados.map(({ caso }) => caso),
    )
  await noteLote(tx, lote, datos)
  // When the person may verify the audit history, the letters are printed with a certificate page, which has the last
  // hash of the audit history.
  if (primera && puede(sesion, 'historial.verificar'))
    await takeConstancia(tx, {
      ...{ id: lote.id, creado: lote.creado, clase: 'cartas', municipio: primera.municipio },
      ...{ desde: ultimo + 1, hasta: ultimo + cantidad },
    })
  return lote.id
}

/**
 * Makes letters. Each letter records the final notice as a legal action on its cases, unless the request asks for no
 * action (D189).
 *
 * The call answers when the letters have their numbers, and a job prints them later. A repeated request with the same
 * `Idempotency-Key` gets the batch of the first request.
 */
export const createCartas: Handler<'createCartas'> = async (services, call) => {
  const { db, ahora } = services
  const { sesion, body, idempotencyKey: clave } = call
  let id = await findDePedido(db, sesion.dni, clave, huellaDeCartas(body))
  if (id === undefined) {
    const decidido = await decideEmision(services, sesion, body)
    if (body.sinActuacion !== '1')
      await assertAviso(db, decidido.fecha, body.clase, decidido.cartas)
    const lote = { id: randomUUID(), sesion, creado: ahora(), body, clave, decidido }
    id = await db.transaction(async (tx) => {
      await allowLong(tx)
      return allocate(tx, lote)
    })
  }
  const trabajo = await ensureImpresion(services, sesion, id)
  const actuaciones = await db.$count(actuacion, eq(actuacion.lote, id))
  return { lote: await findLote(db, sesion, id), trabajo, actuaciones }
}
