import { interpolar, textos } from '@apremia/core'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Opening } from '../../ui/opening.tsx'

const LiquidacionDialog = lazy(async () => ({
  default: (await import('../liquidacion/liquidacion-dialog.tsx')).LiquidacionDialog,
}))

const t = textos.liquidacionDeDeuda

interface LiquidacionButtonProps {
  readonly imponible: number
  readonly recurso: string
}

/** Opens the liquidation of the debt to a day. */
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
        <Suspense fallback={<Opening />}>
          <LiquidacionDialog
            imponible={imponible}
            recurso={recurso}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
