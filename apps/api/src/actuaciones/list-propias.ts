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
 * A lawyer gets only their own legal actions. A person who may choose the lawyer gets the legal actions of the chosen
 * lawyer (D11, D13, T1).
 */
export const listPropias = async (
  sesion: Sesion,
  filtro: FiltroDeActuaciones,
  page: (filtro: FiltroDeActuaciones) => Promise<Paginado<FilaDeActuacion>>,
) => {
  const abogado = abogadoDe(sesion, filtro.abogado)
  // No property or business has a malformed or too large number, so the answer is an empty page.
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
