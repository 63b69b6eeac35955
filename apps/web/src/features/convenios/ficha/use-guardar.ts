import { CAMPOS_DE_CONVENIO, textos } from '@apremia/core'
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
import type { PeriodoDeFicha } from './periodos.ts'
import { claveDeItem } from './seleccion.ts'
import type { CuentaDeConvenio } from './use-cuenta.ts'
import type { FormularioDeConvenio } from './use-ficha-de-convenio.ts'
import type { Convenio } from './valores.ts'

const guardadoPorOtro = ({ code, detalle }: Failure): Convenio | undefined =>
  code === 'version-vieja' ? (detalle?.convenio as Convenio | undefined) : undefined

interface PorGuardar {
  readonly ficha: FormularioDeConvenio
  readonly listas: ListasDeFicha
  readonly contexto: ContextoDeFicha
  readonly cuenta: CuentaDeConvenio
}

export const useGuardar = (
  { ficha, listas, contexto, cuenta }: PorGuardar,
  onSaved: (id: number) => void,
  onConflicto: (guardado: Convenio) => void,
) => {
  const { record, valores, rest, dispatch } = ficha
  const notify = useDispatch()
  const appDispatch = useAppDispatch()
  const [create, creating] = useCreateConvenioMutation()
  const [edit, editing] = useEditConvenioMutation()

  const send = async (motivo: string) => {
    const conMotivo = motivo === '' ? {} : { motivoForzar: motivo }
    const enviables = enviablesDe(valores, listas)
    const elegido = { items: cuenta.conPeriodos, planes: cuenta.planes ?? [] }
    if (!record) {
      const body = await cuerpoDeAlta(enviables, elegido, {
        clase: contexto.clase,
        abogado: contexto.abogado,
        estporc: cuenta.arancel?.porcentual ?? '',
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

  /**
   * Saves the payment agreement.
   * @param motivo reason to save with outdated amounts (D171)
   */
  const save = async (motivo = '') => {
    dispatch({ tipo: 'guardar' })
    const { saved, error } = await send(motivo)
    if (saved) {
      ficha.forget()
      const { titulo, texto } = textos.convenios.creado
      notify(notified({ kind: 'exito', title: titulo, text: [texto, ...saved.avisos].join(' ') }))
      onSaved(saved.id)
      return
    }
    dispatch({ tipo: 'seguir' })
    const failure = failureOf(error)
    if (failure === undefined) return
    const otro = guardadoPorOtro(failure)
    if (otro) onConflicto(otro)
    else if (failure.code === 'pide-motivo' || !ficha.showFieldFaults(failure, CAMPOS_DE_CONVENIO))
      dispatch({ tipo: 'rechazar', rechazo: failure })
  }

  const actualizar = async () => {
    dispatch({ tipo: 'rechazar', rechazo: undefined })
    const leidos = new Map<string, readonly PeriodoDeFicha[]>()
    for (const item of rest.items) {
      const { data } = await appDispatch(
        conveniosApi.endpoints.getPeriodosDeConvenio.initiate(queryDePeriodos(item, contexto), {
          forceRefetch: true,
          subscribe: false,
        }),
      )
      if (data) leidos.set(claveDeItem(item), data.periodos)
    }
    dispatch({ tipo: 'al-dia', leidos })
    // The amounts depend on the current day, so a new request may return different amounts for the same debt.
    cuenta.reintentar()
  }

  return { save, saving: creating.isLoading || editing.isLoading, actualizar }
}
