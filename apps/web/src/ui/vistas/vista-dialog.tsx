import {
  faltaDeLargo,
  interpolar,
  LARGO_DE_VISTA,
  type ListaConVistas,
  textos,
} from '@apremia/core'
import { useId, useState } from 'react'
import { type Failure, failureOf } from '../../api/failure.ts'
import { Button } from '../button.tsx'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import { FailureAlert } from '../failure-alert.tsx'
import { FormDialog } from '../form-dialog.tsx'
import { TextField } from '../text-field.tsx'
import { cuerpoDe, type Mirada } from './mirada.ts'
import {
  useChooseVistaInicialMutation,
  useCreateVistaMutation,
  useDeleteVistaMutation,
  useEditVistaMutation,
  type VistaGuardada,
} from './vistas-api.ts'

const t = textos.vistas

interface VistaDialogProps {
  readonly lista: ListaConVistas
  readonly vista: VistaGuardada | undefined
  readonly mirada: Mirada
  readonly onClose: () => void
  readonly onSaved: (vista: VistaGuardada) => void
  readonly onDeleted: () => void
}

/**
 * Dialog to create or edit a saved view. In a view of another person, the person can only choose whether the list opens
 * with that view.
 */
export const VistaDialog = (props: VistaDialogProps) => {
  const { lista, vista, mirada, onClose, onSaved, onDeleted } = props
  const formId = useId()
  const [nombre, setNombre] = useState(vista?.nombre ?? '')
  const [compartida, setCompartida] = useState(vista?.compartida ?? false)
  const [inicial, setInicial] = useState(vista?.inicial ?? false)
  const [falta, setFalta] = useState<string>()
  const [failure, setFailure] = useState<Failure>()
  const [borrando, setBorrando] = useState(false)
  const [create, creando] = useCreateVistaMutation()
  const [edit, editando] = useEditVistaMutation()
  const [choose, eligiendo] = useChooseVistaInicialMutation()
  const [remove, eliminando] = useDeleteVistaMutation()
  const propia = vista?.propia ?? true
  /**
   * View already created in this dialog. Saving makes two requests: the first creates the view, and the second sets the
   * initial view. After a failure of the second, saving again edits this view instead of creating another.
   */
  const [creada, setCreada] = useState<VistaGuardada>()
  const guardada = vista ?? creada

  const guardar = async () => {
    if (guardada === undefined)
      return create({ body: { lista, nombre, compartida, ...cuerpoDe(mirada) } })
    if (!propia) return { data: guardada }
    return edit({ params: { id: guardada.id }, body: { nombre, compartida } })
  }
  const submit = async () => {
    const porque = nombre.trim() === '' ? t.nombreRequerido : faltaDeLargo(nombre, LARGO_DE_VISTA)
    setFalta(porque)
    if (porque !== undefined) return
    setFailure(undefined)
    const { data, error } = await guardar()
    if (data === undefined) {
      setFailure(failureOf(error))
      return
    }
    setCreada(data)
    if (inicial !== (vista?.inicial ?? false)) {
      const elegida = await choose({ body: { lista, vista: inicial ? data.id : null } })
      if (elegida.error) {
        setFailure(failureOf(elegida.error))
        return
      }
    }
    onSaved(data)
  }
  const borrar = async () => {
    if (vista === undefined) return
    const { error } = await remove({ params: { id: vista.id } })
    setBorrando(false)
    if (error) setFailure(failureOf(error))
    else onDeleted()
  }
  if (borrando && vista)
    return (
      <ConfirmDialog
        title={t.eliminar}
        confirmLabel={t.eliminar}
        destructive
        busy={eliminando.isLoading}
        onConfirm={() => void borrar()}
        onCancel={() => setBorrando(false)}
      >
        <p>{interpolar(t.eliminarPregunta, vista)}</p>
        {vista.enUso > 0 && (
          <p>{interpolar(vista.enUso === 1 ? t.enUso.una : t.enUso.varias, { n: vista.enUso })}</p>
        )}
      </ConfirmDialog>
    )
  const opcion = (rotulo: string, on: boolean, onChange: (on: boolean) => void, hint?: string) => {
    const id = `${formId}-${rotulo.length}`
    return (
      <div className="vista-marca">
        <label>
          <input
            type="checkbox"
            checked={on}
            aria-describedby={hint && id}
            onChange={({ target }) => onChange(target.checked)}
          />
          {rotulo}
        </label>
        {hint && (
          <p className="field-hint" id={id}>
            {hint}
          </p>
        )}
      </div>
    )
  }
  return (
    <FormDialog
      title={vista ? interpolar(propia ? t.editar : t.opcionesDe, vista) : t.nueva}
      size="small"
      saveLabel={t.guardar}
      busy={creando.isLoading || editando.isLoading || eligiendo.isLoading}
      aside={
        vista &&
        propia && (
          <Button variant="danger" icon="borrar" onClick={() => setBorrando(true)}>
            {t.eliminar}
          </Button>
        )
      }
      onSubmit={submit}
      onClose={onClose}
    >
      {failure && <FailureAlert failure={failure} />}
      {propia && (
        <>
          <TextField
            label={t.campos.nombre}
            required
            autoComplete="off"
            value={nombre}
            error={falta}
            hint={vista ? undefined : t.guarda}
            onChange={({ target }) => setNombre(target.value)}
          />
          {opcion(t.campos.compartir, compartida, setCompartida, t.queSeComparte)}
        </>
      )}
      {opcion(t.campos.inicial, inicial, setInicial)}
    </FormDialog>
  )
}
