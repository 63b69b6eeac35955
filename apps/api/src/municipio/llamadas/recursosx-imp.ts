import type { Handler } from '../../platform/http/mount.ts'
import { abogadoDe } from '../deuda-alcance.ts'

export const recursosxImp: Handler<'recursosxImp'> = async ({ municipio }, { sesion, query }) => {
  const abogado = abogadoDe(sesion, '')
  return abogado === null ? [] : municipio.recursosxImp(query.tipo, query.imponible, abogado)
}
