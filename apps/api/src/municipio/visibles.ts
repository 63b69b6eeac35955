import { eligeAbogado, legalesDe, type Principal, puedeVer, scopeDeuda } from '@apremia/core'
import type { ClaveDeDeuda, DeudaDelMunicipio, EstadoDelMunicipio } from './deuda-proveedor.ts'
import type { ProveedorMunicipal } from './proveedor-municipal.ts'

/**
 * The functions of this file return only the data that a person may know (`permiso/ver`), from the embedded register or
 * from the municipality's service. Their callers never get the hidden data.
 */

export interface DeudaVisible extends DeudaDelMunicipio {
  /**
   * True when part of the debt belongs to lawyers whose debt the person may not see, so the answer leaves it out (D21).
   */
  readonly otros: boolean
}

/**
 * Finds the debt of a property or business without the tax periods and the plans of other lawyers. When no period is
 * left, the taxpayer is left out too (D21). Returns null when the property or business does not exist.
 */
export const findDeudaVisible = async (
  municipio: Pick<ProveedorMunicipal, 'deudaCC'>,
  principal: Principal,
  clave: ClaveDeDeuda,
): Promise<DeudaVisible | null> => {
  const deuda = await municipio.deudaCC(clave)
  if (deuda === null) return null
  const { visibles, otros } = scopeDeuda(
    principal,
    deuda.lineas.map((linea) => ({ linea, legal: linea.LEGAL })),
  )
  if (!otros) return { ...deuda, otros }
  const lineas = visibles.map(({ linea }) => linea)
  const planes = new Set(lineas.map(({ NRO_PLAN }) => NRO_PLAN))
  return {
    lineas,
    planpago: deuda.planpago.filter(({ NRO_PLAN }) => planes.has(NRO_PLAN)),
    contribuyente: lineas.length > 0 ? deuda.contribuyente : [],
    liquidadoAl: deuda.liquidadoAl,
    ...(deuda.liquidados ? { liquidados: deuda.liquidados } : {}),
    otros,
  }
}

const SIN_FILTRO = {
  imponible: '',
  recurso: '',
  contribuyente: '',
  estado: '',
  abogado: '',
} as const

/**
 * Returns a payment plan and its instalments, or null when the plan is missing or hidden from the person (T16). A plan
 * without a lawyer is visible to a person who may see one of its tax periods. It is also visible to a person who may
 * see all the debt of the property or business.
 */
export const findPlanVisible = async (
  municipio: Pick<ProveedorMunicipal, 'planFiltro' | 'estadoPlnPago' | 'deudaCC'>,
  principal: Principal,
  plan: number,
): Promise<EstadoDelMunicipio | null> => {
  if (eligeAbogado(principal)) return municipio.estadoPlnPago(plan)
  const { rows } = await municipio.planFiltro(
    { ...SIN_FILTRO, plan },
    { pagina: 1, porPagina: 1, orden: 'plan', sentido: 'asc' },
  )
  const fila = rows.find(({ NRO_PLAN }) => NRO_PLAN === plan)
  if (fila === undefined || !puedeVer(principal, legalesDe(fila.LEGAL))) return null
  if (fila.LEGAL === '') {
    const clave = { imponible: String(fila.NRO_IMPONIBLE), recurso: fila.RECURSO }
    const deuda = await findDeudaVisible(municipio, principal, clave)
    const enElPlan = deuda?.lineas.some(({ NRO_PLAN }) => NRO_PLAN === plan)
    if (deuda === null || (deuda.otros && !enElPlan)) return null
  }
  return municipio.estadoPlnPago(plan)
}

export const convenioVisible = <C extends { readonly codexterno: string }>(
  principal: Principal,
  convenio: C | null | undefined,
): C | undefined => (convenio && puedeVer(principal, [convenio.codexterno]) ? convenio : undefined)
