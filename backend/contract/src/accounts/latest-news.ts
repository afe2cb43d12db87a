/**
 * Number of the latest announcement, one line on Home that each user sees once after an update (`todayTexts.news`). A new one raises the
 * number, and its migration sets the default of `users.news_seen` to it, so that new accounts do not see it.
 */
export const latestNews = 1;
