import { textos } from '@apremia/core'
import { useGetConfigQuery } from '../../api/config-api.ts'
import { Alert } from '../../ui/alert.tsx'

/** With a municipality's own service, what stays here and does not reach it. */
export const EnElProducto = () => {
  const { data } = useGetConfigQuery({})
  if (data?.servicioMunicipal !== 'remoto') return null
  return (
    <Alert kind="info">
      <p>{textos.novedades.enElProducto}</p>
    </Alert>
  )
}
