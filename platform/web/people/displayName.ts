/** The visitor's display name. */

/** The name to show: full_name, username, name, the e-mail before the @, else 用户 (specification, section 2). */
export function displayName(
  user: { full_name?: unknown; username?: unknown; name?: unknown; email?: unknown } | null | undefined,
): string {
  const email = typeof user?.email === 'string' ? user.email.split('@')[0] : undefined;
  const names = [user?.full_name, user?.username, user?.name, email];
  return names.find((name): name is string => typeof name === 'string' && name.trim() !== '') ?? '用户';
}
