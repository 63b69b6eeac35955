import {
  type CartaAAnular,
  decideAnulacionDeCarta,
  interpolar,
  nombreDeNumeroDeCarta,
  textos,
} from '@apremia/core'
import { and, eq } from 'drizzle-orm'
import { refreshPrescripcionesDe } from '../casos/prescripciones-guardadas.ts'
import { findIntimados } from '../emision-de-cartas/cartas-repo.ts'
import { reprintLote } from '../emision-de-cartas/reprint-lote.ts'
import { appendCambios } from '../historial/append-historial.ts'
import type { Tx } from '../platform/db/queryable.ts'
import type { Handler } from '../platform/http/mount.ts'
import type { Sesion } from '../platform/http/principal.ts'
import { camposRechazados } from '../platform/http/refuse-motivos.ts'
import { carta } from './carta-table.ts'
import { cartasVisibles, type FilaDeCarta, findCarta, noExisteCarta } from './lista-de-cartas.ts'

/**
 * @throws AppError 404 when the letter does not exist or the person may not see it (T16); 409 when the letter is
 * already annulled or has an acknowledgement of receipt
 */
const lockAnulable = async (tx: Tx, sesion: Sesion, numero: number): Promise<FilaDeCarta> => {
  const [held] = await tx
    .select({ numero: carta.numero })
    .from(carta)
    .where(and(eq(carta.numero, numero), cartasVisibles(sesion)))
    .for('update')
  if (held === undefined) throw noExisteCarta(numero)
  const fila = await findCarta(tx, sesion, numero)
  const anulable: CartaAAnular = {
    numero,
    anulada: fila.anulada !== null,
    conAcuse: fila.acuse !== null,
  }
  const decision = decideAnulacionDeCarta(anulable)
  if (decision.ok) return fila
  const code = anulable.anulada ? 'carta-anulada' : 'carta-con-acuse'
  throw camposRechazados(409, code, decision.motivos)
}

/** Annuls a letter. The number of an annulled letter is never used again (D189). */
export const annulCarta: Handler<'annulCarta'> = async (
  { db, ahora, trabajos },
  { sesion, params: { numero }, body: { motivo } },
) => {
  const momento = ahora()
  const anulada = await db.transaction(async (tx) => {
    const { lote } = await lockAnulable(tx, sesion, numero)
    await tx
      .update(carta)
      .set({ anulada: momento, anuladaPor: sesion.dni, motivoAnulacion: motivo })
      .where(eq(carta.numero, numero))
    if (lote !== null) await reprintLote(trabajos, tx, sesion, lote)
    const imponibles = await findIntimados(tx, [numero])
    await refreshPrescripcionesDe(tx, imponibles)
    const fila = await findCarta(tx, sesion, numero)
    await appendCambios(
      tx,
      imponibles.map(({ imponible, recurso }) => ({
        ...{ momento, actor: sesion, operacion: 'annul-carta' },
        ...{ entidad: 'carta', entidadId: String(numero), inmueble: String(imponible), recurso },
        descripcion: interpolar(textos.cartas.anular.historial, {
          ...{
            numero: nombreDeNumeroDeCarta(numero),
            motivo,
            imponible: `${imponible} ${recurso}`,
          },
        }),
        antes: { anulada: false },
        despues: { anulada: true, motivo },
      })),
    )
    return fila
  })
  trabajos.wake()
  return anulada
}

export const simulateAnnulCarta: Handler<'simulateAnnulCarta'> = (
  { db },
  { sesion, params: { numero } },
) => db.transaction((tx) => lockAnulable(tx, sesion, numero))
