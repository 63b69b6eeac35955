import { seOfrece, textos } from '@apremia/core'
import { and, eq } from 'drizzle-orm'
import { tipoEtapa } from '../etapas/tipo-etapa-table.ts'
import type { Queryable } from '../platform/db/queryable.ts'
import { AppError } from '../platform/http/app-error.ts'

export const campo = (field: string, message: string, status = 400, code = 'campos-invalidos') =>
  new AppError(status, code, message, { fields: [{ field, message }] })

interface Estado {
  readonly gp_estado: number | null
  readonly estado: number | null
}

/**
 * Checks the kind (`estado`) and group (`gp_estado`) of legal action of an added taxpayer. Both may be null (S2 §5).
 * The kind must belong to the group. A hidden or archived kind is refused, unless the taxpayer already has it (D135).
 */
export const assertEstado = async (
  db: Queryable,
  { gp_estado, estado }: Estado,
  actual: number | null = null,
): Promise<void> => {
  if (gp_estado === null && estado === null) return
  const [tipo] = await db
    .select({ tpId: tipoEtapa.tpId, activo: tipoEtapa.activo, show: tipoEtapa.show })
    .from(tipoEtapa)
    .where(and(eq(tipoEtapa.tpId, estado ?? 0), eq(tipoEtapa.gpId, gp_estado ?? 0)))
  if (tipo === undefined) throw campo('estado', textos.novedades.estadoDeOtroGrupo)
  if (!seOfrece(tipo) && tipo.tpId !== actual) throw campo('estado', textos.novedades.estadoOculto)
}
