/** Every way the server says no: a stable code, its status and the sentence people read. */
export const refusals = {
  validation_failed: { status: 400, message: 'Please check the form fields and try again' },
  bad_request: { status: 400, message: 'The request could not be understood.' },
  not_signed_in: { status: 401, message: 'Please sign in to continue.' },
  wrong_credentials: { status: 401, message: 'Invalid email or password' },
  second_factor_needed: { status: 401, message: 'Please enter the code from your authenticator app.' },
  second_factor_wrong: { status: 401, message: 'This code is wrong, or it was used already.' },
  second_factor_required: {
    status: 403,
    message: 'Super admins need two-factor sign-in here. Please set it up first.',
  },
  forbidden: { status: 403, message: "You don't have permission to access this page." },
  cross_site: { status: 403, message: 'This request came from another site and was refused.' },
  not_found: { status: 404, message: 'This could not be found.' },
  team_not_found: { status: 404, message: 'Team Not Found' },
  page_not_found: { status: 404, message: 'Page not found' },
  notification_not_found: { status: 404, message: 'This notification is no longer there.' },
  comment_not_found: { status: 404, message: 'Comment not found' },
  invite_not_found: { status: 404, message: 'Invalid invite link' },
  invite_link_not_found: { status: 404, message: 'Invite link not found' },
  invitation_not_found: { status: 404, message: 'Invitation not found' },
  category_not_found: { status: 404, message: 'Category not found' },
  play_not_found: { status: 404, message: 'Play not found' },
  job_not_found: { status: 404, message: 'This file is no longer there. Please ask for it again.' },
  version_not_found: { status: 404, message: 'This version is not in the history.' },
  user_not_found: { status: 404, message: 'User not found' },
  device_not_found: { status: 404, message: 'This device is no longer signed in.' },
  member_not_found: { status: 404, message: 'Member not found' },
  media_not_found: { status: 404, message: 'File not found' },
  invite_inactive: { status: 409, message: 'This invite link is no longer active.' },
  invite_expired: { status: 409, message: 'This invite link has expired.' },
  invite_used_up: { status: 409, message: 'This invite link has been used as often as it allows.' },
  email_taken: {
    status: 409,
    message: 'There is already an account with this email. Please sign in instead.',
  },
  username_taken: { status: 409, message: 'This username is taken. Please choose another one.' },
  already_member: { status: 409, message: 'This person is already in the team.' },
  account_is_theirs: {
    status: 403,
    message: 'This person has an account of their own. Only they can change their name and address.',
  },
  invite_for_another: {
    status: 403,
    message: 'This invitation was sent to another address. Please sign in with that one.',
  },
  invalid_token: { status: 400, message: 'Invalid or missing token. Please check your invitation email.' },
  invalid_reset_token: { status: 400, message: 'Invalid or expired reset token' },
  signed_in_as_another: {
    status: 409,
    message: 'This browser is signed in to another account now. Please sign in again to go on.',
  },
  not_yourself: { status: 409, message: 'You cannot do this to yourself. Please ask somebody else who may.' },
  last_super_admin: {
    status: 409,
    message: 'This is the last super admin. Please make somebody else one first.',
  },
  category_below_itself: { status: 409, message: 'A category cannot be moved into itself.' },
  categories_too_deep: { status: 409, message: 'Categories go no deeper than this.' },
  page_changed: { status: 409, message: 'Someone else saved this page in the meantime.' },
  thread_too_deep: { status: 409, message: 'This thread goes no deeper. Please answer further up.' },
  already_set_up: { status: 409, message: 'Touchline is already set up. Please sign in.' },
  conflict: { status: 409, message: 'Someone else changed this in the meantime. Please try again.' },
  not_a_space: { status: 400, message: 'This is no archive of a team space, or it is damaged.' },
  too_large: { status: 413, message: 'This is too large to send.' },
  wrong_type: { status: 415, message: 'This kind of content is not accepted here.' },
  range_beyond_end: { status: 416, message: 'The file has no such part.' },
  too_many: { status: 429, message: 'Too many attempts. Please wait a moment and try again.' },
  internal: { status: 500, message: 'Something went wrong on our side. Please try again.' },
  not_ready: { status: 503, message: 'Touchline is not ready. Please try again in a moment.' },
  no_room: {
    status: 507,
    message: 'There is no room left to keep this. Please tell whoever runs Touchline.',
  },
} as const satisfies Record<string, { status: number; message: string }>;

export type RefusalCode = keyof typeof refusals;

export interface FieldError {
  field: string;
  message: string;
}

/** The body of every error answer: `error` and `message` hold the same sentence. */
export interface ErrorBody {
  statusCode: number;
  error: string;
  message: string;
  code: RefusalCode;
  fields?: FieldError[];
}
