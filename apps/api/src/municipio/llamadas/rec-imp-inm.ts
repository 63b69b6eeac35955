import type { Handler } from '../../platform/http/mount.ts'
import { pageWithin, readBusqueda } from '../padron-alcance.ts'

export const recImpInm: Handler<'recImpInm'> = async (services, { sesion, body, query }) => {
  const { filtro, abogado } = await readBusqueda(services, 'inmuebles', sesion, body.data)
  return pageWithin(abogado, (codigo) => services.municipio.recImpInm(filtro, codigo, query))
}
