import type { Handler } from '../../platform/http/mount.ts'
import { findTipoDeRecurso } from '../../recursos/recursos-repo.ts'
import { abogadoDe } from '../deuda-alcance.ts'

export const contribxImp: Handler<'contribxImp'> = async ({ db, municipio }, { sesion, body }) => {
  const tipo = await findTipoDeRecurso(db, body.recurso)
  const abogado = abogadoDe(sesion, '')
  const propios =
    abogado === null ? [] : await municipio.recursosxImp(tipo, body.imponible, abogado)
  if (!propios.some(({ RECURSO }) => RECURSO === body.recurso)) return []
  return municipio.contribxImp(tipo, body.imponible)
}
