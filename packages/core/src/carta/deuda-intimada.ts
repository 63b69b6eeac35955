import { scopeDeuda } from '../deuda/scope-deuda.ts'
import { legalesDe } from '../permiso/puede-ver.ts'
import { claseDe, type Principal } from '../permiso/usuario.ts'
import type { PeriodoDeTitulo } from '../titulo/filas.ts'
import type { PeriodoConDeuda } from '../titulo/hechos-de-fila.ts'
import { comparePeriodo } from '../titulo/periodo.ts'

/**
 * Returns the debt of an item that a letter claims, by lawyer. These are the periods that the person sees (D21), in
 * legal management (D141), and neither in a payment plan nor in an agreement in force (D165). A lawyer claims their own
 * periods. A person who acts for any lawyer claims each period for the lawyer who has it, to whom the letter belongs
 * (D140).
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
