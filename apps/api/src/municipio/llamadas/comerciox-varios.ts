import type { Handler } from '../../platform/http/mount.ts'
import { pageWithin, readBusqueda } from '../padron-alcance.ts'

export const comercioxVarios: Handler<'comercioxVarios'> = async (
  services,
  { sesion, body, query },
) => {
  const { filtro, abogado } = await readBusqueda(services, 'comercios', sesion, body.data)
  return pageWithin(abogado, (codigo) => services.municipio.comercioxVarios(filtro, codigo, query))
}
