import { textos } from '@apremia/core'
import { NavLink } from 'react-router-dom'
import { usePuede } from '../../session/use-sesion.ts'

const CONSULTAS = ['/contribuyentes', '/inmuebles', '/comercios', '/planes-de-pago'] as const

/** From one search to another. */
export const ConsultasNav = () => {
  const puede = usePuede()
  if (!puede('padron.buscar')) return null
  return (
    <nav className="consultas" aria-label={textos.navegacion.consultas}>
      <span aria-hidden="true">{textos.navegacion.consultas}:</span>
      <ul>
        {CONSULTAS.map((path) => (
          <li key={path}>
            <NavLink to={path}>{textos.rutas[path]}</NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
