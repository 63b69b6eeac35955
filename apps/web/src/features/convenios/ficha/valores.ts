import {
  CAMPOS_DE_CONVENIO,
  type CampoDeConvenio,
  type ClaseDePago,
  type ConvenioTecleado,
  camposDePago,
  formatCentavos,
  type LeerImporte,
  parseImporteTecleado,
  parseSignedWireAmount,
  wireAmount,
} from '@apremia/core'
import type { Data } from '../../../api/endpoint.ts'

export type Convenio = Data<'getConvenio'>

/**
 * Values of the form of a payment agreement, all of them texts. An empty `abogado` means the lawyer of the first chosen
 * tax period.
 */
export type Valores = Record<CampoDeConvenio | 'abogado', string>

/**
 * Names of the form fields. `abogado`, the code of the lawyer, is a field of the form but not a field of the stored
 * payment agreement.
 */
export const NOMBRES = [
  ...CAMPOS_DE_CONVENIO,
  'abogado',
] as const satisfies readonly (keyof Valores)[]

export const VALORES_VACIOS = Object.fromEntries(NOMBRES.map((name) => [name, ''])) as Valores

const toImporte = (wire: string): string => {
  const amount = parseSignedWireAmount(wire) ?? 0
  return amount === 0 ? '' : formatCentavos(amount as NonNullable<ReturnType<LeerImporte>>)
}

/** Converts a saved payment agreement to the values of the form. An amount of 0 becomes '' (S1 §5). */
export const toValores = (convenio: Convenio): Valores => ({
  fechaconf: convenio.fechaconf ?? '',
  firma_caracter: String(convenio.firma_caracter_id),
  firma_caracter_otros: convenio.firma_caracter_otros,
  frm_dni: convenio.frm_dni,
  frm_nombre: convenio.frm_nombre,
  frm_tel: convenio.frm_tel,
  frm_cel: convenio.frm_cel,
  frm_email: convenio.frm_email,
  frm_loc: convenio.frm_loc,
  frm_dir: convenio.frm_dir,
  titulo: convenio.titulo,
  estado_id: String(convenio.estado_id),
  otgastos: toImporte(convenio.otgastos),
  obsotgastos: convenio.obsotgastos,
  frmpg_id: String(convenio.frmpg_id),
  montopago: toImporte(convenio.montopago),
  cuotaspago: convenio.cuotaspago === 0 ? '' : String(convenio.cuotaspago),
  obs: convenio.obs,
  abogado: convenio.codexterno,
})

const toId = (text: string): number | null => (text === '' ? null : Number(text))

export const toTecleado = ({ abogado: _, ...valores }: Valores): ConvenioTecleado => ({
  ...valores,
  firma_caracter: toId(valores.firma_caracter),
  estado_id: toId(valores.estado_id),
  frmpg_id: toId(valores.frmpg_id),
})

export const leerImporte: LeerImporte = (texto) => {
  const leido = parseImporteTecleado(texto)
  return leido.ok ? leido.valor : undefined
}

/**
 * Converts a typed amount to the format of the API: '1.234,50' to '1234.50', and '' to '0'. An invalid text is sent
 * unchanged, so that the server refuses the text (D44).
 */
const toWire = (tecleado: string): string => {
  if (tecleado.trim() === '') return '0'
  const amount = leerImporte(tecleado)
  return amount === undefined ? tecleado : wireAmount(amount)
}

/**
 * Converts the values of the form to the fields of the request body. A field that is hidden in the form is sent empty
 * or as '0' (D44, D129).
 */
export const toCampos = (
  valores: Valores,
  {
    clase,
    conTexto,
  }: {
    readonly clase: ClaseDePago | undefined
    /**
     * True when the form asks for a text about the capacity of the signer, such as the name of the person whom the
     * signer represents.
     */
    readonly conTexto: boolean
  },
): ConvenioTecleado => {
  const visibles = camposDePago(clase)
  const { firma_caracter, estado_id, frmpg_id, ...tecleado } = toTecleado(valores)
  return {
    ...tecleado,
    firma_caracter,
    estado_id,
    frmpg_id,
    firma_caracter_otros: conTexto ? valores.firma_caracter_otros : '',
    montopago: visibles.montopago ? toWire(valores.montopago) : '0',
    cuotaspago: visibles.cuotaspago ? valores.cuotaspago.trim() || '0' : '0',
    otgastos: toWire(valores.otgastos),
  }
}

/**
 * Returns the fields that differ from the loaded payment agreement, because an edit sends only the changed fields
 * (S1 §4).
 */
export const pickCambiosDeConvenio = (
  antes: ConvenioTecleado,
  ahora: ConvenioTecleado,
): Partial<ConvenioTecleado> =>
  Object.fromEntries(
    CAMPOS_DE_CONVENIO.filter((campo) => antes[campo] !== ahora[campo]).map((campo) => [
      campo,
      ahora[campo],
    ]),
  )
