import { interpolar, listTitulos, nombrarTitulos, textos } from '@apremia/core'
import type { ReactNode } from 'react'
import type { Data } from '../../../api/endpoint.ts'
import { Alert } from '../../../ui/alert.tsx'
import { CampoDeLista, CampoDeTexto, type FormDeConvenio } from './campos.tsx'
import type { ContextoDeFicha } from './contexto.ts'
import { FechaDeFirma } from './fecha-de-firma.tsx'
import { useFindContribuyente, useNombresEnLaDeuda } from './find-contribuyente.ts'
import type { Item } from './seleccion.ts'
import { UsarContribuyente } from './usar-contribuyente.tsx'
import type { FirmantePropuesto } from './use-propuestas-de-convenio.ts'

const { ficha } = textos.convenios
const t = ficha.firmante

interface FirmanteFieldsProps {
  readonly form: FormDeConvenio
  readonly edicion: boolean
  readonly caracteres: Data<'getConvCaracter'>
  readonly items: readonly Item[]
  readonly contexto: ContextoDeFicha
  readonly abogado: ReactNode
  /** Numbers of the executive titles in force that claim the chosen debt. */
  readonly titulos: readonly number[]
  readonly propuesto: FirmantePropuesto
  readonly avisos: readonly string[]
}

/** When a saved payment agreement is edited, the cell phone and the e-mail of the signer may be empty (D41). */
export const FirmanteFields = (props: FirmanteFieldsProps) => {
  const { form, edicion, caracteres, items, contexto, titulos, propuesto, avisos } = props
  const nombres = useNombresEnLaDeuda(items, contexto)
  const find = useFindContribuyente(contexto)
  const caracter = caracteres.find(({ id }) => String(id) === form.watch('firma_caracter'))
  return (
    <fieldset className="form-section">
      <legend>{ficha.secciones.firmante}</legend>
      {avisos.map((aviso) => (
        <div key={aviso} className="conv-aviso-de-firmante">
          <Alert kind="aviso" title={aviso} />
        </div>
      ))}
      <div className="form-row conv-campos">
        <FechaDeFirma form={form} />
        {props.abogado}
        <CampoDeLista form={form} campo="firma_caracter" opciones={caracteres} required />
        {caracter?.otros && <CampoDeTexto form={form} campo="firma_caracter_otros" required />}
        {caracter?.representa && (
          <CampoDeTexto
            form={form}
            campo="firma_caracter_otros"
            label={t.poder}
            autoComplete="off"
            hint={t.ayudaDePoder}
          />
        )}
        <CampoDeTexto
          form={form}
          campo="frm_dni"
          inputMode="numeric"
          autoComplete="off"
          hint={t.ayudaDni}
          required
        />
        <CampoDeTexto
          form={form}
          campo="frm_nombre"
          autoComplete="name"
          required
          hint={
            <UsarContribuyente
              form={form}
              items={items}
              nombres={nombres}
              propuesto={propuesto}
              find={find}
            />
          }
        />
        <CampoDeTexto
          form={form}
          campo="frm_tel"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          hint={t.telefono}
          required
        />
        <CampoDeTexto
          form={form}
          campo="frm_cel"
          type="tel"
          inputMode="tel"
          autoComplete="mobile tel"
          required={!edicion}
        />
        <CampoDeTexto
          form={form}
          campo="frm_email"
          type="email"
          inputMode="email"
          autoComplete="email"
          required={!edicion}
        />
        <CampoDeTexto form={form} campo="frm_loc" autoComplete="address-level2" required />
        <CampoDeTexto form={form} campo="frm_dir" autoComplete="street-address" required />
        <CampoDeTexto
          form={form}
          campo="titulo"
          autoComplete="off"
          hint={
            titulos.length === 0
              ? t.tituloOpcional
              : interpolar(t.titulosVigentes, { titulos: listTitulos(nombrarTitulos('', titulos)) })
          }
        />
      </div>
    </fieldset>
  )
}
