import { fechaEnZona, formatFecha, horaEnZona } from '@apremia/core'

export const diaYHora = (instante: string) => {
  const momento = new Date(instante)
  return { fecha: formatFecha(fechaEnZona(momento)), hora: horaEnZona(momento) }
}
