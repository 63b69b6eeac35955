import { interpolar, textos } from '@apremia/core'
import { skipToken } from '@reduxjs/toolkit/query'
import { useGetConfigQuery } from '../../api/config-api.ts'
import { formatInstant } from '../../ui/format.ts'
import { useGetSincronizacionQuery } from './cartera-api.ts'

const t = textos.sincronizacion

/** Of when the data of a screen are, where they are brought from the municipality's own service. */
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
