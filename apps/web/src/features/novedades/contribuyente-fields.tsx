import { seOfrece, textos, warnCuit } from '@apremia/core'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { useEtapas } from '../../panels/actuaciones/use-etapas.ts'
import { VinculoField } from '../../panels/personas/vinculo-field.tsx'
import { FailureAlert } from '../../ui/failure-alert.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { ValoresDeContribuyente } from './ficha.ts'

const { campos, sinIndicar } = textos.novedades

const NUMERICOS: readonly string[] = ['dni', 'cuit', 'telefono', 'nro']

type Texto = Exclude<keyof ValoresDeContribuyente, 'titulo' | 'gp_estado' | 'estado'>

interface ContribuyenteFieldsProps {
  readonly form: UseFormReturn<ValoresDeContribuyente>
  /** False for a taxpayer without a national identity number (DNI), who has only a municipal number (CUIM) (D120). */
  readonly conDni: boolean
  readonly cambiados?: readonly (keyof ValoresDeContribuyente)[]
}

const NINGUNO: readonly (keyof ValoresDeContribuyente)[] = []

/**
 * Fields of the form of a taxpayer. When the person chooses a group of states (`gp_estado`), the field `estado` becomes
 * required and lists the states of that group (S2 §5).
 */
export const ContribuyenteFields = ({
  form,
  conDni,
  cambiados = NINGUNO,
}: ContribuyenteFieldsProps) => {
  const { etapas, failure, retry } = useEtapas()
  const { errors } = form.formState
  const [grupo, estado, cuit, dni] = form.watch(['gp_estado', 'estado', 'cuit', 'dni'])
  const estados = (etapas?.tipos ?? []).filter(
    (tipo) => String(tipo.gpId) === grupo && (seOfrece(tipo) || String(tipo.tpId) === estado),
  )
  const avisos = warnCuit(cuit, dni.replace(/\D/g, '')).map(({ codigo, mensaje }) => (
    <p key={codigo} className="field-warning">
      {mensaje}
    </p>
  ))
  const text = (name: Texto, required = false) => (
    <TextField
      {...form.register(name)}
      label={campos[name]}
      inputMode={NUMERICOS.includes(name) ? 'numeric' : 'text'}
      error={errors[name]?.message}
      hint={name === 'cuit' && avisos.length > 0 && avisos}
      changed={cambiados.includes(name)}
      autoComplete="off"
      required={required}
    />
  )
  return (
    <>
      <div className="form-row">
        {text('apynom', true)}
        {text('dni', conDni)}
      </div>
      <div className="form-row">
        {text('cuit')}
        {text('cuim')}
        <VinculoField
          control={form.control}
          name="titulo"
          label={campos.titulo}
          changed={cambiados.includes('titulo')}
        />
      </div>
      <div className="form-row">
        {text('calle')}
        {text('nro')}
      </div>
      <div className="form-row">
        {text('telefono')}
        {text('email')}
      </div>
      {failure && <FailureAlert failure={failure} onRetry={retry} />}
      <div className="form-row">
        <Controller
          control={form.control}
          name="gp_estado"
          render={({ field }) => (
            <SelectField
              label={campos.gp_estado}
              value={field.value || undefined}
              options={(etapas?.grupos ?? []).map(({ id, nombre }) => ({
                value: String(id),
                label: nombre,
              }))}
              placeholder={sinIndicar}
              onChange={(value) => {
                field.onChange(value ?? '')
                form.setValue('estado', '')
                form.clearErrors('estado')
              }}
              onBlur={field.onBlur}
              inputRef={field.ref}
              error={errors.gp_estado?.message}
              changed={cambiados.includes('gp_estado')}
            />
          )}
        />
        {grupo !== '' && (
          <Controller
            control={form.control}
            name="estado"
            render={({ field }) => (
              <SelectField
                label={campos.estado}
                value={field.value || undefined}
                options={estados.map(({ tpId, nombre }) => ({
                  value: String(tpId),
                  label: nombre,
                }))}
                placeholder={sinIndicar}
                onChange={(value) => field.onChange(value ?? '')}
                onBlur={field.onBlur}
                inputRef={field.ref}
                error={errors.estado?.message}
                changed={cambiados.includes('estado')}
                required
              />
            )}
          />
        )}
      </div>
    </>
  )
}
