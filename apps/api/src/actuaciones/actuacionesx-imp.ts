import type { Handler } from '../platform/http/mount.ts'
import { numeroDe } from '../platform/numero-de-imponible.ts'
import { findTipoDeRecurso } from '../recursos/recursos-repo.ts'
import { pageActuaciones } from './actuaciones-repo.ts'
import { answerPagina, SIN_ACTUACIONES } from './list-propias.ts'
import { abogadoVisible } from './visible.ts'

export const actuacionesxImp: Handler<'actuacionesxImp'> = async (
  { db, municipio },
  { sesion, body, query },
) => {
  const tipo = await findTipoDeRecurso(db, body.recurso)
  if (numeroDe(body.imponible) === undefined) return answerPagina(sesion, SIN_ACTUACIONES)
  const abogado = await abogadoVisible(municipio, sesion, { tipo, ...body })
  return answerPagina(
    sesion,
    abogado === null ? SIN_ACTUACIONES : await pageActuaciones(db, { ...body, abogado }, query),
  )
}
