/** Title of each route, for the tab of the browser and the heading of the page (S2 §2.1). */
export const rutas = {
  '/': 'Ingreso',
  '/home': 'Inicio',
  '/contribuyentes': 'Contribuyentes',
  '/inmuebles': 'Inmuebles',
  '/comercios': 'Comercios',
  '/abogados/usuario': 'Mis datos',
  '/inmueble/:id': 'Detalle del inmueble',
  '/convenios': 'Convenios',
  '/gestion': 'Gestión Legal',
  '/planes-de-pago': 'Planes de Pago',
  '/estadisticas': 'Page Estadisticas',
  '/registros': 'Registros',
  '/comunicaciones': 'Comunicaciones',
  '/mis-datos': 'Mis datos',
  '/mesa-extrajudicial': 'Mesa de entradas extrajudicial',
  '/mesa-judicial': 'Mesa de entradas judicial',
  '/abogado-externo': 'Búsqueda de Contribuyentes',
  '/scoring-abogados': 'Scoring abogados externos',
  '/titulos': 'Títulos',
  '/registroslogin': 'Registros Login',
  '/novedades': 'Novedades',
  '/abogados': 'Abogados',
  '/condiciones': 'Condiciones legales',
  '/configuracion': 'Configuración',
  '/usuarios': 'Usuarios',
  '/historial': 'Historial',
  '/creaciontitulos': 'Creación de títulos',
  '*': 'Página no encontrada',
} as const

/** '<title> · Apremia': what the tab of the browser says. */
export const tituloDePestana = (titulo: string): string => `${titulo} · Apremia`
