import { checkDocumento, textos } from '@apremia/core'
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
  return listWithin(sesion, body, (filtro) => municipio.convFiltro(filtro, query))
}

const listaConv: Handler<'listaConv'> = async ({ municipio }, { sesion, body, query }) => {
  return listWithin(sesion, body, (filtro) => municipio.listaConv(filtro, query))
}

/** That of another lawyer does not exist for them (T16). */
const dataConvenio: Handler<'dataConvenio'> = async ({ municipio }, { sesion, body }) => {
  const convenio = convenioVisible(sesion, await municipio.dataConvenio(body.id))
  if (convenio === undefined) throw notFound(textos.convenios.pdfNoEncontrado.texto)
  return convenio
}

export const conveniosDelMunicipio = { convFiltro, dataConvenio, listaConv }
