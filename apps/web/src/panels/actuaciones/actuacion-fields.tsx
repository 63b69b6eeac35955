import {
  CAMPOS_DE_ACTUACION,
  type CampoDeFormulario,
  findFormulario,
  type TipoDeEtapa,
  textos,
} from '@apremia/core'
import { type ReactNode, useState } from 'react'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { today } from '../../ui/format.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { TextAreaField } from '../../ui/text-area-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { CampoDeDato } from './campo-de-dato.tsx'
import { FechaField } from './fecha-field.tsx'
import type { RadicacionPropuesta } from './use-propuesta.ts'
import type { ValoresDeActuacion } from './valores.ts'

const { form: t, obs } = textos.actuaciones

interface ActuacionFieldsProps {
  readonly form: UseFormReturn<ValoresDeActuacion>
  readonly tipos: readonly TipoDeEtapa[]
  readonly tpId: number | null
  /**
   * True when the type of the case action cannot change: it was chosen before the form opened, or the case needs a
   * court filing first (D69).
   */
  readonly fijo: boolean
  readonly propuesta?: RadicacionPropuesta | undefined
  readonly children?: ReactNode
}

export const ActuacionFields = (props: ActuacionFieldsProps) => {
  const { form, tpId, propuesta, children } = props
  const { errors } = form.formState
  const campos = tpId === null ? [] : findFormulario(tpId).campos
  const principales = campos.filter(
    ({ clave, requerido }) => requerido !== null || CAMPOS_DE_ACTUACION[clave].clase === 'marca',
  )
  const otros = campos.filter((campo) => !principales.includes(campo))
  return (
    <>
      <div className="actu-campos">
        <FechaField
          form={form}
          campo="fecha"
          label={t.fecha}
          error={errors.fecha?.message}
          max={today()}
          required
        />
        <TipoField {...props} />
      </div>
      {children}
      {principales.length > 0 && (
        <div className="actu-campos">
          {principales.map((campo) => (
            <CampoDeDato key={campo.clave} form={form} campo={campo} propuesta={propuesta} />
          ))}
        </div>
      )}
      <OtrosDatos key={tpId} form={form} campos={otros} propuesta={propuesta} />
      {/* No `maxLength`: the browser would cut a pasted text without telling the person. */}
      <TextAreaField {...form.register('obs')} label={obs} error={errors.obs?.message} rows={3} />
    </>
  )
}

const TipoField = ({ form, tipos, tpId, fijo }: ActuacionFieldsProps) => {
  const error = form.formState.errors.tp_id?.message
  if (fijo)
    return (
      <TextField
        label={textos.gestion.tipo}
        value={tipos.find((tipo) => tipo.tpId === tpId)?.nombre ?? ''}
        error={error}
        readOnly
      />
    )
  return (
    <Controller
      control={form.control}
      name="tp_id"
      render={({ field }) => (
        <SelectField
          label={textos.gestion.tipo}
          value={tpId === null ? undefined : String(tpId)}
          options={tipos.map(({ tpId: tipo, nombre }) => ({
            value: String(tipo),
            label: nombre,
          }))}
          placeholder={textos.gestion.elijaTipo}
          onChange={(value) => field.onChange(value ?? '')}
          onBlur={field.onBlur}
          inputRef={field.ref}
          error={error}
          required
        />
      )}
    />
  )
}

interface OtrosDatosProps {
  readonly form: UseFormReturn<ValoresDeActuacion>
  readonly campos: readonly CampoDeFormulario[]
  readonly propuesta?: RadicacionPropuesta | undefined
}

/** Optional fields, collapsed until the person opens the group or until one of the fields has a value or an error. */
const OtrosDatos = ({ form, campos, propuesta }: OtrosDatosProps) => {
  const { errors } = form.formState
  const [abierto, setAbierto] = useState(campos.some(({ clave }) => form.getValues(clave) !== ''))
  if (!abierto && campos.some(({ clave }) => errors[clave])) setAbierto(true)
  if (campos.length === 0) return null
  return (
    <details
      className="actu-otros"
      open={abierto}
      onToggle={({ currentTarget }) => setAbierto(currentTarget.open)}
    >
      <summary>{t.otrosDatos}</summary>
      <div className="actu-campos">
        {campos.map((campo) => (
          <CampoDeDato key={campo.clave} form={form} campo={campo} propuesta={propuesta} />
        ))}
      </div>
    </details>
  )
}
