import { describe, expect, it } from 'vitest';
import { usernameChoices, usernameFrom } from './username';

const named = (firstName: string | null, lastName: string | null, email = 'z.oneill@club.example') =>
  usernameFrom({ firstName, lastName, email });

describe('usernames', () => {
  it('are made from the names, in plain letters', () => {
    expect(named('Zoë', "O'Neill")).toBe('zoe.oneill');
    expect(named('Anna Maria', 'Núñez')).toBe('annamaria.nunez');
  });

  it.each([
    ['Søren', 'Ørsted', 'soren.orsted'],
    ['Łukasz', 'Wałęsa', 'lukasz.walesa'],
    ['Jürgen', 'Weiß', 'jurgen.weiss'],
    ['ÆGIR', 'ÞÓRÐARSON', 'aegir.thordarson'],
    ['Đorđe', 'Œuvrard', 'dorde.oeuvrard'],
    ['Işıl', 'Çağrı', 'isil.cagri'],
    ['İlker', 'Əliyev', 'ilker.eliyev'],
    ['Ǿyvind', 'Ǽon', 'oyvind.aeon'],
    ['Ｍｉａ', 'ﬁnn', 'mia.finn'],
    ['ẞeta', 'Ħajj', 'sseta.hajj'],
  ])('of %s %s keep every letter: %s', (firstName, lastName, username) => {
    expect(named(firstName, lastName)).toBe(username);
  });

  it('fall back to the address when the names hold no plain letter', () => {
    expect(named(null, null)).toBe('zoneill');
    expect(named('山田', '太郎')).toBe('zoneill');
    expect(named(null, null, '山@club.example')).toBe('member');
  });

  it('are limited in length', () => {
    expect(named('a'.repeat(90), 'b').length).toBe(40);
  });

  it('get a number when the name is taken', () => {
    const choices = usernameChoices('zoe', new Set(['zoe', 'zoe3']));
    expect([choices.next().value, choices.next().value]).toEqual(['zoe2', 'zoe4']);
  });
});
