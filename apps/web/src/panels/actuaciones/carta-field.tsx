import { interpolar, textos } from '@apremia/core'
import { Alert } from '../../ui/alert.tsx'
import { formatAmount, formatDate } from '../../ui/format.ts'
import { LoadFailure } from '../../ui/table/load-failure.tsx'
import { ListSkeleton } from '../../ui/table/skeleton.tsx'
import { CartasPrevistas } from './cartas-previstas.tsx'
import type { RevisionDeCartas } from './decide-carta.ts'
import type { CartaPorSalir } from './use-carta.ts'
import { VencimientoField } from './vencimiento-field.tsx'

const { alActuar: t } = textos.cartas

/** The letters that go up with the action, seen before it is saved: which, until when, and what they lack (D65, D140). */
export const CartaField = ({ carta }: { readonly carta: CartaPorSalir }) => {
  if (!carta.pedida) return null
  const { revision, failure } = carta
  return (
    <section className="actu-seccion" aria-label={t.titulo}>
      <h3>{t.titulo}</h3>
      {failure && <LoadFailure failure={failure} onRetry={carta.retry} />}
      {!failure && !revision && <ListSkeleton />}
      {revision && <Impedimentos {...revision} />}
      {revision && revision.cartas.length > 0 && (
        <>
          <p>{resumen(revision)}</p>
          <VencimientoField carta={carta} revision={revision} />
          <CartasPrevistas carta={carta} revision={revision} />
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

const Impedimentos = ({ impedimentos }: Pick<RevisionDeCartas, 'impedimentos'>) =>
  impedimentos.length > 0 && (
    <Alert kind="error" title={t.impedida}>
      <ul>
        {impedimentos.map(({ mensaje }) => (
          <li key={mensaje}>{mensaje}</li>
        ))}
      </ul>
    </Alert>
  )
