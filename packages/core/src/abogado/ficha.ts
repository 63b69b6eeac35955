export interface FichaDeAbogado {
  readonly apellido: string
  readonly nombre: string
  readonly nrodni: string
  readonly codexterno: string
  readonly direccion: string
  readonly te: string
  readonly email: string
  readonly matricula: string
  /** CUIT or CUIL (tax or social security number) with eleven digits. '' when unknown. */
  readonly cuitcuil: string
  readonly titulo: number | null
  /** True when the lawyer is registered for VAT ('responsable inscripto') and so charges VAT on fees (D29). */
  readonly inscripto: boolean
  readonly baja: boolean
  readonly horarios: string
  /** Person or firm that collects the fees of the lawyer's agreements. '' when unknown. */
  readonly beneficiario: string
  /** CBU (bank account number, 22 digits) of the person or firm that collects the fees. '' when unknown. */
  readonly cbu: string
  /**
   * Document that authorises the lawyer to act for the municipality. '' when the lawyer uses the document that all the
   * lawyers share.
   */
  readonly personeria: string
}

export type CampoDeAbogado = keyof FichaDeAbogado

export const CAMPOS_DE_ABOGADO = [
  'apellido',
  'nombre',
  'nrodni',
  'codexterno',
  'cuitcuil',
  'titulo',
  'matricula',
  'inscripto',
  'beneficiario',
  'cbu',
  'personeria',
  'direccion',
  'te',
  'email',
  'horarios',
  'baja',
] as const satisfies readonly CampoDeAbogado[]

export const CAMPOS_FIJOS = ['nrodni', 'codexterno'] as const satisfies readonly CampoDeAbogado[]

/** Fields that lawyers may change in their own record (D23). */
export const CAMPOS_DE_CONTACTO = [
  'direccion',
  'te',
  'email',
  'horarios',
] as const satisfies readonly CampoDeAbogado[]

/**
 * Value that a request to create a lawyer sends as the role, as the specification requires (S1 §5). The product gives
 * the lawyer the role `user` (D7).
 */
export const ROL_DE_ABOGADO = '30'
