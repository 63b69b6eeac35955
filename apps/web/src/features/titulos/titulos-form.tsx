import { titulos as calls } from '@apremia/api-client'
import { type Categoria, interpolar, textos, validateNumeroInicio } from '@apremia/core'
import { yupResolver } from '@hookform/resolvers/yup'
import { useEffect, useEffectEvent } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { type InferType, string } from 'yup'
import { bodySchema } from '../../api/endpoint.ts'
import { failureOf } from '../../api/failure.ts'
import { Button } from '../../ui/button.tsx'
import { FailureAlert } from '../../ui/failure-alert.tsx'
import { FileField } from '../../ui/file-field.tsx'
import { LIBROS, libro } from '../../ui/libro.ts'
import { TextField } from '../../ui/text-field.tsx'
import { CategoriaField } from './categoria-field.tsx'
import type { PlanillaEntregada } from './planilla-procesada.ts'
import { useGetLastTitleNumberQuery } from './titulos-api.ts'
import type { LibroPorRevisar } from './use-revision-de-libro.ts'

const titulos = textos.titulos

const schema = bodySchema(calls.generateTitles)
  .pick(['category'])
  .shape({
    startTitleNumber: string().required('Indique el número de inicio de los títulos.'),
    file: libro,
  })

export type TitulosValues = InferType<typeof schema>

interface TitulosFormProps {
  readonly onSubmit: (values: TitulosValues) => Promise<void>
  /**
   * Called to review the workbook without making executive titles. The review does not need the number of the first
   * title.
   */
  readonly onRevisar: (libro: LibroPorRevisar) => Promise<void>
  readonly refused: string | undefined
  /**
   * Id of the batch of executive titles that the form just made. A new id clears the form, so that the person does not
   * send the same workbook twice.
   */
  readonly done: string | undefined
  /**
   * Workbook that the tab '1 - Crear Excel' of this screen made. The form takes the workbook as its file, unless the
   * person already chose a file.
   */
  readonly entregada?: PlanillaEntregada | undefined
}

/**
 * Returns the error of the number typed for the first executive title of the batch, by the same rule as the server.
 * `ultimo` is the highest number of an existing title.
 */
const checkInicio = (texto: string, ultimo: number): string | undefined => {
  const decision = validateNumeroInicio({
    texto,
    ultimo,
    cantidad: 1,
    // The form accepts a number that leaves unused numbers after the highest existing one (`ultimo`). A later dialog
    // asks the person to confirm these unused numbers (D85).
    confirmaSalto: true,
    motivoSalto: '-',
  })
  return decision.ok ? undefined : decision.motivos[0]?.mensaje
}

export const TitulosForm = (props: TitulosFormProps) => {
  const { onSubmit, onRevisar, refused, done, entregada } = props
  const { data, error, refetch } = useGetLastTitleNumberQuery(
    {},
    { refetchOnMountOrArgChange: true },
  )
  const form = useForm({ resolver: yupResolver(schema) })
  const { errors, isSubmitting } = form.formState
  const failure = failureOf(error)
  const ultimo = data?.lastTitleNumber
  const { setError, setValue, getValues, reset } = form

  useEffect(() => {
    if (refused !== undefined) setError('startTitleNumber', { message: refused })
  }, [refused, setError])

  useEffect(() => {
    if (done !== undefined) reset({ category: getValues('category'), startTitleNumber: '' })
  }, [done, reset, getValues])

  const take = useEffectEvent((file: File, categoria: Categoria) => {
    if (getValues('file') !== undefined) return
    setValue('category', categoria, { shouldValidate: true })
    setValue('file', file, { shouldValidate: true })
  })
  const { file: llegado, categoria } = entregada ?? {}
  useEffect(() => {
    if (llegado && categoria) take(llegado, categoria)
  }, [llegado, categoria])

  const submit = form.handleSubmit(async (values) => {
    const message = ultimo === undefined ? undefined : checkInicio(values.startTitleNumber, ultimo)
    if (message === undefined) await onSubmit(values)
    else setError('startTitleNumber', { message }, { shouldFocus: true })
  })
  const revisar = async () => {
    if (!(await form.trigger(['category', 'file'], { shouldFocus: true }))) return
    const { category, file } = getValues()
    await onRevisar({ category, file })
  }
  const next = () =>
    setValue('startTitleNumber', String((ultimo ?? 0) + 1), { shouldValidate: true })

  return (
    <form className="form form-wide" onSubmit={submit} noValidate>
      {failure && <FailureAlert failure={failure} onRetry={() => void refetch()} />}
      <p className="last-number" role="status">
        {interpolar(titulos.ultimo, {
          n: ultimo ?? textos.comunes.sinDato,
        })}
      </p>
      <div className="form-row">
        <Controller
          control={form.control}
          name="category"
          render={({ field }) => (
            <CategoriaField
              value={field.value}
              onChange={field.onChange}
              inputRef={field.ref}
              error={errors.category?.message}
            />
          )}
        />
        <TextField
          {...form.register('startTitleNumber')}
          label={titulos.numeroDeInicio}
          type="number"
          inputMode="numeric"
          min={0}
          step={1}
          autoComplete="off"
          error={errors.startTitleNumber?.message}
          hint={
            ultimo !== undefined && (
              <button type="button" className="link" onClick={next}>
                Usar el siguiente: {ultimo + 1}
              </button>
            )
          }
          required
        />
      </div>
      <Controller
        control={form.control}
        name="file"
        render={({ field }) => (
          <FileField
            label={titulos.archivo}
            accept={LIBROS}
            value={field.value}
            onChange={(file) => {
              field.onChange(file)
              if (file) void form.trigger('file')
            }}
            inputRef={field.ref}
            error={errors.file?.message}
            hint={
              field.value !== undefined && field.value === entregada?.file
                ? titulos.planillaEntregada
                : 'Planilla procesada, .xlsx o .xls, de hasta 25 MB.'
            }
            required
          />
        )}
      />
      <div className="form-actions">
        <Button type="submit" variant="primary" icon="titulos" loading={isSubmitting}>
          {titulos.generar}
        </Button>
        <Button icon="ver" disabled={isSubmitting} onClick={() => void revisar()}>
          {textos.revisionDeTitulos.accion}
        </Button>
      </div>
    </form>
  )
}
