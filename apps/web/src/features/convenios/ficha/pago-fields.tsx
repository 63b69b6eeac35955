import { camposDePago, interpolar, listTitulos, nombrarTitulos, textos } from '@apremia/core'
import { useEffect } from 'react'
import type { Data } from '../../../api/endpoint.ts'
import { Field } from '../../../ui/field.tsx'
import { CampoDeLista, CampoDeTexto, type FormDeConvenio } from './campos.tsx'
import { CuotasDelPago } from './cuotas-del-pago.tsx'

const { campos, ficha } = textos.convenios

interface PagoFieldsProps {
  readonly form: FormDeConvenio
  readonly estados: Data<'getConveniosEstado'>
  readonly formas: Data<'getConvFormapago'>
  readonly topeDeCuotas: number
  /**
   * Numbers of the executive titles in force that claim the chosen debt. With at least one title, the form offers only
   * the judicial states of a payment agreement (D165).
   */
  readonly titulos: readonly number[]
  /**
   * Message that the typed initial payment is not less than the total of the fees. Undefined when the payment is
   * accepted (D44).
   */
  readonly exceso: string | undefined
}

export const PagoFields = ({
  form,
  estados,
  formas,
  topeDeCuotas,
  titulos,
  exceso,
}: PagoFieldsProps) => {
  const ofrecidos = titulos.length === 0 ? estados : estados.filter(({ judicial }) => judicial)
  const estado = form.watch('estado_id')
  const ajeno = estado !== '' && !ofrecidos.some(({ id }) => String(id) === estado)
  useEffect(() => {
    if (ajeno) form.setValue('estado_id', '', { shouldDirty: true })
  }, [ajeno, form])
  const forma = formas.find(({ id }) => String(id) === form.watch('frmpg_id'))
  const visibles = camposDePago(forma?.clase)
  return (
    <fieldset className="form-section">
      <legend>{ficha.secciones.pago}</legend>
      <div className="form-row conv-campos">
        <CampoDeLista
          form={form}
          campo="estado_id"
          opciones={ofrecidos}
          hint={
            titulos.length > 0 &&
            interpolar(textos.convenios.deudaTitulada, {
              titulos: listTitulos(nombrarTitulos('', titulos)),
            })
          }
          required
        />
        <CampoDeTexto form={form} campo="otgastos" inputMode="decimal" autoComplete="off" />
        <CampoDeTexto form={form} campo="obsotgastos" autoComplete="off" />
        <CampoDeLista form={form} campo="frmpg_id" opciones={formas} required />
        {visibles.montopago && (
          <CampoDeTexto
            form={form}
            campo="montopago"
            inputMode="decimal"
            autoComplete="off"
            error={exceso}
            required
          />
        )}
        {visibles.cuotaspago && <CuotasDelPago form={form} tope={topeDeCuotas} />}
      </div>
      <Field label={campos.obs} error={form.formState.errors.obs?.message}>
        {({ id, describedBy, invalid }) => (
          <textarea
            {...form.register('obs')}
            id={id}
            rows={3}
            className="p-inputtext"
            autoComplete="off"
            aria-invalid={invalid || undefined}
            aria-describedby={describedBy}
          />
        )}
      </Field>
    </fieldset>
  )
}
