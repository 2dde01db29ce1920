import { COMMENT_DEFAULTS, type CommentSettings } from '#runtime/domain/comments/rules.ts';
import type { Site } from '../site/site.ts';

/** Returns a site's settings of comments, with the platform's defaults for missing ones. */
export function commentSettings({ websiteSettings }: Site): CommentSettings {
  const own = Object.entries(COMMENT_DEFAULTS).map(([name, value]) => {
    const stored = websiteSettings[name];
    return [name, typeof stored === typeof value ? stored : value];
  });
  return Object.fromEntries(own) as unknown as CommentSettings;
}
