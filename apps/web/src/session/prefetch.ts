import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import type { Extra } from '../api/thunk.ts'
import type { ConSesion } from './session-slice.ts'

interface StoreToAsk {
  readonly dispatch: ThunkDispatch<unknown, Extra, UnknownAction>
  readonly getState: () => ConSesion
}

/** Asks for what a screen shows first, by its address, and ends when it is there. It never fails: the screen says what did. */
export type Prefetch = (store: StoreToAsk, search: string) => Promise<void>
