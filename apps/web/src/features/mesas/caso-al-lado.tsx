import { claseDeRecurso, interpolar, textos } from '@apremia/core'
import { useEffect, useRef } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { useRecursos } from '../../api/recursos.ts'
import {
  type CasoNombrado,
  enlaceDeCaso,
  type ParteDeCaso,
} from '../../panels/casos/enlace-de-caso.ts'
import { PaginaDeCaso } from '../../panels/pagina-de-caso/pagina-de-caso.tsx'
import type { AbrirVecino } from '../../panels/pagina-de-caso/use-pasar.ts'

interface CasoAlLadoProps {
  readonly caso: Omit<CasoNombrado, 'tipo'>
  readonly parte: ParteDeCaso
  readonly ancha: boolean
  readonly pasar: AbrirVecino
  readonly close: () => void
}

/**
 * Case that the URL of a list of cases (desk) names. In a wide window the case is beside the list, and in a narrow
 * window it replaces the list.
 */
export const CasoAlLado = ({ caso, parte, ancha, pasar, close }: CasoAlLadoProps) => {
  const recursos = useRecursos()
  const nombrado: CasoNombrado = {
    ...caso,
    tipo: claseDeRecurso(recursos, caso.recurso) === 'comercio' ? 'C' : 'I',
  }
  const { state } = useLocation()
  const nombre = `${caso.imponible} ${caso.recurso}`
  const aside = useRef<HTMLElement>(null)
  const mostrado = useRef(nombre)
  // The button that opened the previous or next case disappears with the old case. The panel takes the focus, because
  // otherwise no element would have it.
  useEffect(() => {
    if (mostrado.current === nombre) return
    mostrado.current = nombre
    if (document.activeElement === document.body) aside.current?.focus()
  }, [nombre])
  if (!ancha) return <Navigate to={enlaceDeCaso(nombrado, parte)} state={state} replace />
  return (
    <aside
      ref={aside}
      tabIndex={-1}
      aria-label={interpolar(textos.paginaDeCaso.titulo, { caso: nombre })}
    >
      <PaginaDeCaso caso={nombrado} parte={parte} nivel="h2" onVolver={close} onVecino={pasar} />
    </aside>
  )
}
