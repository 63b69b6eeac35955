import { textos } from '@apremia/core'
import { useState } from 'react'
import { useDispatch } from 'react-redux'
import { type Failure, failureOf } from '../../../api/failure.ts'
import { useAppDispatch } from '../../../api/thunk.ts'
import { notified } from '../../../session/notices-slice.ts'
import {
  conveniosApi,
  useCreateConvenioMutation,
  useEditConvenioMutation,
} from '../convenios-api.ts'
import { type ContextoDeFicha, queryDePeriodos } from './contexto.ts'
import { cuerpoDeAlta, cuerpoDeEdicion } from './cuerpo.ts'
import { enviablesDe, type ListasDeFicha } from './listas.ts'
import { ponerAlDia } from './periodos.ts'
import { claveDeItem, updateItem } from './seleccion.ts'
import type { FormularioDeConvenio } from './use-ficha-de-convenio.ts'
import type { LiquidacionEnCurso } from './use-liquidacion.ts'
import type { SeleccionLeida } from './use-seleccion.ts'
import { CAMPOS_DE_FICHA, type Convenio } from './valores.ts'

/** Refusal of the server, without the faults already shown under the fields. */
export interface RechazoDeConvenio {
  readonly failure: Failure
  /** Message of the lawyer's field, which is not among the fields of the form. */
  readonly abogado: string | undefined
}

/** Agreement that somebody else has just saved (D42). */
const guardadoPorOtro = ({ code, detalle }: Failure): Convenio | undefined =>
  code === 'version-vieja' ? (detalle?.convenio as Convenio | undefined) : undefined

interface PorGuardar {
  readonly ficha: FormularioDeConvenio
  readonly listas: ListasDeFicha
  readonly contexto: ContextoDeFicha
  readonly elegida: SeleccionLeida
  readonly liquidacion: LiquidacionEnCurso
}

/** Saves the form, and keeps the server's refusal if there was one. */
export const useGuardar = (
  { ficha, listas, contexto, elegida, liquidacion }: PorGuardar,
  onSaved: (id: number) => void,
  onConflicto: (guardado: Convenio) => void,
) => {
  const { record, valores, rest: seleccion, setRest: setSeleccion } = ficha
  const [rechazo, setRechazo] = useState<RechazoDeConvenio>()
  const [actualizado, setActualizado] = useState(false)
  const dispatch = useDispatch()
  const appDispatch = useAppDispatch()
  const [create, creating] = useCreateConvenioMutation()
  const [edit, editing] = useEditConvenioMutation()

  const send = async (motivo: string) => {
    const conMotivo = motivo === '' ? {} : { motivoForzar: motivo }
    const enviables = enviablesDe(valores, listas)
    const elegido = { items: elegida.conPeriodos, pedidos: elegida.pedidos ?? [] }
    if (!record) {
      const body = await cuerpoDeAlta(enviables, elegido, {
        clase: contexto.clase,
        abogado: contexto.abogado,
        estporc: liquidacion.arancel?.porcentual ?? '',
      })
      const { data, error } = await create({ body: { ...body, ...conMotivo } })
      return { error, saved: data && { id: data.id, avisos: data.avisos } }
    }
    const antes = enviablesDe(ficha.start.valores, listas)
    const body = await cuerpoDeEdicion(
      record,
      antes,
      enviables,
      ficha.otherRest ? elegido : undefined,
    )
    const { data, error } = await edit({ body: { ...body, ...conMotivo } })
    return { error, saved: data && { id: record.id, avisos: data.avisos } }
  }

  /** @param motivo reason to save over outdated amounts (D171) */
  const save = async (motivo = '') => {
    setRechazo(undefined)
    setActualizado(false)
    const { saved, error } = await send(motivo)
    if (saved) {
      ficha.forget()
      const { titulo, texto } = textos.convenios.creado
      dispatch(notified({ kind: 'exito', title: titulo, text: [texto, ...saved.avisos].join(' ') }))
      onSaved(saved.id)
      return
    }
    const failure = failureOf(error)
    if (failure === undefined) return
    const otro = guardadoPorOtro(failure)
    if (otro) onConflicto(otro)
    else if (failure.code === 'pide-motivo') setRechazo({ failure, abogado: undefined })
    else if (!ficha.showFieldFaults(failure, CAMPOS_DE_FICHA))
      setRechazo({
        failure,
        abogado: failure.fields?.find(({ field }) => field === 'abogado')?.message,
      })
  }

  /** Requests again the amounts of the chosen periods (D132). */
  const actualizar = async () => {
    setRechazo(undefined)
    for (const item of seleccion.items) {
      const { data } = await appDispatch(
        conveniosApi.endpoints.getPeriodosDeConvenio.initiate(queryDePeriodos(item, contexto), {
          forceRefetch: true,
          subscribe: false,
        }),
      )
      if (data)
        setSeleccion((actual) =>
          updateItem(actual, claveDeItem(item), (este) => ponerAlDia(este, data.periodos)),
        )
    }
    // The simulation is requested too, because its result depends on the day even for the same debt.
    elegida.resimular()
    liquidacion.reintentar()
    setActualizado(true)
  }

  return {
    save,
    saving: creating.isLoading || editing.isLoading,
    rechazo,
    dismiss: () => setRechazo(undefined),
    actualizar,
    actualizado,
  }
}
