import type { Elegibles } from '../../panels/actuaciones/use-elegibles.ts'

interface AyudaDeListaProps extends Pick<Elegibles<never>, 'bloqueo'> {
  readonly ayuda: string
}

/** Help text of the list, and the reason why its rows cannot be chosen. */
export const AyudaDeLista = ({ ayuda, bloqueo }: AyudaDeListaProps) => (
  <>
    {ayuda}
    {bloqueo && (
      <strong className="gestion-bloqueo" id={bloqueo.id}>
        {bloqueo.motivo}
      </strong>
    )}
  </>
)
