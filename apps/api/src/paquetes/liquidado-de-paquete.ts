import { type Fecha, fechaEnZona } from '@apremia/core'
import { and, eq } from 'drizzle-orm'
import { parametro } from '../parametros/parametro-table.ts'
import type { Tx } from '../platform/db/queryable.ts'
import type { FilaDePaqueteCarga } from './cargas-de-paquete-repo.ts'

const CLAVE = 'registro.liquidadoAl'

/**
 * Says from today on the day for which the amounts hold (D171).
 *
 * @returns the day that was said today before, null when none was
 */
export const saveLiquidado = async (
  tx: Tx,
  liquidado: Fecha | null,
  hoy: Fecha,
): Promise<string | null> => {
  if (liquidado === null) return null
  const [antes] = await tx
    .select({ valor: parametro.valor })
    .from(parametro)
    .where(and(eq(parametro.clave, CLAVE), eq(parametro.vigenteDesde, hoy)))
  await tx
    .insert(parametro)
    .values({ clave: CLAVE, vigenteDesde: hoy, valor: liquidado })
    .onConflictDoUpdate({
      target: [parametro.clave, parametro.vigenteDesde],
      set: { valor: liquidado },
    })
  return antes?.valor ?? null
}

/** Says again the day that was said before a load. */
export const restoreLiquidado = async (tx: Tx, carga: FilaDePaqueteCarga): Promise<void> => {
  const { liquidadoAl, liquidadoAntes, aplicada } = carga
  if (liquidadoAl === null || aplicada === null) return
  const esDeEse = and(eq(parametro.clave, CLAVE), eq(parametro.vigenteDesde, fechaEnZona(aplicada)))
  if (liquidadoAntes === null) await tx.delete(parametro).where(esDeEse)
  else await tx.update(parametro).set({ valor: liquidadoAntes }).where(esDeEse)
}
