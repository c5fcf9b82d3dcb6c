/** Where every call about a tenant begins. */
const base = "/api/v1/";

/**
 * Address of a call that names no tenant, with the default tenant in it: `/api/v1/configs` is a call about
 * that one. `words`: what follows a tenant in the addresses of calls. A tenant goes before a word.
 */
export function withDefaultTenant(url: string, { isTenant, words, slug }: DefaultTenant): string {
	if (!url.startsWith(base)) return url;
	const first = /^[^/?]*/.exec(url.slice(base.length))?.[0] ?? "";
	return words.has(first) && !isTenant(first) ? `${base}${slug}/${url.slice(base.length)}` : url;
}

interface DefaultTenant {
	readonly slug: string;
	readonly isTenant: (slug: string) => boolean;
	readonly words: ReadonlySet<string>;
}
