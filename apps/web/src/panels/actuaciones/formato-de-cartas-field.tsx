import { FORMATOS_DE_LOTE_DE_CARTAS, textos } from '@apremia/core'
import { useId } from 'react'
import type { CartaPorSalir } from './use-carta.ts'

const { alActuar: t, formatos } = textos.cartas

export const FormatoDeCartasField = ({ carta }: { readonly carta: CartaPorSalir }) => {
  const name = useId()
  return (
    <fieldset className="choice">
      <legend>{t.comoSeImprimen}</legend>
      {FORMATOS_DE_LOTE_DE_CARTAS.map((formato) => (
        <label key={formato}>
          <input
            type="radio"
            name={name}
            value={formato}
            checked={formato === carta.formato}
            onChange={() => carta.chooseFormato(formato)}
          />
          {formatos[formato]}
        </label>
      ))}
    </fieldset>
  )
}
