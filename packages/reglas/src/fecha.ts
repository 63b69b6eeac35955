import {
  addDays,
  addMonths,
  addYears,
  daysBetween,
  fechaEnZona,
  feriadoNacional,
  formatFecha,
  horaEnZona,
  parseFechaLocal,
  semanasDeMes,
} from '@apremia/core'
import type { Regla } from './caso-de-regla.ts'
import { readEntero, readFecha, readObjeto, readTexto } from './read-entrada.ts'

export const reglasDeFecha = {
  'fecha/leer': (entrada) => {
    const leida = parseFechaLocal(readTexto(entrada))
    return leida === undefined ? null : formatFecha(leida)
  },
  'fecha/sumar-dias': (entrada) => {
    const { fecha, dias } = readObjeto(entrada, { fecha: readFecha, dias: readEntero })
    return formatFecha(addDays(fecha, dias))
  },
  'fecha/sumar-anios': (entrada) => {
    const { fecha, anios } = readObjeto(entrada, { fecha: readFecha, anios: readEntero })
    return formatFecha(addYears(fecha, anios))
  },
  'fecha/dias-entre': (entrada) => {
    const { desde, hasta } = readObjeto(entrada, { desde: readFecha, hasta: readFecha })
    return daysBetween(desde, hasta)
  },
  'fecha/semanas-de-mes': (entrada) => {
    const { desde, hasta } = readObjeto(entrada, { desde: readFecha, hasta: readFecha })
    return semanasDeMes(desde, hasta).map((semana) =>
      [semana.at(0), semana.at(-1)].map((dia) => dia && formatFecha(dia)).join(' a '),
    )
  },
  'fecha/feriado-nacional': (entrada) => feriadoNacional(readFecha(entrada)),
  'fecha/sumar-meses': (entrada) => {
    const { fecha, meses } = readObjeto(entrada, { fecha: readFecha, meses: readEntero })
    return formatFecha(addMonths(fecha, meses))
  },
  'fecha/en-buenos-aires': (entrada) => {
    const instante = new Date(readTexto(entrada))
    return { fecha: formatFecha(fechaEnZona(instante)), hora: horaEnZona(instante) }
  },
} as const satisfies Record<string, Regla>
