import type { ComponentType } from 'react'

/** The agreements over an item and resource; their screens are of another feature. */
export type ConveniosDeImponible = ComponentType<{
  readonly imponible: number
  readonly recurso: string
}>
