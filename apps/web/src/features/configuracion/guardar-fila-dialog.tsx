import { type Fecha, interpolar, type Motivo, parseFecha, textos } from '@apremia/core'
import { type ReactNode, useState } from 'react'
import { useDispatch } from 'react-redux'
import type { Query } from '../../api/endpoint.ts'
import type { Failure } from '../../api/failure.ts'
import { notified } from '../../session/notices-slice.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { DateField } from '../../ui/date-field.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FailureAlert } from '../../ui/failure-alert.tsx'
import { formatDate, today } from '../../ui/format.ts'
import { Changes } from '../../ui/record/changes.tsx'
import { takeFocus } from '../../ui/take-focus.ts'
import { TextField } from '../../ui/text-field.tsx'
import { EfectoAntesDeGuardar } from './efecto.tsx'
import { EfectoEnEvaluaciones } from './efecto-en-evaluaciones.tsx'

const { acciones, guardar, confirmarGuardar } = textos.configuracion
const comunes = textos.comunes

export interface FilaGuardada {
  readonly motivo: string
  readonly visto: string
  readonly desde: Fecha | undefined
}

interface GuardarDialogProps {
  readonly titulo: string
  /** Name of the changed setting with its Spanish article, for the label of the save button: 'la tasa'. */
  readonly accion: string
  readonly antes: (desde: Fecha | undefined) => string
  readonly despues: string
  readonly efecto: Query<'getEfectoEnEvaluaciones'> | undefined
  readonly efectoPropio?: ((desde: Fecha | undefined) => ReactNode) | undefined
  readonly visto: (desde: Fecha | undefined) => string
  readonly conFecha: boolean
  /** Names of the fields of the edited table row. Errors in these fields are shown in the row, not in the dialog. */
  readonly campos: readonly string[]
  readonly save: (guardado: FilaGuardada) => Promise<Failure | undefined>
  readonly onFaltas: (faltas: readonly Motivo[]) => void
  readonly onClose: () => void
  readonly onDone: () => void
}

const nombrarAccion = (que: string, desde: Fecha | undefined): string =>
  desde === undefined || desde === today()
    ? interpolar(acciones.cambiarHoy, { que })
    : interpolar(acciones.cambiar, { que, desde: formatDate(desde) })

export const GuardarFilaDialog = (props: GuardarDialogProps) => {
  const { titulo, despues, efecto, conFecha, campos } = props
  const clave = efecto?.clave
  const dispatch = useDispatch()
  const [motivo, setMotivo] = useState('')
  const [escrita, setEscrita] = useState<string>(conFecha ? today : '')
  const desde = parseFecha(escrita)
  const [asked, setAsked] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  const [conflicto, setConflicto] = useState<string>()
  const faltaDe = (campo: string): string | undefined =>
    failure?.fields?.find(({ field }) => field === campo)?.message
  const sinDia = conFecha && asked && desde === undefined ? textos.fechas.falta : undefined
  const submit = async (visto = props.visto(desde)) => {
    setAsked(true)
    if (conFecha && desde === undefined) return
    setBusy(true)
    const refused = await props.save({ motivo: motivo.trim(), visto, desde })
    setBusy(false)
    setConflicto(undefined)
    setFailure(refused)
    if (!refused) {
      const { titulo: title, texto: text } = comunes.guardado
      dispatch(
        notified({
          kind: 'exito',
          title,
          text: clave && clave !== 'maximo' ? guardar.recalculo : text,
        }),
      )
      props.onDone()
      return
    }
    if (refused.code === 'version-vieja') setConflicto(String(refused.detalle?.actual ?? ''))
    const faltas = (refused.fields ?? []).filter(({ field }) => campos.includes(field))
    if (faltas.length > 0)
      props.onFaltas(
        faltas.map(({ field, message }) => ({ codigo: 'dato', campo: field, mensaje: message })),
      )
  }
  const propia = (['motivo', 'vigenteDesde', 'vigente_desde'] as const).some(faltaDe)
  return (
    <Dialog
      title={titulo}
      size={efecto ? 'large' : 'medium'}
      ownFocus
      onClose={props.onClose}
      footer={
        <>
          <Button ref={takeFocus} onClick={props.onClose}>
            {comunes.no}
          </Button>
          <Button
            variant="primary"
            loading={busy}
            disabled={conflicto !== undefined}
            onClick={() => void submit()}
          >
            {nombrarAccion(props.accion, desde)}
          </Button>
        </>
      }
    >
      <div className={efecto || props.efectoPropio ? 'stack con-efecto' : 'stack'}>
        <p>{confirmarGuardar}</p>
        <Changes rows={[{ name: titulo, before: props.antes(desde), now: despues }]} />
        <div className="form-row">
          {conFecha && (
            <DateField
              label={guardar.desde}
              value={escrita}
              onChange={(otra) => {
                // The dialog may show a conflict or a failure about the day chosen before. Choosing another day clears
                // both.
                setConflicto(undefined)
                setFailure(undefined)
                setEscrita(otra)
              }}
              error={sinDia ?? faltaDe('vigenteDesde') ?? faltaDe('vigente_desde')}
              required
            />
          )}
          <TextField
            label={guardar.motivo}
            hint={guardar.motivoAyuda}
            value={motivo}
            autoComplete="off"
            error={faltaDe('motivo')}
            onChange={(event) => setMotivo(event.target.value)}
          />
        </div>
        {conflicto !== undefined && failure ? (
          <Alert
            kind="aviso"
            title={failure.message}
            actions={
              <>
                <Button onClick={props.onDone}>{guardar.dejar}</Button>
                <Button loading={busy} onClick={() => void submit(conflicto)}>
                  {interpolar(guardar.igual, { valor: despues })}
                </Button>
              </>
            }
          />
        ) : (
          failure && !propia && <FailureAlert failure={failure} />
        )}
        {clave !== undefined && clave !== 'maximo' && (
          <EfectoAntesDeGuardar query={{ ...efecto, clave }} />
        )}
        {props.efectoPropio?.(desde)}
        {efecto && <EfectoEnEvaluaciones query={efecto} />}
      </div>
    </Dialog>
  )
}
