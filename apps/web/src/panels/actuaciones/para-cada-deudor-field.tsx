import { textos } from '@apremia/core'
import type { RevisionDeCartas } from './decide-carta.ts'
import { MarcaConEfecto } from './marca-con-efecto.tsx'
import type { CartaPorSalir } from './use-carta.ts'

const { destinatarios: t } = textos.cartas

interface ParaCadaDeudorFieldProps {
  readonly carta: Pick<CartaPorSalir, 'destinatarios' | 'chooseDestinatarios'>
  readonly revision: Pick<RevisionDeCartas, 'cartas'>
}

/**
 * Checkbox to make one demand letter for each debtor. It is shown when some property or business has several debtors.
 */
export const ParaCadaDeudorField = ({ carta, revision }: ParaCadaDeudorFieldProps) =>
  revision.cartas.some(({ otros }) => otros > 0) && (
    <MarcaConEfecto
      label={t.opcion}
      efecto={t.efecto}
      checked={carta.destinatarios === 'todos'}
      onChange={(checked) => carta.chooseDestinatarios(checked ? 'todos' : 'primero')}
    />
  )
