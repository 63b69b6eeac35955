import { normalizarBusqueda } from '@apremia/core'
import pLimit from 'p-limit'
import type { ClaveDeCaso } from '../casos/clave-de-caso.ts'
import type { ProveedorMunicipal } from '../municipio/proveedor-municipal.ts'
import { respondeDe } from '../municipio/responde-de.ts'

/** Items asked about at once: the municipality may be another host. */
const A_LA_VEZ = 4

export type Contribuyentes = (caso: Pick<ClaveDeCaso, 'tipo' | 'imponible'>) => ReadonlySet<string>

const claveDe = ({ tipo, imponible }: Pick<ClaveDeCaso, 'tipo' | 'imponible'>) =>
  `${tipo}/${imponible}`

/**
 * Returns the people who answer for the debt of each item: by document or, without a document, by name.
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

/** Tells whether two items are known to have nobody in common. An item without known people is never said to. */
export const isDeOtro = (una: ReadonlySet<string>, otra: ReadonlySet<string>): boolean =>
  una.size > 0 && otra.size > 0 && ![...una].some((quien) => otra.has(quien))
