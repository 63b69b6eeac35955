import { esRadicacion } from '@apremia/core'
import { skipToken } from '@reduxjs/toolkit/query'
import { useEffect, useEffectEvent } from 'react'
import type { Data } from '../../api/endpoint.ts'
import { toImporteTecleado } from '../../ui/accept-importe.ts'
import { useProposeRadicacionQuery } from './actuaciones-api.ts'
import type { Forma } from './decide-forma.ts'
import type { FichaDeActuacion } from './use-actuacion-form.ts'
import { useComprimido } from './use-comprimido.ts'
import type { ValoresDeActuacion } from './valores.ts'

export interface RadicacionPropuesta {
  readonly valores: Pick<ValoresDeActuacion, 'caratula' | 'nrotit' | 'monto' | 'periodos'>
  readonly deVarios: boolean
  readonly juzgados: readonly string[]
  readonly departamentos: readonly string[]
}

const toValores = ({
  juzgados: _,
  departamentos: __,
  monto,
  ...textos
}: Data<'proposeRadicacion'>) => ({
  ...textos,
  monto: toImporteTecleado(monto),
})

/**
 * Fills in the form of a court filing with the data of the executive titles of the chosen properties or businesses (S2
 * §5).
 *
 * @param sabe true once the server has said which properties or businesses already have a court filing
 */
export const usePropuesta = (
  { propose }: Pick<FichaDeActuacion, 'propose'>,
  { tpId, pares }: Pick<Forma, 'tpId' | 'pares'>,
  sabe: boolean,
): { readonly propuesta: RadicacionPropuesta | undefined; readonly proponiendo: boolean } => {
  const pedida = sabe && tpId !== null && esRadicacion(tpId) && pares.length > 0
  const data = useComprimido(pedida ? pares : [])
  const { currentData, isFetching, isError } = useProposeRadicacionQuery(
    data === undefined ? skipToken : { body: { data } },
    // An executive title may have been generated or annulled since the last request.
    { refetchOnMountOrArgChange: true },
  )
  const fill = useEffectEvent(propose)
  const llegada = pedida && !isFetching ? currentData : undefined
  useEffect(() => {
    if (llegada) fill(toValores(llegada))
  }, [llegada])
  return {
    propuesta: llegada && {
      valores: toValores(llegada),
      deVarios: pares.length > 1,
      juzgados: llegada.juzgados,
      departamentos: llegada.departamentos,
    },
    // True while the proposed values of the form are loading. When the request for these values fails, the person fills
    // in the form by hand.
    proponiendo: pedida && llegada === undefined && !isError,
  }
}
