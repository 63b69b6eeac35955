export const acceso = {
  titulo: 'Ingreso',
  elegirProveedor: 'Elija con qué cuenta quiere ingresar',
  proveedores: {
    renaper: 'Renaper',
    afip: 'AFIP',
    miarg: 'Mi Argentina',
    anses: 'ANSES',
  },
  ingresarCon: 'Ingresar con {proveedor}',
  /**
   * Text above the sign-in button when the identity provider has only one button. A provider that does not name its
   * sources has only one button (D187).
   */
  unProveedor: 'Identifíquese con su cuenta para seguir',
  otrasFuentes: {
    oidc: 'Proveedor del municipio',
    emergencia: 'Emergencia',
  },
  ingresando: 'Iniciando sesión',
  cargando: 'Cargando...',
  falla: 'Error!',
  noRegistrado: 'No existe en nuestros registros como usuario externo.',
  /**
   * Text below `noRegistrado`. It shows the DNI (identity number) that the identity provider reported, only to the
   * person who signed in with this DNI.
   */
  documentoInformado:
    'El proveedor de identidad informó el documento {documento}. Si es el suyo, pida a un administrador del municipio que lo registre, o lo vuelva a dar de alta, en «Usuarios».',
  otraCuenta: 'Ingresar con otra cuenta',
  tokenInvalido: 'No se pudo verificar su identidad. Vuelva a ingresar.',
  tokenUsado: 'El ingreso ya se usó o venció. Vuelva a ingresar.',
  ingresoAjeno: 'Este ingreso no empezó en esta pestaña. Elija con qué cuenta quiere ingresar.',
  confirmarIngreso: {
    titulo: '¿Ingresar como {persona}?',
    texto:
      'El proveedor de identidad no indicó que este ingreso se haya pedido desde esta pestaña. Siga solo si acaba de identificarse y es usted.',
    emergencia:
      'Es un ingreso de emergencia de {persona}, pedido en la máquina del servidor sin el proveedor de identidad. Siga solo si es usted: queda en el historial.',
    reemplazo: 'La sesión de {persona} se va a cerrar.',
    seguir: 'Ingresar',
  },
  ingresado: 'Ingresó como {persona}.',
  sinProveedor: 'El servicio de identidad no responde. Intente nuevamente en unos minutos.',
  fallas: {
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
  },
  demasiadosIntentos: 'Demasiados intentos. Espere un minuto y vuelva a probar.',
  cerrarSesion: 'Cerrar sesión',
  sesionVencida: 'Su sesión terminó. Ingrese de nuevo para seguir.',
  sesionPorVencer: 'Su sesión termina en {minutos} minutos por falta de actividad.',
  seguirConectado: 'Seguir conectado',
  sinCodigo: 'Su usuario no tiene código de abogado asignado',
  persona: '{apellido}, {nombre}',
  personaConCodigo: '{apellido}, {nombre} ({codigo})',
} as const
