/** A manual page, or a page's tour, with the addresses it helps with. */
interface HelpingPage {
	/** Prefixes of addresses; `*` matches any one segment. */
	readonly helps?: readonly string[];
}

const partsOf = (address: string) => address.split("/").filter((part) => part !== "");

/** The page that helps with an address: the one with the longest matching prefix, then the most specific one. */
export function helpPage<Page extends HelpingPage>(pages: readonly Page[], address: string): Page | undefined {
	const asked = partsOf(address);
	const fitting = pages.flatMap((page) =>
		(page.helps ?? [])
			.map(partsOf)
			.filter(
				(parts) =>
					(parts.length > 0 || asked.length === 0) &&
					parts.every((part, index) => (part === "*" ? asked[index] !== undefined : part === asked[index])),
			)
			.map((parts) => ({ page, length: parts.length, exact: parts.filter((part) => part !== "*").length })),
	);
	return fitting.sort((one, other) => other.length - one.length || other.exact - one.exact)[0]?.page;
}
