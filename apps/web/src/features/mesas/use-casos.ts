import { findSolapas, puede } from '@apremia/core'
import { skipToken } from '@reduxjs/toolkit/query'
import { useCountMesaQuery, usePageMesaQuery } from '../../panels/mesas/mesas-api.ts'
import { usePrincipal } from '../../session/use-principal.ts'
import { useLista } from '../../ui/table/use-lista.ts'
import type { DatosDeMesa, FiltroDeMesa, SolapaConCasos } from './mesa.ts'
import { readPedidoDeMesa } from './read-pedido-de-mesa.ts'

/** Loads the cases of a desk (list of cases). When the server would refuse the filters, no request is sent. */
export const useCasos = (datos: DatosDeMesa, abogado: string) => {
  const principal = usePrincipal()
  const lista = useLista(datos.spec)
  const { filtro, pagina, porPagina, apply } = lista
  const leido = readPedidoDeMesa(datos, principal, lista, abogado)
  const { solapa, historico, consulta, pedido } = leido
  const source = usePageMesaQuery(pedido ? { query: { ...pedido, pagina, porPagina } } : skipToken)
  const cuentas = useCountMesaQuery(consulta ? { query: consulta } : skipToken)
  // Applying or clearing the filters keeps the sub-tab and the search of older cases (`historico`).
  const deLaVista = {
    ...(solapa === 'activos' ? {} : { solapa }),
    ...(historico ? { historico: 'true' } : {}),
  }
  return {
    lista: {
      ...lista,
      apply: (otro: FiltroDeMesa) => apply({ ...otro, solapa: '', historico: '', ...deLaVista }),
      clear: () => apply(deLaVista, { limpia: true }),
    },
    ...leido,
    solapas: findSolapas(principal, datos.mesa),
    /** True when the person may see cases older than the number of days that the list shows. */
    miraAtras: puede(principal, 'historico.buscar'),
    goToSolapa: (otra: SolapaConCasos) =>
      apply({ ...filtro, solapa: otra === 'activos' ? '' : otra }),
    lookBack: (todo: boolean) => apply({ ...filtro, historico: todo ? 'true' : '' }),
    source,
    cuentas,
  }
}

export type CasosDeMesa = ReturnType<typeof useCasos>
