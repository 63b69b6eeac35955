import {
  decideLapsoDeEvaluacion,
  describeCambiosDeResultado,
  inicioDeTrimestre,
  interpolar,
  parseFecha,
  textos,
} from '@apremia/core'
import { type FormEvent, useState } from 'react'
import { useDispatch } from 'react-redux'
import { useListAbogadosParaElegirQuery } from '../../api/abogados-para-elegir.ts'
import { api } from '../../api/api.ts'
import { failureOf } from '../../api/failure.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { DateField } from '../../ui/date-field.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FailureAlert } from '../../ui/failure-alert.tsx'
import { formatDate, formatInteger, today } from '../../ui/format.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { takeFocus } from '../../ui/take-focus.ts'
import { withWords } from '../../ui/with-words.ts'
import { AvanceDeCorrida } from './avance-de-corrida.tsx'
import {
  type EvaluacionPrevista,
  useRunEvaluacionesMutation,
  useSimulateRunEvaluacionesMutation,
} from './evaluaciones-api.ts'
import { Pasos } from './pasos.tsx'
import { PrevistaTable } from './prevista-table.tsx'

const t = textos.evaluaciones
const r = textos.evaluaciones.realizacion

interface PrevistaProps {
  readonly evaluaciones: readonly EvaluacionPrevista[]
  readonly avisos: readonly string[]
}

/**
 * Preview of the evaluations: the result of each lawyer and what changes since the last evaluation. Warns about the
 * lawyers who already have an evaluation with the same first and last day (D146).
 */
const Prevista = ({ evaluaciones, avisos }: PrevistaProps) => {
  const [una] = evaluaciones
  if (una === undefined)
    return (
      <p ref={takeFocus} tabIndex={-1}>
        {r.nadie}
      </p>
    )
  return (
    <>
      <p ref={takeFocus} tabIndex={-1}>
        {interpolar(r.leyenda, { desde: formatDate(una.desde), hasta: formatDate(una.hasta) })}
      </p>
      <ul>
        {describeCambiosDeResultado(evaluaciones).map((frase) => (
          <li key={frase}>{frase}</li>
        ))}
      </ul>
      {avisos.length > 0 && (
        <Alert kind="aviso" title={r.repetidas}>
          <ul>
            {avisos.map((aviso) => (
              <li key={aviso}>{aviso}</li>
            ))}
          </ul>
        </Alert>
      )}
      <PrevistaTable rows={evaluaciones} />
    </>
  )
}

const guardarDe = (n: number): string =>
  n === 1 ? r.guardar : interpolar(r.guardarVarias, { n: formatInteger(n) })

export const RealizarDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const dispatch = useDispatch()
  const hoy = today()
  const [desde, setDesde] = useState<string>(inicioDeTrimestre(hoy))
  const [hasta, setHasta] = useState<string>(hoy)
  const [abogado, setAbogado] = useState<string>()
  const [sent, setSent] = useState(false)
  const [volvio, setVolvio] = useState(false)
  const { data: abogados = [], error: sinLista } = useListAbogadosParaElegirQuery({})
  const [simulate, simulacion] = useSimulateRunEvaluacionesMutation()
  const [run, { data: trabajo, error, isLoading }] = useRunEvaluacionesMutation()
  const prevista = simulacion.data
  const failure = failureOf(error ?? simulacion.error ?? sinLista)
  // An invalid range of days is reported after typing. A limit in the date picker would replace the typed day with a
  // different day.
  const lapso = decideLapsoDeEvaluacion(parseFecha(desde) ?? null, parseFecha(hasta) ?? null, hoy)
  const faltaDe = (campo: 'desde' | 'hasta'): string | undefined =>
    sent && !lapso.ok ? lapso.motivos.find((uno) => uno.campo === campo)?.mensaje : undefined
  const volver = () => {
    setVolvio(true)
    simulacion.reset()
  }
  const close = () => {
    if (trabajo) dispatch(api.util.invalidateTags(['evaluaciones']))
    onClose()
  }
  const body = lapso.ok ? { abogados: abogado ? [abogado] : [], ...lapso.valor } : undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setSent(true)
    if (body) void simulate({ body })
  }
  const opciones = abogados
    .filter(({ baja }) => baja === '0')
    .map(({ codexterno, nombre_completo }) => ({
      value: codexterno,
      label: `${nombre_completo} (${codexterno})`,
    }))
  const falla = failure && (
    <FailureAlert failure={withWords(failure, t.falla.texto)} title={t.falla.titulo} />
  )
  if (trabajo)
    return (
      <Dialog title={t.realizar} onClose={close}>
        <div className="stack">
          <Pasos actual="guardar" />
          <p>{trabajo.titulo}</p>
          <AvanceDeCorrida id={trabajo.id} />
          <div className="actions">
            <Button onClick={close}>{textos.comunes.cerrar}</Button>
          </div>
        </div>
      </Dialog>
    )
  if (prevista)
    return (
      <Dialog
        title={t.realizar}
        size="large"
        ownFocus
        onClose={close}
        footer={
          <>
            <Button onClick={close}>{textos.comunes.cancelar}</Button>
            <Button icon="volver" onClick={volver}>
              {r.volver}
            </Button>
            {prevista.evaluaciones.length > 0 && (
              <Button
                variant="primary"
                loading={isLoading}
                onClick={() => body && void run({ body })}
              >
                {guardarDe(prevista.evaluaciones.length)}
              </Button>
            )}
          </>
        }
      >
        <div className="stack">
          <Pasos actual="mirar" onFechas={volver} />
          <Prevista {...prevista} />
          {falla}
        </div>
      </Dialog>
    )
  return (
    <Dialog title={t.realizar} onClose={close}>
      <form className="stack" onSubmit={submit} noValidate>
        <Pasos actual="fechas" />
        <p>{r.primero}</p>
        <DateField
          label={r.desde}
          required
          value={desde}
          onChange={setDesde}
          error={faltaDe('desde')}
        />
        <DateField
          label={r.hasta}
          required
          value={hasta}
          onChange={setHasta}
          error={faltaDe('hasta')}
        />
        <SelectField
          label={r.abogado}
          value={abogado}
          options={opciones}
          onChange={setAbogado}
          placeholder={r.todos}
        />
        {falla}
        <div className="actions">
          <Button
            type="submit"
            variant="primary"
            loading={simulacion.isLoading}
            {...(volvio ? { ref: takeFocus } : {})}
          >
            {r.revisar}
          </Button>
          <Button onClick={close}>{textos.comunes.cancelar}</Button>
        </div>
      </form>
    </Dialog>
  )
}
