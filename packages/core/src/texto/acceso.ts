/** Sign-in, session and identity (S1 §2, §8; D1-D6, D13). */
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
  ingresando: 'Iniciando sesión',
  cargando: 'Cargando...',
  falla: 'Error!',
  noRegistrado: 'No existe en nuestros registros como usuario externo.',
  tokenInvalido: 'No se pudo verificar su identidad. Vuelva a ingresar.',
  tokenUsado: 'El ingreso ya se usó o venció. Vuelva a ingresar.',
  ingresoAjeno: 'Este ingreso no empezó en esta pestaña. Elija con qué cuenta quiere ingresar.',
  confirmarIngreso: {
    titulo: '¿Ingresar como {persona}?',
    texto:
      'El proveedor de identidad no indicó que este ingreso se haya pedido desde esta pestaña. Siga solo si acaba de identificarse y es usted.',
    reemplazo: 'La sesión de {persona} se va a cerrar.',
    seguir: 'Ingresar',
  },
  ingresado: 'Ingresó como {persona}.',
  sinProveedor: 'El servicio de identidad no responde. Intente nuevamente en unos minutos.',
  /** In the history: whoever signs in is told the same in the first three (D6). */
  rechazos: {
    'no-registrado': 'Ingreso rechazado: la persona no está registrada.',
    'de-baja': 'Ingreso rechazado: la persona está dada de baja.',
    'abogado-de-baja': 'Ingreso rechazado: el abogado con que actúa está dado de baja.',
    'token-repetido': 'Ingreso rechazado: el token del proveedor ya se había usado.',
    'token-invalido': 'Ingreso rechazado: el token no es del proveedor o venció.',
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
