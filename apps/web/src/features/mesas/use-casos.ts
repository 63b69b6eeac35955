import { ORDENES_DE_MESA } from '@apremia/api-client'
import { findSolapas, SOLAPAS } from '@apremia/core'
import { skipToken } from '@reduxjs/toolkit/query'
import { impedimentoDeAlcance, usePrincipal } from '../../session/use-principal.ts'
import { ordenDe } from '../../ui/table/lista.ts'
import { useLista } from '../../ui/table/use-lista.ts'
import { readFiltroDeMesa } from './filtro.ts'
import type { DatosDeMesa, FiltroDeMesa, SolapaConCasos } from './mesa.ts'
import { useCountMesaQuery, usePageMesaQuery } from './mesas-api.ts'

/** The sub-tab the address says; the first one without any (S2 §2.5). */
const solapaDe = ({ solapa }: FiltroDeMesa): SolapaConCasos =>
  [...SOLAPAS, 'todos' as const].find((una) => una === solapa) ?? 'activos'

/** The cases of a desk as its address asks for them: nothing is asked of the server that it would refuse. */
export const useCasos = (datos: DatosDeMesa, abogado: string) => {
  const principal = usePrincipal()
  const lista = useLista(datos.spec)
  const { filtro, pagina, porPagina, apply } = lista
  const solapa = solapaDe(filtro)
  const historico = filtro.historico === 'true'
  const impedimento = impedimentoDeAlcance(principal)
  const lectura = readFiltroDeMesa(datos, filtro, abogado)
  const consulta = impedimento === undefined && lectura.ok ? lectura.body : undefined
  const orden = ordenDe(ORDENES_DE_MESA, lista.orden)
  const pedido = consulta && { ...consulta, solapa, ...orden }
  const source = usePageMesaQuery(pedido ? { query: { ...pedido, pagina, porPagina } } : skipToken)
  const cuentas = useCountMesaQuery(consulta ? { query: consulta } : skipToken)
  // Which sub-tab, and how far back it looks, are no filters to be taken off.
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
    impedimento,
    solapa,
    solapas: findSolapas(principal, datos.mesa),
    historico,
    goToSolapa: (otra: SolapaConCasos) =>
      apply({ ...filtro, solapa: otra === 'activos' ? '' : otra }),
    lookBack: (todo: boolean) => apply({ ...filtro, historico: todo ? 'true' : '' }),
    orden,
    consulta,
    pedido,
    source,
    cuentas,
  }
}

export type CasosDeMesa = ReturnType<typeof useCasos>
