/** Texts of the judicial and extrajudicial desks (S2 §2.4, §2.5, §4). */
export const mesas = {
  judicial: 'Mesa de entradas judicial',
  extrajudicial: 'Mesa de entradas extrajudicial',
  pestanas: {
    inicio: 'Inicio',
    juicios: 'Juicios',
    convenios: 'Convenios',
    planes: 'Planes de Pago',
  },
  solapas: {
    activos: 'ACTIVOS',
    sinEvaluar: 'SIN EVALUAR',
    planDePagos: 'PLAN DE PAGOS',
    todos: 'TODOS',
    historico: 'BUSCAR HISTORICO',
  },
  elegirAbogado: 'Seleccionar abogado',
  cancelar: 'Cancelar',
  titulo: 'Titulo',
  irAGestion: 'Ir a gestión',
  situaciones: {
    gestionLegal: 'Gestión Legal',
    tituloEjecutivo: 'Título Ejecutivo',
    planDePagos: 'Plan de Pagos',
  },
  tipos: { judicial: 'Judicial', extrajudicial: 'Extrajudicial' },
  /** Initial name of the stage type whose time is the longest time to start an apremio (D59). */
  plazoDeInicio: 'Plazo máximo para iniciar el apremio',
  aTermino: 'En término',
  vencido: 'Vencido',
  saldada: 'Saldada',
  saldadaDesde: 'el {dia}',
  /** Step that a lawyer still has to do in a paid case. */
  cierre: {
    levantarMedida: 'Levantar la medida',
    archivar: 'Archivar',
  },
  filtroDeSaldadas: 'Saldadas',
  saldadas: {
    paraArchivar: 'Saldadas, para archivar',
    recientes: 'Saldadas en los últimos 7 días',
    todas: 'Saldadas',
  },
  vencimientos: {
    vencidos: 'Vencidos',
    proximos: 'Vencen en diez días',
    sinActuaciones: 'Sin actuaciones',
  },
  tramos: {
    mes: 'Hasta 30 días',
    limite: 'De 31 a 90 días',
    ventana: 'De 91 a 120 días',
    anio: 'De 121 a 365 días',
    mas: 'Más de 365 días',
    sinFecha: 'Sin movimientos',
  },
  seBuscaEn: 'Se busca en: {filtros}.',
  nadaUrge: 'Al {hoy}, con actuaciones y sin un vencimiento pasado ni cercano.',
  ventana: 'Últimos {n} días',
  verHistorico: 'Ver histórico',
  sinHistorico: 'Los invitados no tienen búsqueda histórica.',
} as const
