import { esRecursoDeComercio } from '@apremia/core'
import type { Handler } from '../../platform/http/mount.ts'
import { abogadoDe } from '../deuda-alcance.ts'

export const contribxImp: Handler<'contribxImp'> = async ({ municipio }, { sesion, body }) => {
  const tipo = esRecursoDeComercio(body.recurso) ? 'C' : 'I'
  const abogado = abogadoDe(sesion, '')
  const propios =
    abogado === null ? [] : await municipio.recursosxImp(tipo, body.imponible, abogado)
  if (!propios.some(({ RECURSO }) => RECURSO === body.recurso)) return []
  return municipio.contribxImp(tipo, body.imponible)
}
