import { interpolar, type Motivo, textos } from '@apremia/core'
import { type ReactNode, useState } from 'react'
import { type Control, Controller, type FieldValues, type Path } from 'react-hook-form'
import { failureOf } from '../../../api/failure.ts'
import { HistorialLink } from '../../../panels/historial/historial-link.tsx'
import { useUsuario } from '../../../session/use-sesion.ts'
import { formatDate } from '../../../ui/format.ts'
import type { Name, Values } from '../../../ui/record/fields.ts'
import { RecordDialog } from '../../../ui/record/record-dialog.tsx'
import { useRecordDialog } from '../../../ui/record/use-record-dialog.ts'
import { type CampoDeFila, ControlDeFila } from './control-de-fila.tsx'

const { catalogos: t, comunes } = textos

interface FilaConCodigo {
  readonly codigo: string
  readonly version: string
}

interface FilaDialogProps<Row extends FilaConCodigo, V extends Values> {
  /** Row of the configuration table that the dialog edits, or undefined for a new row. */
  readonly fila: Row | undefined
  readonly entidad: keyof typeof textos.historial.entidades
  /** Identifier of the edited row in the audit history. By default, the code of the row. */
  readonly entidadId?: string
  readonly words: { readonly nuevo: string; readonly editar: string; readonly guardado: string }
  readonly campos: readonly CampoDeFila<V>[]
  readonly valoresDe: (fila: Row | undefined) => V
  readonly check: (valores: V, fila: Row | undefined) => readonly Motivo[]
  /**
   * Renders what an edit of the row would change elsewhere. The first click on save shows this effect, and the second
   * click saves.
   */
  readonly efecto?: (valores: V, fila: Row) => ReactNode
  readonly efectoDeAlta?: (valores: V) => ReactNode
  readonly save: (
    valores: V,
    version: string,
  ) => Promise<{
    readonly data?: Row | undefined
    readonly error?: Parameters<typeof failureOf>[0]
  }>
  readonly onClose: () => void
}

/**
 * Dialog that creates or edits one row of a configuration table. When another person saves the same row meanwhile, the
 * dialog shows the saved values beside the typed values (D42).
 */
export const FilaDialog = <Row extends FilaConCodigo, V extends Values>(
  props: FilaDialogProps<Row, V>,
) => {
  const { fila, entidad, words, campos, valoresDe, check, save } = props
  const dni = useUsuario()?.dni ?? ''
  /**
   * Form values (JSON text) for which the dialog has already shown the effect of the change. Saving the same values
   * again confirms the change.
   */
  const [contado, setContado] = useState('')
  const dialog = useRecordDialog<Row, V>({
    clave: (de) => `${entidad}.${dni}/${props.entidadId ?? ''}${de?.codigo ?? 'nueva'}`,
    record: fila,
    startOf: (de) => ({ valores: valoresDe(de), rest: undefined, version: 0 }),
    names: campos.map(({ campo }) => campo),
    check: (valores) => check(valores, fila),
    enRechazo: 'fila',
    save: async (valores, { record }) => {
      const { data, error } = await save(valores, record?.version ?? '')
      if (!data) return { failure: failureOf(error) }
      return { title: interpolar(words.guardado, { codigo: data.codigo }) }
    },
    onClose: props.onClose,
  })
  const { form } = dialog
  const efectoDe = (valores: V): ReactNode =>
    fila ? props.efecto?.(valores, fila) : props.efectoDeAlta?.(valores)
  const onReady = (valores: V) => {
    const valor = JSON.stringify(valores)
    if (contado === valor || !efectoDe(valores)) return dialog.guardar(valores)
    dialog.dismiss()
    setContado(valor)
  }
  const labels = Object.fromEntries(campos.map(({ campo, label }) => [campo, label])) as Record<
    Name<V>,
    string
  >
  const show = (name: Name<V>, value: string): string => {
    const campo = campos.find((uno) => uno.campo === name)
    if (campo?.marca) return value === '1' ? comunes.si : comunes.no
    if (campo?.fecha && value) return formatDate(value)
    return (
      campo?.options?.find((option) => option.value === value)?.label ?? (value || comunes.sinDato)
    )
  }
  return (
    <RecordDialog
      dialog={dialog}
      title={fila ? interpolar(words.editar, { codigo: fila.codigo }) : words.nuevo}
      disabled={fila !== undefined && dialog.ficha.changed.length === 0}
      words={{ versionVieja: t.versionVieja, otrosCambios: t.otrosCambios }}
      labels={labels}
      show={show}
      aside={fila && <HistorialLink entidad={entidad} codigo={props.entidadId ?? fila.codigo} />}
      onReady={onReady}
    >
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
    </RecordDialog>
  )
}
