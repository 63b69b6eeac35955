import { interpolar, TODOS_LOS_ABOGADOS, textos } from '@apremia/core'
import { failureOf } from '../../api/failure.ts'
import { Button } from '../../ui/button.tsx'
import { FailureAlert } from '../../ui/failure-alert.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { useGetDestinatariosQuery } from './comunicaciones-api.ts'

const t = textos.comunicaciones

interface Persona {
  readonly nrodni: string
  readonly nombre: string
}

interface DestinatariosFieldProps {
  /** Identity numbers (DNI) of the recipients, separated by commas, or the code that means every lawyer. */
  readonly value: string
  /**
   * Recipients of the saved message. They stay chosen even if they no longer work for the municipality and the select
   * no longer offers them (D148).
   */
  readonly previos: readonly Persona[]
  readonly error: string | undefined
  readonly inputRef: (element: HTMLSelectElement | null) => void
  readonly onChange: (value: string) => void
  readonly onBlur: () => void
}

export const DestinatariosField = (props: DestinatariosFieldProps) => {
  const { value, previos, error, inputRef, onChange, onBlur } = props
  const { data = [], error: fallo, refetch } = useGetDestinatariosQuery({})
  const failure = failureOf(fallo)
  const todos = value === TODOS_LOS_ABOGADOS
  const elegidos = value === '' || todos ? [] : value.split(',')
  const conocidas = new Map([
    ...previos.map(({ nrodni, nombre }) => [nrodni, nombre] as const),
    ...data.map(({ nrodni, nombre_completo }) => [nrodni, nombre_completo] as const),
  ])
  const chips = todos
    ? [{ dni: TODOS_LOS_ABOGADOS, nombre: t.todos }]
    : elegidos.map((dni) => ({ dni, nombre: conocidas.get(dni) ?? dni }))
  return (
    <div>
      <SelectField
        label={t.destinatario}
        value={undefined}
        options={[
          ...(todos ? [] : [{ value: TODOS_LOS_ABOGADOS, label: t.todos }]),
          ...data
            .filter(({ nrodni }) => !elegidos.includes(nrodni))
            .map(({ nrodni, nombre_completo, codexterno }) => ({
              value: nrodni,
              label: `${nombre_completo} (${codexterno})`,
            })),
        ]}
        placeholder={t.elegirDestinatario}
        onChange={(dni) => {
          if (dni === undefined) return
          onChange(dni === TODOS_LOS_ABOGADOS ? dni : [...elegidos, dni].join(','))
        }}
        onBlur={onBlur}
        inputRef={inputRef}
        error={error}
        required
      />
      {failure && <FailureAlert failure={failure} onRetry={() => void refetch()} />}
      {chips.length > 0 && (
        <ul className="comu-elegidos" aria-label={t.destinatarios}>
          {chips.map(({ dni, nombre }) => (
            <li key={dni}>
              <Button
                icon="quitar"
                aria-label={interpolar(t.quitar, { nombre })}
                onClick={() => onChange(elegidos.filter((otro) => otro !== dni).join(','))}
              >
                {nombre}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
