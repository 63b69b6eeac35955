import pLimit from 'p-limit'
import { type ClaveImponible, claveDeImponible } from '../../padron/clave-imponible.ts'
import type { ProveedorDeDeuda } from '../deuda-proveedor.ts'
import type { ProveedorDePadron } from '../padron-proveedor.ts'
import { PREGUNTAS_DE_UN_TRABAJO } from './cliente-municipal.ts'

type DeudaCC = ProveedorDeDeuda['deudaCC']

const TODAS = { pagina: 1, porPagina: Number.MAX_SAFE_INTEGER } as const
const POR_IMPONIBLE = { orden: 'IMPONIBLE', sentido: 'asc' } as const

const legalesDe = async (deudaCC: DeudaCC, clave: ClaveImponible): Promise<string[] | null> => {
  const deuda = await deudaCC(clave)
  if (deuda === null) return null
  return [...new Set(deuda.lineas.map(({ LEGAL }) => LEGAL))].filter((legal) => legal !== '').sort()
}

/**
 * Finds the lawyers of properties and businesses in the municipality's service. For a known lawyer, one request lists
 * the lawyer's properties and businesses. Otherwise, the debt of each property or business is requested, a few at a
 * time.
 *
 * @param deUno requests the debt when there is only one
 * @param deMuchos requests one of several debts, in the queue of long jobs
 */
export const createLegalesRemotos = (
  { recImpxAbog }: Pick<ProveedorDePadron, 'recImpxAbog'>,
  deUno: DeudaCC,
  deMuchos: DeudaCC,
): ProveedorDePadron['legalesDeVarios'] => {
  const deAbogado = async (tipo: string, abogado: string): Promise<Set<string>> => {
    const { rows } = await recImpxAbog(abogado, { ...TODAS, ...POR_IMPONIBLE })
    return new Set(
      rows
        .filter(({ TIPO }) => TIPO === tipo)
        .map(({ IMPONIBLE, RECURSO }) =>
          claveDeImponible({ imponible: String(IMPONIBLE), recurso: RECURSO }),
        ),
    )
  }
  return async (tipo, claves, abogado) => {
    if (abogado !== '') {
      const propias = await deAbogado(tipo, abogado)
      return new Map(
        claves
          .filter((clave) => propias.has(claveDeImponible(clave)))
          .map((c) => [claveDeImponible(c), [abogado]]),
      )
    }
    const turno = pLimit(PREGUNTAS_DE_UN_TRABAJO)
    const deudaCC = claves.length > 1 ? deMuchos : deUno
    const found = new Map<string, readonly string[]>()
    const ask = async (clave: ClaveImponible): Promise<void> => {
      const legales = await legalesDe(deudaCC, clave)
      if (legales !== null) found.set(claveDeImponible(clave), legales)
    }
    await Promise.all(claves.map((clave) => turno(ask, clave)))
    return found
  }
}
