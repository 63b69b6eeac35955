import { textos } from '@apremia/core'
import type { UseFormReturn } from 'react-hook-form'
import { RecursoField } from '../../panels/inmuebles/recurso-field.tsx'
import { VinculoField } from '../../panels/personas/vinculo-field.tsx'
import { TextAreaField } from '../../ui/text-area-field.tsx'
import { TextField } from '../../ui/text-field.tsx'

const { campos } = textos.registros

export const VACIO = {
  inmueble: '',
  recurso: '',
  apellido: '',
  nombre: '',
  titulo: '',
  dni: '',
  telefono: '',
  descripcion: '',
}

export type DatosDeRegistro = typeof VACIO

export const CAMPOS = Object.keys(VACIO) as (keyof DatosDeRegistro)[]

const NUMERICOS: readonly string[] = ['inmueble', 'dni', 'telefono']

export const readValores = (valores: DatosDeRegistro): DatosDeRegistro => ({
  ...valores,
  recurso: valores.recurso.toUpperCase(),
})

export const RegistroFields = <V extends DatosDeRegistro>(props: {
  readonly form: UseFormReturn<V>
}) => {
  const form = props.form as unknown as UseFormReturn<DatosDeRegistro>
  const { errors } = form.formState
  const text = (
    name: Exclude<keyof DatosDeRegistro, 'titulo' | 'descripcion' | 'recurso'>,
    required = false,
  ) => (
    <TextField
      {...form.register(name)}
      label={campos[name]}
      error={errors[name]?.message}
      inputMode={NUMERICOS.includes(name) ? 'numeric' : 'text'}
      autoComplete="off"
      required={required}
    />
  )
  return (
    <>
      <div className="form-row">
        {text('inmueble', true)}
        <RecursoField
          {...form.register('recurso')}
          label={campos.recurso}
          error={errors.recurso?.message}
          required
        />
      </div>
      <div className="form-row">
        {text('apellido', true)}
        {text('nombre')}
      </div>
      <div className="form-row">
        <VinculoField control={form.control} name="titulo" label={campos.titulo} />
        {text('dni')}
        {text('telefono')}
      </div>
      <TextAreaField
        {...form.register('descripcion')}
        label={campos.descripcion}
        rows={3}
        error={errors.descripcion?.message}
      />
    </>
  )
}
