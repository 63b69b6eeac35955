import { skipToken } from '@reduxjs/toolkit/query'
import { failureOf } from '../../../api/failure.ts'
import { useSettled } from '../../../ui/use-settled.ts'
import { useCheckConvenioQuery } from '../convenios-api.ts'
import { estadoAplicado } from '../ver/estado-aplicado.ts'
import type { ContextoDeFicha } from './contexto.ts'
import { readCuenta } from './cuenta.ts'
import { enviablesDe, type ListasDeFicha } from './listas.ts'
import { pedidoDeCuenta } from './pedido-de-cuenta.ts'
import type { FormularioDeConvenio } from './use-ficha-de-convenio.ts'

/**
 * Requests the amounts of the payment plans and the fees while the person fills in a payment agreement (D47). The
 * previous amounts stay until the new amounts arrive. After a failure there are no amounts.
 */
export const useCuenta = (
  ficha: FormularioDeConvenio,
  contexto: ContextoDeFicha,
  listas: ListasDeFicha,
) => {
  const pedido = pedidoDeCuenta(ficha, contexto, enviablesDe(ficha.valores, listas))
  const { value: body, settling } = useSettled(pedido)
  const skip = pedido === null || body === null
  const { data, error, isFetching, refetch } = useCheckConvenioQuery(skip ? skipToken : { body }, {
    refetchOnMountOrArgChange: true,
  })
  const cuenta = readCuenta(ficha, skip || error ? undefined : data)
  const recalculando = pedido !== null && (skip || settling || isFetching)
  return {
    ...cuenta,
    arancel: cuenta.intacto ? estadoAplicado(cuenta.intacto, listas.estados) : cuenta.arancel,
    tope: cuenta.tope ?? listas.topeDeCuotas,
    recalculando,
    liquidando: recalculando && cuenta.conPlanes && !cuenta.intacto,
    falla: skip || isFetching ? undefined : failureOf(error),
    reintentar: () => {
      if (!skip) void refetch()
    },
  }
}

export type CuentaDeConvenio = ReturnType<typeof useCuenta>
