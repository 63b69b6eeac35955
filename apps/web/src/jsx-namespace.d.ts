import type { JSX as ReactJsx } from 'react'

// React 19 types have no global JSX namespace, and PrimeReact 10 still names it.
declare global {
  namespace JSX {
    type Element = ReactJsx.Element
    type ElementClass = ReactJsx.ElementClass
    type IntrinsicElements = ReactJsx.IntrinsicElements
    type IntrinsicAttributes = ReactJsx.IntrinsicAttributes
  }
}
