import type { BodyOf, Contract } from '@apremia/api-client'
import { CAMPOS_DE_CONVENIO, type ConvenioTecleado, wireAmount } from '@apremia/core'
import type { FilaDeDetalle } from './detalle-repo.ts'

type Creacion = Omit<BodyOf<Contract['createConvenio']>, 'motivoForzar'>
type Edicion = BodyOf<Contract['editConvenio']>

export const tecleadoDe = (body: Creacion): ConvenioTecleado =>
  Object.fromEntries(
    CAMPOS_DE_CONVENIO.map((campo) => [campo, body[campo]]),
  ) as unknown as ConvenioTecleado

export const tecleadoGuardado = (fila: FilaDeDetalle): ConvenioTecleado => ({
  fechaconf: fila.fechaconf,
  firma_caracter: fila.firma_caracter_id,
  firma_caracter_otros: fila.firma_caracter_otros,
  frm_dni: fila.frm_dni,
  frm_nombre: fila.frm_nombre,
  frm_tel: fila.frm_tel,
  frm_cel: fila.frm_cel,
  frm_email: fila.frm_email,
  frm_loc: fila.frm_loc,
  frm_dir: fila.frm_dir,
  estado_id: fila.estado_id,
  titulo: fila.titulo,
  frmpg_id: fila.frmpg_id,
  montopago: wireAmount(fila.montopago),
  cuotaspago: String(fila.cuotaspago),
  otgastos: wireAmount(fila.otgastos),
  obsotgastos: fila.obsotgastos,
  obs: fila.obs,
})

export const enviados = (body: Edicion): Partial<ConvenioTecleado> =>
  Object.fromEntries(
    CAMPOS_DE_CONVENIO.flatMap((campo) =>
      body[campo] === undefined ? [] : [[campo, body[campo]]],
    ),
  )
