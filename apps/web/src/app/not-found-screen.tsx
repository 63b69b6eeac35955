import { textos } from '@apremia/core'
import { Link } from 'react-router-dom'
import { ScreenTitle } from '../ui/screen-title.tsx'

const navegacion = textos.navegacion
const rutas = textos.rutas

export const NotFoundScreen = () => (
  <div className="not-found">
    <ScreenTitle text={rutas['*']} />
    <p className="not-found-code" aria-hidden="true">
      404
    </p>
    <h1>{navegacion.noEncontrada}</h1>
    <p>{navegacion.noEncontradaAyuda}</p>
    <Link className="btn btn-primary" to="/home">
      {navegacion.irAlInicio}
    </Link>
  </div>
)
