import type { Handler } from '../../platform/http/mount.ts'
import { abogadoDe } from '../deuda-alcance.ts'

export const comercioxInmueble: Handler<'comercioxInmueble'> = async (
  { municipio },
  { sesion, query },
) => {
  const abogado = abogadoDe(sesion, '')
  return abogado === null ? [] : municipio.comercioxInmueble(query.inm, abogado)
}
