/** The record of a lawyer (S1 §3), with the field names of the wire. */
export interface FichaDeAbogado {
  readonly apellido: string
  readonly nombre: string
  /** Digits. */
  readonly nrodni: string
  /** 'A01'. */
  readonly codexterno: string
  readonly direccion: string
  readonly te: string
  readonly email: string
  readonly matricula: string
  /** Eleven digits, '' when it is not known. */
  readonly cuitcuil: string
  /** Id of a professional title, null for none. */
  readonly titulo: number | null
  /** Charges VAT on the fees of agreements: 'responsable inscripto' (D29). */
  readonly inscripto: boolean
  readonly baja: boolean
  readonly horarios: string
}

export type CampoDeAbogado = keyof FichaDeAbogado

/** Fields in the order in which forms ask for them. */
export const CAMPOS_DE_ABOGADO = [
  'apellido',
  'nombre',
  'nrodni',
  'codexterno',
  'cuitcuil',
  'titulo',
  'matricula',
  'inscripto',
  'direccion',
  'te',
  'email',
  'horarios',
  'baja',
] as const satisfies readonly CampoDeAbogado[]

/** Fields that identify the lawyer: nobody changes them after creation (S1 §5). */
export const CAMPOS_FIJOS = ['nrodni', 'codexterno'] as const satisfies readonly CampoDeAbogado[]

/** Fields that lawyers keep up by themselves (D23). The administration keeps up the others. */
export const CAMPOS_DE_CONTACTO = [
  'direccion',
  'te',
  'email',
  'horarios',
] as const satisfies readonly CampoDeAbogado[]

/** Role code with which a new lawyer is sent (S1 §5). It means the role `user` (D7). */
export const ROL_DE_ABOGADO = '30'
