import { interpolar, textos } from '@apremia/core'
import { and, eq, isNull, ne } from 'drizzle-orm'
import type { Tx } from '../platform/db/queryable.ts'
import { campo } from './assert-estado.ts'
import { novedad } from './novedad-table.ts'
import { type Cuerpo, vigente } from './novedades-repo.ts'

const t = textos.novedades

/**
 * @throws AppError 409 when another added taxpayer has the same DNI. Taxpayers without a DNI are compared by CUIM
 * (municipal taxpayer number) (D120)
 */
export const refuseTaken = async (
  tx: Tx,
  { dni, cuim }: Pick<Cuerpo, 'dni' | 'cuim'>,
  id = 0,
): Promise<void> => {
  const elMismo =
    dni === '' ? and(eq(novedad.cuim, cuim), isNull(novedad.dni)) : eq(novedad.dni, dni)
  const [otro] = await tx
    .select({ apynom: novedad.apynom })
    .from(novedad)
    .where(and(vigente, elMismo, ne(novedad.id, id)))
  if (otro)
    throw campo(
      dni === '' ? 'cuim' : 'dni',
      interpolar(t.yaEsta, otro),
      409,
      'contribuyente-existe',
    )
}
