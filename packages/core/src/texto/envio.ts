/** A big file that is sent in parts: the provincial registry, and a package of the municipality. */
export const envio = {
  noEsta: 'Ese envío ya no está: se dejó, o se empezó a enviar otro archivo.',
  enOtroLugar: 'El envío está en otro lugar del archivo: siga desde donde quedó.',
  parteDanada: 'Esa parte del archivo llegó dañada. Envíela otra vez.',
  incompleto: 'Falta enviar una parte del archivo: envíelo otra vez y sigue donde quedó.',
  enviando: 'Enviando {archivo}',
  van: '{recibido} de {tamano} ({parte} %)',
  yaEstaban: 'Ya estaban {recibido}: se envía solo lo que falta.',
  sinConexion: 'Se cortó la conexión. Lo enviado no se pierde: se vuelve a intentar en {n} s.',
  detener: 'Detener el envío',
  aMedias: 'Quedó a medias el envío de {archivo}: {recibido} de {tamano}.',
  seguir: 'Elija el mismo archivo y envíelo: sigue donde quedó. Si elige otro, este se deja.',
  dejar: 'Dejar ese envío',
  historial: {
    padron: {
      inicio: 'Empezó el envío del padrón «{archivo}».',
      descarte: 'Se dejó sin terminar el envío del padrón «{archivo}».',
    },
    paquete: {
      inicio: 'Empezó el envío del paquete «{archivo}».',
      descarte: 'Se dejó sin terminar el envío del paquete «{archivo}».',
    },
  },
} as const
