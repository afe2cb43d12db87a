import type { TestApp } from './app';

let made = 0;

/** Adds players to a team with one statement, named "Player 1 Kent" and so on. */
export async function addAccounts(app: TestApp, teamId: number, count: number): Promise<void> {
  const first = ++made;
  await app.database.transaction((tx) =>
    tx.query(
      `with made as (
         insert into users (username, email, first_name, last_name)
         select format('player.%s.%s', $2::integer, n), format('player.%s.%s@club.example', $2::integer, n),
           'Player ' || n, 'Kent'
           from generate_series(1, $3::integer) n
         returning id)
       insert into team_members (team_id, user_id, role) select $1, id, 'player' from made`,
      [teamId, first, count],
    ),
  );
}
