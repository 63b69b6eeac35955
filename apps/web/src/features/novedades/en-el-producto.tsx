import { textos } from '@apremia/core'
import { useGetConfigQuery } from '../../api/config-api.ts'
import { Alert } from '../../ui/alert.tsx'

/**
 * When the municipality has its own service, the taxpayers of /novedades stay in the product and are not sent to that
 * service.
 */
export const EnElProducto = () => {
  const { data } = useGetConfigQuery({})
  if (data?.servicioMunicipal !== 'remoto') return null
  return (
    <Alert kind="info">
      <p>{textos.novedades.enElProducto}</p>
    </Alert>
  )
}
