/**
 * What to type on the owner's own computer, so that its browser reaches the desk on this one. Undefined where this computer
 * seems to have a screen. The port is the same on both, because the desk answers to its own address only.
 */
export function sshTunnel(
  environment: Record<string, string | undefined>,
  platform: NodeJS.Platform,
  port: number,
  hostname: string,
): string | undefined {
  const { SSH_CONNECTION, SUDO_USER, LOGNAME, USER, DISPLAY, WAYLAND_DISPLAY } = environment
  const hasScreen = platform !== 'linux' || DISPLAY || WAYLAND_DISPLAY
  if (!SSH_CONNECTION && hasScreen) return undefined
  // "client 50000 server 22"
  const host = SSH_CONNECTION?.split(' ')[2] || hostname
  const user = SUDO_USER || LOGNAME || USER || 'root'
  return `ssh -L ${port}:127.0.0.1:${port} ${user}@${host}`
}
