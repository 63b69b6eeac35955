import { checkAcuseDeEntrega, interpolar, isClaveDeEntrega, textos } from '@apremia/core'
import { sql } from 'drizzle-orm'
import { appendHistorial } from '../historial/append-historial.ts'
import { AppError } from '../platform/http/app-error.ts'
import type { Handler } from '../platform/http/mount.ts'
import { camposRechazados } from '../platform/http/refuse-motivos.ts'
import { findUltimoAcuse, readUltimaFila, toAcuse } from './acuses-repo.ts'
import { entregaAcuse, type RechazoDeEntrega } from './entrega-acuse-table.ts'

const t = textos.entregas

/**
 * Checks the keys of the rows that the municipality rejected from a delivery (zip of changed records). Each file of the
 * delivery has its own format of key.
 *
 * @throws AppError 400 with the rows that have a wrong key
 */
const refuseClaves = (rechazos: readonly RechazoDeEntrega[]): void => {
  const fields = rechazos.flatMap(({ archivo, clave }, i) =>
    isClaveDeEntrega(archivo, clave)
      ? []
      : [
          {
            field: `rechazos[${i}].clave`,
            message: interpolar(t.claveAjena, { archivo, clave }),
          },
        ],
  )
  const [primera] = fields
  if (primera) throw new AppError(400, 'campos-invalidos', primera.message, { fields })
}

/**
 * Records that the municipality's system processed all changes up to the row `hasta` of the audit history (D194).
 * Repeating the call changes nothing, so a program that lost the answer may call again.
 */
export const ackEntrega: Handler<'ackEntrega'> = ({ db, ahora }, { sesion, body }) =>
  db.transaction(async (tx) => {
    // Lets only one confirmation of a delivery run at a time, because each confirmation is compared with the previous
    // one.
    await tx.execute(sql`lock table entrega_acuse in exclusive mode`)
    const { hasta, rechazos } = body
    refuseClaves(rechazos)
    const anterior = await findUltimoAcuse(tx)
    if (anterior?.hasta === hasta) return toAcuse(anterior)
    const motivos = checkAcuseDeEntrega({
      hasta,
      ultima: await readUltimaFila(tx),
      acusada: anterior?.hasta ?? 0,
    })
    if (motivos.length > 0) throw camposRechazados(409, 'marca-de-entrega', motivos)
    const acusado = ahora()
    await tx.insert(entregaAcuse).values({ hasta, rechazos, dni: sesion.dni, acusado })
    await appendHistorial(tx, {
      momento: acusado,
      actor: sesion,
      operacion: 'ack-entrega',
      entidad: 'entrega',
      entidadId: String(hasta),
      descripcion: interpolar(rechazos.length === 0 ? t.acuse : t.acuseConRechazos, {
        hasta,
        n: rechazos.length,
      }),
      antes: { hasta: anterior?.hasta ?? 0 },
      despues: { hasta, rechazos },
    })
    const guardado = await findUltimoAcuse(tx)
    if (guardado === undefined) throw new AppError(500, 'error', 'Falta el acuse')
    return toAcuse(guardado)
  })
