import { interpolar, textos } from '@apremia/core'
import { Link } from 'react-router-dom'
import { useGetConfigQuery } from '../../api/config-api.ts'

interface NumeroDeConvenioProps {
  readonly id: number
  readonly numero: string
}

/**
 * Number of an agreement returned by the municipal service, as a link to the agreement. When the municipality has its
 * own service, there is no link, because the same id in the product may be an agreement of another person.
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
