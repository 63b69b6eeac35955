import { textos } from '@apremia/core'
import { useGetConfigQuery } from '../../api/config-api.ts'
import { Alert } from '../../ui/alert.tsx'

/**
 * Says that the taxpayers of the screen /novedades (reported changes) are stored only in Apremia. The text is shown
 * when the municipality has its own service, because that service does not receive these taxpayers.
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
