import { textos } from '@apremia/core'
import { useGetConfigQuery } from '../../api/config-api.ts'
import { Alert } from '../../ui/alert.tsx'

/**
 * Notice that the taxpayers of /novedades stay in the product and are not sent to the municipality. The notice is shown
 * when the municipality has its own service.
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
