import type { BodyOf, convenios } from '@apremia/api-client'
import { fechaEnZona } from '@apremia/core'
import { findConveniosEnRiesgo } from '../casos/riesgo-repo.ts'
import type { Services } from '../platform/services.ts'

/** Which ones a filter leaves by their risk; null when it does not look at it. */
export const findIdsPorRiesgo = async (
  { db, ahora }: Pick<Services, 'db' | 'ahora'>,
  { enRiesgo, abogado }: Pick<BodyOf<typeof convenios.searchConvenios>, 'enRiesgo' | 'abogado'>,
): Promise<readonly number[] | null> =>
  enRiesgo === '1'
    ? (await findConveniosEnRiesgo(db, abogado, fechaEnZona(ahora()))).map(({ id }) => id)
    : null
