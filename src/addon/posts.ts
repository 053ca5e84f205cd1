import type { Posted } from './panel';

/** A value of the store holds 9 KB: this many letters at the most, two bytes each. */
const PART = 4000;
const MOST_PARTS = 40;
/** Of the last post and of the one before it, newest first. */
const KEPT = 2;

/** What was posted last under another fingerprint than the table has now; null: nothing was. */
export function postedBefore(fingerprint: string): Posted | null {
  return readPosts().find(post => post.fingerprint !== fingerprint) ?? null;
}

/** Remembers a post in the file; a post of the same table takes the place of the last. @returns false: too large */
export function keepPosted(post: Posted): boolean {
  const posts = [post, ...readPosts().filter(({ fingerprint }) => fingerprint !== post.fingerprint)];
  const text = JSON.stringify(posts.slice(0, KEPT));
  const parts = text.match(new RegExp(`.{1,${PART}}`, 'gsu')) ?? [];
  if (parts.length > MOST_PARTS) return false;
  const store = PropertiesService.getDocumentProperties();
  const named = Object.fromEntries(parts.map((part, i) => [`posts.${i}`, part]));
  store.setProperties({ ...named, 'posts.parts': String(parts.length) });
  return true;
}

function readPosts(): readonly Posted[] {
  const all = PropertiesService.getDocumentProperties().getProperties();
  const parts = Array.from({ length: Number(all['posts.parts'] ?? 0) }, (_, i) => all[`posts.${i}`] ?? '');
  try {
    const posts: unknown = JSON.parse(parts.join('') || '[]');
    return Array.isArray(posts) ? posts : [];
  } catch {
    // Someone else's hand, or a write that was cut short: then nothing was posted that we know of.
    return [];
  }
}
