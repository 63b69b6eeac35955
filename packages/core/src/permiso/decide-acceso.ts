import type { Decision, Motivo } from '../decision/decision.ts'
import { interpolar } from '../texto/interpolar.ts'
import { usuarios } from '../texto/usuarios.ts'
import { PERMISOS, type Permiso, type Rol } from './usuario.ts'

const DATOS = ['apellido', 'nombre', 'email'] as const

export interface Acceso extends Readonly<Record<(typeof DATOS)[number], string>> {
  readonly rol: Rol
  readonly baja: boolean
  readonly permisos: readonly Permiso[]
}

export interface EntradaDeAcceso {
  readonly actual: Acceso
  readonly cambios: Partial<Acceso>
  readonly propio: boolean
  readonly otrosAdmins: number
  /** Code of the person's active lawyer record. '' without an active record. */
  readonly abogado: string
}

export interface CambioDeAcceso {
  readonly cambios: Partial<Acceso>
  /**
   * True when the person loses access to the product or changes role. The server then ends the open sessions of the
   * person.
   */
  readonly terminaSesiones: boolean
}

const diff = (actual: Acceso, pedidos: Partial<Acceso>): Partial<Acceso> => {
  const { rol, baja, permisos } = pedidos
  const nuevos = permisos && PERMISOS.filter((permiso) => permisos.includes(permiso))
  const otros =
    nuevos !== undefined &&
    PERMISOS.some((permiso) => nuevos.includes(permiso) !== actual.permisos.includes(permiso))
  const datos = DATOS.flatMap((campo) => {
    const nuevo = pedidos[campo]
    return nuevo === undefined || nuevo === actual[campo] ? [] : [[campo, nuevo]]
  })
  return {
    ...Object.fromEntries(datos),
    ...(rol !== undefined && rol !== actual.rol ? { rol } : {}),
    ...(baja !== undefined && baja !== actual.baja ? { baja } : {}),
    ...(otros ? { permisos: nuevos } : {}),
  }
}

/**
 * Decides whether the access, role, permissions or name of a person may change (D14). The product must always have an
 * admin. People cannot remove their own access. The access of a lawyer ends only in the screen of lawyers, which first
 * reassigns the cases (D22). The name of a lawyer changes only in the lawyer record.
 */
export const decideAcceso = (entrada: EntradaDeAcceso): Decision<CambioDeAcceso> => {
  const { actual, propio, otrosAdmins, abogado } = entrada
  const cambios = diff(actual, entrada.cambios)
  const despues = { ...actual, ...cambios }
  const motivos: Motivo[] = []
  const refuse = (codigo: string, campo: string, mensaje: string) =>
    motivos.push({ codigo, campo, mensaje })
  if (cambios.baja === true && propio) refuse('usuario.baja-propia', 'baja', usuarios.bajaPropia)
  if (cambios.baja === true && abogado !== '') {
    refuse('usuario.es-abogado', 'baja', interpolar(usuarios.esAbogado, { abogado }))
  }
  if (abogado !== '')
    for (const campo of DATOS)
      if (cambios[campo] !== undefined)
        refuse('usuario.datos-de-abogado', campo, interpolar(usuarios.datosDeAbogado, { abogado }))
  const manda = ({ rol, baja }: Acceso) => rol === 'admin' && !baja
  if (manda(actual) && !manda(despues) && otrosAdmins === 0) {
    const campo = cambios.rol === undefined ? 'baja' : 'rol'
    refuse('usuario.ultimo-admin', campo, usuarios.ultimoAdmin)
  }
  const porque = {
    regla: 'permiso/acceso',
    fuente: 'D14, D22, T6',
    entradas: { rol: actual.rol, baja: actual.baja, propio, otrosAdmins, abogado },
    valor: motivos.length === 0,
  }
  if (motivos.length > 0) return { ok: false, motivos, porque }
  const terminaSesiones = cambios.rol !== undefined || cambios.baja === true
  return { ok: true, valor: { cambios, terminaSesiones }, porque }
}
