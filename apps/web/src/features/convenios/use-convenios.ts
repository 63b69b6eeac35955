import { ORDENES_DE_CONVENIOS } from '@apremia/api-client'
import { skipToken } from '@reduxjs/toolkit/query'
import { useSearchConveniosQuery } from '../../panels/convenios/lista-api.ts'
import { impedimentoDeAlcance, usePrincipal } from '../../session/use-principal.ts'
import { ordenDe } from '../../ui/table/lista.ts'
import { useLista } from '../../ui/table/use-lista.ts'
import { LISTA_DE_CONVENIOS, readFiltroDeConvenios } from './filtro.ts'

/** Loads the list of payment agreements. When the server would refuse the filters, no request is sent. */
export const useConvenios = () => {
  const principal = usePrincipal()
  const lista = useLista(LISTA_DE_CONVENIOS)
  const impedimento = impedimentoDeAlcance(principal)
  const lectura = readFiltroDeConvenios(lista.filtro, principal)
  const body = impedimento === undefined && lectura.ok ? lectura.body : undefined
  const orden = ordenDe(ORDENES_DE_CONVENIOS, lista.orden)
  const { pagina, porPagina } = lista
  const source = useSearchConveniosQuery(
    body ? { query: { ...orden, pagina, porPagina }, body } : skipToken,
  )
  return {
    ...lista,
    principal,
    impedimento,
    exportacion: body && { query: { ...body, ...orden } },
    source,
  }
}
