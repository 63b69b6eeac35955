/** Demand letters: what they lack, their due date and their acknowledgement (S2 §1, §9; D65, D140). */
export const cartas = {
  titulo: 'Cartas de intimación',
  sinDeuda: '{imponible}: no tiene deuda en gestión para intimar.',
  faltaParametro:
    "Para hacer cartas falta {nombre} ({clave}): un administrador lo pone con «apremia parametros poner {clave} 'valor'».",
  faltaOficina: 'Falta {dato} de la oficina de {abogado}: la carta no sale sin ese dato.',
  oficina: {
    direccion: 'el domicilio',
    horarios: 'el horario de atención',
    te: 'el teléfono',
    matricula: 'la matrícula',
  },
  faltaDeudor: 'Falta {dato} de {imponibles}: la carta no sale sin ese dato.',
  deudor: { nombre: 'el nombre del deudor', domicilio: 'el domicilio postal del deudor' },
  vencimiento: {
    pasado: 'El {fecha} ya pasó.',
    cerca: 'Faltan menos de cinco días para el {fecha}.',
    feriado: 'El {fecha} es feriado: {feriado}.',
  },
  acuse: {
    faltaMedio: 'Elija el medio.',
    faltaResultado: 'Elija el resultado.',
    faltaFecha: 'Indique la fecha.',
    fecha: 'La fecha no es válida.',
    fechaFutura: 'La fecha no puede ser posterior a hoy.',
    fechaAnterior: 'La fecha no puede ser anterior a la de la carta, {fecha}.',
    hora: 'La hora se escribe HH:MM.',
    dni: 'El DNI debe tener 7 u 8 dígitos.',
    faltaPieza: 'Indique el número de la pieza.',
    faltaReceptor: 'Indique quién la recibió.',
    faltaMotivo: 'Indique el motivo.',
  },
} as const
