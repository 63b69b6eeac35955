import { type ReactNode, useId } from 'react'

interface SeccionProps {
  readonly titulo: string
  readonly children: ReactNode
}

export const Seccion = ({ titulo, children }: SeccionProps) => {
  const id = useId()
  return (
    <section className="conv-seccion" aria-labelledby={id}>
      <h2 id={id}>{titulo}</h2>
      {children}
    </section>
  )
}
