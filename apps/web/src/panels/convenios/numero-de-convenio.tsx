import { interpolar, textos } from '@apremia/core'
import { Link } from 'react-router-dom'
import { useGetConfigQuery } from '../../api/config-api.ts'

interface NumeroDeConvenioProps {
  readonly id: number
  readonly numero: string
}

/**
 * Shows the number of a payment agreement as a link to the agreement. With the municipality's own service the number is
 * not a link. The `id` belongs to that service, and in Apremia the same `id` may be the agreement of a different
 * person.
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
