import { type ReactNode, useId } from 'react'

interface CardProps {
  readonly title: string
  readonly children: ReactNode
}

export const Card = ({ title, children }: CardProps) => {
  const id = useId()
  return (
    <section className="card" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}
