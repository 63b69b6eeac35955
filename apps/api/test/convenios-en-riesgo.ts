import { addDays, CERO, centavos, type Fecha } from '@apremia/core'
import { sql } from 'drizzle-orm'
import type { ClaveDeCaso } from '../src/casos/clave-de-caso.ts'
import {
  convenioCuota,
  convenioPlan,
  convenioPlanCuota,
} from '../src/convenios/convenio-detalle-table.ts'
import { convenio } from '../src/convenios/convenio-table.ts'
import { deuda } from '../src/padron/deuda-table.ts'
import { planCuota, planPago } from '../src/padron/plan-pago-table.ts'
import { insertRows } from '../src/platform/db/insert-rows.ts'
import type { Db } from '../src/platform/db/queryable.ts'

let ultimo = 7_000_000

/**
 * Saves a payment agreement with two unpaid instalments. The first is overdue and the second is due on `hasta`, so the
 * agreement lapses after `hasta`.
 */
const saveConvenioEnRiesgo = async (
  db: Db,
  clave: ClaveDeCaso,
  abogado: string,
  hoy: Fecha,
  hasta: Fecha,
): Promise<string> => {
  ultimo += 1
  const numero = `${ultimo}/RIESGO`
  const suyo = { ...clave, convenioId: ultimo }
  const periodo = { anio: 2020, cuota: ultimo % 100 }
  const pagos = [addDays(hasta < hoy ? hasta : hoy, -1), hasta]
  await db.transaction(async (tx) => {
    // Turns off the foreign keys, because the register of properties lacks the invented property of the agreement.
    await tx.execute(sql`set local session_replication_role = replica`)
    await insertRows(tx, convenio, [
      {
        ...{ id: ultimo, convenio: numero, codexterno: abogado, frmNombre: 'NÚÑEZ, JOSÉ' },
        ...{ fechaconf: addDays(hoy, -60), fechacarga: addDays(hoy, -60) },
        ...{ fcConfirma: addDays(hoy, -60), firmaCaracterId: 1, estadoId: 1, frmpgId: 1 },
        ...{ estporc: '10.00', estgstfijo: CERO, montopago: CERO, cuotaspago: 0, otgastos: CERO },
      },
    ])
    await insertRows(tx, convenioPlan, [
      {
        ...{ ...suyo, planTipo: 'W2200', cuotas: 2, monto: centavos(2), contribuyente: '' },
        estadoRetiro: 1,
      },
    ])
    await insertRows(tx, convenioCuota, [{ ...suyo, ...periodo }])
    await insertRows(
      tx,
      convenioPlanCuota,
      pagos.map((vencimiento, i) => ({
        ...{ ...suyo, cuota: i + 1, vencimiento },
        ...{ capital: centavos(1), interes: CERO },
      })),
    )
    const delMunicipio = { ...clave, planTipo: 'W2200', fecha: addDays(hoy, -60) }
    await insertRows(tx, planPago, [
      { ...delMunicipio, nroPlan: ultimo, estado: 'vigente' as const },
    ])
    await insertRows(
      tx,
      planCuota,
      pagos.map((fechaVto, i) => ({
        ...{ nroPlan: ultimo, cuota: i + 1, fechaVto, intCobranza: CERO },
        ...{ montoCapital: centavos(1), montoInteres: CERO },
      })),
    )
    await insertRows(tx, deuda, [
      {
        ...{ ...clave, ...periodo, vencimiento: addDays(hoy, -90), situacion: 'PP', legal: '' },
        ...{ capital: centavos(2), interes: CERO, estado: 'PENDIENTE' as const, nroPlan: ultimo },
      },
    ])
  })
  return numero
}

export const saveConveniosEnRiesgo = async (
  db: Db,
  clave: ClaveDeCaso,
  { abogado, hoy, hasta }: { abogado: string; hoy: Fecha; hasta: readonly Fecha[] },
): Promise<string[]> => {
  const numeros: string[] = []
  for (const dia of hasta) numeros.push(await saveConvenioEnRiesgo(db, clave, abogado, hoy, dia))
  return numeros
}
