import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import type { Extra } from '../api/thunk.ts'
import type { ConSesion } from './session-slice.ts'

interface StoreToAsk {
  readonly dispatch: ThunkDispatch<unknown, Extra, UnknownAction>
  readonly getState: () => ConSesion
}

/**
 * Requests the data that a screen shows first. The promise never rejects, because the screen itself shows a failed
 * request. `search` is the query string of the URL of the screen.
 */
export type Prefetch = (store: StoreToAsk, search: string) => Promise<void>
