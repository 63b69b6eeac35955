import { textos } from '@apremia/core'
import { useId } from 'react'
import type { RevisionDeCartas } from './decide-carta.ts'
import type { CartaPorSalir } from './use-carta.ts'

const { destinatarios: t } = textos.cartas

interface ParaCadaDeudorFieldProps {
  readonly carta: Pick<CartaPorSalir, 'destinatarios' | 'chooseDestinatarios'>
  readonly revision: Pick<RevisionDeCartas, 'cartas'>
}

/** Offers a letter for each debtor, when some letter has several. */
export const ParaCadaDeudorField = ({ carta, revision }: ParaCadaDeudorFieldProps) => {
  const id = useId()
  if (revision.cartas.every(({ otros }) => otros === 0)) return null
  return (
    <div>
      <label className="actu-marca">
        <input
          type="checkbox"
          checked={carta.destinatarios === 'todos'}
          aria-describedby={id}
          onChange={(event) =>
            carta.chooseDestinatarios(event.target.checked ? 'todos' : 'primero')
          }
        />
        {t.opcion}
      </label>
      <p id={id} className="actu-motivo">
        {t.efecto}
      </p>
    </div>
  )
}
