import type { Centavos } from '../dinero/centavos.ts'
import type { Fecha } from '../fecha/fecha.ts'
import type { FormaDePago } from './forma-de-pago.ts'

/** Form of an agreement as typed, with the field names of S1 §3. Amounts and days are texts. */
export interface ConvenioTecleado {
  readonly fechaconf: string
  readonly firma_caracter: number | null
  readonly firma_caracter_otros: string
  readonly frm_dni: string
  readonly frm_nombre: string
  readonly frm_tel: string
  readonly frm_cel: string
  readonly frm_email: string
  readonly frm_loc: string
  readonly frm_dir: string
  readonly estado_id: number | null
  readonly titulo: string
  readonly frmpg_id: number | null
  readonly montopago: string
  readonly cuotaspago: string
  readonly otgastos: string
  readonly obsotgastos: string
  readonly obs: string
}

export type CampoDeConvenio = keyof ConvenioTecleado

/** Fields of an agreement in the order of the form. Errors and changes are listed in this order. */
export const CAMPOS_DE_CONVENIO = [
  'fechaconf',
  'firma_caracter',
  'firma_caracter_otros',
  'frm_dni',
  'frm_nombre',
  'frm_tel',
  'frm_cel',
  'frm_email',
  'frm_loc',
  'frm_dir',
  'titulo',
  'estado_id',
  'otgastos',
  'obsotgastos',
  'frmpg_id',
  'montopago',
  'cuotaspago',
  'obs',
] as const satisfies readonly CampoDeConvenio[]

export interface FichaDeConvenio
  extends Omit<
    ConvenioTecleado,
    | 'fechaconf'
    | 'firma_caracter'
    | 'estado_id'
    | 'frmpg_id'
    | 'montopago'
    | 'cuotaspago'
    | 'otgastos'
  > {
  readonly fechaconf: Fecha
  readonly firma_caracter: number
  readonly estado_id: number
  readonly frmpg_id: number
  readonly montopago: Centavos
  readonly cuotaspago: number
  readonly otgastos: Centavos
}

export interface ListasDeConvenio {
  /**
   * Capacities in which a person signs an agreement. With `otros`, the person must type the capacity (D129). With
   * `representa`, the person signs for the taxpayer and may type the power of attorney.
   */
  readonly caracteres: readonly {
    readonly id: number
    readonly otros: boolean
    readonly representa: boolean
  }[]
  readonly estados: readonly { readonly id: number }[]
  readonly formasDePago: readonly Pick<FormaDePago, 'id' | 'clase'>[]
  readonly topeDeCuotas: number
}
