import {
  CAMPOS_DE_ABOGADO,
  type CampoDeAbogado,
  camposEditables,
  decideEdicion,
  textos,
} from '@apremia/core'
import { useEffect, useState } from 'react'
import { type Failure, failureOf } from '../../api/failure.ts'
import { useSesion } from '../../session/use-sesion.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { FailureAlert } from '../../ui/failure-alert.tsx'
import { withWords } from '../../ui/with-words.ts'
import { useEditAbogadoMutation } from './abogados-api.ts'
import { CambiosDialog } from './cambios-dialog.tsx'
import { ConflictoAlert } from './conflicto-alert.tsx'
import {
  type Abogado,
  changedCampos,
  nombreDe,
  pickBody,
  pickCambios,
  type TituloProfesional,
  toFicha,
  toValores,
} from './ficha.ts'
import { FichaFields } from './ficha-fields.tsx'
import type { Edicion } from './guardado-alert.tsx'
import { esRechazo, Rechazo } from './rechazo.tsx'
import { SaveButton } from './save-button.tsx'
import { faultsOf, useFicha } from './use-ficha.ts'

const abogados = textos.abogados
const falla = abogados.fallaAlEditar
const comunes = textos.comunes

interface FichaEditorProps {
  readonly abogado: Abogado
  readonly titulos: readonly TituloProfesional[]
  readonly onSaved: (edicion: Edicion) => void
  /** Leaves without saving; without it there is nowhere to go back to. */
  readonly onCancel?: () => void
}

/** The record of a lawyer, with the fields this person may change (S1 §4, D8, D23, D42). */
export const FichaEditor = ({ abogado, titulos, onSaved, onCancel }: FichaEditorProps) => {
  const sesion = useSesion()
  const quien = sesion?.usuario ?? { rol: 'guest' as const, abogado: '', dni: '' }
  const [record, setRecord] = useState(abogado)
  const [conflict, setConflict] = useState<readonly CampoDeAbogado[]>([])
  const [theirs, setTheirs] = useState<Abogado>()
  const [rebased, setRebased] = useState(false)
  const [asking, setAsking] = useState<'guardar' | 'deshacer'>()
  const [failure, setFailure] = useState<Failure>()
  const [pasados, setPasados] = useState<string>()
  const [edit, { isLoading }] = useEditAbogadoMutation()
  const base = toValores(record)
  const ids = titulos.map(({ id }) => id)
  const { form, valores, campos, restored, showFieldFaults, forget } = useFicha({
    clave: `${quien.dni}/${record.codexterno}`,
    base,
    version: record.version,
    check: (typed) => {
      const cambios = pickCambios(typed, changedCampos(base, typed))
      const decision = decideEdicion(toFicha(base), cambios, quien, ids)
      return decision.ok ? [] : decision.motivos
    },
  })
  // A newer record (an edition undone, another tab) takes the place of one nobody is typing over.
  const { reset } = form
  const newer = abogado.version > record.version && campos.length === 0
  useEffect(() => {
    if (!newer) return
    setRecord(abogado)
    reset(toValores(abogado))
  }, [newer, abogado, reset])
  const editables = camposEditables(record.codexterno, quien)

  /** What both changed is asked about; over what only the other person did, this one goes on. */
  const showConflict = ({ detalle }: Failure): void => {
    const { abogado: saved } = detalle as { abogado: Abogado }
    const actuales = toValores(saved)
    const both = campos.filter(
      (campo) => actuales[campo] !== base[campo] && actuales[campo] !== valores[campo],
    )
    if (both.length > 0) {
      setConflict(both)
      setTheirs(saved)
      return
    }
    const mine = Object.fromEntries(campos.map((campo) => [campo, valores[campo]]))
    form.reset({ ...actuales, ...mine })
    setRecord(saved)
    setRebased(true)
  }

  const save = async () => {
    setFailure(undefined)
    setPasados(undefined)
    setRebased(false)
    const { data, error } = await edit({
      body: { nrodni: record.nrodni, version: record.version, ...pickBody(valores, campos) },
    })
    setAsking(undefined)
    if (data) {
      forget()
      form.reset(toValores(data.abogado))
      setRecord(data.abogado)
      onSaved(data)
      return
    }
    const refused = failureOf(error)
    if (refused?.code === 'version-vieja') showConflict(refused)
    else if (refused && !showFieldFaults(refused)) setFailure(refused)
  }

  /** Goes on over what the other person saved, with the fields in conflict as chosen. */
  const settle = (mine: boolean) => {
    if (!theirs) return
    const actuales = toValores(theirs)
    const kept = Object.fromEntries(
      campos
        .filter((campo) => mine || !conflict.includes(campo))
        .map((campo) => [campo, valores[campo]]),
    )
    form.reset({ ...actuales, ...kept })
    setRecord(theirs)
    setTheirs(undefined)
  }

  const undo = () => {
    setAsking(undefined)
    form.reset(base)
    form.setFocus(editables[0] ?? 'apellido')
  }

  return (
    <>
      <form
        className="form form-full"
        noValidate
        onSubmit={form.handleSubmit(() => setAsking('guardar'))}
      >
        {restored && campos.length > 0 && <Alert kind="info" title={abogados.borrador} />}
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
        {rebased && <Alert kind="aviso" title={abogados.otrosCambios} />}
        {theirs && (
          <ConflictoAlert
            campos={conflict}
            mios={valores}
            actuales={toValores(theirs)}
            titulos={titulos}
            onKeepMine={() => settle(true)}
            onTakeTheirs={() => settle(false)}
          />
        )}
        <div className="form-actions">
          <SaveButton busy={isLoading} disabled={campos.length === 0 || theirs !== undefined} />
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
          <CambiosDialog
            title={nombreDe(record)}
            pregunta={abogados.confirmarGuardar}
            confirmLabel={abogados.guardarCambios}
            campos={campos}
            antes={base}
            despues={valores}
            titulos={titulos}
            busy={isLoading}
            onConfirm={() => void save()}
            onCancel={() => setAsking(undefined)}
          />
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
      {/* Its own form: inside the other, submitting it would submit both. */}
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
