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
import { argsDePeriodos } from './contexto.ts'
import { cuerpoDeAlta, cuerpoDeEdicion } from './cuerpo.ts'
import { ponerAlDia } from './periodos.ts'
import { claveDe, updateItem } from './seleccion.ts'
import type { ConvenioEnForm } from './use-convenio.ts'
import { CAMPOS, type Convenio } from './valores.ts'

/** What the server answered when it did not save: what is under the fields is not said twice. */
export interface Rechazo {
  readonly failure: Failure
  /** The fields it spoke of, but for those shown under their own. */
  readonly abogado: string | undefined
}

/** The agreement as somebody else saved it meanwhile (D42). */
const guardadoPorOtro = ({ code, detalle }: Failure): Convenio | undefined =>
  code === 'version-vieja' ? (detalle?.convenio as Convenio | undefined) : undefined

/** Saves the form, and keeps what came of it. */
export const useGuardar = (
  convenio: ConvenioEnForm,
  onSaved: (id: number) => void,
  onConflicto: (guardado: Convenio) => void,
) => {
  const { form, record, contexto, elegida, enviables, vivo, seleccion, setSeleccion } = convenio
  const [rechazo, setRechazo] = useState<Rechazo>()
  const [actualizado, setActualizado] = useState(false)
  const dispatch = useDispatch()
  const appDispatch = useAppDispatch()
  const [create, creating] = useCreateConvenioMutation()
  const [edit, editing] = useEditConvenioMutation()

  const send = async () => {
    const elegido = { items: elegida.conPeriodos, pedidos: elegida.pedidos ?? [] }
    if (!record) {
      const body = await cuerpoDeAlta(enviables, elegido, {
        clase: contexto.clase,
        abogado: contexto.abogado,
        estporc: vivo.arancel?.porcentual ?? '',
      })
      const { data, error } = await create({ body })
      return { error, saved: data && { id: data.id, avisos: data.avisos } }
    }
    const antes = convenio.enviablesDe(convenio.base.valores)
    const body = await cuerpoDeEdicion(
      record,
      antes,
      enviables,
      convenio.otraSeleccion ? elegido : undefined,
    )
    const { data, error } = await edit({ body })
    return { error, saved: data && { id: record.id, avisos: data.avisos } }
  }

  /** Puts what the server said of each field under it. */
  const showFields = ({ fields = [] }: Failure): boolean => {
    const propios = fields.flatMap(({ field, message }) => {
      const campo = CAMPOS.find((nombre) => nombre === field)
      return campo ? [{ campo, message }] : []
    })
    propios.forEach(({ campo, message }, index) => {
      form.setError(campo, { type: 'servidor', message }, { shouldFocus: index === 0 })
    })
    return propios.length > 0 && propios.length === fields.length
  }

  const save = async () => {
    setRechazo(undefined)
    setActualizado(false)
    const { saved, error } = await send()
    if (saved) {
      convenio.forget()
      const { titulo, texto } = textos.convenios.creado
      dispatch(notified({ kind: 'exito', title: titulo, text: [texto, ...saved.avisos].join(' ') }))
      onSaved(saved.id)
      return
    }
    const failure = failureOf(error)
    if (failure === undefined) return
    const otro = guardadoPorOtro(failure)
    if (otro) onConflicto(otro)
    else if (!showFields(failure))
      setRechazo({
        failure,
        abogado: failure.fields?.find(({ field }) => field === 'abogado')?.message,
      })
  }

  /** The chosen periods with what they come to today (D132). */
  const actualizar = async () => {
    setRechazo(undefined)
    for (const item of seleccion.items) {
      const { data } = await appDispatch(
        conveniosApi.endpoints.getPeriodosDeConvenio.initiate(argsDePeriodos(item, contexto), {
          forceRefetch: true,
          subscribe: false,
        }),
      )
      if (data)
        setSeleccion((actual) =>
          updateItem(actual, claveDe(item), (este) => ponerAlDia(este, data.periodos)),
        )
    }
    // The same debt may come to something else today.
    elegida.resimular()
    vivo.reintentar()
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
