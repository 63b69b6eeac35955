import { interpolar, textos } from '@apremia/core'
import { skipToken } from '@reduxjs/toolkit/query'
import { useGetConfigQuery } from '../../api/config-api.ts'
import { formatInstant } from '../../ui/format.ts'
import { useGetSincronizacionQuery } from './cartera-api.ts'

const t = textos.sincronizacion

/**
 * Shows the instant of the last import from the municipality's own service. Without such a service, renders nothing.
 */
export const DatosAl = () => {
  const { data: config } = useGetConfigQuery({})
  const { data } = useGetSincronizacionQuery(
    config?.servicioMunicipal === 'remoto' ? {} : skipToken,
  )
  if (data === undefined) return null
  const { aplicada } = data
  return (
    <p className="freshness">
      {aplicada === null ? t.sinTraer : interpolar(t.datosAl, { momento: formatInstant(aplicada) })}
    </p>
  )
}
