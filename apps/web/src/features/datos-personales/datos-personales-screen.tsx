import { textos } from '@apremia/core'
import { useState } from 'react'
import { Card } from '../../ui/card.tsx'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { ConservacionCard } from './conservacion-card.tsx'
import { LecturasCard } from './lecturas-card.tsx'
import { PedidoCard } from './pedido-card.tsx'
import { PedidosCard } from './pedidos-card.tsx'
import { type PreguntaDePersona, PreguntaForm } from './pregunta-form.tsx'

const titulo = textos.rutas['/datos-personales']

type Visto = { readonly pedido: number } | { readonly lecturas: PreguntaDePersona }

/** /datos-personales: everything kept about somebody, who looked at it, and how long it is kept (Ley 25.326). */
export const DatosPersonalesScreen = () => {
  const [visto, setVisto] = useState<Visto>()
  return (
    <div className="screen">
      <ScreenTitle text={titulo} />
      <h1>{titulo}</h1>
      <Card title={textos.datosPersonales.titulo}>
        <PreguntaForm
          onPedido={(pedido) => setVisto({ pedido })}
          onLecturas={(lecturas) => setVisto({ lecturas })}
        />
      </Card>
      {visto && 'pedido' in visto && <PedidoCard key={visto.pedido} id={visto.pedido} />}
      {visto && 'lecturas' in visto && (
        <LecturasCard key={visto.lecturas.documento} pregunta={visto.lecturas} />
      )}
      <PedidosCard onVer={(pedido) => setVisto({ pedido })} />
      <ConservacionCard />
    </div>
  )
}
