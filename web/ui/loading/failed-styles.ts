/**
 * Style sheets that failed to load. The bundler's loader requests each only once, so they have to be requested again
 * here.
 */
const failed = new Map<string, HTMLLinkElement>();

function setAside(link: HTMLLinkElement): void {
	failed.set(link.href, link);
	link.remove();
}

/** Starts keeping track of style sheets that fail to load. */
export function watchFailedStyles(): void {
	const onError = ({ target }: Event) => {
		if (target instanceof HTMLLinkElement && target.rel === "stylesheet") setAside(target);
	};
	window.addEventListener("error", onError, true);
}

/**
 * Call before a failed part or page is loaded again. A style sheet's failure may be reported after that of its script.
 */
export function fetchStylesAgain(): void {
	for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) if (link.sheet === null) setAside(link);
	const again = [...failed.values()];
	failed.clear();
	for (const link of again) document.head.append(link.cloneNode());
}
