import {
  CAMPOS_DE_ABOGADO,
  type CampoDeAbogado,
  camposEditables,
  decideEdicion,
  textos,
} from '@apremia/core'
import { useEffect, useState } from 'react'
import { type Failure, failureOf } from '../../api/failure.ts'
import { useUsuario } from '../../session/use-sesion.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { FailureAlert } from '../../ui/failure-alert.tsx'
import { Changes } from '../../ui/record/changes.tsx'
import { ConflictAlert } from '../../ui/record/conflict-alert.tsx'
import { changedFields, faultsOf } from '../../ui/record/fields.ts'
import { withWords } from '../../ui/with-words.ts'
import { useEditAbogadoMutation } from './abogados-api.ts'
import {
  type Abogado,
  fichaDeValores,
  nombreDe,
  pickBody,
  pickCambiosDeAbogado,
  showCampo,
  type TituloProfesional,
  toFichaTecleada,
  type ValoresDeFicha,
} from './ficha.ts'
import { FichaFields } from './ficha-fields.tsx'
import type { EdicionDeFicha } from './guardado-alert.tsx'
import { esRechazo, Rechazo } from './rechazo.tsx'
import { SaveButton } from './save-button.tsx'
import { useFichaDeAbogado } from './use-ficha.ts'

const abogados = textos.abogados
const falla = abogados.fallaAlEditar
const comunes = textos.comunes

interface FichaEditorProps {
  readonly abogado: Abogado
  readonly titulos: readonly TituloProfesional[]
  readonly onSaved: (edicion: EdicionDeFicha) => void
  /**
   * Called when the person closes the form of the lawyer without saving. Omitted when there is no screen to return to.
   */
  readonly onCancel?: () => void
}

export const FichaEditor = ({ abogado, titulos, onSaved, onCancel }: FichaEditorProps) => {
  const quien = useUsuario() ?? { rol: 'guest' as const, abogado: '', dni: '' }
  const [asking, setAsking] = useState<'guardar' | 'deshacer'>()
  const [failure, setFailure] = useState<Failure>()
  const [pasados, setPasados] = useState<string>()
  const [edit, { isLoading }] = useEditAbogadoMutation()
  const ids = titulos.map(({ id }) => id)
  const { ficha, conflicto } = useFichaDeAbogado(abogado, (typed, antes) => {
    const cambios = pickCambiosDeAbogado(typed, changedFields(CAMPOS_DE_ABOGADO, antes, typed))
    const decision = decideEdicion(fichaDeValores(antes), cambios, quien, ids)
    return decision.ok ? [] : decision.motivos
  })
  const { form, valores, changed: campos, record = abogado, adopt } = ficha
  const base = ficha.start.valores
  const { conflict } = conflicto
  // The lawyer's data may change while the form is open, for example in another tab. The form then shows the new data,
  // unless the person has already changed a field.
  const newer = abogado.version > record.version && campos.length === 0
  useEffect(() => {
    if (newer) adopt(abogado)
  })
  const editables = camposEditables(record.codexterno, quien)

  const save = async () => {
    setFailure(undefined)
    setPasados(undefined)
    conflicto.dismiss()
    const { data, error } = await edit({
      body: { nrodni: record.nrodni, version: record.version, ...pickBody(valores, campos) },
    })
    setAsking(undefined)
    if (data) {
      ficha.forget()
      adopt(data.abogado)
      onSaved(data)
      return
    }
    const refused = failureOf(error)
    setFailure(refused && conflicto.take(refused, 'abogado'))
  }

  const undo = () => {
    setAsking(undefined)
    ficha.restart()
    form.setFocus(editables[0] ?? 'apellido')
  }

  const show = (campo: CampoDeAbogado, de: ValoresDeFicha) =>
    showCampo(campo, de[campo], titulos) || comunes.sinDato

  return (
    <>
      <form
        className="form form-full"
        noValidate
        onSubmit={form.handleSubmit(() => setAsking('guardar'))}
      >
        {ficha.draft && <Alert kind="info" title={textos.formulario.borrador} />}
        {form.formState.submitCount > 0 && (
          <ErrorSummary
            faults={faultsOf(form.formState.errors, CAMPOS_DE_ABOGADO)}
            onGo={(name) => form.setFocus(name as CampoDeAbogado)}
          />
        )}
        <FichaFields
          form={form}
          titulos={titulos}
          editables={editables}
          own={quien.abogado === record.codexterno}
        />
        {failure && !esRechazo(failure) && (
          <FailureAlert
            failure={withWords(failure, falla.texto)}
            title={falla.titulo}
            onClose={() => setFailure(undefined)}
          />
        )}
        {pasados && <Alert kind="exito" title={pasados} />}
        {conflicto.rebased && <Alert kind="aviso" title={abogados.otrosCambios} />}
        {conflict && (
          <ConflictAlert
            title={abogados.versionVieja}
            rows={conflict.names.map((campo) => ({
              name: abogados.campos[campo],
              mine: show(campo, valores),
              theirs: show(campo, toFichaTecleada(conflict.saved)),
            }))}
            onSettle={conflicto.settle}
          />
        )}
        <div className="form-actions">
          <SaveButton busy={isLoading} disabled={campos.length === 0 || conflict !== undefined} />
          <Button
            icon="deshacer"
            disabled={campos.length === 0}
            onClick={() => setAsking('deshacer')}
          >
            {abogados.deshacerCambios}
          </Button>
          {onCancel && (
            <Button variant="ghost" onClick={onCancel}>
              {comunes.cancelar}
            </Button>
          )}
        </div>
        {asking === 'guardar' && (
          <ConfirmDialog
            title={nombreDe(record)}
            confirmLabel={abogados.guardarCambios}
            busy={isLoading}
            onConfirm={() => void save()}
            onCancel={() => setAsking(undefined)}
          >
            <div className="stack">
              <p>{abogados.confirmarGuardar}</p>
              <Changes
                rows={campos.map((campo) => ({
                  name: abogados.campos[campo],
                  before: show(campo, base),
                  now: show(campo, valores),
                }))}
              />
            </div>
          </ConfirmDialog>
        )}
        {asking === 'deshacer' && (
          <ConfirmDialog
            title={abogados.deshacerCambios}
            confirmLabel={abogados.deshacerCambios}
            destructive
            onConfirm={undo}
            onCancel={() => setAsking(undefined)}
          >
            <p>{abogados.confirmarDeshacer}</p>
          </ConfirmDialog>
        )}
      </form>
      {/* The form that reassigns the cases is outside the form of the lawyer, because HTML forms cannot be nested. */}
      {failure && esRechazo(failure) && (
        <Rechazo
          acto="baja"
          abogado={record}
          failure={failure}
          onReassigned={(texto) => {
            setPasados(texto)
            setFailure(undefined)
          }}
          onClose={() => setFailure(undefined)}
        />
      )}
    </>
  )
}
