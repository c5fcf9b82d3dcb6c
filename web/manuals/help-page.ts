/** A page of the menu, as far as it says where it helps. */
interface HelpingPage {
	readonly slug: string;
	/** Beginnings of addresses, `*` for any one part. */
	readonly helps?: readonly string[];
}

const partsOf = (address: string) => address.split("/").filter((part) => part !== "");

/** The page that belongs to an address: the one whose beginning fits and is longest, then the one that is most exact. */
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
