/** For this host alone, and no script reads it. Over https its name has browsers see to that: no neighbour can put another in its place. */
export function ownCookie(publicUrl: string, name: string) {
  const secure = publicUrl.startsWith('https:');
  const options = { httpOnly: true, sameSite: 'lax', path: '/', secure } as const;
  return { name: `${secure ? '__Host-' : ''}touchline_${name}`, options };
}
