import { normalizarBusqueda } from '../identificador/normalizar-busqueda.ts'
import { mesas } from '../texto/mesas.ts'
import type { ClaseDeSituacion } from './clase-de-situacion.ts'

/** A situation that a debt may be in, as the municipality names it (D170). */
export interface SituacionDeCatalogo {
  readonly codigo: string
  /** DETALLE_SITUACION (S1 §3). */
  readonly detalle: string
  /** 'CC' marks the situations of the current account, which searches offer (S1 §7). */
  readonly destino: string
  readonly clase: ClaseDeSituacion
}

export const DESTINO_DE_CUENTA_CORRIENTE = 'CC'

const inicial = (codigo: string, detalle: string, clase: ClaseDeSituacion) => ({
  ...{ codigo, detalle, clase, destino: DESTINO_DE_CUENTA_CORRIENTE },
})

/** The first rows of every installation: the situations that the rules of S2 §4 name, and the one of any other debt. */
export const SITUACIONES_INICIALES: readonly SituacionDeCatalogo[] = [
  inicial('NO', 'Normal', 'otra'),
  inicial('GL', mesas.situaciones.gestionLegal, 'gestionLegal'),
  inicial('TE', mesas.situaciones.tituloEjecutivo, 'tituloEjecutivo'),
  inicial('PP', mesas.situaciones.planDePagos, 'planDePagos'),
]

/** The situations of a municipality, by code and by detail: its service may answer either (S2 §3). */
export type CatalogoDeSituaciones = ReadonlyMap<string, SituacionDeCatalogo>

const porDetalle = (detalle: string): string => ` ${normalizarBusqueda(detalle)}`

export const buildCatalogoDeSituaciones = (
  rows: readonly SituacionDeCatalogo[],
): CatalogoDeSituaciones =>
  new Map(
    rows.flatMap((una) => [
      [una.codigo, una] as const,
      // Codes have no spaces, so the detail of one is never taken for the code of another.
      [porDetalle(una.detalle), una] as const,
    ]),
  )

/** The catalogue of an installation that changed nothing yet. */
export const SITUACIONES_DE_INICIO: CatalogoDeSituaciones =
  buildCatalogoDeSituaciones(SITUACIONES_INICIALES)

/** Finds a situation by its code, capitals or not, or by its detail. */
export const findSituacion = (
  situaciones: CatalogoDeSituaciones,
  escrita: string,
): SituacionDeCatalogo | undefined =>
  situaciones.get(escrita.trim().toUpperCase()) ?? situaciones.get(porDetalle(escrita))

/** Returns the meaning of a situation for the rules. A situation that the catalogue lacks is 'otra'. */
export const claseDeSituacion = (
  situaciones: CatalogoDeSituaciones,
  escrita: string,
): ClaseDeSituacion => findSituacion(situaciones, escrita)?.clase ?? 'otra'
