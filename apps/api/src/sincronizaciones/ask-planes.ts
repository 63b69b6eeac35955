import type { CarteraDelServicio } from '../municipio/cartera-del-servicio.ts'
import type { EstadoDelMunicipio, PlanDePago } from '../municipio/deuda-proveedor.ts'
import type { Db } from '../platform/db/queryable.ts'
import type { Ask } from './create-paciencia.ts'
import { forEachALaVez } from './for-each-a-la-vez.ts'
import { findPlanesNombrados } from './respuestas-repo.ts'

export interface PlanPreguntado {
  readonly plan: PlanDePago
  readonly estado: EstadoDelMunicipio | null
}

/**
 * Asks the municipality's service for the instalments of each payment plan, with one request for each plan. The last
 * requests are for plans that only the debt names, because no list of the service has them.
 */
export const askPlanes = async (
  db: Db,
  cartera: Pick<CarteraDelServicio, 'llamadas' | 'planDe' | 'cuotasDe'>,
  deListas: readonly PlanDePago[],
  ask: Ask,
  onPreguntados: (hechos: number, total: number) => void,
): Promise<PlanPreguntado[]> => {
  const listados = new Map(deListas.map((plan) => [plan.NRO_PLAN, plan]))
  const numeros = [...new Set([...listados.keys(), ...(await findPlanesNombrados(db))])]
  const preguntados: (PlanPreguntado | undefined)[] = numeros.map(() => undefined)
  let hechos = 0
  await forEachALaVez(numeros.entries(), cartera.llamadas, async ([lugar, numero]) => {
    const plan = listados.get(numero) ?? (await ask(() => cartera.planDe(numero)))
    if (plan !== undefined)
      preguntados[lugar] = { plan, estado: await ask(() => cartera.cuotasDe(numero)) }
    hechos += 1
    onPreguntados(hechos, numeros.length)
  })
  return preguntados.filter((uno) => uno !== undefined)
}
