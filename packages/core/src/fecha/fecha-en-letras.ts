import { type Fecha, partsOfFecha } from './fecha.ts'

const MESES = [
  ...['enero', 'febrero', 'marzo', 'abril', 'mayo', 'junio'],
  ...['julio', 'agosto', 'septiembre', 'octubre', 'noviembre', 'diciembre'],
]

/** Formats a date in words, as documents print it: '28 de noviembre de 2026'. The first day of a month is '1.º'. */
export const fechaEnLetras = (fecha: Fecha): string => {
  const { year, month, day } = partsOfFecha(fecha)
  return `${day === 1 ? '1.º' : day} de ${MESES[month - 1]} de ${year}`
}
