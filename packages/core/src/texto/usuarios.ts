/** People who may sign in, and what they may do (D2, D14). */
export const usuarios = {
  noExiste: 'No hay un usuario con el DNI {dni}.',
  existente: 'Ya hay un usuario con el DNI {dni}.',
  abogadoInexistente: 'No existe el abogado {abogado}.',
  versionVieja:
    'Otra persona cambió el acceso de este usuario mientras tanto. Vuelva a verlo antes de cambiarlo.',
  bajaPropia: 'No puede darse de baja a usted mismo: lo hace otro administrador.',
  ultimoAdmin: 'Es el único administrador: dé antes ese rol a otra persona.',
  esAbogado:
    'Es el abogado {abogado}: la baja se da en el directorio de abogados, que reasigna sus casos.',
  alta: 'Alta del usuario {persona}.',
  cambio: 'Cambio del acceso de {persona}: {cambios}.',
  campos: { rol: 'rol', baja: 'baja', permisos: 'permisos' },
} as const
