import {
  debeElegirAbogado,
  eligeAbogado,
  findPestanas,
  MESA_DE_TODOS,
  type PestanaDeMesa,
  type Principal,
} from '@apremia/core'
import { useEffect, useRef } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { useSearchParams } from 'react-router-dom'
import { usePrincipal } from '../../session/use-principal.ts'
import { filtroGuardado, selectFiltro } from '../../session/working-filters-slice.ts'
import { hasLista } from '../../ui/table/lista.ts'
import type { DatosDeMesa } from './mesa.ts'

type State = Parameters<typeof selectFiltro>[0]

const PESTANA = 'pestana'
const ABOGADO = 'abogado'

export const readVista = (
  { mesa, spec, pestanaDeCasos }: DatosDeMesa,
  principal: Principal,
  params: URLSearchParams,
) => {
  const elige = eligeAbogado(principal)
  const pestanas = findPestanas(principal, mesa)
  const pedida = pestanas.find((una) => una === params.get(PESTANA))
  const [primera = pestanaDeCasos] = pestanas
  const dicho = elige ? (params.get(ABOGADO) ?? '') : ''
  return {
    pestanas,
    pestana: pedida ?? (hasLista(spec, params) ? pestanaDeCasos : primera),
    /**
     * Lawyer code to filter by. Empty means every lawyer or, for a person who is a lawyer, only the person's own cases.
     */
    abogado: dicho === MESA_DE_TODOS ? '' : dicho,
    /** Lawyer code of the URL parameter, or {@link MESA_DE_TODOS} (every lawyer). '' until the person chooses. */
    dicho,
    elige,
    /**
     * True until the person chooses a lawyer or every lawyer. The desk (work list of cases) shows nothing before that
     * choice (S2 §2.4, D78, D178).
     */
    debeElegir: debeElegirAbogado(principal) && dicho === '',
  }
}

/**
 * Returns the open tab of a desk (work list of cases) and the chosen lawyer, from the URL or from the last visit (F4).
 * Changing the tab discards the other URL parameters, because each tab has its own.
 */
export const useVista = (datos: DatosDeMesa) => {
  const { spec } = datos
  const dispatch = useDispatch()
  const principal = usePrincipal()
  const [params, setParams] = useSearchParams()
  const pantalla = `${spec.pantalla}.vista`
  const kept = useSelector((state: State) => selectFiltro(state, pantalla)) ?? ''
  const vista = readVista(datos, principal, params)
  const { elige, pestana, dicho: deQuien } = vista

  const dicho = params.has(PESTANA) || params.has(ABOGADO) || hasLista(spec, params)
  const abogadoFalta = elige && !params.has(ABOGADO) && new URLSearchParams(kept).has(ABOGADO)
  const restaura = useRef(kept !== '' && (!dicho || abogadoFalta)).current
  const porRestaurar = restaura && (dicho ? abogadoFalta : true)
  useEffect(() => {
    if (!porRestaurar) return
    setParams(
      (current) => {
        const next = new URLSearchParams(kept)
        for (const [nombre, valor] of current) next.set(nombre, valor)
        return next
      },
      { replace: true },
    )
  }, [porRestaurar, kept, setParams])

  const escrita = new URLSearchParams({
    [PESTANA]: pestana,
    ...(deQuien === '' ? {} : { [ABOGADO]: deQuien }),
  }).toString()
  useEffect(() => {
    if (!porRestaurar) dispatch(filtroGuardado({ pantalla, filtro: escrita }))
  }, [porRestaurar, dispatch, pantalla, escrita])

  const go = (a: PestanaDeMesa, de: string) =>
    setParams({ [PESTANA]: a, ...(de === '' ? {} : { [ABOGADO]: de }) })
  return {
    porRestaurar,
    ...vista,
    changeTo: (a: PestanaDeMesa) => go(a, deQuien),
    /**
     * Opens the desk (work list of cases) of another lawyer, without filters. {@link MESA_DE_TODOS} opens the list of
     * every lawyer.
     */
    choose: (de: string) => {
      dispatch(filtroGuardado({ pantalla: spec.pantalla, filtro: '' }))
      go(pestana, de)
    },
  }
}

export type Vista = ReturnType<typeof useVista>
