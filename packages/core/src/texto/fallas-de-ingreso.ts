/**
 * Messages to a person whose sign-in at the identity provider failed. The messages have a separate file, so that the
 * first screen does not load them.
 */
export const fallasDeIngreso = {
  cancelado: 'El ingreso se canceló en el proveedor de identidad. Vuelva a elegir cómo ingresar.',
  'proveedor-caido':
    'El proveedor de identidad no responde. Intente nuevamente en unos minutos; si sigue así, avise a quien administra el sistema.',
  configuracion:
    'El proveedor de identidad no aceptó a este sistema. Avise a quien lo administra: debe revisar su configuración (apremia instalacion identidad).',
  'cliente-rechazado':
    'El proveedor de identidad no aceptó el cliente o el secreto con que este sistema se presenta. Avise a quien lo administra: debe revisar IDENTIDAD_CLIENTE e IDENTIDAD_CLIENTE_SECRETO (apremia-servidor identidad).',
  'codigo-usado':
    'Este ingreso ya se usó o venció en el proveedor de identidad. Vuelva a ingresar.',
  ajeno:
    'Este ingreso no empezó en este navegador, ya se usó o tardó más de diez minutos. Vuelva a ingresar.',
  'otro-emisor':
    'La respuesta no es del proveedor de identidad de este sistema. No se ingresó; avise a quien lo administra.',
  'otra-audiencia':
    'El proveedor de identidad respondió con un ingreso para otro sistema. No se ingresó; avise a quien lo administra.',
  'sin-firma':
    'La firma de lo que respondió el proveedor de identidad no es válida. No se ingresó; avise a quien administra el sistema.',
  reloj:
    'Lo que respondió el proveedor de identidad está vencido o tiene fecha futura. Vuelva a ingresar; si sigue así, el reloj del servidor o el del proveedor está mal: avise a quien administra el sistema.',
  salida:
    'Su sesión se cerró. El proveedor de identidad no responde: su cuenta puede seguir abierta en este navegador.',
  'sin-documento':
    'El proveedor de identidad no informó su documento. Complételo en su cuenta o avise a quien administra el sistema.',
  'documento-invalido':
    'El documento que informó el proveedor de identidad no es válido. Corríjalo en su cuenta o avise a quien administra el sistema.',
  'respuesta-invalida':
    'Lo que respondió el proveedor de identidad no se puede usar. Vuelva a ingresar; si sigue así, avise a quien administra el sistema.',
} as const
