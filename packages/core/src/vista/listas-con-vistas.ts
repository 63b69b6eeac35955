import type { Capacidad } from '../permiso/capacidades.ts'

/**
 * Lists whose filters, columns and order a person can save as a view with a name. The value of each list is the
 * permission that a person needs to open it (ux 7).
 */
export const LISTAS_CON_VISTAS = {
  contribuyentes: 'padron.buscar',
  inmuebles: 'padron.buscar',
  comercios: 'padron.buscar',
  planes: 'convenios.ver',
  convenios: 'convenios.ver',
  cartas: 'cartas.hacer',
  'gestion-inmuebles': 'actuaciones.ver',
  'gestion-comercios': 'actuaciones.ver',
  'mesa-judicial': 'mesas.ver',
  'mesa-extrajudicial': 'mesas.ver',
  'mesa-judicial-convenios': 'mesas.ver',
  'mesa-judicial-planes': 'mesas.ver',
  'mesa-extrajudicial-convenios': 'mesas.ver',
  'mesa-extrajudicial-planes': 'mesas.ver',
  'abogado-externo': 'abogado-externo.ver',
  titulos: 'ruta.sin-invitados',
  'titulos-creados': 'titulos.ver',
  abogados: 'abogados.ver',
  'scoring-abogados': 'evaluaciones.ver-todas',
  registros: 'registros.ver',
  comunicaciones: 'comunicaciones.ver',
  condiciones: 'condiciones.ver',
  novedades: 'novedades.ver',
  historial: 'historial.ver',
  ingresos: 'ingresos.ver',
  usuarios: 'usuarios.administrar',
} as const satisfies Record<string, Capacidad>

export type ListaConVistas = keyof typeof LISTAS_CON_VISTAS

export const isListaConVistas = (nombre: string): nombre is ListaConVistas =>
  Object.hasOwn(LISTAS_CON_VISTAS, nombre)
