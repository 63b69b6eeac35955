import { ORDENES_DE_PLANES } from '@apremia/api-client'
import { eligeAbogado } from '@apremia/core'
import { skipToken } from '@reduxjs/toolkit/query'
import { usePlanFiltroQuery } from '../../panels/planes/planes-api.ts'
import { impedimentoDeAlcance, usePrincipal } from '../../session/use-principal.ts'
import { ordenDe } from '../../ui/table/lista.ts'
import { useLista } from '../../ui/table/use-lista.ts'
import { LISTA_DE_PLANES, readFiltroDePlanes } from './filtro.ts'

/** Loads the list of payment plans. When the server would refuse the filters, no request is sent. */
export const usePlanes = () => {
  const principal = usePrincipal()
  const elige = eligeAbogado(principal)
  const lista = useLista(LISTA_DE_PLANES)
  const impedimento = impedimentoDeAlcance(principal)
  const lectura = readFiltroDePlanes(lista.filtro, elige)
  const listo = lista.buscado && impedimento === undefined && lectura.ok
  const { pagina, porPagina } = lista
  const source = usePlanFiltroQuery(
    listo && lectura.ok
      ? {
          query: { ...ordenDe(ORDENES_DE_PLANES, lista.orden), pagina, porPagina },
          body: lectura.body,
        }
      : skipToken,
  )
  return { ...lista, principal, elige, impedimento, listo, source }
}
