import {
  checkDocumento,
  claseDe,
  maskDocumento,
  maskEmail,
  maskTelefono,
  textos,
} from '@apremia/core'
import { notFound } from '../platform/http/app-error.ts'
import type { Handler } from '../platform/http/mount.ts'
import type { Sesion } from '../platform/http/principal.ts'
import { listWithin, refuseMotivos } from './deuda-alcance.ts'
import type { ConvenioEnLista, FiltroDeConvenios } from './deuda-proveedor.ts'
import { convenioVisible } from './visibles.ts'

/** Guests do not get the signer's document, phones and e-mail (D10). */
export const maskConvenio = <
  C extends Pick<ConvenioEnLista, 'frm_dni' | 'frm_tel' | 'frm_cel' | 'frm_email'>,
>(
  sesion: Sesion,
  convenio: C,
): C =>
  claseDe(sesion) !== 'invitado'
    ? convenio
    : {
        ...convenio,
        frm_dni: maskDocumento(convenio.frm_dni),
        frm_tel: maskTelefono(convenio.frm_tel),
        frm_cel: maskTelefono(convenio.frm_cel),
        frm_email: maskEmail(convenio.frm_email),
      }

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
  return { rows: rows.map((convenio) => maskConvenio(sesion, convenio)), total }
}

const listaConv: Handler<'listaConv'> = async ({ municipio }, { sesion, body, query }) => {
  const { rows, total } = await listWithin(sesion, body, (filtro) =>
    municipio.listaConv(filtro, query),
  )
  return { rows: rows.map((convenio) => maskConvenio(sesion, convenio)), total }
}

/** That of another lawyer does not exist for them (T16). */
const dataConvenio: Handler<'dataConvenio'> = async ({ municipio }, { sesion, body }) => {
  const convenio = convenioVisible(sesion, await municipio.dataConvenio(body.id))
  if (convenio === undefined) throw notFound(textos.convenios.pdfNoEncontrado.texto)
  return maskConvenio(sesion, convenio)
}

export const conveniosDelMunicipio = { convFiltro, dataConvenio, listaConv }
