/** Keeps the cookies of one site between calls, by path, like a browser. */
export class CookieJar {
	readonly #cookies = new Map<string, { readonly path: string; readonly value: string }>();

	store(response: Response, address: URL): void {
		for (const line of response.headers.getSetCookie()) {
			const [pair = "", ...attributes] = line.split(";").map((part) => part.trim());
			const at = pair.indexOf("=");
			const [name, value] = [pair.slice(0, at), pair.slice(at + 1)];
			const attribute = (wanted: string) => attributes.find((one) => one.toLowerCase().startsWith(`${wanted}=`))?.slice(wanted.length + 1);
			const path = attribute("path") ?? address.pathname.replace(/\/[^/]*$/, "");
			const expires = attribute("expires");
			const gone = value === "" || (expires !== undefined && Date.parse(expires) < Date.now());
			if (gone) this.#cookies.delete(`${path} ${name}`);
			else this.#cookies.set(`${path} ${name}`, { path, value });
		}
	}

	header(address: URL): string {
		const within = (path: string) => address.pathname === path || address.pathname.startsWith(path.endsWith("/") ? path : `${path}/`);
		return [...this.#cookies].flatMap(([key, { path, value }]) => (within(path) ? [`${key.split(" ")[1]}=${value}`] : [])).join("; ");
	}
}
