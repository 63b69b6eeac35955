/** Kinds of personal data, in the order of the report with which a person receives their own data. */
export const CLASES_DE_DATOS = [
  'padron',
  'novedades',
  'registros',
  'deuda',
  'casos',
  'actuaciones',
  'cartas',
  'titulos',
  'convenios',
  'acceso',
  'ingresos',
  'mensajes',
  'evaluaciones',
  'historial',
  'lecturas',
  'cargas',
] as const

export type ClaseDeDatos = (typeof CLASES_DE_DATOS)[number]

/**
 * Kinds of data that may be erased after a time. Executive titles, letters, agreements and the history are never
 * erased.
 */
export const CLASES_DE_CONSERVACION = [
  'ingresos',
  'lecturas',
  'exportaciones',
  'paquetes',
  'cargas',
  'registros',
  'novedades',
  'mensajes',
] as const

export type ClaseDeConservacion = (typeof CLASES_DE_CONSERVACION)[number]
