import { interpolar, textos } from '@apremia/core'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { later } from '../../ui/later.tsx'

const LiquidacionDialog = later(
  async () => (await import('../liquidacion/liquidacion-dialog.tsx')).LiquidacionDialog,
)

const t = textos.liquidacionDeDeuda

interface LiquidacionButtonProps {
  readonly imponible: number
  readonly recurso: string
}

/** Button that opens the liquidation, the computation of the debt up to a chosen day. */
export const LiquidacionButton = ({ imponible, recurso }: LiquidacionButtonProps) => {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        icon="calendario"
        aria-label={interpolar(t.botonDe, { imponible, recurso })}
        onClick={() => setOpen(true)}
      >
        {t.boton}
      </Button>
      {open && (
        <LiquidacionDialog imponible={imponible} recurso={recurso} onClose={() => setOpen(false)} />
      )}
    </>
  )
}
