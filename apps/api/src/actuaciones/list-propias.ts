import { abogadoDe } from '../municipio/deuda-alcance.ts'
import type { Paginado } from '../municipio/deuda-proveedor.ts'
import type { Sesion } from '../platform/http/principal.ts'
import { numeroDe } from '../platform/numero-de-imponible.ts'
import type { FilaDeActuacion } from './actuacion-wire.ts'
import type { FiltroDeActuaciones } from './actuaciones-repo.ts'
import { answerActuacion } from './visible.ts'

export const SIN_ACTUACIONES: Paginado<FilaDeActuacion> = { rows: [], total: 0 }

export const answerPagina = (sesion: Sesion, { rows, total }: Paginado<FilaDeActuacion>) => ({
  rows: rows.map((fila) => answerActuacion(sesion, fila)),
  total,
})

/**
 * Returns legal actions. A lawyer gets their own legal actions. A person who may choose a lawyer gets those of the
 * chosen lawyer (D11, D13, T1).
 */
export const listPropias = async (
  sesion: Sesion,
  filtro: FiltroDeActuaciones,
  page: (filtro: FiltroDeActuaciones) => Promise<Paginado<FilaDeActuacion>>,
) => {
  const abogado = abogadoDe(sesion, filtro.abogado)
  // A malformed or too large number is the number of no property or business, so the answer is an empty page.
  const imposible =
    (filtro.imponible ?? '') !== '' && numeroDe(filtro.imponible ?? '') === undefined
  return answerPagina(
    sesion,
    abogado === null || imposible ? SIN_ACTUACIONES : await page({ ...filtro, abogado }),
  )
}

export const gruposDe = ({
  grupo,
  gruposId,
}: {
  readonly grupo?: number | undefined
  readonly gruposId: readonly number[]
}): readonly number[] => (grupo === undefined ? gruposId : [grupo, ...gruposId])
