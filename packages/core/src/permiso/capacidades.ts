import { ABOGADO_JEFE, type Clase, claseDe, type Permiso, type Principal } from './usuario.ts'

interface Fila {
  readonly clases: readonly Clase[]
  /**
   * Permissions that give the capability to a person whose class does not have it. A permission never applies to a
   * guest or a service account.
   */
  readonly permisos?: readonly Permiso[]
  readonly conAbogado?: true
  /** True when, among the people of `clases`, only the person with lawyer code A00 has the capability. */
  readonly soloA00?: true
}

const TODOS: readonly Clase[] = ['admin', 'jefe', 'abogado', 'usuario', 'invitado']
const SIN_INVITADO: readonly Clase[] = ['admin', 'jefe', 'abogado', 'usuario']
/**
 * Classes that may see data of an item (a property or business). `usuario` has no lawyer code and sees no item (D13,
 * D168).
 */
const CON_COSAS: readonly Clase[] = ['admin', 'jefe', 'abogado', 'invitado']
const GESTORES: readonly Clase[] = ['admin', 'jefe', 'abogado']
const JEFES: readonly Clase[] = ['admin', 'jefe']
const SOLO_ADMIN: readonly Clase[] = ['admin']
/**
 * Adds the class of service accounts. A service account is a program that loads the municipality's data and does
 * nothing else (D193).
 */
const withServicio = (clases: readonly Clase[]): readonly Clase[] => [...clases, 'servicio']

/**
 * Capabilities, with the classes that have each one (S1 §6, S2 §6). The server checks this table on every request, and
 * the screens use it to hide controls.
 */
export const CAPACIDADES = {
  'sesion.propia': { clases: withServicio(TODOS) },
  'usuarios.administrar': { clases: SOLO_ADMIN },
  /** Configured values of the municipality with their first day in force: signing officer, rates, thresholds (D89). */
  'parametros.administrar': { clases: SOLO_ADMIN },
  'tokens.propios': { clases: SIN_INVITADO },
  'vistas.ver': { clases: TODOS },
  'vistas.guardar': { clases: SIN_INVITADO },
  'avisos.propios': { clases: SIN_INVITADO },
  'titulos.crear': { clases: JEFES },
  'titulos.ver': { clases: JEFES },
  'titulos.anular': { clases: SOLO_ADMIN },
  'padron.cargar': { clases: JEFES },
  /** Loads of data packages of the municipality. A service account sees only its own loads. */
  'paquetes.cargar': { clases: withServicio(JEFES) },
  'municipio.equivalencias': { clases: SOLO_ADMIN },
  /**
   * Delivery of the records that people created in the product to the municipality's own system, and the
   * acknowledgements that the system returns (D194).
   */
  'municipio.entregas': { clases: SOLO_ADMIN },
  /** Export of all the data of the installation as a data package, including the data of every person. */
  'municipio.exportar': { clases: SOLO_ADMIN },
  /** Report of all the data stored about one person, and of the people who read that data (Ley 25.326). */
  'personas.datos': { clases: SOLO_ADMIN },
  'trabajos.propios': { clases: withServicio(SIN_INVITADO) },
  'historial.verificar': { clases: JEFES },
  /**
   * Records of sign-ins. Only people with the permission `logins.ver`, which an admin grants, see the records (D14).
   */
  'ingresos.ver': { clases: [], permisos: ['logins.ver'] },
  /** Audit history. Only the admin and lawyer code A00 see the audit history and may open its screen (S2 §2.1). */
  'historial.ver': { clases: JEFES },
  /** Searches of the municipal register. Which items a search returns depends on the person (D10, D13). */
  'padron.buscar': { clases: TODOS },
  'padron.consultar': { clases: CON_COSAS },
  /**
   * Export of the register to a workbook. Guests do not see the export button, and the server refuses their exports (S2
   * §6, D10).
   */
  'padron.exportar': { clases: SIN_INVITADO },
  /**
   * Debt, plans, agreements and current situations of items. `puedeVer` decides which of these records each person sees
   * (D10, D21).
   */
  'deuda.ver': { clases: TODOS },
  'deuda.consultar': { clases: CON_COSAS },
  // Guests may not see past situations, search for past cases («Histórico») or open an executive title («Titulo») (S2
  // §6).
  'situaciones.historial': { clases: SIN_INVITADO },
  'historico.buscar': { clases: SIN_INVITADO },
  'titulos.consultar': { clases: SIN_INVITADO },
  // Agreements (S1 §6). Which agreements a person sees and may change depends on the person (D8-D12).
  'convenios.ver': { clases: TODOS },
  'convenios.crear': { clases: GESTORES },
  'convenios.exportar': { clases: SIN_INVITADO },
  'convenios.documento': { clases: SIN_INVITADO },
  'convenios.simular': { clases: GESTORES },
  'convenios.aranceles': { clases: JEFES },
  // Legal actions (S2 §6). Which actions a person sees and may change depends on the person.
  'actuaciones.ver': { clases: TODOS },
  'actuaciones.grabar': { clases: GESTORES },
  /** Bulk load of actions from a workbook. A lawyer may load actions only on their own cases (D177). */
  'actuaciones.cargar': { clases: GESTORES },
  'actuaciones.documento': { clases: SIN_INVITADO },
  /** Demand letters and their acknowledgements. A lawyer sees only the letters of their own cases (D140). */
  'cartas.hacer': { clases: GESTORES },
  /** Stage groups and stage types. Every screen of actions and every desk shows their names. */
  'etapas.ver': { clases: TODOS },
  'etapas.administrar': { clases: JEFES },
  /** Taxes and short lists of the municipality (catalogues). Every screen shows names from the catalogues (D170). */
  'catalogos.ver': { clases: TODOS },
  'catalogos.administrar': { clases: SOLO_ADMIN },
  /** Dates FECHA_INICIAL and SIN_EVALUAR, which every desk shows (D55). */
  'configuracion.ver': { clases: TODOS },
  'configuracion.administrar': { clases: JEFES },
  'casos.consultar': { clases: CON_COSAS },
  'casos.verificar': { clases: JEFES },
  'casos.reasignar': { clases: JEFES },
  // Desks (S2 §2.4-§2.6, §6). Which cases a desk shows depends on the person (D10, D13).
  'mesas.ver': { clases: TODOS },
  'mesas.exportar': { clases: SIN_INVITADO },
  'abogado-externo.ver': { clases: GESTORES },
  'hoy.ver': { clases: GESTORES },
  'estadisticas.ver': { clases: TODOS },
  'estadisticas.exportar': { clases: SIN_INVITADO },
  'agenda.ver': { clases: GESTORES },
  /** URL with which a calendar program shows the deadlines of the person's own cases. */
  'agenda.direccion': { clases: GESTORES, conAbogado: true },
  // Evaluations of lawyers (D14, D15, D179). A lawyer sees the evaluations of that lawyer. Every evaluation is visible
  // to the people who evaluate and to the people with a scoring permission.
  'evaluaciones.ver': { clases: GESTORES, permisos: ['scoring.inicio', 'scoring.menu'] },
  'evaluaciones.ver-todas': { clases: JEFES, permisos: ['scoring.inicio', 'scoring.menu'] },
  'evaluaciones.propia': { clases: GESTORES, conAbogado: true },
  'evaluaciones.realizar': { clases: JEFES },
  'abogados.ver': { clases: JEFES },
  'abogados.elegir': { clases: TODOS },
  'abogados.administrar': { clases: SOLO_ADMIN },
  /** Edition of a lawyer record. A lawyer edits only the record of that lawyer, and the admin edits any record. */
  'abogados.editar': { clases: GESTORES },
  'abogados.propio': { clases: SIN_INVITADO, conAbogado: true },
  'condiciones.ver': { clases: JEFES },
  'condiciones.administrar': { clases: SOLO_ADMIN },
  /**
   * Addition of a taxpayer on the screen «Novedades». Only lawyer code A00 may add a taxpayer, and an admin with
   * another code is refused (S1 §6, D118).
   */
  'novedades.guardar': { clases: JEFES, soloA00: true },
  /** Screen «Novedades», which lists taxpayers. Only the admin and lawyer code A00 may open the screen (S2 §2.1). */
  'novedades.ver': { clases: JEFES },
  'novedades.editar': { clases: JEFES },
  /**
   * Documents of the screen «Novedades». The admin, lawyer code A00 and the person who uploaded a document may read it.
   * For any other person, the document counts as missing (D118).
   */
  'novedades.documento': { clases: GESTORES },
  // Screen «Registros», with documents about an item and a person. A lawyer sees only the records that the lawyer
  // uploaded. A guest sees the records but not their documents (D10, D119).
  'registros.ver': { clases: CON_COSAS },
  'registros.cargar': { clases: GESTORES },
  'registros.documento': { clases: GESTORES },
  /** Messages that the person received or sent. The admin and A00 see all the messages (T4). */
  'comunicaciones.ver': { clases: TODOS },
  'comunicaciones.leer': { clases: SIN_INVITADO },
  'comunicaciones.escribir': { clases: JEFES },
  'inicio.abogado-externo': { clases: SIN_INVITADO },
  'inicio.mesa-extrajudicial': { clases: TODOS },
  'inicio.mesa-judicial': { clases: TODOS },
  // The specification has different rules for «Mis datos» on the home screen and in the sidebar. The product shows «Mis
  // datos» in the two places to everybody with a lawyer record (D17).
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
  /** Administration routes, for the role admin or lawyer code A00 (S2 §2.1). */
  'ruta.administracion': { clases: JEFES },
  'ruta.privada': { clases: TODOS },
  'ruta.sin-invitados': { clases: SIN_INVITADO },
  /**
   * Screen of the scoring of lawyers. A person with one of the two permissions opens it from the home screen or from
   * the menu. The admin and lawyer code A00 open it from «Configuración» (D179).
   */
  'ruta.scoring-abogados': { clases: JEFES, permisos: ['scoring.inicio', 'scoring.menu'] },
  'ruta.registroslogin': { clases: [], permisos: ['logins.ver'] },
} as const satisfies Record<string, Fila>

export type Capacidad = keyof typeof CAPACIDADES

export const puedePorPermiso = (principal: Principal, capacidad: Capacidad): boolean => {
  const { permisos = [] }: Fila = CAPACIDADES[capacidad]
  const clase = claseDe(principal)
  return (
    clase !== 'invitado' &&
    clase !== 'servicio' &&
    permisos.some((p) => principal.permisos.includes(p))
  )
}

export const puede = (principal: Principal, capacidad: Capacidad): boolean => {
  const fila: Fila = CAPACIDADES[capacidad]
  if (fila.conAbogado && principal.abogado === '') return false
  if (fila.soloA00 && principal.abogado !== ABOGADO_JEFE) return false
  return fila.clases.includes(claseDe(principal)) || puedePorPermiso(principal, capacidad)
}

/**
 * Tells whether the person would have the capability with a lawyer code. The message of the refusal then mentions the
 * missing lawyer code (D13).
 */
export const faltaCodigo = (principal: Principal, capacidad: Capacidad): boolean => {
  const { clases }: Fila = CAPACIDADES[capacidad]
  return claseDe(principal) === 'usuario' && clases.includes('abogado')
}
