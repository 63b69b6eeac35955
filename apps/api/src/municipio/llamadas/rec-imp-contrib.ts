import type { Handler } from '../../platform/http/mount.ts'
import { pageWithin, readBusqueda } from '../padron-alcance.ts'

export const recImpContrib: Handler<'recImpContrib'> = async (
  { municipio },
  { sesion, body, query },
) => {
  const { filtro, abogado } = readBusqueda('contribuyentes', sesion, body.data)
  return pageWithin(abogado, (codigo) => municipio.recImpContrib(filtro, codigo, query))
}
