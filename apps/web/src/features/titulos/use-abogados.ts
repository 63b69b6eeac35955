import { failureOf } from '../../api/failure.ts'
import { useGetAbogadosInfoFilterQuery } from './titulos-api.ts'

/** The lawyers the list can be filtered by, and the name of each. */
export const useAbogados = () => {
  const { data, error } = useGetAbogadosInfoFilterQuery({})
  const opciones = (data ?? []).map(({ codexterno, nombre_completo }) => ({
    value: codexterno,
    label: `${nombre_completo} (${codexterno})`,
  }))
  return {
    opciones,
    failure: failureOf(error),
    nombreDe: (codigo: string) => opciones.find(({ value }) => value === codigo)?.label ?? codigo,
  }
}
