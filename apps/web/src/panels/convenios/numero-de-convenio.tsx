import { interpolar, textos } from '@apremia/core'
import { Link } from 'react-router-dom'
import { useGetConfigQuery } from '../../api/config-api.ts'

interface NumeroDeConvenioProps {
  readonly id: number
  readonly numero: string
}

/**
 * Number of an agreement that the municipal service returned, as a link to its view. A municipality's own service has
 * other ids, and the same id in the product may be the agreement of another person, so there is no link then.
 */
export const NumeroDeConvenio = ({ id, numero }: NumeroDeConvenioProps) => {
  const { data } = useGetConfigQuery({})
  if (data?.servicioMunicipal !== 'propio') return numero
  return (
    <Link
      to={`/convenios?ver=${id}`}
      aria-label={interpolar(textos.convenioEnlazado.ver, { numero })}
    >
      {numero}
    </Link>
  )
}
