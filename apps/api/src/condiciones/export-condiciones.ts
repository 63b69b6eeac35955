import { textos } from '@apremia/core'
import { exportTabla } from '../exportaciones/export-tabla.ts'
import type { Handler } from '../platform/http/mount.ts'
import { selectCondiciones, toCondicion } from './condiciones-repo.ts'

export const exportCondiciones: Handler<'exportCondiciones'> = (services, { query, request }) => {
  const filas = async function* () {
    yield (await selectCondiciones(services.db)).map(toCondicion)
  }
  return exportTabla(services, request, {
    tabla: 'condiciones',
    formato: query.formato,
    archivo: textos.archivos.condiciones,
    lotes: filas(),
  })
}
