import { textos } from '@apremia/core'
import { notFound } from '../../platform/http/app-error.ts'
import type { Handler } from '../../platform/http/mount.ts'
import { convenioVisible } from '../visibles.ts'

/** Answers 404 when the agreement belongs to another lawyer, so that its existence is not revealed (T16). */
export const dataConvenio: Handler<'dataConvenio'> = async ({ municipio }, { sesion, body }) => {
  const convenio = convenioVisible(sesion, await municipio.dataConvenio(body.id))
  if (convenio === undefined) throw notFound(textos.convenios.pdfNoEncontrado.texto)
  return convenio
}
