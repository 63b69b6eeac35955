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
 * Links to the pending first-day tasks that would fill an empty screen with data. The links are shown below the text of
 * that screen.
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
