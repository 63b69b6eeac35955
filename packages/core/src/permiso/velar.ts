import type { Motivo } from '../decision/decision.ts'
import { maskDocumento, maskEmail, maskTelefono, maskTexto } from '../persona/mask.ts'
import { busqueda } from '../texto/busqueda.ts'
import { legalesDe } from './puede-ver.ts'
import { type Clase, claseDe, type Principal } from './usuario.ts'

/**
 * Masks that hide part of a personal datum (D10). Each mask applies to people of the classes in `para`. For a lawyer,
 * the mask `legales` keeps only the lawyer's own code (D21).
 */
const VELOS = {
  documento: { para: ['invitado'], cubrir: maskDocumento },
  /** Mask of the document number of a lawyer. Only the admin and the head lawyer see the number unmasked (D8). */
  dniDeAbogado: { para: ['abogado', 'usuario', 'invitado'], cubrir: maskDocumento },
  telefono: { para: ['invitado'], cubrir: maskTelefono },
  email: { para: ['invitado'], cubrir: maskEmail },
  /** Mask of a free text that may name a person, such as a note or a file name (D10, D119). */
  texto: { para: ['invitado'], cubrir: maskTexto },
  legales: {
    para: ['abogado', 'usuario'],
    cubrir: (legal, { abogado }) => (legalesDe(legal).includes(abogado) ? abogado : ''),
  },
} as const satisfies Record<
  string,
  {
    readonly para: readonly Clase[]
    readonly cubrir: (texto: string, principal: Principal) => string
  }
>

const DE_CONVENIO = {
  frm_dni: 'documento',
  frm_tel: 'telefono',
  frm_cel: 'telefono',
  frm_email: 'email',
} as const

const DE_CONTRIBUYENTE = {
  NRO_DOC: 'documento',
  CUIT: 'documento',
  CUIM: 'documento',
  TELEFONOS: 'telefono',
  EMAIL: 'email',
} as const

/**
 * Masked fields of each kind of record, with the mask of each field. The names of the fields are those of the
 * specification.
 */
export const CAMPOS_VELADOS = {
  inmueble: { LEGAL: 'legales' },
  comercio: { LEGAL: 'legales', CUIT: 'documento' },
  contribuyente: DE_CONTRIBUYENTE,
  paginaDeContribuyente: {
    ...DE_CONTRIBUYENTE,
    DOMICILIO_ELECTRONICO: 'email',
    MARCA_NOTA: 'texto',
  },
  paginaDeCaso: { domicilioElectronico: 'email' },
  marcadoDeCaso: { nota: 'texto' },
  responsable: { NRO_DOC: 'documento', CUIT: 'documento' },
  plan: { LEGAL: 'legales' },
  registro: { dni: 'documento', telefono: 'telefono', descripcion: 'texto' },
  documentoDeRegistro: { documento: 'texto' },
  actuacion: { obs: 'texto' },
  documentoDeActuacion: { nombre: 'texto' },
  bajaDeActuacion: { motivo: 'texto' },
  abogado: { nrodni: 'dniDeAbogado' },
  convenio: DE_CONVENIO,
  /**
   * Masked fields of a whole agreement, including the free texts. `firma_caracter_otros` is masked because it may
   * describe a power of attorney that names people. The rows of a list have no free texts, so they use `convenio`.
   */
  convenioEntero: {
    ...DE_CONVENIO,
    firma_caracter_otros: 'texto',
    obs: 'texto',
    obsotgastos: 'texto',
  },
} as const satisfies Record<string, Readonly<Record<string, keyof typeof VELOS>>>

export type Velable = keyof typeof CAMPOS_VELADOS

const ANIDADOS: Readonly<Partial<Record<Velable, Readonly<Record<string, Velable>>>>> = {
  registro: { registro_documentos: 'documentoDeRegistro' },
  actuacion: { documentos: 'documentoDeActuacion', baja: 'bajaDeActuacion' },
  paginaDeCaso: { marcados: 'marcadoDeCaso' },
}

const veloDe = (cosa: Velable, campo: string): (typeof VELOS)[keyof typeof VELOS] | undefined => {
  const campos: Readonly<Record<string, keyof typeof VELOS>> = CAMPOS_VELADOS[cosa]
  const velo = Object.hasOwn(campos, campo) ? campos[campo] : undefined
  return velo && VELOS[velo]
}

const isVelado = (principal: Principal, cosa: Velable, campo: string): boolean => {
  const para: readonly Clase[] = veloDe(cosa, campo)?.para ?? []
  return para.includes(claseDe(principal))
}

const DE_OTRA = new Set(Object.values(ANIDADOS).flatMap((dentro) => Object.values(dentro)))

/**
 * Tells whether the field `campo` is masked for a person in at least one list. A saved view stores the field by which
 * its list is sorted, but not the kind of list. So every kind is checked.
 */
export const isVeladoEnAlguna = (principal: Principal, campo: string): boolean =>
  (Object.keys(CAMPOS_VELADOS) as Velable[]).some(
    (cosa) => !DE_OTRA.has(cosa) && isVelado(principal, cosa, campo),
  )

/**
 * Refuses to sort a list by a field that is masked for the person, because the order of the rows would reveal the
 * values.
 */
export const checkOrden = (principal: Principal, cosa: Velable, orden: string): Motivo[] =>
  isVelado(principal, cosa, orden)
    ? [{ codigo: 'busqueda.orden-velado', campo: 'orden', mensaje: busqueda.ordenVelado }]
    : []

export const velar = <E extends Velable, Fila extends object>(
  principal: Principal,
  cosa: E,
  fila: Fila,
): Fila => {
  const dichos = fila as Readonly<Record<string, unknown>>
  const cubiertos: Record<string, unknown> = {}
  for (const campo of Object.keys(CAMPOS_VELADOS[cosa])) {
    const texto = dichos[campo]
    if (typeof texto === 'string' && isVelado(principal, cosa, campo))
      cubiertos[campo] = veloDe(cosa, campo)?.cubrir(texto, principal)
  }
  for (const [campo, deQue] of Object.entries<Velable>(ANIDADOS[cosa] ?? {})) {
    const dentro = dichos[campo]
    if (Array.isArray(dentro))
      cubiertos[campo] = dentro.map((una: object) => velar(principal, deQue, una))
    else if (typeof dentro === 'object' && dentro !== null)
      cubiertos[campo] = velar(principal, deQue, dentro)
  }
  return { ...fila, ...cubiertos }
}
