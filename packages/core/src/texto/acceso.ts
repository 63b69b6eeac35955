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
   * Text above the sign-in button when there is only one button. When the configuration of the identity provider names
   * several sources of identity, there are several buttons (D187).
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
   * Second part of the message that refuses a person who is not registered. It shows the DNI (identity number) that the
   * identity provider reported. Only the person who signed in with that DNI sees the message.
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
  demasiadosIntentos: 'Demasiados intentos. Espere un minuto y vuelva a probar.',
  cerrarSesion: 'Cerrar sesión',
  sesionVencida: 'Su sesión terminó. Ingrese de nuevo para seguir.',
  sesionPorVencer: 'Su sesión termina en {minutos} minutos por falta de actividad.',
  seguirConectado: 'Seguir conectado',
  sinCodigo: 'Su usuario no tiene código de abogado asignado',
  persona: '{apellido}, {nombre}',
  personaConCodigo: '{apellido}, {nombre} ({codigo})',
} as const
