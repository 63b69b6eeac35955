import type { Handler } from '../../platform/http/mount.ts'
import { pageWithin, readBusqueda } from '../padron-alcance.ts'

export const recImpContrib: Handler<'recImpContrib'> = async (
  services,
  { sesion, body, query },
) => {
  const { filtro, abogado } = await readBusqueda(services, 'contribuyentes', sesion, body.data)
  return pageWithin(abogado, (codigo) => services.municipio.recImpContrib(filtro, codigo, query))
}
