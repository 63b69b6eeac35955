import {
  describeActoDeCarta,
  eligeAbogado,
  interpolar,
  nombreDeNumeroDeCarta,
  textos,
} from '@apremia/core'
import { useState } from 'react'
import { usePrincipal } from '../../session/use-principal.ts'
import { usePuede } from '../../session/use-sesion.ts'
import { Button } from '../../ui/button.tsx'
import { formatAmount } from '../../ui/format.ts'
import { later } from '../../ui/later.tsx'
import type { Hecho } from './use-linea-de-tiempo.ts'

const PapelDialog = later(async () => (await import('./papel-dialog.tsx')).PapelDialog)

type Carta = NonNullable<Hecho['carta']>

export const CartaDeLinea = ({ carta }: { readonly carta: Carta }) => {
  const [abierta, setAbierta] = useState(false)
  const principal = usePrincipal()
  const puede = usePuede()
  const { numero, acto } = carta
  const { que, detalle } = describeActoDeCarta(carta)
  const cuanto = acto === 'envio' ? formatAmount(carta.total) : ''
  const ver = interpolar(textos.cartas.enLinea.ver, { numero: nombreDeNumeroDeCarta(numero) })
  // True when the person may read the demand letter. A person who may not choose a lawyer reads only the letters with
  // their own lawyer's code (T16).
  const suya =
    puede('cartas.hacer') && (eligeAbogado(principal) || carta.abogado === principal.abogado)
  return (
    <>
      <span>
        {que}{' '}
        <span className="actu-quien">
          {[cuanto, detalle, carta.abogado].filter(Boolean).join(' · ')}
        </span>
      </span>
      {acto === 'envio' && suya && carta.conPapel && (
        <Button
          variant="ghost"
          icon="ver"
          aria-label={ver}
          title={ver}
          onClick={() => setAbierta(true)}
        />
      )}
      {abierta && (
        <PapelDialog
          papel={{ lote: '', desde: numero, hasta: numero }}
          onClose={() => setAbierta(false)}
        />
      )}
    </>
  )
}
