import { textos } from '@apremia/core'
import { useSearchParams } from 'react-router-dom'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { type Tab, Tabs } from '../../ui/tabs.tsx'
import { CartasTab } from './cartas-tab.tsx'
import { LotesTab } from './lotes-tab.tsx'

const { titulo } = textos.cartas
const { pestanas } = textos.cartasPantalla

type Pestana = keyof typeof pestanas

const TABS: readonly Tab<Pestana>[] = [
  { id: 'cartas', label: pestanas.cartas, fresh: true, content: <CartasTab /> },
  { id: 'lotes', label: pestanas.lotes, fresh: true, content: <LotesTab /> },
]

export const CartasScreen = () => {
  const [params, setParams] = useSearchParams()
  const activa: Pestana = params.get('pestana') === 'lotes' ? 'lotes' : 'cartas'
  return (
    <div className="screen screen-tabs">
      <ScreenTitle text={titulo} />
      <div className="title-row">
        <h1>{titulo}</h1>
      </div>
      <Tabs
        tabs={TABS}
        active={activa}
        onChange={(pestana) => setParams(pestana === 'lotes' ? { pestana } : {})}
      />
    </div>
  )
}
