import { fecha, fechaEnZona, validateFiltroDeTitulos } from '@apremia/core'
import { AppError } from '../platform/http/app-error.ts'
import type { ConsultaDeTitulos } from './titulos-repo.ts'

const CAMPO: Readonly<Record<string, string>> = { desde: 'startDate', hasta: 'endDate' }

export const checkFechas = ({ startDate, endDate }: ConsultaDeTitulos, now: Date): void => {
  const read = (text: string | undefined) => (text ? fecha(text) : null)
  const motivos = validateFiltroDeTitulos(
    { desde: read(startDate), hasta: read(endDate) },
    fechaEnZona(now),
  )
  if (motivos.length === 0) return
  throw new AppError(400, 'campos-invalidos', motivos.map(({ mensaje }) => mensaje).join(' '), {
    fields: motivos.map(({ campo, mensaje }) => ({
      field: CAMPO[campo] ?? campo,
      message: mensaje,
    })),
  })
}
