import { type Conservacion, decideConservacion, fechaEnZona } from '@apremia/core'
import { listParametros } from '../parametros/parametros-repo.ts'
import type { Queryable } from '../platform/db/queryable.ts'
import { countVencidos, type Vencidos } from './vencidos.ts'

export const listVencidos = async (
  db: Queryable,
  momento: Date,
): Promise<(Conservacion & Vencidos)[]> => {
  const plazos = decideConservacion(await listParametros(db), fechaEnZona(momento))
  const vencidos: (Conservacion & Vencidos)[] = []
  for (const plazo of plazos)
    vencidos.push({ ...plazo, ...(await countVencidos(db, plazo.clase, plazo.antesDe)) })
  return vencidos
}
