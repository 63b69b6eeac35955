import { textos } from '@apremia/core'
import { useState } from 'react'
import { Card } from '../../ui/card.tsx'
import { later } from '../../ui/later.tsx'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { ListSkeleton } from '../../ui/table/skeleton.tsx'
import { ConservacionCard } from './conservacion-card.tsx'
import { PedidosCard } from './pedidos-card.tsx'
import type { PreguntaDePersona } from './pregunta-form.tsx'

const PreguntaForm = later(
  async () => (await import('./pregunta-form.tsx')).PreguntaForm,
  <ListSkeleton />,
)
const PedidoCard = later(
  async () => (await import('./pedido-card.tsx')).PedidoCard,
  <ListSkeleton />,
)
const LecturasCard = later(
  async () => (await import('./lecturas-card.tsx')).LecturasCard,
  <ListSkeleton />,
)

const titulo = textos.rutas['/datos-personales']

type Visto =
  | { readonly pedido: number }
  /**
   * Person whose log of views (who looked at the personal data) is shown. `vez` changes each time that the user asks,
   * so that asking again about the same person sends a new request.
   */
  | { readonly lecturas: PreguntaDePersona; readonly vez: number }

/**
 * Screen /datos-personales: the data kept about a person, the people who looked at these data, and the time for which
 * the data are kept (Ley 25.326).
 */
export const DatosPersonalesScreen = () => {
  const [visto, setVisto] = useState<Visto>()
  const vez = visto !== undefined && 'vez' in visto ? visto.vez + 1 : 1
  return (
    <div className="screen">
      <ScreenTitle text={titulo} />
      <h1>{titulo}</h1>
      <Card title={textos.datosPersonales.titulo}>
        <PreguntaForm
          onPedido={(pedido) => setVisto({ pedido })}
          onLecturas={(lecturas) => setVisto({ lecturas, vez })}
        />
      </Card>

      {visto && 'pedido' in visto && <PedidoCard key={visto.pedido} id={visto.pedido} />}
      {visto && 'lecturas' in visto && <LecturasCard key={visto.vez} pregunta={visto.lecturas} />}

      <PedidosCard onVer={(pedido) => setVisto({ pedido })} />
      <ConservacionCard />
    </div>
  )
}
