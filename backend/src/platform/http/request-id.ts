/** The header that carries the id under which a request stands in the log. */
export const requestId = 'x-request-id';
