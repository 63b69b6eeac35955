export const prescripcion = {
  titulo: 'Prescripción',
  intro:
    'Hasta qué día se puede demandar cada período, según lo que está en Apremia. Es una orientación: confírmela con la ordenanza y con los convenios, los planes y las notificaciones del caso.',
  criterios: { conservadora: 'Conservadora', ordenanza: 'Según la ordenanza' },
  columnas: { periodo: 'Período', vence: 'Venció', hasta: 'Hasta', porque: 'Por qué' },
  estados: {
    vencida: 'Prescripto',
    urgente: 'Prescribe en 60 días o menos',
    cerca: 'Prescribe en 180 días o menos',
    lejos: 'Corre',
    interrumpida: 'Demandado',
    sinVencimiento: 'Sin vencimiento',
  },
  demandaSupuesta: 'Demandado, se supone',
  faltan: {
    pasado: 'Prescripto',
    hoy: 'Prescribe hoy',
    uno: 'Falta 1 día',
    varios: 'Faltan {n} días',
  },
  sinPeriodos: 'El caso no tiene períodos impagos.',
  sinActosDeOtros:
    'Se cuenta sin los convenios, las cartas y los juicios de otros abogados, que usted no ve.',
  delAnio: {
    titulo: 'Períodos que prescriben en un año',
    nota: 'Con su deuda, su abogado y por qué. Es una orientación.',
    anio: 'Año',
    que: 'La planilla tiene los períodos impagos, en gestión o no, que prescriben en {anio} si nada lo interrumpe antes, contados desde su vencimiento.',
  },
  sinCartera:
    'Todavía no se trajo la deuda del servicio del municipio: sincronice primero la cartera, en «Datos del municipio».',
  verTodos: 'Ver los {n} períodos',
  deCaso: {
    prescribe: 'Prescribe el {dia} · {n} d',
    prescripto: 'Prescripto hace {n} d',
    unPeriodo: 'Período {periodo}',
    periodos: 'Período {periodo}, el primero de {n}',
    prescriptos: '{n} prescriptos',
    segunOrdenanza: 'Según la ordenanza, el {dia}',
    sinAcuse: 'Carta sin acuse: no suma',
    supuesta: 'Se supone qué períodos reclama una carta o un juicio',
    ver: 'Ver la prescripción de {caso}: {cuando}',
    busquedas: {
      prescriptos: 'Con períodos prescriptos',
      en60: 'Prescriben dentro de 60 días',
      en180: 'Prescriben dentro de 180 días',
    },
  },
  prescribe: 'Prescribe el {dia}: {anios} {desde}.',
  prescribio: 'Prescribió el {dia}: {anios} {desde}.',
  anios: { uno: '1 año', varios: '{n} años' },
  desde: {
    vencimiento: 'desde el vencimiento, del {dia}',
    enero: 'desde el {dia}, el 1 de enero siguiente al vencimiento',
  },
  suma: {
    reconocimiento: 'Se cuenta de nuevo desde el convenio o plan del {dia} (CCyC 2545).',
    intimacion: 'Seis meses más por la carta recibida el {dia} (CCyC 2541).',
    intimacionSupuesta:
      'Seis meses más por la carta recibida el {dia} (CCyC 2541), que se supone que reclama este período.',
  },
  noSuma: {
    sinAcuse: 'La carta del {dia} no suma: falta un acuse de que llegó.',
    otra: 'La carta recibida el {dia} no suma: solo cuenta la primera.',
    antes: {
      reconocimiento: 'El convenio o plan del {dia} no suma: el plazo no había empezado.',
      intimacion: 'La carta recibida el {dia} no suma: el plazo no había empezado.',
    },
    tarde: {
      reconocimiento: 'El convenio o plan del {dia} no suma: el plazo ya había terminado.',
      demanda: 'La demanda del {dia} no suma: el plazo ya había terminado.',
      intimacion: 'La carta recibida el {dia} no suma: el plazo ya había terminado.',
    },
  },
  interrumpida:
    'No corre: se demandó el {dia}, a tiempo (CCyC 2546), mientras no caduque la instancia (2547).',
  supuesta: 'Se supone que reclama este período, porque Apremia no tiene el título del juicio.',
  desdeEnero:
    'La Suprema Corte de Buenos Aires le deja a la ley local solo el plazo, no desde cuándo se cuenta.',
  codigoAnterior:
    'Venció antes del 01/08/2015, con el Código Civil anterior: revíselo (CCyC 2537).',
  sinVencimiento: 'No se sabe: el municipio no informó el vencimiento.',
  efecto: {
    conservadora:
      'Un período que vence el {dia} prescribe el {despues}, contado desde su vencimiento; era el {antes}.',
    ordenanza:
      'Según la ordenanza, un período que vence el {dia} prescribe el {despues}; era el {antes}.',
  },
} as const
