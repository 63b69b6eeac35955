import { interpolar, textos } from '@apremia/core'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { nombreDePar, type Par } from './elegido.ts'

const { alActuar: t } = textos.cartas

interface CartasAfueraProps {
  readonly afuera: readonly Par[]
  readonly onIncluir: () => void
}

/**
 * Lists the chosen properties or businesses that the action leaves out, because their demand letter cannot be made. A
 * button includes them in the action again.
 */
export const CartasAfuera = ({ afuera, onIncluir }: CartasAfueraProps) => {
  const nombres = afuera.map(nombreDePar)
  if (nombres.length === 0) return null
  const uno = nombres.length === 1
  const title = interpolar(uno ? t.quedaAfuera : t.quedanAfuera, {
    n: nombres.length,
    imponibles: nombres.join(', '),
  })
  return (
    <Alert kind="aviso" title={title} actions={<Button onClick={onIncluir}>{t.incluir}</Button>}>
      {!uno && <p className="actu-nombres">{nombres.join(', ')}</p>}
      <p>{t.siguenElegidos}</p>
    </Alert>
  )
}
