import { abogadoEnDireccion, interpolar, type Mesa, textos } from '@apremia/core'
import { Link } from 'react-router-dom'
import { usePrincipal } from '../../session/use-principal.ts'
import { formatInteger } from '../../ui/format.ts'
import { enlaceDeVencimiento } from './enlaces.ts'
import { useGetHoyQuery } from './hoy-api.ts'

const { sinContarVencidos, vencidoDeMesa, vencidosDeMesa } = textos.navegacion

/**
 * Number of overdue cases of a desk (list of cases), shown beside the desk in the sidebar. The number links to these
 * cases. Shows nothing while the number is unknown or 0.
 */
export const VencidosDeMesa = ({ mesa }: { readonly mesa: Mesa }) => {
  const { data, isError } = useGetHoyQuery({})
  const abogado = abogadoEnDireccion(usePrincipal(), '')
  if (isError && !data)
    return (
      <span className="sidebar-count" title={sinContarVencidos}>
        <span aria-hidden="true">?</span>
        <span className="sr-only">{sinContarVencidos}</span>
      </span>
    )
  const n = data?.[mesa].vencidos ?? 0
  if (n === 0) return null
  const texto = interpolar(n === 1 ? vencidoDeMesa : vencidosDeMesa, {
    n: formatInteger(n),
    mesa: textos.rutas[`/mesa-${mesa}`],
  })
  return (
    <Link
      className="sidebar-count"
      to={enlaceDeVencimiento(mesa, 'vencidos', abogado)}
      aria-label={texto}
      title={texto}
    >
      {formatInteger(n)}
    </Link>
  )
}
