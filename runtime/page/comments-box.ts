/** The engine's box for comments below an item; one with the other id belongs to Disqus. */
export const COMMENTS_BOX = '.squarespace-comments:not(#disqus_thread)';
