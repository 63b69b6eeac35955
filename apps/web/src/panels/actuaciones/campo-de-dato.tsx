import {
  CAMPOS_DE_ACTUACION,
  type CampoDeFormulario,
  type ClaveDeDato,
  etiquetaDeDato,
  textos,
} from '@apremia/core'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { AmountField } from '../../ui/amount-field.tsx'
import { today } from '../../ui/format.ts'
import { TextField } from '../../ui/text-field.tsx'
import { FechaField } from './fecha-field.tsx'
import { LugarField } from './lugar-field.tsx'
import { ModoField } from './modo-field.tsx'
import { ResultadoField } from './resultado-field.tsx'
import type { RadicacionPropuesta } from './use-propuesta.ts'
import type { ValoresDeActuacion } from './valores.ts'

const { propuesta: t } = textos.actuaciones

const isPropuesto = (
  clave: ClaveDeDato,
  valor: string,
  propuesta: RadicacionPropuesta | undefined,
): boolean => valor !== '' && (propuesta?.valores as Partial<ValoresDeActuacion>)?.[clave] === valor

interface CampoDeDatoProps {
  readonly form: UseFormReturn<ValoresDeActuacion>
  readonly campo: CampoDeFormulario
  readonly propuesta?: RadicacionPropuesta | undefined
}

export const CampoDeDato = (props: CampoDeDatoProps) => {
  const { form, propuesta } = props
  const { clave, requerido } = props.campo
  const { clase } = CAMPOS_DE_ACTUACION[clave]
  const frame = {
    label: etiquetaDeDato(clave),
    error: form.formState.errors[clave]?.message,
    required: requerido !== null,
    hint:
      isPropuesto(clave, form.watch(clave), propuesta) &&
      (propuesta?.deVarios ? t.deTitulos : t.deTitulo),
  }
  if ((clave === 'juzgado' || clave === 'departamento') && propuesta) {
    const usados = clave === 'juzgado' ? propuesta.juzgados : propuesta.departamentos
    return <LugarField {...frame} form={form} dato={clave} usados={usados} />
  }
  if (clase === 'texto') {
    // The field has no maxLength, because the browser would silently cut a pasted text. The validation rules of the
    // package core report a text that is too long.
    return <TextField {...frame} {...form.register(clave)} autoComplete="off" spellCheck={false} />
  }
  if (clase === 'fecha' || clase === 'fecha-pasada') {
    return (
      <FechaField
        {...frame}
        form={form}
        campo={clave}
        max={clase === 'fecha-pasada' ? today() : undefined}
      />
    )
  }
  return (
    <Controller
      control={form.control}
      name={clave}
      render={({ field: { value, onChange, onBlur, ref } }) => {
        const control = { ...frame, value, onChange, onBlur }
        if (clase === 'importe') return <AmountField {...control} inputRef={ref} />
        if (clase === 'modo') return <ModoField {...control} inputRef={ref} />
        if (clase === 'resultado') return <ResultadoField {...control} inputRef={ref} />
        return (
          <label className="actu-marca">
            <input
              type="checkbox"
              ref={ref}
              checked={value === '1'}
              onChange={(event) => onChange(event.target.checked ? '1' : '0')}
              onBlur={onBlur}
            />
            {frame.label}
          </label>
        )
      }}
    />
  )
}
