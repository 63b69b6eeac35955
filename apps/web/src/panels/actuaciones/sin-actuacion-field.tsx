import { textos } from '@apremia/core'
import { MarcaConEfecto } from './marca-con-efecto.tsx'
import type { CartaPorSalir } from './use-carta.ts'

const { sinActuacion: t } = textos.cartas

export const SinActuacionField = ({ carta }: { readonly carta: CartaPorSalir }) => (
  <MarcaConEfecto
    label={t.opcion}
    efecto={t.efecto}
    checked={carta.sinActuacion}
    onChange={carta.chooseSinActuacion}
  />
)
