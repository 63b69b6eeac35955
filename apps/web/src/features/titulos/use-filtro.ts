import { useEffect } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { useSearchParams } from 'react-router-dom'
import { filtroGuardado, selectFiltro } from '../../session/working-filters-slice.ts'
import { type Filtro, hasFiltro, readFiltro, writeFiltro } from './filtro.ts'

const PANTALLA = 'creaciontitulos'

type State = Parameters<typeof selectFiltro>[0]

/**
 * The filter of the list lives in the address: it can be shared, and Back brings it again. Coming back to
 * the screen without one takes up the last that was applied (F4).
 */
export const useFiltro = () => {
  const dispatch = useDispatch()
  const [params, setParams] = useSearchParams()
  const kept = useSelector((state: State) => selectFiltro(state, PANTALLA))
  const restore = kept !== undefined && kept !== '' && !hasFiltro(params)

  useEffect(() => {
    if (!restore) return
    const { filtro, pagina } = readFiltro(new URLSearchParams(kept))
    setParams((current) => writeFiltro(current, filtro, pagina), { replace: true })
  }, [restore, kept, setParams])

  const { filtro, pagina } = readFiltro(params)
  const apply = (next: Filtro, page = 1) => {
    dispatch(
      filtroGuardado({
        pantalla: PANTALLA,
        filtro: writeFiltro(new URLSearchParams(), next, page).toString(),
      }),
    )
    setParams((current) => writeFiltro(current, next, page))
  }
  return { filtro, pagina, apply }
}
