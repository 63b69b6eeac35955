import { alcanceDe } from '@apremia/core'
import { skipToken } from '@reduxjs/toolkit/query'
import { useLista } from '../../ui/table/use-lista.ts'
import { usePageSize } from '../../ui/table/use-page-size.ts'
import { useSearchConveniosQuery } from './convenios-api.ts'
import { decideFiltro, LISTADO, ordenOf, POR_FECHA } from './filtro.ts'
import { usePrincipal } from './use-principal.ts'

/** The list as its address asks for it: nothing is asked of the server that it would refuse. */
export const useConvenios = () => {
  const principal = usePrincipal()
  const lista = useLista(LISTADO)
  const [porPagina, setPorPagina] = usePageSize(LISTADO.pantalla)
  const alcance = alcanceDe(principal, '')
  const lectura = decideFiltro(lista.filtro, principal)
  const orden = lista.orden ?? POR_FECHA
  const body = alcance.tipo !== 'ninguno' && lectura.ok ? lectura.body : undefined
  const source = useSearchConveniosQuery(
    body ? { query: { ...ordenOf(orden), pagina: lista.pagina, porPagina }, body } : skipToken,
  )
  return {
    ...lista,
    principal,
    /** Told in place of any result, to whoever cannot find anything (D13). */
    impedimento: alcance.tipo === 'ninguno' ? alcance.mensaje : undefined,
    body,
    source,
    orden,
    porPagina,
    resize: (size: number) => {
      setPorPagina(size)
      lista.goTo(1)
    },
  }
}
