import { textos } from '@apremia/core'
import { useState } from 'react'
import type { Failure } from '../../api/failure.ts'
import { RecursoField } from '../../panels/inmuebles/recurso-field.tsx'
import { VinculoField } from '../../panels/personas/vinculo-field.tsx'
import { useUsuario } from '../../session/use-sesion.ts'
import { FilesField } from '../../ui/files/files-field.tsx'
import { useAdjuntos } from '../../ui/files/use-adjuntos.ts'
import { RecordDialog } from '../../ui/record/record-dialog.tsx'
import { useRecordDialog } from '../../ui/record/use-record-dialog.ts'
import { TextAreaField } from '../../ui/text-area-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { ConfirmarGuardar } from './confirmar-guardar.tsx'
import {
  CAMPOS_DE_FICHA_DE_INMUEBLE,
  checkInmueble,
  faltasDe,
  type InmuebleEditable,
  readFichaDeInmueble,
  startOfInmueble,
  type ValoresDeInmueble,
} from './inmueble.ts'

const t = textos.novedades
const { columnas } = t.inmuebles

interface InmuebleDialogProps {
  /** Real property to edit. Undefined for a new real property. */
  readonly inmueble: InmuebleEditable | undefined
  /** Id of the taxpayer, or 'nueva' for a new taxpayer. The key of the draft includes this id. */
  readonly de: string
  readonly archivos?: readonly File[]
  /**
   * Files of the other real properties in the same request. These files count towards the maximum number and size of
   * the files of a request.
   */
  readonly ajenos?: readonly File[]
  readonly progreso?: readonly number[] | undefined
  /**
   * True when the real property is saved at once, so the dialog asks for confirmation first (S2 §8). A real property of
   * a new taxpayer is confirmed together with the taxpayer.
   */
  readonly confirma?: boolean
  readonly onGuardar: (
    inmueble: ReturnType<typeof readFichaDeInmueble>,
    archivos: readonly File[],
    version: number,
  ) => Promise<Failure | undefined>
  readonly onClose: () => void
}

export const InmuebleDialog = (props: InmuebleDialogProps) => {
  const { inmueble, de, archivos, ajenos, progreso, confirma = false } = props
  const { onGuardar, onClose } = props
  const dni = useUsuario()?.dni ?? ''
  const [porGuardar, setPorGuardar] = useState<ValoresDeInmueble>()
  const adjuntos = useAdjuntos(archivos, ajenos)
  const sinRecurso = inmueble?.id !== undefined && inmueble.recurso === ''
  const dialog = useRecordDialog<InmuebleEditable, ValoresDeInmueble>({
    clave: (uno) => `novedad.${dni}/${de}/inmueble.${uno?.id ?? uno?.inmueble ?? 'nuevo'}`,
    record: inmueble,
    startOf: startOfInmueble,
    names: CAMPOS_DE_FICHA_DE_INMUEBLE,
    check: (valores) => checkInmueble(valores, sinRecurso),
    enRechazo: 'inmueble',
    save: async (valores, { record }) => {
      const ficha = readFichaDeInmueble(valores)
      const elegidos = await adjuntos.checked()
      if (!elegidos.ok) return elegidos
      const refused = await onGuardar(ficha, elegidos.archivos, record?.version ?? 0)
      if (refused === undefined) return {}
      const message = `${t.fallaAlEditarInmueble}: ${refused.message}`
      return { failure: { ...faltasDe(refused), message } }
    },
    onClose,
  })
  const { form } = dialog
  const { errors } = form.formState
  const cambiado = (name: keyof ValoresDeInmueble): boolean =>
    inmueble !== undefined && dialog.ficha.changed.includes(name)
  const guardar = (valores: ValoresDeInmueble) => {
    setPorGuardar(undefined)
    void dialog.guardar(valores)
  }
  return (
    <RecordDialog
      dialog={dialog}
      title={inmueble ? t.inmuebles.editar : t.inmuebles.agregar}
      words={{ borrador: t.borrador, versionVieja: t.versionVieja }}
      labels={columnas}
      onReady={confirma ? setPorGuardar : undefined}
      after={
        <ConfirmarGuardar
          valores={porGuardar}
          onConfirm={guardar}
          onCancel={() => setPorGuardar(undefined)}
        />
      }
    >
      <div className="form-row">
        <TextField
          {...form.register('inmueble')}
          label={columnas.inmueble}
          inputMode="numeric"
          error={errors.inmueble?.message}
          changed={cambiado('inmueble')}
          autoComplete="off"
          required
        />
        <RecursoField
          {...form.register('recurso')}
          label={columnas.recurso}
          error={errors.recurso?.message}
          changed={cambiado('recurso')}
          required={!sinRecurso}
        />
        <VinculoField
          control={form.control}
          name="caracter"
          label={columnas.caracter}
          changed={cambiado('caracter')}
        />
      </div>
      <TextAreaField
        {...form.register('observaciones')}
        label={columnas.observaciones}
        rows={3}
        error={errors.observaciones?.message}
        changed={cambiado('observaciones')}
      />
      <FilesField label={columnas.documentos} adjuntos={adjuntos} progreso={progreso} />
    </RecordDialog>
  )
}
