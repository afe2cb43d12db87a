/** Returns name and options of a host-only, HTTP-only cookie. Over https the prefix `__Host-` prevents sibling hosts from overwriting it. */
export function ownCookie(publicUrl: string, name: string) {
  const secure = publicUrl.startsWith('https:');
  const options = { httpOnly: true, sameSite: 'lax', path: '/', secure } as const;
  return { name: `${secure ? '__Host-' : ''}touchline_${name}`, options };
}
