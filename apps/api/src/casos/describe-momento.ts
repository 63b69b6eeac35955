import { fechaEnZona, formatFecha, horaEnZona } from '@apremia/core'

export const describeMomento = (
  momento: Date,
): { readonly fecha: string; readonly hora: string } => ({
  fecha: formatFecha(fechaEnZona(momento)),
  hora: horaEnZona(momento).slice(0, 5),
})
