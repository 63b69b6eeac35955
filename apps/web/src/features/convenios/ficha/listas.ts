import { useGetConfigQuery } from '../../../api/config-api.ts'
import type { Data } from '../../../api/endpoint.ts'
import { failureOf } from '../../../api/failure.ts'
import {
  useGetConvCaracterQuery,
  useGetConveniosEstadoQuery,
  useGetConvFormapagoQuery,
} from '../convenios-api.ts'
import { toCampos, type Valores } from './valores.ts'

export interface ListasDeFicha {
  readonly caracteres: Data<'getConvCaracter'>
  readonly formasDePago: Data<'getConvFormapago'>
  readonly estados: Data<'getConveniosEstado'>
  readonly topeDeCuotas: number
}

export const useListas = () => {
  const caracteres = useGetConvCaracterQuery({})
  const formas = useGetConvFormapagoQuery({})
  const estados = useGetConveniosEstadoQuery({})
  const config = useGetConfigQuery({})
  const todas = [caracteres, formas, estados, config]
  const listas: ListasDeFicha | undefined =
    caracteres.data && formas.data && estados.data && config.data
      ? {
          caracteres: caracteres.data,
          formasDePago: formas.data,
          estados: estados.data,
          topeDeCuotas: config.data.convenios.topeDeCuotas,
        }
      : undefined
  return {
    listas,
    failure: failureOf(todas.find(({ error }) => error)?.error),
    retry: () => {
      for (const lista of todas) if (lista.error) void lista.refetch()
    },
  }
}

export const enviablesDe = (valores: Valores, { formasDePago, caracteres }: ListasDeFicha) => {
  const caracter = caracteres.find(({ id }) => String(id) === valores.firma_caracter)
  return toCampos(valores, {
    clase: formasDePago.find(({ id }) => String(id) === valores.frmpg_id)?.clase,
    conTexto: caracter !== undefined && (caracter.otros || caracter.representa),
  })
}
