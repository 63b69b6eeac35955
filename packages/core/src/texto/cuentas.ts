export const cuentas = {
  /** Word shown in place of the surname of a service account: 'Servicio, Carga nocturna'. */
  apellido: 'Servicio',
  noExiste: 'No hay una cuenta de servicio vigente con ese número.',
  repetida: 'Ya hay una cuenta de servicio vigente con ese nombre.',
  soloPersonas:
    'Un token no crea, renueva ni revoca cuentas de servicio: ingrese con «apremia sesion iniciar».',
  tokenNoVale: 'El token no vale: venció, se revocó o se reemplazó por otro.',
  tokenDeCuenta:
    'Si es de una cuenta de servicio, un administrador lo renueva en «Usuarios» o con «apremia cuentas renovar». Si es de una persona, crea otro con «apremia tokens crear».',
  historial: {
    alta: 'Alta de la cuenta de servicio {codigo} «{nombre}» por {dias} días.',
    renovacion:
      'Token nuevo de la cuenta de servicio {codigo} «{nombre}» por {dias} días; el anterior dejó de servir.',
    baja: 'Baja de la cuenta de servicio {codigo} «{nombre}».',
  },
  titulo: 'Cuentas de servicio',
  leyenda:
    'Con ellas un programa carga cada noche los datos del municipio. Solo pueden cargar paquetes: ni personas, ni abogados, ni catálogos.',
  vacio: 'Todavía no hay cuentas de servicio.',
  nueva: 'Nueva cuenta de servicio',
  nombre: 'Para qué es',
  nombreRequerido: 'Indique para qué es la cuenta.',
  ejemplo: 'Por ejemplo: Carga nocturna',
  dias: 'Días que dura su token',
  diasEntero: 'Los días son un número entero.',
  diasMinimo: 'El token dura al menos 1 día.',
  diasMaximo: 'El token dura a lo sumo 730 días.',
  crear: 'Crear la cuenta',
  renovar: 'Renovar el token de {nombre}',
  renovarBoton: 'Renovar el token',
  renovarPregunta: 'El token actual deja de servir en el acto: quien lo use debe pasar al nuevo.',
  revocar: 'Revocar la cuenta {nombre}',
  revocarBoton: 'Revocar la cuenta',
  revocarEnLista: 'Revocar',
  revocarPregunta:
    'Su token deja de servir en el acto y la cuenta no se puede volver a activar. Lo que cargó queda como está.',
  revocada: 'Se revocó la cuenta {nombre}',
  token: 'Token de {nombre}',
  tokenEtiqueta: 'Token',
  tokenGuardar:
    'Cópielo ahora: no se vuelve a mostrar. En el servidor que carga, va en la variable APREMIA_TOKEN.',
  copiar: 'Copiar el token',
  copiado: 'Se copió el token',
  listo: 'Ya lo guardé',
  columnas: {
    codigo: 'Cuenta',
    nombre: 'Para qué es',
    estado: 'Estado',
    expira: 'Vence',
    ultimoUso: 'Último uso',
  },
  estados: { vigente: 'Vigente', vencida: 'Vencida', revocada: 'Revocada' },
  nunca: 'Nunca',
} as const
