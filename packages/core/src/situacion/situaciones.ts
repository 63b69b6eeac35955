import { normalizarBusqueda } from '../identificador/normalizar-busqueda.ts'
import { mesas } from '../texto/mesas.ts'
import type { ClaseDeSituacion } from './clase-de-situacion.ts'

export interface SituacionDeCatalogo {
  readonly codigo: string
  /** Name of the situation (status of debt): DETALLE_SITUACION in the specification (S1 §3). */
  readonly detalle: string
  /**
   * Group of the status of debt. Searches offer only the statuses of the group 'CC' (cuenta corriente), the taxpayer's
   * current account (S1 §7).
   */
  readonly destino: string
  readonly clase: ClaseDeSituacion
}

export const DESTINO_DE_CUENTA_CORRIENTE = 'CC'

const inicial = (codigo: string, detalle: string, clase: ClaseDeSituacion) => ({
  ...{ codigo, detalle, clase, destino: DESTINO_DE_CUENTA_CORRIENTE },
})

/**
 * Initial statuses of debt of every installation: the statuses that the rules of S2 §4 name, and 'Normal' for any other
 * debt.
 */
export const SITUACIONES_INICIALES: readonly SituacionDeCatalogo[] = [
  inicial('NO', 'Normal', 'otra'),
  inicial('GL', mesas.situaciones.gestionLegal, 'gestionLegal'),
  inicial('TE', mesas.situaciones.tituloEjecutivo, 'tituloEjecutivo'),
  inicial('PP', mesas.situaciones.planDePagos, 'planDePagos'),
]

/**
 * Statuses of debt of a municipality. The map has each status twice: by its code and by its name. The web service of
 * the municipality may send either one (S2 §3).
 */
export type CatalogoDeSituaciones = ReadonlyMap<string, SituacionDeCatalogo>

const porDetalle = (detalle: string): string => ` ${normalizarBusqueda(detalle)}`

export const buildCatalogoDeSituaciones = (
  rows: readonly SituacionDeCatalogo[],
): CatalogoDeSituaciones =>
  new Map(
    rows.flatMap((una) => [
      [una.codigo, una] as const,
      // The key made from the name of a status begins with a space. The key made from its code has no spaces. So a name
      // never collides with a code.
      [porDetalle(una.detalle), una] as const,
    ]),
  )

export const SITUACIONES_DE_INICIO: CatalogoDeSituaciones =
  buildCatalogoDeSituaciones(SITUACIONES_INICIALES)

export const findSituacion = (
  situaciones: CatalogoDeSituaciones,
  escrita: string,
): SituacionDeCatalogo | undefined =>
  situaciones.get(escrita.trim().toUpperCase()) ?? situaciones.get(porDetalle(escrita))

/**
 * Returns the class of a status of debt. A status that the municipality does not have in its list has the class 'otra'
 * (other).
 */
export const claseDeSituacion = (
  situaciones: CatalogoDeSituaciones,
  escrita: string,
): ClaseDeSituacion => findSituacion(situaciones, escrita)?.clase ?? 'otra'
