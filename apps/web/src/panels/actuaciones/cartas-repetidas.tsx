import { describeRepetida, interpolar, textos } from '@apremia/core'
import { Alert } from '../../ui/alert.tsx'
import type { RevisionDeCartas } from './decide-carta.ts'
import type { CartaPorSalir } from './use-carta.ts'

const { repetida: t } = textos.cartas

/**
 * Maximum number of repeated demand letters listed in the alert. A last line gives the number of letters not listed.
 */
const A_LA_VISTA = 5

interface CartasRepetidasProps {
  readonly carta: CartaPorSalir
  readonly revision: RevisionDeCartas
}

/**
 * Warns that the new demand letters would repeat letters made today. The new letters are made only once the person
 * confirms (D189).
 */
export const CartasRepetidas = ({ carta, revision: { repetidas } }: CartasRepetidasProps) => {
  if (repetidas.length === 0) return null
  const otras = repetidas.length - A_LA_VISTA
  return (
    <>
      <Alert kind="aviso" title={t.titulo}>
        <ul>
          {repetidas.slice(0, A_LA_VISTA).map((una) => (
            <li key={una.numero}>{describeRepetida(una)}</li>
          ))}
          {otras > 0 && <li>{interpolar(t.otras, { n: otras })}</li>}
        </ul>
        {!carta.repite && <p>{t.elija}</p>}
      </Alert>
      <label className="actu-marca">
        <input
          type="checkbox"
          checked={carta.repite}
          onChange={(event) => carta.repetir(event.target.checked)}
        />
        {t.deTodosModos}
      </label>
    </>
  )
}
