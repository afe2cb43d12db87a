/** In a module of its own, because sign-in loads it without the rules for new addresses. */
export const invalidEmail = 'Please enter a valid email address';
