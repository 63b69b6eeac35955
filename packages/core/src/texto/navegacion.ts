export const navegacion = {
  producto: 'Apremia',
  irAlContenido: 'Saltar al contenido',
  irAlInicio: 'Ir al inicio',
  menu: 'Menú principal',
  abrirMenu: 'Abrir el menú',
  cerrarMenu: 'Cerrar el menú',
  buscar: 'Buscador (Ctrl+K)',
  ayuda: 'Ayuda',
  cerrarSesion: 'Cerrar sesión',
  entradas: {
    'abogado-externo': 'Búsqueda de Contribuyentes',
    'mesa-extrajudicial': 'Mesa de entradas extrajudicial',
    'mesa-judicial': 'Mesa de entradas judicial',
    'mis-datos': 'Mis datos',
    abogados: 'Listado de abogados externos',
    comunicaciones: 'Comunicaciones',
    'scoring-abogados': 'Scoring abogados externos',
    convenios: 'Generar convenios de pago de honorarios y reconocimientos de deuda',
    creaciontitulos: 'Creación de títulos',
    registroslogin: 'Registros Login',
    configuracion: 'Configuración',
    usuarios: 'Personas que ingresan al sistema',
  },
  consultas: 'Consultas',
  historico: 'Histórico',
  /**
   * Label of the menu entry of the statistics. The page of the statistics keeps the title of the specification (D97).
   */
  estadisticas: 'Estadísticas',
  sinAcceso: 'Su cuenta no tiene acceso a «{pantalla}».',
  noEncontrada: 'Página no encontrada',
  noEncontradaAyuda: 'La dirección no existe o todavía no está disponible.',
} as const
