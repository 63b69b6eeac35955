import { interpolar, textos } from '@apremia/core'
import { Link } from 'react-router-dom'

const { nuevoConvenio, nuevoConvenioDe } = textos.comercios

export const NuevoConvenio = ({ comercio }: { readonly comercio: number }) => (
  <Link
    to={`/convenios?comercio=${comercio}`}
    aria-label={interpolar(nuevoConvenioDe, { numero: comercio })}
  >
    {nuevoConvenio}
  </Link>
)
