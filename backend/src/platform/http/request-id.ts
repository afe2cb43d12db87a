/** Response header with the id of the request in the log. */
export const REQUEST_ID_HEADER = 'x-request-id';
