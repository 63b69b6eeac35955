const MIB = 1024 * 1024

/** What the process takes on top of what it had, at its highest, in megabytes. */
export const watchMemory = (): (() => number) => {
  const antes = process.memoryUsage.rss()
  let most = antes
  const timer = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss())
  }, 20)
  return () => {
    clearInterval(timer)
    return (most - antes) / MIB
  }
}
