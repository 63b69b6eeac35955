import { abogados as calls } from '@apremia/api-client'
import { ABOGADO_JEFE, interpolar, textos } from '@apremia/core'
import { yupResolver } from '@hookform/resolvers/yup'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useDispatch } from 'react-redux'
import { bodySchema, type Data } from '../../api/endpoint.ts'
import { type Failure, failureOf } from '../../api/failure.ts'
import { notified } from '../../session/notices-slice.ts'
import { Alert } from '../../ui/alert.tsx'
import { FailureAlert } from '../../ui/failure-alert.tsx'
import { ListSkeleton } from '../../ui/table/skeleton.tsx'
import {
  useGetAbogadosNameDniQuery,
  useNameJefaturaMutation,
  useSimulateNameJefaturaMutation,
} from './abogados-api.ts'
import type { Abogado } from './ficha.ts'
import { JefaturaConfirmar } from './jefatura-confirmar.tsx'
import { JefaturaForm } from './jefatura-form.tsx'
import { esRechazo, Rechazo } from './rechazo.tsx'

const frases = textos.abogados.jefatura

interface JefaturaDialogProps {
  readonly abogado: Abogado
  readonly onClose: () => void
}

/**
 * Dialog that names the head lawyer (D166) in three steps. The person gives the new code of the present head and the
 * reason, sees the effect, and confirms.
 */
export const JefaturaDialog = ({ abogado, onClose }: JefaturaDialogProps) => {
  const dispatch = useDispatch()
  const lista = useGetAbogadosNameDniQuery({}, { refetchOnMountOrArgChange: true })
  const [simulate, simulando] = useSimulateNameJefaturaMutation()
  const [name, nombrando] = useNameJefaturaMutation()
  const [efecto, setEfecto] = useState<Data<'simulateNameJefatura'>>()
  const [failure, setFailure] = useState<Failure>()
  const [pasados, setPasados] = useState<string>()
  const form = useForm({
    resolver: yupResolver(bodySchema(calls.nameJefatura)),
    defaultValues: { nrodni: abogado.nrodni, codigo_anterior: '', motivo: '' },
  })
  const actual = lista.data?.find(({ codexterno }) => codexterno === ABOGADO_JEFE)

  const refuse = (refused: Failure | undefined): void => {
    const { fields = [] } = refused ?? {}
    setEfecto(undefined)
    if (refused && fields.length > 0 && fields.every(({ field }) => field === 'codigo_anterior')) {
      const message = fields.map((fault) => fault.message).join(' ')
      form.setError('codigo_anterior', { type: refused.code, message }, { shouldFocus: true })
    } else setFailure(refused)
  }
  const show = form.handleSubmit(async (body) => {
    setFailure(undefined)
    setPasados(undefined)
    const { data, error } = await simulate({ body })
    if (data) setEfecto(data)
    else refuse(failureOf(error))
  })
  const confirm = form.handleSubmit(async (body) => {
    const { data, error } = await name({ body })
    if (!data) {
      refuse(failureOf(error))
      return
    }
    const title = interpolar(frases.hecha, { nombre: data.jefatura.nombre_completo })
    dispatch(notified({ kind: 'exito', title }))
    onClose()
  })

  if (failure && esRechazo(failure)) {
    return (
      <Rechazo
        acto="jefatura"
        abogado={abogado}
        failure={failure}
        onReassigned={(texto) => {
          setPasados(texto)
          setFailure(undefined)
        }}
        onClose={() => setFailure(undefined)}
      />
    )
  }
  if (efecto) {
    return (
      <JefaturaConfirmar
        efecto={efecto}
        motivo={form.getValues('motivo').trim()}
        busy={nombrando.isLoading}
        onConfirm={() => void confirm()}
        onBack={() => setEfecto(undefined)}
      />
    )
  }
  const sinLista = failureOf(lista.error)
  return (
    <JefaturaForm
      abogado={abogado}
      form={form}
      actual={actual?.nombre_completo}
      ready={lista.data !== undefined && !lista.isFetching}
      busy={simulando.isLoading}
      onSubmit={show}
      onClose={onClose}
    >
      {pasados && <Alert kind="exito" title={pasados} />}
      {sinLista && <FailureAlert failure={sinLista} onRetry={() => void lista.refetch()} />}
      {failure && <FailureAlert failure={failure} onClose={() => setFailure(undefined)} />}
      {lista.isLoading && <ListSkeleton />}
    </JefaturaForm>
  )
}
