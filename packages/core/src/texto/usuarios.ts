/** People who may sign in, and what they may do (D2, D14). */
export const usuarios = {
  noExiste: 'No hay un usuario con el DNI {dni}.',
  existente: 'Ya hay un usuario con el DNI {dni}.',
  codigoAjeno:
    'El código de abogado sale de la ficha del abogado con el mismo DNI: no se elige acá. Dé de alta al abogado en el directorio, o nombre la jefatura con «apremia abogados jefatura».',
  codigoCorregido:
    'El código de abogado {antes} no era de una ficha con este DNI: desde ahora el código es {despues}.',
  versionVieja:
    'Otra persona cambió el acceso de este usuario mientras tanto. Vuelva a verlo antes de cambiarlo.',
  bajaPropia: 'No puede darse de baja a usted mismo: lo hace otro administrador.',
  ultimoAdmin: 'Es el único administrador: dé antes ese rol a otra persona.',
  esAbogado:
    'Es el abogado {abogado}: la baja se da en el directorio de abogados, que reasigna sus casos.',
  datosDeAbogado:
    'Es el abogado {abogado}: su nombre y su correo se cambian en el directorio de abogados.',
  sinCodigo: 'ninguno',
  alta: 'Alta del usuario {persona}.',
  cambio: 'Cambio del acceso de {persona}: {cambios}.',
  cierre: 'Fin de las sesiones de {persona}.',
  campos: {
    rol: 'rol',
    baja: 'baja',
    permisos: 'permisos',
    apellido: 'apellido',
    nombre: 'nombre',
    email: 'correo electrónico',
  },
} as const
