import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { type Failure, failureOf } from '../../api/failure.ts'
import { useAppDispatch } from '../../api/thunk.ts'
import { today } from '../../ui/format.ts'
import { type CasoNombrado, enlaceDeCaso } from '../casos/enlace-de-caso.ts'
import { mesasApi } from '../mesas/mesas-api.ts'
import { findVecino } from './find-vecino.ts'
import {
  type CasoVecino,
  type ListaDeOrigen,
  origenDeMesa,
  readOrigen,
  vecinosDe,
} from './origen.ts'

/** Opens another case of the list. `lista` is the page of the list that contains that case. */
export type AbrirVecino = (otro: CasoNombrado, lista: ListaDeOrigen) => void

/**
 * Returns the previous and the next case of the list from which a case was opened, with a function that opens them. The
 * opened case replaces the present one in the browser history, so that Back returns to the list.
 *
 * @param abrir opens a case beside its list, instead of on a page of its own
 * @param onPaso called just before another case opens
 */
export const usePasar = (
  caso: CasoNombrado,
  abrir: AbrirVecino | undefined,
  onPaso: (otro: CasoNombrado) => void,
) => {
  const { state, key } = useLocation()
  const navigate = useNavigate()
  const dispatch = useAppDispatch()
  const [pasando, setPasando] = useState(false)
  // Result of a search for the previous or next case that found none. `en` is the entry of the browser history where
  // the person asked. The result is shown only there.
  const [fin, setFin] = useState<{ readonly en: string; readonly failure?: Failure | undefined }>()
  const actual = useRef<string>(undefined)
  useEffect(() => {
    actual.current = key
    return () => {
      actual.current = undefined
    }
  }, [key])
  const origen = readOrigen(state)
  const open: AbrirVecino = (otro, lista) => {
    onPaso(otro)
    if (abrir) abrir(otro, lista)
    else navigate(enlaceDeCaso(otro), { replace: true, state: { ...state, origen: lista } })
  }
  const openEnOtraPagina = async (
    lista: ListaDeOrigen & Required<Pick<ListaDeOrigen, 'mesa'>>,
    pagina: number,
  ) => {
    let failure: Failure | undefined
    const ask = async (una: number) => {
      const query = { ...lista.mesa.query, pagina: una }
      const answer = await dispatch(
        mesasApi.endpoints.pageMesa.initiate({ query }, { subscribe: false, forceRefetch: true }),
      )
      failure = failureOf(answer.error)
      return answer.data && origenDeMesa(query, answer.data, today())
    }
    setPasando(true)
    const vecino = await findVecino(ask, lista, { actual: lista.mesa.query.pagina, pagina })
    setPasando(false)
    // When the person went to another screen while the list was loading, no case is opened.
    if (actual.current !== key) return
    if (vecino) open(vecino.caso, vecino.lista)
    else setFin({ en: key, failure })
  }
  const pasar = ({ caso: otro, pagina }: CasoVecino): void => {
    if (origen === undefined) return
    setFin(undefined)
    if (otro) open(otro, origen)
    else if (origen.mesa) void openEnOtraPagina({ ...origen, mesa: origen.mesa }, pagina)
  }
  return {
    vecinos: origen && vecinosDe(origen, caso),
    /** True when the stored states of the deadlines of the list were computed today. */
    alDia: origen?.al === today(),
    pasar,
    pasando,
    /** True when the person asked for the previous or next case and the list has no more cases. */
    sinMas: fin?.en === key && fin.failure === undefined,
    failure: fin?.en === key ? fin.failure : undefined,
  }
}

export type Paso = ReturnType<typeof usePasar>
