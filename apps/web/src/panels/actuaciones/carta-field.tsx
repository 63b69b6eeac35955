import { interpolar, textos } from '@apremia/core'
import { useRef } from 'react'
import { formatAmount, formatDate } from '../../ui/format.ts'
import { LoadFailure } from '../../ui/table/load-failure.tsx'
import { ListSkeleton } from '../../ui/table/skeleton.tsx'
import { CartasAfuera } from './cartas-afuera.tsx'
import { CartasImpedidas } from './cartas-impedidas.tsx'
import { CartasPrevistas } from './cartas-previstas.tsx'
import { CartasRepetidas } from './cartas-repetidas.tsx'
import type { RevisionDeCartas } from './decide-carta.ts'
import { FormatoDeCartasField } from './formato-de-cartas-field.tsx'
import { ParaCadaDeudorField } from './para-cada-deudor-field.tsx'
import { SinActuacionField } from './sin-actuacion-field.tsx'
import type { CartaPorSalir } from './use-carta.ts'
import { VencimientoField } from './vencimiento-field.tsx'

const { alActuar: t } = textos.cartas

export const CartaField = ({ carta }: { readonly carta: CartaPorSalir }) => {
  const titulo = useRef<HTMLHeadingElement>(null)
  if (!carta.pedida) return null
  const { revision, failure } = carta
  // Does the work of a button, which may disappear afterwards. The focus therefore moves to the heading of the section
  // about demand letters.
  const change = (work: () => void) => {
    work()
    titulo.current?.focus()
  }
  return (
    <section className="actu-seccion" aria-label={t.titulo}>
      <h3 ref={titulo} tabIndex={-1}>
        {t.titulo}
      </h3>
      <CartasAfuera afuera={carta.afuera} onIncluir={() => change(carta.incluir)} />
      {failure && <LoadFailure failure={failure} onRetry={carta.retry} />}
      {carta.queda && !failure && !revision && <ListSkeleton />}
      {revision && (
        <CartasImpedidas
          {...revision}
          onSeguir={() => change(() => carta.seguirCon(revision))}
          onForzar={(motivo) => change(() => carta.forzar(motivo))}
        />
      )}
      {revision && revision.cartas.length > 0 && (
        <>
          <p>{resumen(revision)}</p>
          <VencimientoField carta={carta} revision={revision} />
          <CartasRepetidas carta={carta} revision={revision} />
          {revision.cartas.length > 1 && <FormatoDeCartasField carta={carta} />}
          <ParaCadaDeudorField carta={carta} revision={revision} />
          <CartasPrevistas carta={carta} revision={revision} />
          <SinActuacionField carta={carta} />
        </>
      )}
    </section>
  )
}

const resumen = ({ cartas, total, vencimiento, siguiente }: RevisionDeCartas): string => {
  const cuantas = interpolar(cartas.length === 1 ? t.sale : t.salen, {
    n: cartas.length,
    total: formatAmount(total),
  })
  const vale = interpolar(t.vale, { fecha: formatDate(vencimiento.fecha) })
  return siguiente === null ? `${cuantas} ${vale}` : cuantas
}
