import { padron as calls } from '@apremia/api-client'
import { MODOS_DE_CARGA, type ModoDeCarga, textos } from '@apremia/core'
import { yupResolver } from '@hookform/resolvers/yup'
import type { ReactNode } from 'react'
import { Controller, useForm } from 'react-hook-form'
import type { InferType } from 'yup'
import { bodySchema } from '../../api/endpoint.ts'
import { Button } from '../../ui/button.tsx'
import { FileField } from '../../ui/file-field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { archivoDePadron, PADRONES } from './archivo-de-padron.ts'

const { padron, titulos } = textos

const schema = bodySchema(calls.reviewPadron).shape({ file: archivoDePadron })

export type CargaValues = InferType<typeof schema>

const OPCIONES = MODOS_DE_CARGA.map((value) => ({ value, label: padron.modos[value] }))

export const CargaForm = ({
  onSubmit,
  children,
}: {
  readonly onSubmit: (values: CargaValues) => Promise<void>
  readonly children: ReactNode
}) => {
  const form = useForm({ resolver: yupResolver(schema), mode: 'onChange' })
  const { errors, isSubmitting } = form.formState
  const file = form.watch('file')
  const modo: ModoDeCarga | undefined = form.watch('modo')
  return (
    <form className="form" onSubmit={form.handleSubmit(onSubmit)} noValidate>
      <Controller
        control={form.control}
        name="modo"
        render={({ field }) => (
          <SelectField
            label={padron.modo}
            options={OPCIONES}
            value={field.value}
            onChange={field.onChange}
            inputRef={field.ref}
            error={errors.modo?.message}
            hint={modo && padron.queHace[modo]}
            placeholder="Seleccione la categoría"
            required
          />
        )}
      />
      <Controller
        control={form.control}
        name="file"
        render={({ field }) => (
          <FileField
            label={titulos.archivo}
            accept={PADRONES}
            value={field.value}
            onChange={field.onChange}
            inputRef={field.ref}
            error={errors.file?.message}
            hint="Planilla .xlsx, .xls o .csv de hasta 200 MB. Primero se ve qué haría; no se aplica nada sin su confirmación."
            required
          />
        )}
      />
      <div className="form-actions">
        <Button
          type="submit"
          variant="primary"
          icon="subir"
          loading={isSubmitting}
          disabled={modo === undefined || file === undefined || errors.file !== undefined}
        >
          {titulos.enviar}
        </Button>
        {children}
      </div>
    </form>
  )
}
