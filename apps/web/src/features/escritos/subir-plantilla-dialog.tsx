import { CLASES_DE_ESCRITO, type ClaseDeEscrito, interpolar, textos } from '@apremia/core'
import { useState } from 'react'
import { useDispatch } from 'react-redux'
import { type Failure, failureOf } from '../../api/failure.ts'
import type { Plantilla } from '../../panels/escritos/escritos-api.ts'
import { notified } from '../../session/notices-slice.ts'
import { FailureAlert } from '../../ui/failure-alert.tsx'
import { FileField } from '../../ui/file-field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useUploadPlantillaMutation } from './plantillas-api.ts'

const { clases, pantalla: t } = textos.escritosJudiciales

interface SubirPlantillaDialogProps {
  /** Template of which the person uploads a new version. Undefined when the person uploads a new template. */
  readonly plantilla: Plantilla | undefined
  readonly onClose: () => void
}

/** Dialog that uploads a template. The server reviews the template, and the dialog shows every wrong field. */
export const SubirPlantillaDialog = ({ plantilla, onClose }: SubirPlantillaDialogProps) => {
  const [clase, setClase] = useState<ClaseDeEscrito | undefined>(plantilla?.clase)
  const [nombre, setNombre] = useState(plantilla?.nombre ?? '')
  const [file, setFile] = useState<File>()
  const [tried, setTried] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  const [upload, { isLoading }] = useUploadPlantillaMutation()
  const dispatch = useDispatch()
  const falta = (hay: boolean, mensaje: string) => (tried && !hay ? mensaje : undefined)
  const submit = async () => {
    setTried(true)
    if (clase === undefined || nombre.trim() === '' || file === undefined || isLoading) return
    setFailure(undefined)
    const { data, error } = await upload({
      body: { clase, nombre: nombre.trim(), version: plantilla?.versiones[0]?.version ?? 0 },
      files: { file: { data: file, name: file.name } },
    })
    if (!data) {
      setFailure(failureOf(error))
      return
    }
    const version = data.versiones[0]?.version ?? 1
    dispatch(
      notified({ kind: 'exito', title: interpolar(t.subida, { nombre: data.nombre, version }) }),
    )
    onClose()
  }
  return (
    <FormDialog
      title={plantilla ? interpolar(t.versionDe, { nombre: plantilla.nombre }) : t.subir}
      saveLabel={t.subir}
      saveIcon="subir"
      busy={isLoading}
      onSubmit={submit}
      onClose={onClose}
    >
      <SelectField
        label={t.columnas.clase}
        value={clase}
        placeholder={t.elijaClase}
        options={CLASES_DE_ESCRITO.map((value) => ({ value, label: clases[value] }))}
        onChange={setClase}
        error={falta(clase !== undefined, textos.comunes.campoObligatorio)}
        required
      />
      <TextField
        label={t.columnas.nombre}
        value={nombre}
        maxLength={80}
        autoComplete="off"
        readOnly={plantilla !== undefined}
        onChange={({ target }) => setNombre(target.value)}
        error={falta(nombre.trim() !== '', textos.comunes.campoObligatorio)}
        required
      />
      <FileField
        label={t.archivo}
        accept=".docx"
        value={file}
        onChange={(picked) => {
          setFile(picked)
          setFailure(undefined)
        }}
        error={falta(file !== undefined, t.faltaArchivo)}
        disabled={isLoading}
        required
      />
      {failure && (
        <FailureAlert
          failure={
            failure.fields && failure.fields.length > 1 ? { ...failure, message: t.falla } : failure
          }
          title={t.falla}
        />
      )}
    </FormDialog>
  )
}
