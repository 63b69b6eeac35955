import { diasInhabiles as calls } from '@apremia/api-client'
import { MAXIMO_DE_DIAS_HABILES, nombreDelDia, parseFecha, textos } from '@apremia/core'
import { useState } from 'react'
import { querySchema } from '../../api/endpoint.ts'
import { failureOf } from '../../api/failure.ts'
import { validate } from '../../api/validate.ts'
import { DateField } from '../../ui/date-field.tsx'
import { FailureAlert } from '../../ui/failure-alert.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { formatDate } from '../../ui/format.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useReveal } from '../../ui/use-reveal.ts'
import { useLazyGetPlazoJudicialQuery } from './plazo-judicial-api.ts'

const { contar: t, alcances } = textos.diasInhabiles

const DESDE = ['desde', 'disponible'] as const
type Desde = (typeof DESDE)[number]

type Campo = 'dia' | 'dias' | 'juzgado' | 'departamento'
type Valores = Readonly<Record<Campo, string>>

const SCHEMA = querySchema(calls.getPlazoJudicial)

/**
 * Converts the form to the request that counts a judicial term. The day goes in `desde` or in `disponible`, according
 * to the event from which the term is counted.
 */
const toPedido = (desde: Desde, { dia, dias, juzgado, departamento }: Valores) => ({
  ...{ desde: '', disponible: '', [desde]: dia.trim() },
  ...{ dias: dias.trim(), juzgado: juzgado.trim(), departamento: departamento.trim() },
})

interface PlazoDialogProps {
  readonly juzgado: string
  readonly departamento: string
  readonly onClose: () => void
}

/** Dialog that counts a judicial term and names the calendar of the count. Nothing is saved. */
export const PlazoDialog = ({ juzgado, departamento, onClose }: PlazoDialogProps) => {
  const [desde, setDesde] = useState<Desde>('desde')
  const [valores, setValores] = useState<Valores>({ dia: '', dias: '', juzgado, departamento })
  const [faltas, setFaltas] = useState<Partial<Record<string, string>>>({})
  const [contado, setContado] = useState(false)
  const [count, { currentData, error, isFetching }] = useLazyGetPlazoJudicialQuery()
  const change = (nuevos: Partial<Valores>) => {
    setValores({ ...valores, ...nuevos })
    setContado(false)
  }
  const submit = () => {
    const validado = validate(SCHEMA, toPedido(desde, valores))
    const leidas = validado.ok
      ? []
      : validado.faltas.map(({ path, mensaje }) => [path, mensaje] as const)
    setFaltas(Object.fromEntries(leidas))
    setContado(validado.ok)
    if (validado.ok) void count({ query: validado.valor })
  }
  const text = (campo: 'juzgado' | 'departamento') => (
    <TextField
      label={alcances[campo]}
      value={valores[campo]}
      error={faltas[campo]}
      hint={campo === 'departamento' && departamento === '' ? t.sinDepartamento : undefined}
      autoComplete="off"
      spellCheck={false}
      onChange={({ target }) => change({ [campo]: target.value })}
    />
  )
  const failure = contado && !isFetching ? failureOf(error) : undefined
  return (
    <FormDialog
      title={t.titulo}
      saveLabel={t.contar}
      cancelLabel={textos.comunes.cerrar}
      busy={isFetching}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{t.ayuda}</p>
      <SelectField
        label={t.desde}
        value={desde}
        options={DESDE.map((value) => ({ value, label: t.opciones[value] }))}
        onChange={(otro = 'desde') => {
          setDesde(otro)
          setFaltas({})
          setContado(false)
        }}
      />
      <div className="form-row">
        <DateField
          label={t.dia}
          value={valores.dia}
          error={faltas[desde] ?? faltas.desde}
          onChange={(dia) => change({ dia })}
          required
        />
        <TextField
          label={t.dias}
          value={valores.dias}
          error={faltas.dias}
          hint={desde === 'disponible' && t.soloNotificacion}
          inputMode="numeric"
          maxLength={String(MAXIMO_DE_DIAS_HABILES).length}
          autoComplete="off"
          onChange={({ target }) => change({ dias: target.value })}
          required={desde === 'desde'}
        />
      </div>
      <div className="form-row">
        {text('juzgado')}
        {text('departamento')}
      </div>
      {failure && <FailureAlert failure={failure} onRetry={submit} />}
      <div role="status">
        {contado && currentData && !isFetching && (
          <Contado {...currentData} conNotificacion={desde === 'disponible'} />
        )}
      </div>
    </FormDialog>
  )
}

interface ContadoProps {
  readonly notificado: string
  readonly vence: string | null
  readonly frase: string
  /** True when the server computed the day of the notification, instead of the person typing it. */
  readonly conNotificacion: boolean
}

const writeDia = (dia: string): string => {
  const fecha = parseFecha(dia)
  return fecha ? `${nombreDelDia(fecha)} ${formatDate(fecha)}` : dia
}

const Contado = ({ notificado, vence, frase, conNotificacion }: ContadoProps) => {
  const ref = useReveal<HTMLDivElement>()
  return (
    <div className="stack" ref={ref}>
      <dl className="facts">
        {conNotificacion && (
          <div>
            <dt>{t.notificado}</dt>
            <dd>
              <strong>{writeDia(notificado)}</strong>
            </dd>
          </div>
        )}
        {vence !== null && (
          <div>
            <dt>{t.vence}</dt>
            <dd>
              <strong>{writeDia(vence)}</strong>
            </dd>
          </div>
        )}
      </dl>
      <p>{frase}</p>
    </div>
  )
}
