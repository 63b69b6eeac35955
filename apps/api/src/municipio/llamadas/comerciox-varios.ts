import type { Handler } from '../../platform/http/mount.ts'
import { pageWithin, readBusqueda } from '../padron-alcance.ts'

export const comercioxVarios: Handler<'comercioxVarios'> = async (
  { municipio },
  { sesion, body, query },
) => {
  const { filtro, abogado } = readBusqueda('comercios', sesion, body.data)
  return pageWithin(abogado, (codigo) => municipio.comercioxVarios(filtro, codigo, query))
}
