import { CLASES_DE_HALLAZGO } from '@apremia/api-client'
import { buscaPorDocumento, decideBuscador, interpolar, puede, textos } from '@apremia/core'
import { skipToken } from '@reduxjs/toolkit/query'
import { failureOf } from '../../api/failure.ts'
import { useFormatoDePartida } from '../../api/formato-de-partida.ts'
import { useRecursos } from '../../api/recursos.ts'
import { impedimentoDeAlcance, usePrincipal } from '../../session/use-principal.ts'
import { useSettled } from '../../ui/use-settled.ts'
import { useSearchBuscadorQuery } from './buscador-api.ts'
import {
  type Accion,
  type GrupoDeOpciones,
  gruposDeAcciones,
  gruposDeActos,
  gruposDeHallazgos,
  gruposPorNumero,
} from './opciones.ts'

const t = textos.buscador

/**
 * Returns the options of the search box for the typed text. A text that is not a valid search is not sent to the
 * server.
 */
export const useOpciones = (texto: string, acciones: readonly Accion[]) => {
  const principal = usePrincipal()
  const recursos = useRecursos()
  const impedimento = impedimentoDeAlcance(principal)
  const { value: quieto, settling } = useSettled(texto.trim())
  const decision = decideBuscador(principal, quieto, useFormatoDePartida())
  const pide = impedimento === undefined && decision.ok
  const { currentData, error, isFetching, refetch } = useSearchBuscadorQuery(
    pide ? { body: { texto: quieto } } : skipToken,
  )
  const buscando = impedimento === undefined && (isFetching || (settling && texto.trim() !== ''))
  const hallados: readonly GrupoDeOpciones[] =
    currentData && decision.ok && !settling
      ? [
          ...gruposDeActos(principal, recursos, currentData, decision.valor.buscado),
          ...gruposDeHallazgos(currentData, decision.valor.buscado),
          ...gruposPorNumero(currentData, decision.valor.buscado),
        ]
      : []
  const n = CLASES_DE_HALLAZGO.reduce((suma, clase) => suma + (currentData?.[clase].length ?? 0), 0)
  const decir = (): string => {
    if (buscando) return t.buscando
    if (impedimento !== undefined) return impedimento
    if (quieto === '') {
      const ayuda = buscaPorDocumento(principal) ? t.ayuda : t.ayudaInvitado
      return puede(principal, 'actuaciones.grabar') ? `${ayuda} ${t.ayudaDeActos}` : ayuda
    }
    if (!decision.ok) return decision.motivos.map(({ mensaje }) => mensaje).join(' ')
    if (currentData === undefined) return ''
    if (n === 0) return interpolar(t.sinHallazgos, { texto: quieto })
    if (currentData.hayMas.length > 0) return interpolar(t.primerosHallazgos, { n })
    return n === 1 ? t.unHallazgo : interpolar(t.hallazgos, { n })
  }
  return {
    grupos: [...hallados, ...gruposDeAcciones(acciones, texto)],
    dicho: decir(),
    sinBuscar: (currentData?.sinBuscar.length ?? 0) > 0,
    failure: isFetching || settling ? undefined : failureOf(error),
    retry: () => void refetch(),
  }
}
