/**
 * Texts of the alarms, which warn that a deadline of a case is near (ADR 0034). The specification does not have alarms.
 */
export const alarmas = {
  clases: {
    caducidad: 'Caducidad de la instancia',
    medida: 'Medida que vence',
    resolucion: 'Resolución de la medida',
    banco: 'Respuesta del banco',
    convenio: 'Convenio por caducar',
  },
  cortas: {
    caducidad: 'Caducidad',
    medida: 'Medida',
    resolucion: 'Resolución',
    banco: 'Banco',
    convenio: 'Convenio',
  },
  filtro: 'Alarma',
  columna: 'Alarmas',
  columnasDeHoy: {
    judicial: {
      caducidad: 'Caducidad jud.',
      medida: 'Medidas jud.',
      resolucion: 'Sin resolver jud.',
      banco: 'Bancos jud.',
      convenio: 'Convenios jud.',
    },
    extrajudicial: {
      caducidad: 'Caducidad ext.',
      medida: 'Medidas ext.',
      resolucion: 'Sin resolver ext.',
      banco: 'Bancos ext.',
      convenio: 'Convenios ext.',
    },
  },
  convenio: 'Convenio {convenio}',
  calendarios: {
    caducidad:
      'Días corridos, sin las ferias judiciales cargadas; si falta la de invierno, avisa antes',
    medida: 'Días corridos; la fecha es la que se cargó',
    resolucion:
      '24 horas desde el pedido (Ley 13.406, art. 6); como la hora no se carga, pasan al terminar el día siguiente',
    banco:
      'Cinco días hábiles del juzgado desde que el banco recibió el oficio (Ley 13.406, art. 6)',
    convenio: 'Días corridos',
  },
  orientativa: 'Es orientativa: no cambia el vencimiento del caso.',
  llega: '{alarma}, hasta el {fecha}',
  paso: '{alarma}, pasó el {fecha}',
  ninguna: 'Sin alarmas.',
  meses: { uno: '1 mes', varios: '{n} meses' },
  feria: { ninguno: 'sin feria de por medio', varios: 'sin contar {n} días de feria' },
  caducidadEs:
    'Hasta el {hasta}, si nadie impulsa el juicio: {meses} corridos desde la última actuación judicial, del {desde}, {feria}. Orientativa, a confirmar con las ferias y la ley de cada caso.',
  sinCaducidad: {
    sinRadicar: 'No corre: el juicio no está radicado.',
    conSentencia: 'No corre: la sentencia está notificada.',
    enPlan: 'No corre: está en plan de pagos.',
    saldada: 'No se avisa: está saldada desde el {dia}.',
  },
  medidaEs: 'La medida «{medida}» vence el {vence}, según lo que se cargó. Orientativa.',
  sinMedida: 'Ninguna medida tiene cargado su vencimiento.',
  resolucionEs:
    'La medida «{medida}», pedida el {desde}, debe resolverse en 24 horas (Ley 13.406, art. 6): hasta el {hasta}. La hora no se carga: pasan al terminar el día siguiente al pedido.',
  sinResolucion: 'Ninguna medida pedida está sin resolver.',
  bancoEs:
    'El banco que recibió el oficio el {desde} debe informar al juzgado en cinco días hábiles (Ley 13.406, art. 6): hasta el {hasta}. {calendario}',
  bancoDeOficioEs:
    'El banco que recibió el oficio {oficio} el {desde} debe informar al juzgado en cinco días hábiles (Ley 13.406, art. 6): hasta el {hasta}. {calendario}',
  sinBanco: 'Ningún banco que recibió un oficio está sin responder.',
  convenioEs:
    'Se puede evitar hasta el {hasta}: desde el día siguiente se podría declarar su caducidad.',
  convenioFue: 'Se pudo evitar hasta el {hasta}: ya se podría declarar su caducidad.',
  convenioDeOtroDia: 'Del {dia} no se puede decir: depende de lo cobrado, que se sabe al {hoy}.',
  convenioDelMunicipio: 'No se puede decir: depende de lo cobrado, que solo el municipio sabe.',
  sinConvenio: 'Ningún convenio del caso está en riesgo de caducar.',
} as const
