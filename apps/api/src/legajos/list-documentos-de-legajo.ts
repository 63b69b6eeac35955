import type { Handler } from '../platform/http/mount.ts'
import { loadLegajo } from './load-legajo.ts'

export const listDocumentosDeLegajo: Handler<'listDocumentosDeLegajo'> = async (
  services,
  { sesion, query },
) => {
  const { datos, documentos } = await loadLegajo(services, sesion, query)
  return {
    ...{ campos: [...datos.campos], avisos: [...datos.avisos] },
    documentos: documentos.map(
      ({ clave, clase, nombre, fecha, tipo, tamano, forma, elegido, aviso }) => ({
        ...{ clave, clase, nombre, fecha, tipo, tamano, forma, elegido, aviso },
      }),
    ),
  }
}
