import type { BodyOf, convenios } from '@apremia/api-client'
import { fechaEnZona } from '@apremia/core'
import { findConveniosEnRiesgo } from '../casos/riesgo-repo.ts'
import type { Services } from '../platform/services.ts'

export const findIdsPorRiesgo = async (
  { db, ahora }: Pick<Services, 'db' | 'ahora'>,
  { enRiesgo, abogado }: Pick<BodyOf<typeof convenios.searchConvenios>, 'enRiesgo' | 'abogado'>,
): Promise<readonly number[] | null> =>
  enRiesgo === '1'
    ? (await findConveniosEnRiesgo(db, abogado, fechaEnZona(ahora()))).map(({ id }) => id)
    : null
