import { findEspera, type PantallaQueEspera, textos } from '@apremia/core'
import { Link } from 'react-router-dom'
import { usePuede } from '../../session/use-sesion.ts'
import { useGetFaltantesQuery } from './faltantes-api.ts'
import './instalacion.css'

const t = textos.espera

interface QueEsperaProps {
  readonly pantalla: PantallaQueEspera
}

/**
 * Lists, on an empty screen, the pending setup steps that the screen needs, such as loading the debt. An administrator
 * gets a link to the page with all the setup steps.
 */
export const QueEspera = ({ pantalla }: QueEsperaProps) => {
  const puede = usePuede()
  const { data = [] } = useGetFaltantesQuery({})
  const faltan = findEspera(pantalla, data)
  if (faltan.length === 0) return null
  return (
    <div className="espera">
      <p>{t.titulo}</p>
      <ul>
        {faltan.map(({ clave, titulo }) => (
          <li key={clave}>{titulo}</li>
        ))}
      </ul>
      {puede('parametros.administrar') ? (
        <Link to="/puesta-en-marcha">{t.verTodo}</Link>
      ) : (
        <p>{t.deAdministrador}</p>
      )}
    </div>
  )
}
