import type { Handler } from '../../platform/http/mount.ts'
import { pageWithin, readBusqueda } from '../padron-alcance.ts'

export const recImpInm: Handler<'recImpInm'> = async ({ municipio }, { sesion, body, query }) => {
  const { filtro, abogado } = readBusqueda('inmuebles', sesion, body.data)
  return pageWithin(abogado, (codigo) => municipio.recImpInm(filtro, codigo, query))
}
