import { formatDni, textos } from '@apremia/core'
import { exportTabla } from '../exportaciones/export-tabla.ts'
import type { Handler } from '../platform/http/mount.ts'
import { findNovedades } from './novedades-lista.ts'

export const exportNovedades: Handler<'exportNovedades'> = (services, { query, request }) => {
  const { formato, orden, sentido, ...filtro } = query
  const filas = async function* () {
    const novedades = await findNovedades(services.db, filtro, { orden, sentido })
    yield novedades.map(({ apynom, dni, calle, nro }) => ({
      nombre: apynom,
      dni: formatDni(dni),
      domicilio: `${calle} ${nro}`.trim(),
    }))
  }
  return exportTabla(services, request, {
    tabla: 'novedades',
    formato,
    archivo: textos.archivos.misContribuyentes,
    lotes: filas(),
  })
}
