export const efectoDeParametro = {
  pasa: '{de} pasa de {antes} a {despues}.',
  sigue: '{de} no cambia: sigue en {despues}.',
  empieza: '{de}: hoy no se puede hacer; va a ser {despues}.',
  ejemplos: {
    enCuotas: 'Un convenio de {deuda} en {n}',
    enLaMayor: 'Un convenio de {deuda} en la mayor cantidad de cuotas',
    conAnticipo: 'Un convenio de {deuda} con anticipo',
    pagoUnico: 'El pago único de una deuda de {deuda}, con {interes} de intereses,',
    sinInteres: 'Una deuda de {deuda} en cuotas sin interés',
    sinInteresConAnticipo: 'Una deuda de {deuda} con anticipo',
    honorarios: '{estado}: lo que se paga de honorarios y gastos por una deuda de {deuda}',
  },
  importes: {
    total: '{total} (cuotas de {cuota})',
    cuotas: '{n} de {cuota} ({total} en total)',
    anticipo: '{anticipo} y {n} de {cuota}',
    unaCuota: '1 cuota',
    variasCuotas: '{n} cuotas',
    honorarios: '{total} (honorarios de {sobreDeuda} y gasto fijo de {gastoFijo})',
    honorariosConTope:
      '{total} (honorarios de {sobreDeuda} y gasto fijo de {gastoFijo}, menos {recorte} por el tope)',
  },
  sinEjemplo: 'Hoy no hay ningún plan al que alcance: se va a usar cuando lo haya.',
  igual: 'Ya vale eso desde ese día: no cambia nada.',
  desdeOtroDia: 'Rige desde el {desde}; hasta el día anterior sigue {anterior}.',
  desdeOtroDiaSinValor: 'Rige desde el {desde}; hasta el día anterior sigue sin valor.',
  hastaOtroDia: 'Rige hasta el {hasta}: desde el día siguiente ya hay previsto otro valor.',
  convenios: {
    ninguno: 'No cambia ningún convenio sin confirmar.',
    honorarios:
      'Cambia lo que se paga de honorarios y gastos en {n} de los {total} convenios sin confirmar.',
    plan: 'Cambia el plan de {n} de los {total} convenios sin confirmar si se los vuelve a guardar; confirmados como están, lo conservan.',
    impreso: 'Se imprimen con el valor nuevo {n} de los {total} convenios sin confirmar.',
    confirmados: 'Los confirmados no cambian.',
    arancel:
      'Convenios sin confirmar en ese estado, que conservan sus honorarios: {n}. Rige para los que se hagan desde el {desde}.',
  },
  importesDeDeuda:
    'Los importes liquidados el {dia} valen hasta el {despues} (era hasta el {antes}).',
  cartera: 'La validez de la cartera traída del servicio para evaluar, en horas,',
  titulos: 'El pedido más grande que se hace en el momento, en títulos,',
  versionDeTitulo:
    'Los títulos que se emitan desde ese día salen con la versión {valor}. Los ya emitidos no cambian.',
  segundaVersion:
    'La versión 2 no se emite sin el decreto que autoriza a quien firma ni sin la base legal de cada recurso y año: «Puesta en marcha» dice qué falta.',
  exigencias: {
    carta: {
      nada: 'Los títulos no miran si hubo una carta de intimación recibida.',
      avisar:
        'La revisión de una planilla avisa de las filas que reclaman períodos sin una carta de intimación recibida. Esos títulos se pueden emitir.',
      rechazar:
        'No se emite el título de una fila que reclama períodos sin una carta de intimación recibida, con su acuse anotado.',
    },
    sinMinimo: 'Los títulos no tienen un total mínimo.',
    minimo: {
      avisar:
        'La revisión de una planilla avisa de las filas que reclaman menos de {minimo}. Esos títulos se pueden emitir.',
      rechazar: 'No se emiten títulos por menos de {minimo}.',
    },
    faltaElMinimo: 'Hasta que haya un total mínimo, no cambia nada.',
    emitidos: 'Los ya emitidos no cambian.',
  },
  notificacion: {
    cambia: 'Lo que esté disponible el {disponible} se notifica el {despues} en lugar del {antes}.',
    ninguna:
      'Nada de lo que esté disponible en los siete días siguientes cambia de día de notificación.',
  },
  conservacion: 'La cantidad de filas de «{clase}» que ese día se podrían borrar',
  caducidad: {
    pasada: 'Casos con la caducidad ya cumplida: {antes} → {despues}.',
    cerca: 'Casos con la caducidad por cumplirse, que avisan: {antes} → {despues}.',
    lejos: 'Casos con la caducidad más adelante: {antes} → {despues}.',
    ninguna: 'Ningún caso cambia de día de caducidad.',
    cambian: 'Casos cuyo día de caducidad cambia: {n}. Se recalculan en una tarea.',
  },
} as const
