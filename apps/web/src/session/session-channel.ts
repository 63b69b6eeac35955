const CANAL = 'apremia.sesion'

/**
 * Tells the other tabs that this person signed out. The message contains the identity number (DNI) and never the token.
 */
export const announceSignOut = (dni: string): void => {
  const channel = new BroadcastChannel(CANAL)
  channel.postMessage({ salio: dni })
  channel.close()
}

/**
 * Calls `onSignOut` with the identity number (DNI) of a person who signs out in another tab. Returns a function that
 * stops listening.
 */
export const listenForSignOut = (onSignOut: (dni: string) => void): (() => void) => {
  const channel = new BroadcastChannel(CANAL)
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'object' && data !== null && 'salio' in data) onSignOut(String(data.salio))
  }
  return () => channel.close()
}
