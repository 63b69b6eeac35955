import { textos } from '@apremia/core'
import { Link } from 'react-router-dom'

export const BuscarContribuyentes = () => (
  <p>
    <Link className="btn btn-secondary" to="/contribuyentes">
      {textos.paginaDeContribuyente.buscar}
    </Link>
  </p>
)
