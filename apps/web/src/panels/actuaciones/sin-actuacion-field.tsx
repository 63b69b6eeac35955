import { textos } from '@apremia/core'
import { useId } from 'react'
import type { CartaPorSalir } from './use-carta.ts'

const { sinActuacion: t } = textos.cartas

export const SinActuacionField = ({ carta }: { readonly carta: CartaPorSalir }) => {
  const id = useId()
  return (
    <div>
      <label className="actu-marca">
        <input
          type="checkbox"
          checked={carta.sinActuacion}
          aria-describedby={id}
          onChange={(event) => carta.chooseSinActuacion(event.target.checked)}
        />
        {t.opcion}
      </label>
      <p id={id} className="actu-motivo">
        {t.efecto}
      </p>
    </div>
  )
}
