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
  /**
   * Initial name of a kind of action. The time limit of this kind of action is the maximum time to start the tax
   * lawsuit (D59).
   */
  plazoDeInicio: 'Plazo máximo para iniciar el apremio',
  aTermino: 'En término',
  vencido: 'Vencido',
  /** Texts of the state of a case's deadline. Every screen uses the same words (D182). */
  estadosDePlazo: {
    vencido: 'Vencido hace {n} d',
    venceHoy: 'Vence hoy',
    vencePronto: 'Vence en {n} d',
    enTermino: 'En término',
    sinPlazo: 'Sin plazo',
    sinEvaluar: 'Sin evaluar',
    saldada: 'Saldada',
  },
  saldada: 'Saldada',
  saldadaDesde: 'el {dia}',
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
    venceHoy: 'Vencen hoy',
    proximos: 'Vencen en diez días',
    enTermino: 'En término',
    sinPlazo: 'Sin plazo',
    sinEvaluar: 'Sin evaluar',
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
  noSeBusca: 'Saldada y con actuaciones: no se busca por su vencimiento.',
  ventana: 'Últimos {n} días',
  verHistorico: 'Ver histórico',
  sinHistorico: 'Los invitados no tienen búsqueda histórica.',
} as const
