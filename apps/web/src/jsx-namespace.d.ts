import type { JSX as ReactJsx } from 'react'

// The types of React 19 have no global JSX namespace, but PrimeReact 10 still uses it.
declare global {
  namespace JSX {
    type Element = ReactJsx.Element
    type ElementClass = ReactJsx.ElementClass
    type IntrinsicElements = ReactJsx.IntrinsicElements
    type IntrinsicAttributes = ReactJsx.IntrinsicAttributes
  }
}
