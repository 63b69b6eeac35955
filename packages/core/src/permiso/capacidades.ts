import { ABOGADO_JEFE, type Clase, claseDe, type Permiso, type Principal } from './usuario.ts'

interface Fila {
  readonly clases: readonly Clase[]
  /**
   * Permissions that give the right to people whose class does not give it (`clases`). One of the permissions is
   * enough. Guests and service accounts get no right from a permission.
   */
  readonly permisos?: readonly Permiso[]
  readonly conAbogado?: true
  readonly soloA00?: true
}

const TODOS: readonly Clase[] = ['admin', 'jefe', 'abogado', 'usuario', 'invitado']
const SIN_INVITADO: readonly Clase[] = ['admin', 'jefe', 'abogado', 'usuario']
/**
 * Classes of people who may see data of a property or business. People of the class `usuario` have no lawyer's code, so
 * they see none (D13, D168).
 */
const CON_COSAS: readonly Clase[] = ['admin', 'jefe', 'abogado', 'invitado']
const GESTORES: readonly Clase[] = ['admin', 'jefe', 'abogado']
const JEFES: readonly Clase[] = ['admin', 'jefe']
const SOLO_ADMIN: readonly Clase[] = ['admin']
/**
 * Adds service accounts to a list of classes of users. A service account is the user of a program that only loads data
 * of the municipality (D193).
 */
const withServicio = (clases: readonly Clase[]): readonly Clase[] => [...clases, 'servicio']

/**
 * Rights in the product, each with the classes of people and the permissions that give the right (S1 §6, S2 §6). The
 * server checks these rights on every request. Screens hide the controls that the person may not use.
 */
export const CAPACIDADES = {
  'sesion.propia': { clases: withServicio(TODOS) },
  'usuarios.administrar': { clases: SOLO_ADMIN },
  /**
   * Right to change the parameters: values that the municipality decides, such as the signing officer, rates and
   * thresholds. Each value has a first day in force (D89).
   */
  'parametros.administrar': { clases: SOLO_ADMIN },
  'tokens.propios': { clases: SIN_INVITADO },
  'vistas.ver': { clases: TODOS },
  'vistas.guardar': { clases: SIN_INVITADO },
  'avisos.propios': { clases: SIN_INVITADO },
  'titulos.crear': { clases: JEFES },
  'titulos.ver': { clases: JEFES },
  'titulos.anular': { clases: SOLO_ADMIN },
  'padron.cargar': { clases: JEFES },
  /** Right to load data packages. A service account sees only its own loads. */
  'paquetes.cargar': { clases: withServicio(JEFES) },
  'municipio.equivalencias': { clases: SOLO_ADMIN },
  /**
   * Right to deliver records made in the product to the municipality's own system, which returns an acknowledgement
   * (D194).
   */
  'municipio.entregas': { clases: SOLO_ADMIN },
  'municipio.exportar': { clases: SOLO_ADMIN },
  /**
   * Right to change the electronic domicile of a taxpayer. A lawyer may change it only for the taxpayers of the
   * lawyer's own cases.
   */
  'contribuyentes.domicilio': { clases: GESTORES },
  /**
   * Right to record that a taxpayer is dead or insolvent. A lawyer may record it only for the taxpayers of the lawyer's
   * own cases.
   */
  'contribuyentes.marca': { clases: GESTORES },
  /** Right to see all the stored data about one person, and the users who read these data (Ley 25.326). */
  'personas.datos': { clases: SOLO_ADMIN },
  'trabajos.propios': { clases: withServicio(SIN_INVITADO) },
  'historial.verificar': { clases: JEFES },
  /**
   * Right to see the sign-ins of all the users. Only people with the permission `logins.ver`, which an admin grants,
   * have the right (D14).
   */
  'ingresos.ver': { clases: [], permisos: ['logins.ver'] },
  'historial.ver': { clases: JEFES },
  /**
   * Right to search the municipal register. The properties and businesses that a search returns depend on the person
   * (D10, D13).
   */
  'padron.buscar': { clases: TODOS },
  'padron.consultar': { clases: CON_COSAS },
  'padron.exportar': { clases: SIN_INVITADO },
  /**
   * Right to see debt, plans, agreements and current statuses of debt. `puedeVer` decides the properties and businesses
   * for which a person sees them (D10, D21).
   */
  'deuda.ver': { clases: TODOS },
  'deuda.consultar': { clases: CON_COSAS },
  // Rights that guests do not have (S2 §6): to see past statuses of debt, to search for past cases («Histórico») and to
  // search for executive titles («Titulo»).
  'situaciones.historial': { clases: SIN_INVITADO },
  'historico.buscar': { clases: SIN_INVITADO },
  'titulos.consultar': { clases: SIN_INVITADO },
  // Rights over agreements (S1 §6). Separate rules decide which agreements a person sees and changes (D8-D12).
  'convenios.ver': { clases: TODOS },
  'convenios.crear': { clases: GESTORES },
  'convenios.exportar': { clases: SIN_INVITADO },
  'convenios.documento': { clases: SIN_INVITADO },
  'convenios.simular': { clases: GESTORES },
  'convenios.aranceles': { clases: JEFES },
  // Rights over the actions recorded on a case (S2 §6). Separate rules decide which actions a person sees and changes.
  'actuaciones.ver': { clases: TODOS },
  'actuaciones.grabar': { clases: GESTORES },
  /** Right to load many actions from a workbook. A lawyer may load actions only on the lawyer's own cases (D177). */
  'actuaciones.cargar': { clases: GESTORES },
  'actuaciones.documento': { clases: SIN_INVITADO },
  /**
   * Right to make demand letters and to record their acknowledgements of receipt. A lawyer sees only the letters about
   * the lawyer's own cases (D140).
   */
  'cartas.hacer': { clases: GESTORES },
  /**
   * Right to make court papers, which the product fills with the data of a case. A lawyer may make them only for the
   * lawyer's own cases.
   */
  'escritos.hacer': { clases: GESTORES },
  'escritos.administrar': { clases: SOLO_ADMIN },
  /**
   * Right to read the kinds of action and their groups. Every class of people has this right, because the names of the
   * kinds and groups appear on every work list and in every list of actions.
   */
  'etapas.ver': { clases: TODOS },
  'etapas.administrar': { clases: JEFES },
  /**
   * Right to read the taxes and the short lists of the municipality. Every class of people has it, because every screen
   * shows names from these lists (D170).
   */
  'catalogos.ver': { clases: TODOS },
  'catalogos.administrar': { clases: SOLO_ADMIN },
  /**
   * Right to read the dates FECHA_INICIAL and SIN_EVALUAR, which decide the state of the cases on every work list
   * (D55).
   */
  'configuracion.ver': { clases: TODOS },
  'configuracion.administrar': { clases: JEFES },
  'casos.consultar': { clases: CON_COSAS },
  'casos.verificar': { clases: JEFES },
  'casos.reasignar': { clases: JEFES },
  // Rights over the work lists of cases (S2 §2.4-§2.6, §6). Separate rules decide which cases a person sees on a work
  // list (D10, D13).
  'mesas.ver': { clases: TODOS },
  'mesas.exportar': { clases: SIN_INVITADO },
  'abogado-externo.ver': { clases: GESTORES },
  'hoy.ver': { clases: GESTORES },
  'estadisticas.ver': { clases: TODOS },
  'estadisticas.exportar': { clases: SIN_INVITADO },
  'agenda.ver': { clases: GESTORES },
  /** Right to have a URL from which a calendar program reads the deadlines of the cases of a lawyer. */
  'agenda.direccion': { clases: GESTORES, conAbogado: true },
  // Rights over the evaluations of lawyers (D14, D15, D179). With 'evaluaciones.ver' alone, a lawyer sees only the
  // evaluations of the lawyer's own work. With 'evaluaciones.ver-todas', a person sees the evaluations of every lawyer.
  'evaluaciones.ver': { clases: GESTORES, permisos: ['scoring.inicio', 'scoring.menu'] },
  'evaluaciones.ver-todas': { clases: JEFES, permisos: ['scoring.inicio', 'scoring.menu'] },
  'evaluaciones.propia': { clases: GESTORES, conAbogado: true },
  'evaluaciones.realizar': { clases: JEFES },
  'abogados.ver': { clases: JEFES },
  'abogados.elegir': { clases: TODOS },
  'abogados.administrar': { clases: SOLO_ADMIN },
  /**
   * Right to edit the records of lawyers. A lawyer may edit only the lawyer's own record, and the admin may edit every
   * record.
   */
  'abogados.editar': { clases: GESTORES },
  'abogados.propio': { clases: SIN_INVITADO, conAbogado: true },
  'condiciones.ver': { clases: JEFES },
  'condiciones.administrar': { clases: SOLO_ADMIN },
  /**
   * Right to add a taxpayer by hand on the screen «Novedades» (new data). Only the head lawyer (code A00) has it. An
   * admin with any other code is refused (S1 §6, D118).
   */
  'novedades.guardar': { clases: JEFES, soloA00: true },
  /**
   * Right to open the screen «Novedades», with the taxpayers that people add by hand. Only the admin and the head
   * lawyer have it (S2 §2.1).
   */
  'novedades.ver': { clases: JEFES },
  'novedades.editar': { clases: JEFES },
  /**
   * Right to read the documents attached on the screen «Novedades». Only the admin, the head lawyer and the person who
   * uploaded a document may read the document. Anybody else gets the answer for a missing document (D118).
   */
  'novedades.documento': { clases: GESTORES },
  // Rights over the documents of the screen «Registros». A lawyer sees only the documents that the same lawyer
  // uploaded. A guest sees the list but may not open a document (D10, D119).
  'registros.ver': { clases: CON_COSAS },
  'registros.cargar': { clases: GESTORES },
  'registros.documento': { clases: GESTORES },
  /**
   * Right to see the messages that the person received or sent. The admin and the head lawyer see all the messages
   * (T4).
   */
  'comunicaciones.ver': { clases: TODOS },
  'comunicaciones.leer': { clases: SIN_INVITADO },
  'comunicaciones.escribir': { clases: JEFES },
  'inicio.abogado-externo': { clases: SIN_INVITADO },
  'inicio.mesa-extrajudicial': { clases: TODOS },
  'inicio.mesa-judicial': { clases: TODOS },
  // The specification gives different rules for the entry «Mis datos» (my data) on the home screen and in the sidebar.
  // The product shows the entry in both places, to everybody with a lawyer's record (D17).
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
  'ruta.administracion': { clases: JEFES },
  'ruta.privada': { clases: TODOS },
  'ruta.sin-invitados': { clases: SIN_INVITADO },
  /**
   * Right to open the screen of the evaluations («scoring») of lawyers (D179). The permission `scoring.inicio` opens
   * the screen from the home screen, and `scoring.menu` from the menu. The admin and the head lawyer open the screen
   * from «Configuración» (settings).
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
 * Tells whether a person lacks a right only because the person has no lawyer's code. The message of the refusal then
 * mentions the missing code (D13).
 */
export const faltaCodigo = (principal: Principal, capacidad: Capacidad): boolean => {
  const { clases }: Fila = CAPACIDADES[capacidad]
  return claseDe(principal) === 'usuario' && clases.includes('abogado')
}
