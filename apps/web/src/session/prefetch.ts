import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import type { Extra } from '../api/thunk.ts'
import type { ConSesion } from './session-slice.ts'

interface StoreToAsk {
  readonly dispatch: ThunkDispatch<unknown, Extra, UnknownAction>
  readonly getState: () => ConSesion
}

/**
 * Requests the first data of a screen from the query string of its address. The promise resolves when the data arrive
 * and never rejects, because the screen shows the failure.
 */
export type Prefetch = (store: StoreToAsk, search: string) => Promise<void>
