import { maskDocumento, maskEmail, maskTelefono } from '../persona/mask.ts'
import { legalesDe } from './puede-ver.ts'
import { type Clase, claseDe, type Principal } from './usuario.ts'

/**
 * How a field is covered: people's data for guests, who see that there is a datum and not which (D10); the lawyers
 * of an item for a lawyer, who sees only that it is theirs (D21).
 */
const VELOS = {
  documento: { para: ['invitado'], cubrir: maskDocumento },
  /** Of a lawyer: the directory is of the administration (D8). */
  dniDeAbogado: { para: ['abogado', 'usuario', 'invitado'], cubrir: maskDocumento },
  telefono: { para: ['invitado'], cubrir: maskTelefono },
  email: { para: ['invitado'], cubrir: maskEmail },
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

/** Every field that somebody sees covered, by the thing it is of, with its name of the specification. */
export const CAMPOS_VELADOS = {
  inmueble: { LEGAL: 'legales' },
  comercio: { LEGAL: 'legales', CUIT: 'documento' },
  contribuyente: {
    NRO_DOC: 'documento',
    CUIT: 'documento',
    CUIM: 'documento',
    TELEFONOS: 'telefono',
    EMAIL: 'email',
  },
  responsable: { NRO_DOC: 'documento', CUIT: 'documento' },
  plan: { LEGAL: 'legales' },
  registro: { dni: 'documento', telefono: 'telefono' },
  abogado: { nrodni: 'dniDeAbogado' },
  convenio: {
    frm_dni: 'documento',
    frm_tel: 'telefono',
    frm_cel: 'telefono',
    frm_email: 'email',
  },
} as const satisfies Record<string, Readonly<Record<string, keyof typeof VELOS>>>

export type Velable = keyof typeof CAMPOS_VELADOS

/** The row as the person may see it: its fields of {@link CAMPOS_VELADOS}, covered for whom they are. */
export const velar = <E extends Velable, Fila extends object>(
  principal: Principal,
  cosa: E,
  fila: Fila,
): Fila => {
  const clase = claseDe(principal)
  const dichos = fila as Readonly<Record<string, unknown>>
  const cubiertos: Record<string, string> = {}
  for (const [campo, velo] of Object.entries<keyof typeof VELOS>(CAMPOS_VELADOS[cosa])) {
    const { para, cubrir } = VELOS[velo]
    const texto = dichos[campo]
    if (typeof texto === 'string' && (para as readonly Clase[]).includes(clase))
      cubiertos[campo] = cubrir(texto, principal)
  }
  return { ...fila, ...cubiertos }
}
