import { esDeInstancia, esDePrescripcion, interpolar, PARAMETROS, textos } from '@apremia/core'
import { sql } from 'drizzle-orm'
import { caso } from '../casos/caso-table.ts'
import type { Handler } from '../platform/http/mount.ts'
import { decideCambio, toCambio } from './decide-parametro.ts'
import { lockParametros, writeParametro } from './write-parametro.ts'

/**
 * Saves a value of a configuration parameter. When the value affects the deadline warnings of the cases, or the days on
 * which their debt prescribes, a job recalculates the cases.
 */
export const saveParametro: Handler<'saveParametro'> = async (
  { db, ahora, trabajos },
  { sesion, body },
) => {
  const cambio = await db.transaction(async (tx) => {
    const momento = ahora()
    const prescripcion = esDePrescripcion(body.clave)
    const deCasos = prescripcion || esDeInstancia(body.clave)
    // Waits for the running recalculations of cases, which still use the old value of the parameter. No other
    // recalculation can start until the parameter is saved. A job then recalculates all the cases with the new value.
    if (deCasos) await tx.execute(sql`lock table ${caso} in share row exclusive mode`)
    await lockParametros(tx)
    const decidido = await decideCambio(tx, body, momento)
    if (!decidido.cambia) return decidido
    await writeParametro(tx, decidido, { actor: sesion, momento, visto: body.visto })
    if (deCasos)
      await trabajos.enqueue(tx, {
        tipo: 'recalcular-casos',
        actor: sesion,
        titulo: interpolar(textos.casos.recalcular, { que: PARAMETROS[decidido.clave].nombre }),
        entrada: { tpId: null, ...(prescripcion && { prescripcion }) },
      })
    return decidido
  })
  trabajos.wake()
  return toCambio(cambio)
}
