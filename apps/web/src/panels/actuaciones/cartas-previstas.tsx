import { cartas as calls } from '@apremia/api-client'
import { interpolar, textos } from '@apremia/core'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { formatAmount } from '../../ui/format.ts'
import { ArchivoDialog } from '../documentos/archivo-dialog.tsx'
import type { RevisionDeCartas } from './decide-carta.ts'
import type { CartaPorSalir } from './use-carta.ts'

const { alActuar: t } = textos.cartas

const A_LA_VISTA = 6

interface CartasPrevistasProps {
  readonly carta: CartaPorSalir
  readonly revision: RevisionDeCartas
}

export const CartasPrevistas = ({ carta, revision: { cartas } }: CartasPrevistasProps) => {
  // Number of the demand letter whose preview is open, starting at 1. Undefined while no preview is open.
  const [vista, setVista] = useState<number>()
  const deudor = vista === undefined ? undefined : cartas[vista - 1]?.deudor
  const lista = (
    <ul className="actu-documentos" aria-label={t.titulo}>
      {cartas.map((una, i) => (
        <li key={`${una.abogado} ${una.deudor} ${una.domicilio} ${una.total}`}>
          <Button
            variant="ghost"
            icon="ver"
            aria-label={interpolar(t.ver, una)}
            onClick={() => setVista(i + 1)}
          >
            {una.deudor}
          </Button>
          <small>
            {interpolar(una.imponibles === 1 ? t.deUno : t.deVarios, {
              ...{ abogado: una.abogado, n: una.imponibles, total: formatAmount(una.total) },
            })}
          </small>
        </li>
      ))}
    </ul>
  )
  return (
    <>
      {cartas.length <= A_LA_VISTA ? (
        lista
      ) : (
        <details className="actu-otros">
          <summary>{interpolar(t.todas, { n: cartas.length })}</summary>
          {lista}
        </details>
      )}
      {vista !== undefined && deudor !== undefined && (
        <ArchivoDialog
          title={interpolar(t.vistaPrevia, { deudor })}
          entry={calls.previewCarta}
          input={{ body: { ...carta.pedido, vencimiento: carta.mes ?? 'actual', carta: vista } }}
          onClose={() => setVista(undefined)}
        />
      )}
    </>
  )
}
