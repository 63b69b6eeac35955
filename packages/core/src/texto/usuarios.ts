/** Texts of the users: people who may sign in, and their permissions (D2, D14). */
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
  titulo: 'Usuarios',
  leyenda:
    'Quiénes pueden ingresar, con qué rol y qué permisos. A los abogados se los da de alta y de baja en el directorio de abogados.',
  listado: 'Personas registradas',
  nuevo: 'Nuevo usuario',
  muchos: {
    boton: 'Muchos a la vez',
    titulo: 'Cambiar a muchos a la vez',
    que: 'Se hace con un libro de Excel: una hoja con las personas que ingresan y otra con los abogados.',
    pasos: [
      'Descargue el libro: trae a todos como están ahora.',
      'Cambie las filas que quiera y agregue las nuevas. Las que no toque quedan igual, y nadie se borra por no estar.',
      'Cárguelo en «Datos del municipio». Primero se prueba: verá qué cambia, fila por fila lo que no se admite, y recién entonces se confirma.',
    ],
    abogados: 'Un abogado con «user» en la columna ROL recibe también su acceso.',
    descargar: 'Descargar el libro',
    cargar: 'Cargar el libro',
  },
  editar: 'Editar a {persona}',
  terminar: 'Terminar las sesiones de {persona}',
  terminarPregunta:
    'Tiene en uso {sesiones} y {tokens}. Si las termina, debe ingresar de nuevo; lo que esté escribiendo sin guardar se pierde.',
  terminarNada: 'No tiene sesiones abiertas ni tokens personales.',
  terminarBoton: 'Terminar las sesiones',
  terminadas: 'Terminaron {sesiones} y {tokens}',
  sesiones: { uno: '1 sesión', varios: '{n} sesiones' },
  tokens: { uno: '1 token personal', varios: '{n} tokens personales' },
  guardado: 'Se guardó a {persona}',
  otrosCambios: 'Otra persona cambió otros datos de este usuario: los suyos siguen acá.',
  terminaSesiones: 'Al cambiar el rol o dar la baja terminan sus sesiones y sus tokens personales.',
  columnas: {
    persona: 'Apellido y nombre',
    dni: 'DNI',
    rol: 'Rol',
    abogado: 'Código',
    permisos: 'Permisos',
    email: 'Correo electrónico',
    estado: 'Estado',
  },
  filtros: { buscar: 'Nombre o DNI', estado: 'Estado' },
  roles: { admin: 'Administrador', user: 'Usuario', guest: 'Invitado' },
  permisos: {
    'scoring.inicio': 'Scoring en el inicio',
    'scoring.menu': 'Scoring en el menú',
    'logins.ver': 'Registros de ingreso',
  },
  estados: { activo: 'Puede ingresar', baja: 'De baja', abogadoDeBaja: 'Abogado de baja' },
  ingreso: 'Ingreso',
  datosDeFicha: 'Es abogado: su nombre y su correo son los de su ficha en el directorio.',
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
