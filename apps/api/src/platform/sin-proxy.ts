/**
 * Lists the hosts that the server reaches without the office's proxy, separated by commas: the hosts of NO_PROXY and
 * this machine.
 */
export const sinProxy = ({ no_proxy, NO_PROXY }: NodeJS.ProcessEnv): string => {
  const dado = no_proxy ?? NO_PROXY ?? ''
  return dado === '*' ? dado : `${dado},localhost,127.0.0.1,[::1]`
}
