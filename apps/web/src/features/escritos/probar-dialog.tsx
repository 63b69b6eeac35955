import { escritosJudiciales } from '@apremia/api-client'
import { interpolar, textos } from '@apremia/core'
import { useState } from 'react'
import { downloadDocument } from '../../api/documents.ts'
import type { Failure } from '../../api/failure.ts'
import { useAppDispatch } from '../../api/thunk.ts'
import type { Plantilla } from '../../panels/escritos/escritos-api.ts'
import { PresupuestoField } from '../../panels/escritos/presupuesto-field.tsx'
import { FailureAlert } from '../../ui/failure-alert.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { TextField } from '../../ui/text-field.tsx'

const t = textos.escritosJudiciales.pantalla

interface ProbarDialogProps {
  readonly plantilla: Plantilla
  readonly onClose: () => void
}

/** Dialog that fills a template with the data of a case and downloads the result. The result is not stored. */
export const ProbarDialog = ({ plantilla, onClose }: ProbarDialogProps) => {
  const [imponible, setImponible] = useState('')
  const [recurso, setRecurso] = useState('')
  const [presupuesto, setPresupuesto] = useState(plantilla.presupuesto.replace('.', ','))
  const [failure, setFailure] = useState<Failure>()
  const [busy, setBusy] = useState(false)
  const dispatch = useAppDispatch()
  const submit = async () => {
    if (busy) return
    setBusy(true)
    const query = {
      ...{ imponible: imponible.trim(), recurso: recurso.trim().toUpperCase() },
      presupuesto: presupuesto.trim(),
    }
    const params = { id: plantilla.id }
    setFailure(await dispatch(downloadDocument(escritosJudiciales.tryPlantilla, { params, query })))
    setBusy(false)
  }
  return (
    <FormDialog
      title={interpolar(t.probarDe, { nombre: plantilla.nombre })}
      saveLabel={t.probar}
      saveIcon="descargar"
      cancelLabel={textos.comunes.cerrar}
      busy={busy}
      disabled={imponible.trim() === '' || recurso.trim() === ''}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={t.imponible}
        value={imponible}
        inputMode="numeric"
        autoComplete="off"
        onChange={({ target }) => setImponible(target.value)}
        required
      />
      <TextField
        label={t.recurso}
        value={recurso}
        autoComplete="off"
        onChange={({ target }) => setRecurso(target.value)}
        required
      />
      {plantilla.pidePresupuesto && (
        <PresupuestoField
          value={presupuesto}
          propuesto={plantilla.presupuesto}
          onChange={setPresupuesto}
        />
      )}
      {failure && <FailureAlert failure={failure} title={t.fallaDePrueba} />}
    </FormDialog>
  )
}
