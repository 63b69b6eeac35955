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

/** In the order forms ask for them. */
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

/** Who the lawyer is: nobody changes it once created (S1 §5). */
export const CAMPOS_FIJOS = ['nrodni', 'codexterno'] as const satisfies readonly CampoDeAbogado[]

/** What a lawyer keeps up by itself (D23); the rest is the administration's. */
export const CAMPOS_DE_CONTACTO = [
  'direccion',
  'te',
  'email',
  'horarios',
] as const satisfies readonly CampoDeAbogado[]

/** Role a new lawyer is sent with (S1 §5); it stands for `user` (D7). */
export const ROL_DE_ABOGADO = '30'
