import { normalizarBusqueda } from '@apremia/core'
import pLimit from 'p-limit'
import type { ClaveDeCaso } from '../casos/clave-de-caso.ts'
import type { ProveedorMunicipal } from '../municipio/proveedor-municipal.ts'
import { respondeDe } from '../municipio/responde-de.ts'

const A_LA_VEZ = 4

export type Contribuyentes = (caso: Pick<ClaveDeCaso, 'tipo' | 'imponible'>) => ReadonlySet<string>

const claveDe = ({ tipo, imponible }: Pick<ClaveDeCaso, 'tipo' | 'imponible'>) =>
  `${tipo}/${imponible}`

/**
 * Returns, for each property or business, the set of people who answer for its debt. A person is identified by CUIT
 * (tax identification number) or document, or by name when both are missing.
 */
export const loadContribuyentes = async (
  { contribxImp }: Pick<ProveedorMunicipal, 'contribxImp'>,
  casos: readonly Pick<ClaveDeCaso, 'tipo' | 'imponible'>[],
): Promise<Contribuyentes> => {
  const turno = pLimit(A_LA_VEZ)
  const distintos = [...new Map(casos.map((caso) => [claveDe(caso), caso])).values()]
  const leidos = await Promise.all(
    distintos.map((caso) =>
      turno(async () => {
        const responsables = await contribxImp(caso.tipo, String(caso.imponible))
        const quienes = responsables
          .filter(respondeDe)
          .map(({ CUIT, NRO_DOC, APYNOM }) => CUIT || NRO_DOC || normalizarBusqueda(APYNOM))
        return [claveDe(caso), new Set(quienes)] as const
      }),
    ),
  )
  const porCaso = new Map<string, ReadonlySet<string>>(leidos)
  return (caso) => porCaso.get(claveDe(caso)) ?? new Set()
}

/**
 * True when two properties or businesses are known to have no person in common. False when the people of either are
 * unknown.
 */
export const isDeOtro = (una: ReadonlySet<string>, otra: ReadonlySet<string>): boolean =>
  una.size > 0 && otra.size > 0 && ![...una].some((quien) => otra.has(quien))
