import { textos } from '@apremia/core'
import { useState } from 'react'
import { newClave } from '../../api/clave-de-pedido.ts'
import { type Failure, failureOf } from '../../api/failure.ts'
import { checkLibro } from '../../ui/libro.ts'
import {
  type PlanillaRevisada,
  useLoadActuacionesMutation,
  useSimulateLoadActuacionesMutation,
} from './planilla-api.ts'

export interface FallaDePlanilla {
  readonly de: 'revisar' | 'grabar'
  readonly failure: Failure
}

/** A workbook of actions on its way: chosen, looked at, and saved only as it was looked at. */
export const usePlanilla = () => {
  const [file, setFile] = useState<File>()
  const [fault, setFault] = useState<string>()
  const [falla, setFalla] = useState<FallaDePlanilla>()
  const [revisada, setRevisada] = useState<PlanillaRevisada>()
  // The same workbook sent again after an answer that never came saves nothing twice (D86).
  const [clave, setClave] = useState(newClave)
  const [simulate, { isLoading: revisando }] = useSimulateLoadActuacionesMutation()
  const [load, { isLoading: grabando }] = useLoadActuacionesMutation()

  const pick = (picked: File | undefined) => {
    setFile(picked)
    setFault(undefined)
    setFalla(undefined)
    setRevisada(undefined)
    setClave(newClave())
  }
  const inputOf = (data: File) => ({ body: {}, files: { file: { data, name: data.name } } })
  const revisar = async () => {
    setFalla(undefined)
    const wrong = file ? await checkLibro(file) : textos.gestion.planilla.falta
    setFault(wrong)
    if (!file || wrong !== undefined) return
    const { data, error } = await simulate(inputOf(file))
    setRevisada(data)
    const failure = failureOf(error)
    if (failure) setFalla({ de: 'revisar', failure })
  }
  const grabar = async () => {
    if (!file) return undefined
    setFalla(undefined)
    const { data, error } = await load({ ...inputOf(file), idempotencyKey: clave })
    const failure = failureOf(error)
    if (failure) {
      setFalla({ de: 'grabar', failure })
      // What was looked at no longer holds.
      if (failure.errores) setRevisada(undefined)
    }
    return data
  }
  return {
    ...{ file, fault, falla, revisada, revisando, grabando },
    ...{ pick, revisar, grabar, fail: setFalla },
  }
}
