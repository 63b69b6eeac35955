import { textos } from '@apremia/core'
import { type Ref, useState } from 'react'
import type { FieldProps } from '../../ui/field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'

const { resultados, form } = textos.actuaciones

const OTRO = 'otro'
const OPCIONES = [
  { value: '0', label: resultados[0] },
  { value: '1', label: resultados[1] },
  { value: OTRO, label: form.otroResultado },
]

interface ResultadoFieldProps extends FieldProps {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onBlur: () => void
  readonly inputRef: Ref<HTMLSelectElement>
}

export const ResultadoField = (props: ResultadoFieldProps) => {
  const { value, onChange, onBlur, inputRef, ...frame } = props
  const dicho = value !== '' && value !== '0' && value !== '1'
  const [otro, setOtro] = useState(dicho)
  const conTexto = otro || dicho
  const choose = (elegido: string | undefined) => {
    setOtro(elegido === OTRO)
    onChange(elegido === OTRO || elegido === undefined ? '' : elegido)
  }
  return (
    <div className="actu-resultado">
      <SelectField
        {...frame}
        error={conTexto ? undefined : frame.error}
        value={conTexto ? OTRO : value === '' ? undefined : value}
        options={OPCIONES}
        placeholder={form.elija}
        onChange={choose}
        onBlur={onBlur}
        inputRef={inputRef}
      />
      {conTexto && (
        <TextField
          label={form.resultadoEnPalabras}
          required={frame.required ?? false}
          error={frame.error}
          value={value}
          autoComplete="off"
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
        />
      )}
    </div>
  )
}
