/** The user who invites, by mail or by a link; null when the account no longer exists. */
export interface InviterRow {
  inviter: {
    displayName: string | null;
    firstName: string | null;
    lastName: string | null;
    username: string;
  } | null;
}

/** Column of a statement that joins the inviting user as `u`. */
export const inviterColumn = `case when u.id is not null then json_build_object('displayName', u.display_name,
            'firstName', u.first_name, 'lastName', u.last_name, 'username', u.username) end as inviter`;
