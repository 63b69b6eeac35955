/**
 * Texts of the screen on which a person chooses which e-mails to receive. The texts of the e-mails have a separate
 * file, because only the server uses them.
 */
export const avisosPorCorreo = {
  clases: {
    resumen: 'El trabajo del día, cada mañana hábil',
    urgentes: 'Comunicaciones urgentes',
    cargas: 'Cómo terminó cada carga de datos',
    respaldos: 'Las copias de seguridad, cada mañana hábil',
  },
  abrir: 'Avisos por correo',
  titulo: 'Avisos por correo',
  intro:
    'Se envían a {direccion}. No llevan nombres ni montos: solo el número de cada caso y su etapa.',
  sinDireccion: 'No tiene un correo registrado: pídale a la administración que lo agregue.',
  sinServidor: 'Este municipio no configuró un servidor de correo, así que no se envía ninguno.',
  noLeTocan: 'No puede recibir estos avisos, que son de otros permisos: {clases}.',
  guardados: 'Sus avisos por correo quedaron guardados.',
  falla: { titulo: 'No se pudo guardar', texto: 'Sus avisos por correo no cambiaron.' },
} as const
