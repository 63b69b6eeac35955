import { claseDeRecurso, interpolar, textos } from '@apremia/core'
import { Navigate } from 'react-router-dom'
import { useRecursos } from '../../api/recursos.ts'
import {
  type CasoNombrado,
  enlaceDeCaso,
  type ParteDeCaso,
} from '../../panels/casos/enlace-de-caso.ts'
import { PaginaDeCaso } from '../../panels/pagina-de-caso/pagina-de-caso.tsx'

interface CasoAlLadoProps {
  readonly caso: Omit<CasoNombrado, 'tipo'>
  readonly parte: ParteDeCaso
  /** True when the window is wide enough to show the list and the case side by side. */
  readonly ancha: boolean
  readonly close: () => void
}

/**
 * Case that the URL of a list of cases (desk) names. The case is beside the list in a wide window, and in place of the
 * list in a narrow one.
 */
export const CasoAlLado = ({ caso, parte, ancha, close }: CasoAlLadoProps) => {
  const recursos = useRecursos()
  const nombrado: CasoNombrado = {
    ...caso,
    tipo: claseDeRecurso(recursos, caso.recurso) === 'comercio' ? 'C' : 'I',
  }
  if (!ancha) return <Navigate to={enlaceDeCaso(nombrado, parte)} replace />
  const nombre = `${caso.imponible} ${caso.recurso}`
  return (
    <aside aria-label={interpolar(textos.paginaDeCaso.titulo, { caso: nombre })}>
      <PaginaDeCaso key={nombre} caso={nombrado} parte={parte} nivel="h2" onVolver={close} />
    </aside>
  )
}
