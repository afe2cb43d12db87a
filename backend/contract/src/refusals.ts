/** All errors of the API by stable code: the HTTP status and the message for users. */
export const refusals = {
  validation_failed: { status: 400, message: 'Please check the form fields and try again' },
  bad_request: { status: 400, message: "We couldn't process this request." },
  not_signed_in: { status: 401, message: 'Please sign in to continue.' },
  wrong_credentials: { status: 401, message: 'Invalid email or password' },
  second_factor_needed: { status: 401, message: 'Please enter the code from your authenticator app.' },
  second_factor_wrong: { status: 401, message: 'This code is incorrect or has already been used.' },
  second_factor_required: {
    status: 403,
    message: 'Super admins must use two-factor sign-in. Please set it up first.',
  },
  forbidden: { status: 403, message: "You don't have permission to access this page." },
  cross_site: { status: 403, message: 'This request came from another site and was blocked.' },
  not_found: { status: 404, message: "We couldn't find this." },
  team_not_found: { status: 404, message: 'Team Not Found' },
  page_not_found: { status: 404, message: 'Page not found' },
  notification_not_found: { status: 404, message: 'This notification no longer exists.' },
  comment_not_found: { status: 404, message: 'Comment not found' },
  invite_not_found: { status: 404, message: 'Invalid invite link' },
  invite_link_not_found: { status: 404, message: 'Invite link not found' },
  invitation_not_found: { status: 404, message: 'Invitation not found' },
  category_not_found: { status: 404, message: 'Category not found' },
  play_not_found: { status: 404, message: 'Play not found' },
  formation_not_found: { status: 404, message: 'Formation not found' },
  template_not_found: { status: 404, message: 'Template not found' },
  job_not_found: { status: 404, message: 'This file is no longer available. Please request it again.' },
  version_not_found: { status: 404, message: 'Version not found' },
  user_not_found: { status: 404, message: 'User not found' },
  device_not_found: { status: 404, message: 'This device is no longer signed in.' },
  member_not_found: { status: 404, message: 'Member not found' },
  media_not_found: { status: 404, message: 'File not found' },
  invite_inactive: { status: 409, message: 'This invite link is no longer active.' },
  invite_expired: { status: 409, message: 'This invite link has expired.' },
  invite_used_up: { status: 409, message: 'This invite link has reached its maximum number of uses.' },
  email_taken: {
    status: 409,
    message: 'An account with this email already exists. Please sign in instead.',
  },
  username_taken: { status: 409, message: 'This username is taken. Please choose another one.' },
  already_member: { status: 409, message: 'This person is already a member of the team.' },
  account_is_theirs: {
    status: 403,
    message: 'Only this person can change their own name and email.',
  },
  invite_for_another: {
    status: 403,
    message: 'This invitation was sent to another email address. Please sign in with that one.',
  },
  invalid_token: { status: 400, message: 'Invalid or missing token. Please check your invitation email.' },
  invalid_reset_token: { status: 400, message: 'Invalid or expired reset token' },
  signed_in_as_another: {
    status: 409,
    message: 'This browser is now signed in to another account. Please sign in again to continue.',
  },
  not_yourself: { status: 409, message: "You can't do this to your own account. Please ask another admin." },
  last_super_admin: {
    status: 409,
    message: 'This is the last super admin. Please make someone else a super admin first.',
  },
  order_changed: { status: 409, message: 'The order has changed in the meantime. Please try again.' },
  category_below_itself: { status: 409, message: "A category can't be moved into itself." },
  categories_too_deep: { status: 409, message: "Categories can't be nested any deeper." },
  tags_full: { status: 409, message: 'Pages and plays can have up to 50 tags. Nothing was changed.' },
  pins_full: { status: 409, message: 'Six pages and plays are pinned already. Unpin one first.' },
  formations_full: { status: 409, message: 'Your team has 50 formations already. Delete one first.' },
  formation_name_taken: {
    status: 409,
    message: 'Your team has a formation with this name already. Please choose another one.',
  },
  templates_full: { status: 409, message: 'Your team has 50 templates already. Delete one first.' },
  template_name_taken: {
    status: 409,
    message: 'Your team has a template with this name already. Please choose another one.',
  },
  page_changed: { status: 409, message: 'Someone else saved this page while you were editing.' },
  play_changed: { status: 409, message: 'Someone else saved this play while you were editing.' },
  thread_too_deep: {
    status: 409,
    message: "This thread can't be nested any deeper. Please reply to an earlier comment.",
  },
  already_set_up: { status: 409, message: 'Touchline is already set up. Please sign in.' },
  conflict: { status: 409, message: 'Someone else changed this at the same time. Please try again.' },
  not_a_space: { status: 400, message: "This file isn't a team space export, or it's damaged." },
  too_large: { status: 413, message: 'This is too large to upload.' },
  wrong_type: { status: 415, message: "This type of content isn't supported here." },
  range_beyond_end: { status: 416, message: 'The requested range is past the end of the file.' },
  too_many: { status: 429, message: 'Too many attempts. Please wait a moment and try again.' },
  internal: { status: 500, message: 'Something went wrong on our side. Please try again.' },
  not_ready: { status: 503, message: "Touchline isn't available right now. Please try again in a moment." },
  no_room: {
    status: 507,
    message: 'Storage is full. Please contact your Touchline administrator.',
  },
} as const satisfies Record<string, { status: number; message: string }>;

export type RefusalCode = keyof typeof refusals;

export interface FieldError {
  field: string;
  message: string;
}

/** The body of every error response; `error` and `message` hold the same sentence. */
export interface ErrorBody {
  statusCode: number;
  error: string;
  message: string;
  code: RefusalCode;
  fields?: FieldError[];
}
