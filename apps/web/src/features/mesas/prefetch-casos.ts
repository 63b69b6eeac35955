import { mesasApi } from '../../panels/mesas/mesas-api.ts'
import type { Prefetch } from '../../session/prefetch.ts'
import { selectUsuario } from '../../session/session-slice.ts'
import { readLista } from '../../ui/table/lista.ts'
import { readPageSize } from '../../ui/table/use-page-size.ts'
import type { DatosDeMesa } from './mesa.ts'
import { readPedidoDeMesa } from './read-pedido-de-mesa.ts'
import { readVista } from './use-vista.ts'

/**
 * Option of a request that is sent before its screen is rendered. The request does not subscribe to its response. If no
 * component uses the response, the cache drops it after a while.
 */
const UNSUBSCRIBED = { subscribe: false } as const

export const prefetchCasos =
  (datos: DatosDeMesa): Prefetch =>
  async ({ dispatch, getState }, search) => {
    const usuario = selectUsuario(getState())
    const params = new URLSearchParams(search)
    if (usuario === null) return
    const vista = readVista(datos, usuario, params)
    const lista = readLista(datos.spec, params)
    const { consulta, pedido } = readPedidoDeMesa(datos, usuario, lista, vista.abogado)
    if (vista.debeElegir || vista.pestana !== datos.pestanaDeCasos || !consulta || !pedido) return
    const { pageMesa, countMesa } = mesasApi.endpoints
    const porPagina = readPageSize(datos.spec.pantalla)
    dispatch(countMesa.initiate({ query: consulta }, UNSUBSCRIBED))
    await dispatch(
      pageMesa.initiate({ query: { ...pedido, pagina: lista.pagina, porPagina } }, UNSUBSCRIBED),
    )
  }
