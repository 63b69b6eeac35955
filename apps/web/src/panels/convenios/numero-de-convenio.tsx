import { interpolar, textos } from '@apremia/core'
import { Link } from 'react-router-dom'
import { useGetConfigQuery } from '../../api/config-api.ts'

interface NumeroDeConvenioProps {
  readonly id: number
  readonly numero: string
}

/**
 * An agreement the municipal service told of, which opens in its view. A municipality's own service has ids of
 * its own: over one, the same id of the product may be another person's agreement.
 */
export const NumeroDeConvenio = ({ id, numero }: NumeroDeConvenioProps) => {
  const { data } = useGetConfigQuery({})
  if (data?.servicioMunicipal !== 'propio') return numero
  return (
    <Link
      to={`/convenios?ver=${id}`}
      aria-label={interpolar(textos.planes.convenios.verConvenio, { numero })}
    >
      {numero}
    </Link>
  )
}
