/** Payment plans and their simulation (S1 §2, §4, §5, §8; D36, D38). */
export const planes = {
  titulo: 'Planes de Pago',
  simular: 'Simular plan de pago',
  soloPorEstado:
    'Error: No puede buscar solo por Estado del plan de pago, por favor ingrese otro dato',
  fallaDeBusqueda: {
    titulo: 'Error',
    texto: 'Ocurrio un error, intentelo nuevamente o revise los filtros ingresados.',
  },
  sinMontoElegido: 'Debe seleccionar un monto de la deuda para simular un plan de pago.',
  deOtraClase: 'El plan {plan} no es para {clase}s: elija otro plan.',
  sinPagoUnico:
    'El pago único no alcanza a los recursos {recursos}: elija otro plan o quite esos períodos.',
  sinTasa:
    'No hay una tasa de interés vigente para el plan {plan}: pida a la administración que la cargue o elija otro plan.',
  anticipoFueraDeRango: 'El anticipo debe ser de {minimo} o más y menor que {total}.',
  opciones: { hoy: 'Pagar hoy', juicio: 'Esperar el juicio' },
  tasaDemo: 'Tasa DEMO',
  topeDeCuotas: 'Máximo {n} cuotas',
  confirmarModificar: '¿Esta seguro de modificar este plan?',
  modificado: { titulo: 'Exito!', texto: 'Se modifico correctamente.' },
  fallaAlModificar: { titulo: 'Error!', texto: 'Ocurrio un error, intentelo nuevamente.' },
  sinConfirmar: 'Sin confirmar',
  cuotas: { cobrada: 'COBRADA', vencida: 'VENCIDA', vigente: 'VIGENTE' },
  pagada: 'pagada {fecha}',
  columnasDeCuota: {
    cuota: 'Cuota',
    capital: 'Capital',
    interes: 'Interés',
    monto: 'Monto',
    vencimiento: 'Vencimiento',
    interesDeCobranza: 'Interés de cobranza',
    cobranza: 'Fecha de cobranza',
    comprobante: 'Comprobante',
    estado: 'Estado',
  },
} as const
