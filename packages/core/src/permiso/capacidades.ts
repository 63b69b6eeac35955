import { ABOGADO_JEFE, type Clase, claseDe, type Permiso, type Principal } from './usuario.ts'

interface Fila {
  /** Classes that hold the capability by themselves. */
  readonly clases: readonly Clase[]
  /** Permissions that give the capability to the people who hold one of them, never to a guest or a service account. */
  readonly permisos?: readonly Permiso[]
  /** Requires a lawyer record besides. */
  readonly conAbogado?: true
  /** Requires lawyer code A00 within those classes. */
  readonly soloA00?: true
}

const TODOS: readonly Clase[] = ['admin', 'jefe', 'abogado', 'usuario', 'invitado']
const SIN_INVITADO: readonly Clase[] = ['admin', 'jefe', 'abogado', 'usuario']
/** Classes with something to see of an item. `usuario` has no lawyer code and sees nothing (D13, D168). */
const CON_COSAS: readonly Clase[] = ['admin', 'jefe', 'abogado', 'invitado']
/** Classes that may also act on items. */
const GESTORES: readonly Clase[] = ['admin', 'jefe', 'abogado']
const JEFES: readonly Clase[] = ['admin', 'jefe']
const SOLO_ADMIN: readonly Clase[] = ['admin']
/** Adds the service account: a program that loads the data of the municipality and can do nothing else (D193). */
const withServicio = (clases: readonly Clase[]): readonly Clase[] => [...clases, 'servicio']

/**
 * Capabilities and the classes that hold them (S1 §6, S2 §6). The server reads the table for every call, and the
 * screens for what they show. A capability that is not in the table does not exist.
 */
export const CAPACIDADES = {
  'sesion.propia': { clases: withServicio(TODOS) },
  'usuarios.administrar': { clases: SOLO_ADMIN },
  /** The municipality's dated values: officer, rates, thresholds (D89). */
  'parametros.administrar': { clases: SOLO_ADMIN },
  'tokens.propios': { clases: SIN_INVITADO },
  /** Saved views of a list: one's own, and those shared with the people who may open the list (ux 7). */
  'vistas.ver': { clases: TODOS },
  'vistas.guardar': { clases: SIN_INVITADO },
  /** Notices that a person received and has not read yet. */
  'avisos.propios': { clases: SIN_INVITADO },
  'titulos.crear': { clases: JEFES },
  'titulos.ver': { clases: JEFES },
  'titulos.anular': { clases: SOLO_ADMIN },
  /** Loads of the provincial registry (S2 §2.13). */
  'padron.cargar': { clases: JEFES },
  /** Packages with the data of the municipality. A service account sees its own loads alone. */
  'paquetes.cargar': { clases: withServicio(JEFES) },
  /** How the files that the municipality exports are read, kept with the installation. */
  'municipio.equivalencias': { clases: SOLO_ADMIN },
  /** Deliveries of the things made here to the municipality's own system, and its acknowledgements (D194). */
  'municipio.entregas': { clases: SOLO_ADMIN },
  /** The whole installation as a package: the data of everybody. */
  'municipio.exportar': { clases: SOLO_ADMIN },
  /** Everything kept about one person, and who looked at it (Ley 25.326). */
  'personas.datos': { clases: SOLO_ADMIN },
  'trabajos.propios': { clases: withServicio(SIN_INVITADO) },
  'historial.verificar': { clases: JEFES },
  /** Sign-ins. Only the people whom an admin granted the permission see them (D14). */
  'ingresos.ver': { clases: [], permisos: ['logins.ver'] },
  /** Role admin or lawyer code A00, as its route (S2 §2.1). */
  'historial.ver': { clases: JEFES },
  /** Searches of the municipal registry: whose items they find depends on the person (D10, D13). */
  'padron.buscar': { clases: TODOS },
  /** Data of one item or business. */
  'padron.consultar': { clases: CON_COSAS },
  /** Hidden from guests and refused to them (S2 §6, D10). */
  'padron.exportar': { clases: SIN_INVITADO },
  /** Debt, plans, agreements and current situations. Each person sees the part that is theirs (D10, D21). */
  'deuda.ver': { clases: TODOS },
  /** The debt of one item, the state of one plan. */
  'deuda.consultar': { clases: CON_COSAS },
  // A guest has neither the historic search nor the Titulo button (S2 §6).
  'situaciones.historial': { clases: SIN_INVITADO },
  'historico.buscar': { clases: SIN_INVITADO },
  'titulos.consultar': { clases: SIN_INVITADO },
  // Agreements (S1 §6): which ones, and who may change them, depends on the person (D8-D12).
  'convenios.ver': { clases: TODOS },
  'convenios.crear': { clases: GESTORES },
  'convenios.exportar': { clases: SIN_INVITADO },
  /** A guest gets no documents (D10). */
  'convenios.documento': { clases: SIN_INVITADO },
  'convenios.simular': { clases: GESTORES },
  /** The fee table. */
  'convenios.aranceles': { clases: JEFES },
  // Legal actions (S2 §6): which ones, and who may change them, depends on the person.
  'actuaciones.ver': { clases: TODOS },
  'actuaciones.grabar': { clases: GESTORES },
  /** Many actions at once, from a workbook. A lawyer loads over their own cases, the others over any (D177). */
  'actuaciones.cargar': { clases: GESTORES },
  /** A guest gets no documents (D10). */
  'actuaciones.documento': { clases: SIN_INVITADO },
  /** Demand letters and their acknowledgements. A lawyer has those of their own cases (D140). */
  'cartas.hacer': { clases: GESTORES },
  /** Stage groups and types: every screen of actions and desks names them. */
  'etapas.ver': { clases: TODOS },
  /** Times of the stages (S2 §2.8, §6). */
  'etapas.administrar': { clases: JEFES },
  /** Taxes and other lists of the municipality: every screen names them (D170). */
  'catalogos.ver': { clases: TODOS },
  'catalogos.administrar': { clases: SOLO_ADMIN },
  /** The two dates of the desks: every desk shows them (D55). */
  'configuracion.ver': { clases: TODOS },
  'configuracion.administrar': { clases: JEFES },
  /** Answers of the rules about one case that the person sees, with their reasons. */
  'casos.consultar': { clases: CON_COSAS },
  'casos.verificar': { clases: JEFES },
  /** Passing on the cases of a lawyer who leaves (D22). */
  'casos.reasignar': { clases: JEFES },
  // Desks (S2 §2.4-§2.6, §6): whose cases they show depends on the person (D10, D13).
  'mesas.ver': { clases: TODOS },
  'mesas.exportar': { clases: SIN_INVITADO },
  /** Refused to guests (D16). */
  'abogado-externo.ver': { clases: GESTORES },
  /** Pending work of the day, for the people who have cases in hand or direct. */
  'hoy.ver': { clases: GESTORES },
  /** Statistics of the cases, agreements and letters that each person sees (M4, D97). */
  'estadisticas.ver': { clases: TODOS },
  'estadisticas.exportar': { clases: SIN_INVITADO },
  /** Deadlines, for the people who have cases in hand or direct (M3). */
  'agenda.ver': { clases: GESTORES },
  /** Address for a calendar program, with one's own cases. */
  'agenda.direccion': { clases: GESTORES, conAbogado: true },
  // Evaluations (D14, D15, D179). A lawyer sees their own. The people who evaluate or hold a permission see all of
  // them.
  'evaluaciones.ver': { clases: GESTORES, permisos: ['scoring.inicio', 'scoring.menu'] },
  'evaluaciones.ver-todas': { clases: JEFES, permisos: ['scoring.inicio', 'scoring.menu'] },
  /** Preview of one's own evaluation today. */
  'evaluaciones.propia': { clases: GESTORES, conAbogado: true },
  'evaluaciones.realizar': { clases: JEFES },
  // Lawyers directory (S1 §6; D8, D10, D17, D23).
  'abogados.ver': { clases: JEFES },
  /** Codes and names to choose a lawyer from, for every screen with a lawyer filter. */
  'abogados.elegir': { clases: TODOS },
  'abogados.administrar': { clases: SOLO_ADMIN },
  /** Each lawyer edits their own record, and admin any. */
  'abogados.editar': { clases: GESTORES },
  'abogados.propio': { clases: SIN_INVITADO, conAbogado: true },
  'condiciones.ver': { clases: JEFES },
  'condiciones.administrar': { clases: SOLO_ADMIN },
  /** Only lawyer code A00: an admin is refused too (S1 §6, D118). */
  'novedades.guardar': { clases: JEFES, soloA00: true },
  /** Role admin or lawyer code A00, as its route (S2 §2.1). */
  'novedades.ver': { clases: JEFES },
  'novedades.editar': { clases: JEFES },
  /** Documents for admin, A00 and the person who uploaded them. Documents of others count as missing (D118). */
  'novedades.documento': { clases: GESTORES },
  // Records with documents. A lawyer has those they uploaded. A guest reads the records, without documents (D10, D119).
  'registros.ver': { clases: CON_COSAS },
  'registros.cargar': { clases: GESTORES },
  'registros.documento': { clases: GESTORES },
  /** Messages that a person received or sent. The administration and A00 have all of them (T4). */
  'comunicaciones.ver': { clases: TODOS },
  'comunicaciones.leer': { clases: SIN_INVITADO },
  'comunicaciones.escribir': { clases: JEFES },
  // Entries of home and sidebar (S1 §2, S2 §2.2).
  'inicio.abogado-externo': { clases: SIN_INVITADO },
  'inicio.mesa-extrajudicial': { clases: TODOS },
  'inicio.mesa-judicial': { clases: TODOS },
  // Tile and sidebar disagree in the specification: people with a lawyer record have data to see (decision D17).
  'inicio.mis-datos': { clases: ['jefe', 'abogado'] },
  'inicio.abogados': { clases: JEFES },
  'inicio.scoring-abogados': { clases: [], permisos: ['scoring.inicio'] },
  'inicio.convenios': { clases: TODOS },
  'inicio.creaciontitulos': { clases: JEFES },
  'inicio.registroslogin': { clases: [], permisos: ['logins.ver'] },
  'inicio.configuracion': { clases: JEFES },
  'menu.mis-datos': { clases: SIN_INVITADO, conAbogado: true },
  'menu.comunicaciones': { clases: TODOS },
  'menu.scoring-abogados': { clases: [], permisos: ['scoring.menu'] },
  'menu.convenios': { clases: SOLO_ADMIN },
  'menu.configuracion': { clases: JEFES },
  /** Admin-only routes: role admin or lawyer code A00 (S2 §2.1). */
  'ruta.administracion': { clases: JEFES },
  /** Routes open to everybody who is signed in. */
  'ruta.privada': { clases: TODOS },
  'ruta.sin-invitados': { clases: SIN_INVITADO },
  /**
   * Only the two holders of the permission have the menu entry. The people who evaluate get there from Configuración
   * (D179).
   */
  'ruta.scoring-abogados': { clases: JEFES, permisos: ['scoring.inicio', 'scoring.menu'] },
  'ruta.registroslogin': { clases: [], permisos: ['logins.ver'] },
} as const satisfies Record<string, Fila>

export type Capacidad = keyof typeof CAPACIDADES

/** Tells whether a permission granted to the person gives the capability. */
export const puedePorPermiso = (principal: Principal, capacidad: Capacidad): boolean => {
  const { permisos = [] }: Fila = CAPACIDADES[capacidad]
  const clase = claseDe(principal)
  return (
    clase !== 'invitado' &&
    clase !== 'servicio' &&
    permisos.some((p) => principal.permisos.includes(p))
  )
}

/** Tells whether the person holds the capability. */
export const puede = (principal: Principal, capacidad: Capacidad): boolean => {
  const fila: Fila = CAPACIDADES[capacidad]
  if (fila.conAbogado && principal.abogado === '') return false
  if (fila.soloA00 && principal.abogado !== ABOGADO_JEFE) return false
  return fila.clases.includes(claseDe(principal)) || puedePorPermiso(principal, capacidad)
}

/** Tells whether a lawyer code is all the person lacks for the capability, to tell them so (D13). */
export const faltaCodigo = (principal: Principal, capacidad: Capacidad): boolean => {
  const { clases }: Fila = CAPACIDADES[capacidad]
  return claseDe(principal) === 'usuario' && clases.includes('abogado')
}
