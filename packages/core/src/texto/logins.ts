/** Login records (S2 §2.14, §6). */
export const logins = {
  titulo: 'Registros Login',
  tabla: 'Tabla Login',
  filtros: { nombre: 'Nombre', apellido: 'Apellido', dni: 'DNI' },
  buscar: 'BUSCAR',
  limpiar: 'LIMPIAR',
  columnas: {
    dni: 'DNI',
    nombre: 'Nombre y Apellido',
    tipo: 'Tipo de Usuario',
    codigo: 'Código Externo',
    rol: 'Rol',
    cantidad: 'Cantidad De Login',
    ultimo: 'Último Ingreso',
  },
  tipos: { abogado: 'Abogado', usuario: 'Usuario' },
  roles: { admin: 'Administrador', user: 'Usuario', guest: 'Invitado' },
  modal: 'Registros Login de {name}',
  cerrar: 'Cerrar',
} as const
