import { checkDocumento, textos, velar } from '@apremia/core'
import { notFound } from '../platform/http/app-error.ts'
import type { Handler } from '../platform/http/mount.ts'
import type { Sesion } from '../platform/http/principal.ts'
import { listWithin, refuseMotivos } from './deuda-alcance.ts'
import type { FiltroDeConvenios } from './deuda-proveedor.ts'
import { convenioVisible } from './visibles.ts'

/** @throws AppError when the filter has what the person may not look for */
export const assertFiltro = (sesion: Sesion, { dni }: Pick<FiltroDeConvenios, 'dni'>): void => {
  const motivos = checkDocumento(sesion, 'dni', dni)
  if (motivos.length > 0) throw refuseMotivos(motivos)
}

const convFiltro: Handler<'convFiltro'> = async ({ municipio }, { sesion, body, query }) => {
  assertFiltro(sesion, body)
  const { rows, total } = await listWithin(sesion, body, (filtro) =>
    municipio.convFiltro(filtro, query),
  )
  return { rows: rows.map((convenio) => velar(sesion, 'convenio', convenio)), total }
}

const listaConv: Handler<'listaConv'> = async ({ municipio }, { sesion, body, query }) => {
  const { rows, total } = await listWithin(sesion, body, (filtro) =>
    municipio.listaConv(filtro, query),
  )
  return { rows: rows.map((convenio) => velar(sesion, 'convenio', convenio)), total }
}

/** That of another lawyer does not exist for them (T16). */
const dataConvenio: Handler<'dataConvenio'> = async ({ municipio }, { sesion, body }) => {
  const convenio = convenioVisible(sesion, await municipio.dataConvenio(body.id))
  if (convenio === undefined) throw notFound(textos.convenios.pdfNoEncontrado.texto)
  return velar(sesion, 'convenio', convenio)
}

export const conveniosDelMunicipio = { convFiltro, dataConvenio, listaConv }
