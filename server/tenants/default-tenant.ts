/** Path prefix of every call about a tenant. */
const base = "/api/v1/";

/**
 * Inserts the default tenant into the address of a call that names none: `/api/v1/configs` becomes a call about that tenant. `words`: the
 * names that follow a tenant in addresses of calls. A name that is both is read as a tenant.
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
