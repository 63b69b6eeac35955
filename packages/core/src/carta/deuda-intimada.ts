import { scopeDeuda } from '../deuda/scope-deuda.ts'
import { legalesDe } from '../permiso/puede-ver.ts'
import { claseDe, type Principal } from '../permiso/usuario.ts'
import type { PeriodoDeTitulo } from '../titulo/filas.ts'
import type { PeriodoConDeuda } from '../titulo/hechos-de-fila.ts'
import { comparePeriodo } from '../titulo/periodo.ts'

/**
 * Returns the tax periods that a demand letter may claim, grouped by the lawyer who signs (D140). The periods are
 * assigned to lawyers, visible to the person, and outside plans and agreements in force (D21, D141, D165). A person who
 * is a lawyer signs for all of them.
 */
export const deudaIntimada = (
  principal: Principal,
  deuda: readonly PeriodoConDeuda[],
  enConvenio: readonly PeriodoDeTitulo[],
): ReadonlyMap<string, readonly PeriodoConDeuda[]> => {
  const propio = claseDe(principal) === 'abogado' ? principal.abogado : null
  const porAbogado = new Map<string, PeriodoConDeuda[]>()
  for (const periodo of scopeDeuda(principal, deuda).visibles) {
    const [primero] = legalesDe(periodo.legal)
    if (primero === undefined || periodo.enPlan) continue
    if (enConvenio.some((otro) => comparePeriodo(otro, periodo) === 0)) continue
    const abogado = propio ?? primero
    porAbogado.set(abogado, [...(porAbogado.get(abogado) ?? []), periodo])
  }
  for (const periodos of porAbogado.values()) periodos.sort(comparePeriodo)
  return porAbogado
}
