/** Evaluation and scoring of lawyers (S2 §2.7, §4, §8; D83). */
export const evaluaciones = {
  titulo: 'Scoring abogados externos',
  filtros: {
    apellido: 'Apellido',
    nombre: 'Nombre',
    dni: 'DNI',
    codigo: 'Código externo',
    scoring: 'Scoring',
  },
  columnas: {
    nombre: 'Nombre',
    dni: 'DNI',
    codigo: 'Código externo',
    matricula: 'Matrícula',
    ultimaActuacion: 'Última actuación',
    ultimaEvaluacion: 'Última evaluación',
    scoring: 'Scoring',
  },
  realizar: 'Realizar evaluación',
  realizarVarias: 'Realizar Evaluaciones',
  resultados: { aprobado: 'Aprobado', desaprobado: 'Desaprobado' },
  categorias: {
    sin_radicar: 'Sin radicar',
    sin_archivar: 'Sin archivar',
    faltantes: 'Faltantes',
  },
  ninguna: 'Sin evaluaciones',
  falla: { titulo: 'Error!', texto: 'Ocurrio un error, intentelo nuevamente.' },
} as const
