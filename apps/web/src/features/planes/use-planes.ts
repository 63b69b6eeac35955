import { alcanceDe, eligeAbogado, type Principal } from '@apremia/core'
import { skipToken } from '@reduxjs/toolkit/query'
import { useSesion } from '../../session/use-sesion.ts'
import { useLista } from '../../ui/table/use-lista.ts'
import { usePageSize } from '../../ui/table/use-page-size.ts'
import { decideFiltro, LISTADO, ORDENES } from './filtro.ts'
import { usePlanFiltroQuery } from './planes-api.ts'

/** Whoever is not signed in sees nothing. */
const NADIE: Principal = { rol: 'guest', abogado: '', permisos: [] }

/** The list of plans as its address asks for it: nothing is asked of the server that it would refuse. */
export const usePlanes = () => {
  const principal = useSesion()?.usuario ?? NADIE
  const elige = eligeAbogado(principal)
  const lista = useLista(LISTADO)
  const [porPagina, setPorPagina] = usePageSize(LISTADO.pantalla)
  const alcance = alcanceDe(principal, '')
  const impedimento = alcance.tipo === 'ninguno' ? alcance.mensaje : undefined
  const lectura = decideFiltro(lista.filtro, elige)
  const listo = lista.buscado && impedimento === undefined && lectura.ok
  const orden = ORDENES.find((nombre) => nombre === lista.orden?.columna)
  // The newest plans first, until somebody asks for another order.
  const sentido = orden === undefined ? 'desc' : (lista.orden?.sentido ?? 'asc')
  const source = usePlanFiltroQuery(
    listo && lectura.ok
      ? {
          query: { orden: orden ?? 'plan', sentido, pagina: lista.pagina, porPagina },
          body: lectura.body,
        }
      : skipToken,
  )
  return {
    ...lista,
    principal,
    elige,
    impedimento,
    listo,
    source,
    orden: { columna: orden ?? 'plan', sentido },
    porPagina,
    resize: (size: number) => {
      setPorPagina(size)
      lista.goTo(1)
    },
  }
}
