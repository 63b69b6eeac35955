import { interpolar, textos } from '@apremia/core'
import { Link } from 'react-router-dom'

const { nuevoConvenio, nuevoConvenioDe } = textos.comercios

/** Link that starts a new agreement from a business (S2 §2.3). A guest makes no agreements. */
export const NuevoConvenio = ({ comercio }: { readonly comercio: number }) => (
  <Link
    to={`/convenios?comercio=${comercio}`}
    aria-label={interpolar(nuevoConvenioDe, { numero: comercio })}
  >
    {nuevoConvenio}
  </Link>
)
