import { interpolar, type Motivo, textos } from '@apremia/core'
import { type ReactNode, useId, useState } from 'react'
import { type Control, Controller, type FieldValues, type Path } from 'react-hook-form'
import { useDispatch } from 'react-redux'
import { type Failure, failureOf } from '../../../api/failure.ts'
import { HistorialLink } from '../../../panels/historial/historial-link.tsx'
import { notified } from '../../../session/notices-slice.ts'
import { useUsuario } from '../../../session/use-sesion.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import type { Name, Values } from '../../../ui/record/fields.ts'
import { RecordAlerts } from '../../../ui/record/record-alerts.tsx'
import { useConflict } from '../../../ui/record/use-conflict.ts'
import { type Start, useRecordForm } from '../../../ui/record/use-record-form.ts'
import { type CampoDeFila, ControlDeFila } from './control-de-fila.tsx'

const { catalogos: t, comunes } = textos

interface FilaConCodigo {
  readonly codigo: string
  readonly version: string
}

interface FilaDialogProps<Row extends FilaConCodigo, V extends Values> {
  /** Row being edited, or undefined for a new one. */
  readonly fila: Row | undefined
  readonly entidad: keyof typeof textos.historial.entidades
  /** Name of the row in the history. Without it, its code. */
  readonly entidadId?: string
  readonly words: { readonly nuevo: string; readonly editar: string; readonly guardado: string }
  readonly campos: readonly CampoDeFila<V>[]
  /** Empty for a new row. */
  readonly valoresDe: (fila: Row | undefined) => V
  readonly check: (valores: V, fila: Row | undefined) => readonly Motivo[]
  /** Effects of the change, shown before it is saved. Saving again confirms them. */
  readonly efecto?: (valores: V, fila: Row) => ReactNode
  readonly save: (
    valores: V,
    version: string,
  ) => Promise<{
    readonly data?: Row | undefined
    readonly error?: Parameters<typeof failureOf>[0]
  }>
  readonly onClose: () => void
}

/** Form of a row of a catalogue. Changes that somebody made meanwhile are shown beside the typed ones (D42). */
export const FilaDialog = <Row extends FilaConCodigo, V extends Values>(
  props: FilaDialogProps<Row, V>,
) => {
  const { fila, entidad, words, campos, valoresDe, check, save } = props
  const formId = useId()
  const dispatch = useDispatch()
  const dni = useUsuario()?.dni ?? ''
  const [failure, setFailure] = useState<Failure>()
  const [busy, setBusy] = useState(false)
  /** Values whose effects were already shown. */
  const [contado, setContado] = useState('')
  const names = campos.map(({ campo }) => campo)
  const startOf = (de: Row | undefined): Start<V> => ({
    valores: valoresDe(de),
    rest: undefined,
    version: 0,
  })
  const ficha = useRecordForm<Row, V>({
    clave: (de) => `${entidad}.${dni}/${props.entidadId ?? ''}${de?.codigo ?? 'nueva'}`,
    record: fila,
    startOf,
    names,
    check: (valores) => check(valores, fila),
  })
  const conflicto = useConflict<Row, V, undefined>(ficha, startOf)
  const { form, changed } = ficha
  const close = () => {
    ficha.forget()
    props.onClose()
  }
  const efectoDe = (valores: V): ReactNode => fila && props.efecto?.(valores, fila)
  const submit = form.handleSubmit(async (valores) => {
    setFailure(undefined)
    conflicto.dismiss()
    const valor = JSON.stringify(valores)
    if (contado !== valor && efectoDe(valores as V)) {
      setContado(valor)
      return
    }
    setBusy(true)
    const { data, error } = await save(valores as V, ficha.record?.version ?? '')
    setBusy(false)
    if (data) {
      const title = interpolar(words.guardado, { codigo: data.codigo })
      dispatch(notified({ kind: 'exito', title }))
      close()
      return
    }
    const refused = failureOf(error)
    setFailure(refused && conflicto.take(refused, 'fila'))
  })
  const labels = Object.fromEntries(campos.map(({ campo, label }) => [campo, label])) as Record<
    Name<V>,
    string
  >
  const show = (name: Name<V>, value: string): string => {
    const campo = campos.find((uno) => uno.campo === name)
    if (campo?.marca) return value === '1' ? comunes.si : comunes.no
    return (
      campo?.options?.find((option) => option.value === value)?.label ?? (value || comunes.sinDato)
    )
  }
  return (
    <Dialog
      title={fila ? interpolar(words.editar, { codigo: fila.codigo }) : words.nuevo}
      onClose={close}
      footer={
        <>
          {fila && <HistorialLink entidad={entidad} codigo={props.entidadId ?? fila.codigo} />}
          <Button onClick={close}>{comunes.cancelar}</Button>
          <Button
            variant="primary"
            type="submit"
            form={formId}
            loading={busy}
            disabled={conflicto.conflict !== undefined || (fila && changed.length === 0)}
          >
            {comunes.guardar}
          </Button>
        </>
      }
    >
      <form id={formId} className="form form-full" onSubmit={submit} noValidate>
        <RecordAlerts
          ficha={ficha}
          conflicto={conflicto}
          startOf={startOf}
          failure={failure}
          onDismiss={() => setFailure(undefined)}
          words={{
            borrador: t.borrador,
            versionVieja: t.versionVieja,
            otrosCambios: t.otrosCambios,
            conflicto: t.conflicto,
          }}
          labels={labels}
          show={show}
        />
        {campos.map((campo) => (
          <Controller
            key={campo.campo}
            control={form.control as unknown as Control<FieldValues>}
            name={campo.campo as Path<FieldValues>}
            render={({ field, fieldState }) => (
              <ControlDeFila
                campo={campo}
                field={field}
                fijo={fila !== undefined && campo.fijo === true}
                error={fieldState.error?.message}
              />
            )}
          />
        ))}
        {contado !== '' && contado === JSON.stringify(form.getValues()) && (
          <>
            {efectoDe(form.getValues() as V)}
            <p>{t.confirmar}</p>
          </>
        )}
      </form>
    </Dialog>
  )
}
