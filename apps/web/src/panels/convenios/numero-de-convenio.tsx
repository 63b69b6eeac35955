import { interpolar, textos } from '@apremia/core'
import { Link } from 'react-router-dom'
import { useGetConfigQuery } from '../../api/config-api.ts'

interface NumeroDeConvenioProps {
  readonly id: number
  readonly numero: string
}

/**
 * Shows the number of a payment agreement as a link to the agreement. When the municipality has its own service, the
 * number is not a link: its `id` belongs to that service, and Apremia may use the same id for the agreement of a
 * different person.
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
