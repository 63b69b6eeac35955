import { type ContribuyenteConocido, parseCuit, parseDni } from '@apremia/core'
import { skipToken } from '@reduxjs/toolkit/query'
import { useMemo } from 'react'
import { useContribuyenteDelPadronQuery, useResponsablesQuery } from './ficha-api.ts'
import { claveDeItem, type Item } from './seleccion.ts'

/** The taxpayer of an item; `conocido` is undefined while the register has not answered. */
export interface ContribuyenteDeItem {
  readonly clave: string
  readonly conocido: ContribuyenteConocido | undefined
}

/** Searches by document, the only datum that identifies a single person. */
const criterioDe = ({ NRO_DOC, CUIT }: { readonly NRO_DOC: string; readonly CUIT: string }) => {
  if (parseDni(NRO_DOC) !== undefined) return { dni: NRO_DOC }
  return parseCuit(CUIT) === undefined ? undefined : { cuit: CUIT }
}

/**
 * Finds the person first responsible for an item, with everything the register knows and this person may see (D10).
 * When the register does not answer, the name in the debt is used.
 */
export const useContribuyente = (
  item: Pick<Item, 'r' | 'i'>,
  nombreEnLaDeuda: string | undefined,
): ContribuyenteDeItem => {
  const clave = claveDeItem(item)
  const responsables = useResponsablesQuery({
    body: { recurso: item.r, imponible: String(item.i) },
  })
  const primero = responsables.data?.[0]
  const criterio = primero && criterioDe(primero)
  const padron = useContribuyenteDelPadronQuery(
    criterio
      ? { query: { pagina: 1, porPagina: 5 }, body: { data: { bsq: 1, ...criterio } } }
      : skipToken,
  )
  const esperando =
    (!responsables.data && !responsables.error) ||
    (criterio !== undefined && !padron.data && !padron.error) ||
    (primero === undefined && nombreEnLaDeuda === undefined)
  const filas = padron.data?.rows
  return useMemo(() => {
    if (esperando) return { clave, conocido: undefined }
    const ficha = filas?.find(({ APYNOM }) => APYNOM === primero?.APYNOM) ?? filas?.[0]
    return { clave, conocido: ficha ?? primero ?? { APYNOM: nombreEnLaDeuda ?? '' } }
  }, [clave, esperando, filas, primero, nombreEnLaDeuda])
}
