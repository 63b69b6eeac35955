import { condiciones as calls } from '@apremia/api-client'
import { interpolar, textos } from '@apremia/core'
import { useId, useState } from 'react'
import { downloadDocument } from '../../api/documents.ts'
import { type Failure, failureOf } from '../../api/failure.ts'
import { useAppDispatch } from '../../api/thunk.ts'
import { notified } from '../../session/notices-slice.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FailureAlert } from '../../ui/failure-alert.tsx'
import { FileField } from '../../ui/file-field.tsx'
import { formatInteger } from '../../ui/format.ts'
import { checkLibro, LIBROS } from '../../ui/libro.ts'
import { RowErrors } from '../../ui/row-errors/row-errors.tsx'
import { useLoadCondicionesMutation } from './condiciones-api.ts'

const comunes = textos.comunes
const { planilla } = textos.condiciones

/** Loads a workbook of conditions: all its rows or none, with the errors shown row by row (D86). */
export const CargarDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const formId = useId()
  const dispatch = useAppDispatch()
  const [file, setFile] = useState<File>()
  const [fault, setFault] = useState<string>()
  const [failure, setFailure] = useState<Failure>()
  const [downloading, setDownloading] = useState(false)
  const [load, { isLoading }] = useLoadCondicionesMutation()
  const pick = (picked: File | undefined) => {
    setFile(picked)
    setFault(undefined)
    setFailure(undefined)
  }
  const download = async () => {
    setDownloading(true)
    setFailure(await dispatch(downloadDocument(calls.getCondicionesEjemplo, {})))
    setDownloading(false)
  }
  const submit = async () => {
    setFailure(undefined)
    const wrong = file ? await checkLibro(file) : planilla.falta
    setFault(wrong)
    if (!file || wrong !== undefined) return
    const { data, error } = await load({
      body: {},
      files: { file: { data: file, name: file.name } },
    })
    if (!data) {
      setFailure(failureOf(error))
      return
    }
    const { altas, cambios, iguales, avisos } = data
    const cuenta = interpolar(planilla.resultado, {
      altas: formatInteger(altas),
      cambios: formatInteger(cambios),
      iguales: formatInteger(iguales),
    })
    const text = [cuenta, ...avisos].join(' ')
    dispatch(notified({ kind: 'exito', title: planilla.cargada, text }))
    onClose()
  }
  const errores = failure?.errores ?? []
  return (
    <Dialog
      title={planilla.titulo}
      size={errores.length > 0 ? 'large' : 'medium'}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{comunes.cancelar}</Button>
          <Button variant="primary" icon="subir" type="submit" form={formId} loading={isLoading}>
            {planilla.cargar}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className="form form-full"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <p>{planilla.leyenda}</p>
        <div>
          <Button icon="descargar" loading={downloading} onClick={() => void download()}>
            {planilla.ejemplo}
          </Button>
        </div>
        <FileField
          label={planilla.archivo}
          accept={LIBROS}
          value={file}
          onChange={pick}
          error={fault}
          disabled={isLoading}
          required
        />
        {failure && (
          <FailureAlert
            failure={failure}
            title={planilla.falla}
            onClose={() => setFailure(undefined)}
          />
        )}
        {errores.length > 0 && file && (
          <RowErrors archivo={file.name} errores={errores} total={errores.length} />
        )}
      </form>
    </Dialog>
  )
}
