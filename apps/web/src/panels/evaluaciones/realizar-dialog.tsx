import { decideLapsoDeEvaluacion, inicioDeTrimestre, parseFecha, textos } from '@apremia/core'
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
import { today } from '../../ui/format.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { withWords } from '../../ui/with-words.ts'
import { resumenDeTrabajo } from '../trabajos/resumen-de-trabajo.ts'
import { estaActivo } from '../trabajos/trabajo.ts'
import { TrabajoActions } from '../trabajos/trabajo-actions.tsx'
import { useGetTrabajoQuery } from '../trabajos/trabajo-api.ts'
import { TrabajoProgress } from '../trabajos/trabajo-progress.tsx'
import { useRunEvaluacionesMutation } from './evaluaciones-api.ts'

const t = textos.evaluaciones
const r = textos.evaluaciones.realizacion

/** How the run goes and what it found; cancelled, what was done stays. */
const Avance = ({ id }: { readonly id: string }) => {
  const { data: trabajo, error } = useGetTrabajoQuery({ params: { id } })
  const failure = failureOf(error)
  if (failure) return <FailureAlert failure={failure} />
  if (!trabajo) return null
  if (estaActivo(trabajo))
    return (
      <>
        <TrabajoProgress trabajo={trabajo} />
        <TrabajoActions trabajo={trabajo} />
      </>
    )
  if (trabajo.estado !== 'terminado')
    return (
      <>
        <Alert
          kind={trabajo.estado === 'cancelado' ? 'aviso' : 'error'}
          title={trabajo.estado === 'cancelado' ? r.cancelada : t.falla.titulo}
        >
          <p>{trabajo.error?.message ?? r.loHechoQueda}</p>
        </Alert>
        <TrabajoActions trabajo={trabajo} />
      </>
    )
  return (
    <Alert kind="exito" title={r.terminada}>
      <p>{resumenDeTrabajo(trabajo)}</p>
      {trabajo.avisos.length > 0 && (
        <ul>
          {trabajo.avisos.map((aviso) => (
            <li key={aviso}>{aviso}</li>
          ))}
        </ul>
      )}
    </Alert>
  )
}

/** 'Realizar evaluación' (S2 §2.7, §5): a range, one lawyer or all, and how it goes. */
export const RealizarDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const dispatch = useDispatch()
  const hoy = today()
  const [desde, setDesde] = useState<string>(inicioDeTrimestre(hoy))
  const [hasta, setHasta] = useState<string>(hoy)
  const [abogado, setAbogado] = useState<string>()
  const [sent, setSent] = useState(false)
  const { data: abogados = [], error: sinLista } = useListAbogadosParaElegirQuery({})
  const [run, { data: trabajo, error, isLoading }] = useRunEvaluacionesMutation()
  const failure = failureOf(error ?? sinLista)
  // Told, not kept from being typed: a picker with limits would put another day in its place.
  const lapso = decideLapsoDeEvaluacion(parseFecha(desde) ?? null, parseFecha(hasta) ?? null, hoy)
  const faltaDe = (campo: 'desde' | 'hasta'): string | undefined =>
    sent && !lapso.ok ? lapso.motivos.find((uno) => uno.campo === campo)?.mensaje : undefined
  const close = () => {
    if (trabajo) dispatch(api.util.invalidateTags(['evaluaciones']))
    onClose()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setSent(true)
    if (lapso.ok) void run({ body: { abogados: abogado ? [abogado] : [], ...lapso.valor } })
  }
  const opciones = abogados
    .filter(({ baja }) => baja === '0')
    .map(({ codexterno, nombre_completo }) => ({
      value: codexterno,
      label: `${nombre_completo} (${codexterno})`,
    }))
  return (
    <Dialog title={t.realizar} onClose={close}>
      {trabajo ? (
        <div className="stack">
          <p>{trabajo.titulo}</p>
          <Avance id={trabajo.id} />
          <div className="actions">
            <Button onClick={close}>{textos.comunes.cerrar}</Button>
          </div>
        </div>
      ) : (
        <form className="stack" onSubmit={submit} noValidate>
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
          {failure && (
            <FailureAlert failure={withWords(failure, t.falla.texto)} title={t.falla.titulo} />
          )}
          <div className="actions">
            <Button type="submit" variant="primary" loading={isLoading}>
              {t.realizar}
            </Button>
            <Button onClick={close}>{textos.comunes.cancelar}</Button>
          </div>
        </form>
      )}
    </Dialog>
  )
}
