import {
  addDays,
  type Fecha,
  interpolar,
  listMeses,
  type Mes,
  parseFecha,
  partsOfFecha,
  textos,
} from '@apremia/core'
import type { ListaSpec } from '../../ui/table/lista.ts'

export const LISTA_DE_AGENDA = {
  pantalla: 'calendario',
  campos: ['mes', 'dia', 'abogado'],
} as const satisfies ListaSpec<string>

const mesDe = (fecha: Fecha): Mes => {
  const [mes] = listMeses(fecha, 1)
  if (mes === undefined) throw new RangeError(`Sin mes: ${fecha}`)
  return mes
}

/** Returns the month and the day that the URL names. Invalid values give the current month without a day. */
export const readMes = (
  { mes = '', dia = '' }: { readonly mes?: string; readonly dia?: string },
  hoy: Fecha,
): { readonly mes: Mes; readonly dia: Fecha | undefined } => {
  const elegido = mesDe(parseFecha(`${mes}-01`) ?? hoy)
  const fecha = parseFecha(dia)
  const dentro = fecha !== undefined && fecha >= elegido.desde && fecha <= elegido.hasta
  return { mes: elegido, dia: dentro ? fecha : undefined }
}

export const claveDeMes = ({ desde }: Mes): string => desde.slice(0, 7)

export const mesVecino = (mes: Mes, hacia: -1 | 1): Mes =>
  mesDe(hacia === 1 ? addDays(mes.hasta, 1) : addDays(mes.desde, -1))

export const nombreDeMes = ({ desde }: Mes): string => {
  const { year, month } = partsOfFecha(desde)
  return interpolar(textos.agenda.mes, {
    mes: textos.agenda.nombresDeMes[month - 1] ?? '',
    anio: year,
  })
}
