import type { Elegibles } from '../../panels/actuaciones/use-elegibles.ts'

interface AyudaDeListaProps extends Pick<Elegibles<never>, 'bloqueo'> {
  readonly ayuda: string
}

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
